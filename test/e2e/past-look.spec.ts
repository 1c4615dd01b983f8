import { expect, type Page, test } from '@playwright/test'
import { WHOLE } from '../all'
import { axeFaults } from './axe'
import { actions, beginToJoin, button, open, openEntry, saved, show, tap, type } from './past'
import { tooSmall, tooWide } from './pastFit'

test('a past table can be looked at, and one tap leads back', async ({ page }) => {
  const some = actions.slice(0, 160)
  await open(page, some)
  await openEntry(page, /L&N runs for \$180/)
  await page.getByRole('link', { name: 'See the table as it stood' }).tap()
  await expect(page.getByText('As it stood after entry 118, OR 4.1')).toBeVisible()
  await tap(page, 'One entry back')
  await tap(page, 'A round back')
  await expect(page.getByText(/As it stood after entry 115/)).toBeVisible()
  // Whatever is tapped or typed, nothing is entered there.
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
    await tap(page, /^End M&O/)
    await expect(page.getByText('1 entry tried.')).toBeVisible()
  }
  await tryIt()
  await tap(page, /^Pay \$18 a share/)
  const slip = page.getByRole('region', { name: 'Payout slip' })
  await expect(slip.getByRole('listitem')).toHaveText([/Ann.*\$36/, /Bo.*\$36/, /Cy.*\$18/, /Dee.*\$90/])
  await tap(page, 'Effect')
  await expect(page.getByText('$43')).toBeVisible()
  await tap(page, 'Drop')
  expect(await saved(page)).toEqual(some)
  // What was tried outlives a reload, and is no part of the game before it is kept.
  await tryIt()
  await page.reload()
  await expect(page.getByText('1 entry tried.')).toBeVisible()
  expect(await saved(page)).toEqual(some)
  await show(page, 'whatif')
  await tap(page, 'Keep')
  expect(await saved(page)).toEqual([...some, { type: 'endTurn', corporation: 'M&O' }])
})

/** Counts a purse, and closes it. */
async function count(page: Page, who: RegExp, sum: number) {
  await tap(page, who)
  await type(page, sum)
  await tap(page, 'Done')
}

test('a phone on its side has the keypad for counting beside the purses', async ({ page }) => {
  await open(page, actions.slice(0, 160))
  await page.setViewportSize({ width: 844, height: 390 })
  await show(page, 'count')
  await tap(page, /^Bo/)
  for (const name of ['1 digit', '0 digit', /^Next: Cy/])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: /^Bo/ })).toBeInViewport({ ratio: 1 })
})

test('the form of an entry leads to the log after a reload, which forgets what was edited', async ({
  page,
}) => {
  await open(page, actions.slice(0, 160))
  await openEntry(page, /L&N runs for \$180/)
  await tap(page, 'Something before it is missing')
  await expect(page).toHaveURL(/#\/form$/)
  await page.reload()
  await expect(page).toHaveURL(/#\/log$/)
  await expect(page.locator('.entry').first()).toBeVisible()
})

test('a count names the entries that would explain it, and is closed by a ruling in one tap', async ({
  page,
}) => {
  await open(page, actions.slice(0, 160))
  await show(page, 'count')
  await count(page, /^Ann/, 77)
  // Counting again, the first digit begins a new figure, and each digit updates the difference.
  await tap(page, /^Ann/)
  await tap(page, '2 digit')
  await expect(page.locator('.count-figure')).toHaveText(/\$2\$41 missing/)
  await tap(page, '4 digit')
  await expect(page.locator('.count-figure')).toHaveText(/\$24\$19 missing/)
  await tap(page, 'Done')
  await tap(page, /^Find the mistake/)
  const found = page.locator('.explained')
  await expect(found).toHaveCount(3)
  await expect(found.filter({ hasText: 'No. 157, OR 5.1: L&N runs for $190' }).first()).toBeVisible()
  // The correction opens with what would explain it, and the count is still there on the way back.
  await tap(page, /^Should be: L&N runs for \$190 and withholds it/)
  await expect(page.getByRole('heading', { name: 'Correction' })).toBeVisible()
  await expect(page.getByText('L&N runs for $190 and withholds it.')).toBeVisible()
  await tap(page, 'Leave it as it was')
  await expect(page.getByRole('heading', { name: 'Count the money' })).toBeVisible()
  // The search for what went wrong with Ann's money looks the same, and finds it in the end.
  await expect(page.locator('.purses').getByRole('button', { name: /^Ann/ })).toHaveText(
    /counted \$24: \$19 missing/,
  )
  await page.getByText('Not against the bank, or for another reason').tap()
  await page.getByRole('textbox', { name: 'Why' }).fill('lost')
  await tap(page, /^The books were wrong: book \$19 to the bank/)
  expect((await saved(page)).slice(160)).toEqual([
    { type: 'correct', reason: 'lost', money: { from: 'p1', to: 'bank', amount: 19 } },
    {
      ...{ type: 'count', holder: 'p1', cash: 24 },
      note: '$19 missing before the books were put right',
    },
  ])
})

test('the whole table is counted on one keypad, and puts right what is mixed up', async ({ page }) => {
  await open(page, actions.slice(0, 160))
  await page.evaluate(() => {
    location.hash = '#/settings'
  })
  await button(page, '$20').tap()
  await show(page, 'count')
  await tap(page, /^Ann/)
  const pad = page.getByRole('button', { name: '5 digit' })
  const stood = await pad.boundingBox()
  await type(page, 63)
  await tap(page, 'Next: Bo')
  await type(page, 21)
  await expect(page.getByText('Between Bo and Ann: mixed up?')).toBeVisible()
  expect(await pad.boundingBox()).toEqual(stood)
  await tap(page, 'Next: Cy')
  // If the count agrees, the next purse opens by itself.
  await tap(page, /^Same as in the books$/)
  await tap(page, /^Same as in the books$/)
  await tap(page, 'Done')
  await expect(page.locator('.off-list li')).toHaveText(['Ann: $20 more than the books', 'Bo: $20 missing'])
  await expect(button(page, /^The books were wrong/)).toContainText('$20 from Bo to Ann')
  // A single note of just that sum needs no word.
  await expect(button(page, /^The books are right/)).toHaveText(/Ann pays Bo \$20$/)
  await tap(page, /^The books are right/)
  const note = (off: string) => `${off}, put right at the table: Ann pays Bo $20`
  await expect(page.getByRole('main').getByText(note('$20 missing'))).toBeVisible()
  expect((await saved(page)).slice(160)).toEqual([
    { type: 'count', holder: 'p3', cash: 111 },
    { type: 'count', holder: 'p4', cash: 74 },
    { type: 'count', holder: 'p1', cash: 63 },
    { type: 'count', holder: 'p1', cash: 43, note: note('$20 more than the books') },
    { type: 'count', holder: 'p2', cash: 21 },
    { type: 'count', holder: 'p2', cash: 41, note: note('$20 missing') },
  ])
})

/** The usual phone; `test:all` also looks at one with little room, in the dark theme. */
const PHONES = [
  [390, 844],
  [320, 640],
] as const

// Most of them `fit.spec.ts` shows in the quick test.
for (const [width, height] of WHOLE ? PHONES : [])
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
    await tap(page, /^End M&O/)
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
