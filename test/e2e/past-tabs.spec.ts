import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import type { Action } from '../../src/rules/rule'
import { actionsOf, gameFileOf, type Recorded, realGame } from '../games/recorded'

const game: Recorded = realGame('4714')
const actions = actionsOf(game).slice(0, 160)

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const FOLLOWS = 'Another tab banks this game; this one follows it.'

async function show(page: Page, screen: string) {
  await page.evaluate(at => {
    location.hash = `#/${at}`
  }, screen)
}

async function saved(page: Page): Promise<readonly Action[]> {
  await show(page, 'menu')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save the game as a file').tap(),
  ])
  const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as { actions: Action[] }
  return file.actions.map(({ at: _, ...rest }) => rest)
}

/** The game in two tabs: the first banks, the second follows. */
async function twoTabs(page: Page) {
  await page.goto('./')
  const text = gameFileOf({ ...game, trace: actions.map(action => ({ action })) })
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('Open a file').setInputFiles(file)
  await expect(page.getByRole('link', { name: 'Log' })).toBeVisible()
  await expect(page.locator('.saved[role=status]')).toHaveText('saved')
  const other = await page.context().newPage()
  await other.goto('./#/log')
  await expect(other.getByText(FOLLOWS)).toBeVisible()
  return other
}

async function openEntry(page: Page, says: RegExp) {
  await show(page, 'log')
  await page.getByRole('link', { name: says }).first().tap()
  await expect(page.getByRole('heading', { name: /^No\. \d+/ })).toBeVisible()
}

test('a change that is made where another tab banks takes the bank over with its tap', async ({ page }) => {
  const other = await twoTabs(page)
  await openEntry(other, /L&N runs for \$180/)
  await button(other, 'Take it out').tap()
  await expect(other.getByText(/No longer fits/)).toBeVisible()
  await button(other, /^Leave it and the \d+ after it out/).tap()
  // The game goes on meanwhile, and the change stays what it was.
  await button(page, /^End M&O/).tap()
  await expect(other.getByText(/No longer fits: No. 161/)).toBeVisible()
  await button(other, 'Leave it out').tap()
  await button(other, 'Accept the change, and bank here').tap()
  await expect(other.getByRole('heading', { name: 'Log', level: 1 })).toBeAttached()
  expect(await saved(other)).toEqual(actions.slice(0, 117))
  await expect(page.getByText(FOLLOWS)).toBeVisible()
  expect(await saved(page)).toEqual(actions.slice(0, 117))
})

test('a figure put right, a ruling, a count and a what-if do so too', async ({ page }) => {
  const other = await twoTabs(page)
  const turns = [page, other]
  const follower = async () => {
    const [banks, follows] = turns.reverse() as [Page, Page]
    await expect(follows.getByText(FOLLOWS).first()).toBeAttached()
    await expect(button(banks, / bank here$/)).toHaveCount(0)
    return follows
  }
  turns.reverse()
  const first = await follower()
  await openEntry(first, /L&N runs for \$180/)
  for (const digit of '190') await button(first, `${digit} digit`).tap()
  await button(first, 'Change it, and bank here').tap()
  await expect(first.getByText(/was \$180, now \$190, changed at/)).toBeVisible()

  await show(page, 'log')
  const second = await follower()
  await show(second, 'ruling')
  await button(second, 'Phase').tap()
  await second.getByRole('group', { name: 'Phase' }).getByRole('button', { name: '7', exact: true }).tap()
  await button(second, 'Enter the ruling, and bank here').tap()
  await expect(second.getByRole('main').getByText(/^Ruling: it is phase 7/)).toBeVisible()

  await show(other, 'log')
  const third = await follower()
  await show(third, 'count')
  await third.getByRole('button', { name: /^Bank/ }).tap()
  await button(third, '5 digit').tap()
  await button(third, 'Note the count, and bank here').tap()
  await expect(third.getByRole('heading', { name: 'Play', level: 1 })).toBeAttached()

  await show(page, 'log')
  const fourth = await follower()
  await show(fourth, 'whatif')
  await button(fourth, 'Try from the table as it stands').tap()
  await button(fourth, /^End M&O/).tap()
  await button(fourth, 'Keep, and bank here').tap()
  await expect(fourth.getByRole('heading', { name: 'Play', level: 1 })).toBeAttached()
  const is = await saved(fourth)
  expect(is[117]).toMatchObject({ type: 'run', revenue: 190 })
  expect(is.slice(160).map(({ type }) => type)).toEqual(['correct', 'count', 'endTurn'])
  expect(await saved(other)).toEqual(is)
})
