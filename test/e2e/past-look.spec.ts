import { expect, test } from '@playwright/test'
import { axeFaults } from './axe'
import { actions, beginToJoin, button, open, openEntry, saved, show, tap, type } from './past'
import { tooSmall, tooWide } from './pastFit'

test('the table then is looked at, and costs one tap back', async ({ page }) => {
  const some = actions.slice(0, 160)
  await open(page, some)
  await openEntry(page, /L&N runs for \$180/)
  await page.getByRole('link', { name: 'See the table as it stood' }).tap()
  await expect(page.getByText('As it stood after entry 118, OR 4.1')).toBeVisible()
  await tap(page, 'One entry back')
  await tap(page, 'A round back')
  await expect(page.getByText(/As it stood after entry 115/)).toBeVisible()
  // Nothing is entered there, whatever is tapped or typed.
  await expect(page.getByRole('button', { name: /^Undo|passes$|^Pay|^Buy|^Sell/ })).toHaveCount(0)
  const looks = page.locator('main button').filter({ hasNotText: 'What if' })
  expect(await looks.count()).toBeGreaterThan(3)
  for (const it of await looks.all()) await it.tap()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/As it stood after entry 115/)).toBeVisible()
  await page.getByRole('slider', { name: 'Entry' }).fill('0')
  await expect(page.getByText('As it stood before the first entry')).toBeVisible()
  await tap(page, 'Back to now')
  await expect(page.getByRole('heading', { name: 'Play', level: 1 })).toBeAttached()
  expect(await saved(page)).toEqual(some)
})

test('a what-if leaves no trace when it is dropped, and is one change when it is kept', async ({ page }) => {
  const some = actions.slice(0, 160)
  await open(page, some)
  const tryIt = async () => {
    await page.getByRole('link', { name: 'Log' }).tap()
    await page.getByRole('link', { name: 'What if' }).tap()
    await tap(page, 'Try from the table as it stands')
    await tap(page, /^End M&O/)
    await expect(page.getByText('1 entry tried.')).toBeVisible()
  }
  await tryIt()
  await tap(page, /^Pay \$18 a share/)
  const slip = page.getByRole('region', { name: 'Pay-out slip' })
  await expect(slip.getByRole('listitem')).toHaveText([/Ann.*\$36/, /Bo.*\$36/, /Cy.*\$18/, /Dee.*\$90/])
  await tap(page, 'Effect')
  await expect(page.getByText('$43')).toBeVisible()
  await tap(page, 'Drop')
  expect(await saved(page)).toEqual(some)
  // Never stored before it is kept: a phone that is put down and taken up again knows nothing of it.
  await tryIt()
  await page.reload()
  await expect(page.getByText('Nothing is being tried.')).toBeVisible()
  expect(await saved(page)).toEqual(some)
  await tryIt()
  await tap(page, 'Keep')
  expect(await saved(page)).toEqual([...some, { type: 'endTurn', corporation: 'M&O' }])
})

test('a count names the entries that agree with it, and closes with a correction', async ({ page }) => {
  await open(page, actions.slice(0, 160))
  await show(page, 'count')
  await tap(page, /^Ann/)
  await type(page, 77)
  await page.locator('.purses button[aria-expanded=true]').tap()
  // Counted again: the first digit begins a new figure.
  await tap(page, /^Ann/)
  await type(page, 24)
  await page.locator('.purses button[aria-expanded=true]').tap()
  // The entry is looked at, and what was counted is still there.
  await page.getByRole('link', { name: /\$19: the L&N dividend of OR 5.1\?/ }).tap()
  await expect(page.getByText(/^L&N runs for/)).toBeVisible()
  await tap(page, 'Back')
  await expect(button(page, /^Ann/)).toHaveText(/counted \$24: \$19 missing/)
  await page.getByText('Book a correction').tap()
  await page.getByRole('textbox', { name: 'Why' }).fill('lost')
  await tap(page, 'Note and correct')
  expect((await saved(page)).slice(160)).toEqual([
    { type: 'count', holder: 'p1', cash: 24 },
    { type: 'correct', reason: 'lost', money: { from: 'p1', to: 'bank', amount: 19 } },
  ])
})

for (const [width, height] of [
  [320, 640],
  [390, 844],
] as const)
  test(`at ${width} px the screens of the past fit, and axe finds nothing`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: width === 320 ? 'dark' : 'light', reducedMotion: 'reduce' })
    await open(page, actions.slice(0, 160))
    const faults: string[] = []
    const look = async (screen: string) => {
      for (const fault of [...(await axeFaults(page)), ...(await tooWide(page)), ...(await tooSmall(page))])
        faults.push(`${screen}: ${fault}`)
    }
    for (const screen of ['wrong', 'moment/87', 'count', 'seats', 'whatif', 'change', 'entry/118', 'join']) {
      await show(page, screen)
      await look(screen)
    }
    await show(page, 'whatif')
    await tap(page, 'Try from the table as it stands')
    await look('a what-if')
    await tap(page, 'Drop')
    await show(page, 'log')
    await look('log')
    await openEntry(page, /Cy starts M&O/)
    await look('an entry with values to choose')
    await tap(page, 'It never happened, or was entered twice')
    await look('a mistake named')
    await tap(page, 'See what does not fit')
    await look('a change that stops')
    await tap(page, /instead\?$/)
    await look('a form on an older table')
    await beginToJoin(page)
    const start = page.getByRole('group', { name: 'Started at a par value of, L&N' })
    await start.getByRole('button', { name: '$75' }).tap()
    const all = page.getByRole('group', { name: 'Ann, L&N' })
    await all.getByRole('button', { name: '60%' }).tap()
    await tap(page, '?, Ann')
    await look('a table that is joined')
    await tap(page, '$75, Price now, L&N')
    await look('a price that is picked')
    expect(faults).toEqual([])
  })
