import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { actions, button, logOfCorrection, open } from './past'

async function toSeats(page: Page) {
  await page.getByRole('link', { name: /menu$/i }).tap()
  await page.getByRole('link', { name: 'Exchange names or seats' }).tap()
}

async function players(page: Page) {
  await page.getByRole('link', { name: /menu$/i }).tap()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save the game as a file').tap(),
  ])
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'))
  return file.players as readonly { id: string; name: string }[]
}

test('two names are exchanged at once, with all that was entered for them', async ({ page }) => {
  await open(page, actions.slice(0, 160))
  const log = page.getByRole('link', { name: 'Log' })
  await log.tap()
  await expect(page.getByRole('link', { name: /^Cy starts M&O/ })).toBeVisible()
  await toSeats(page)
  await button(page, 'Move Cy up').tap()
  await button(page, 'Exchange the names').tap()
  await expect(page.getByRole('heading', { name: 'Play', level: 1 })).toBeAttached()
  await log.tap()
  await expect(page.getByRole('link', { name: /^Bo starts M&O/ })).toBeVisible()
  expect(await players(page)).toEqual([
    { id: 'p1', name: 'Ann' },
    { id: 'p2', name: 'Cy' },
    { id: 'p3', name: 'Bo' },
    { id: 'p4', name: 'Dee' },
  ])
  // Entries that depend on the seats forbid other seats, and the first of them is named.
  await page.goBack()
  await toSeats(page)
  await button(page, 'Move Bo up').tap()
  await expect(page.getByText(/With these seats No\. \d+ no longer fits/)).toBeVisible()
  await expect(button(page, 'Exchange the seats')).toBeDisabled()
})

test('seats are exchanged with the history of the changes, and the old game goes to the bin', async ({
  page,
}) => {
  const count = { type: 'count', holder: 'bank', cash: 5 }
  await open(page, [count])
  await page.getByRole('link', { name: 'Log' }).tap()
  await page.getByRole('link', { name: /counted/ }).tap()
  await button(page, /^Counted/).tap()
  for (const digit of '12') await button(page, `${digit} digit`).tap()
  await button(page, 'Change it').tap()
  await logOfCorrection(page)
  await expect(page.getByText(/was \$5, now \$12, changed at/)).toBeVisible()
  await toSeats(page)
  await button(page, 'Move Bo up').tap()
  await expect(page.getByText('and the history of the changes is kept')).toBeVisible()
  await button(page, 'Exchange the seats').tap()
  await expect(page.getByRole('heading', { name: 'Play', level: 1 })).toBeAttached()
  await expect(
    page.getByText('The seats have been exchanged. The game as it was before is in the bin.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Log' }).tap()
  await expect(page.getByText(/was \$5, now \$12, changed at/)).toBeVisible()
  await button(page, 'Undo').tap()
  await expect(page.getByText(/now \$12/)).toHaveCount(0)
  expect((await players(page)).map(({ id, name }) => `${id} ${name}`)).toEqual([
    ...['p2 Bo', 'p1 Ann', 'p3 Cy', 'p4 Dee'],
  ])
  await page.goto('./#/bin')
  await expect(page.getByText(/Ann, Bo, Cy, Dee/)).toBeVisible()
})
