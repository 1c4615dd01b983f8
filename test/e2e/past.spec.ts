import { expect, type Page, test } from '@playwright/test'
import { changeIt as changeNow, openEntry as openNumbered } from '../../scripts/banker/amend'
import { screenOf } from '../../scripts/banker/screen'
import type { Action } from '../../src/rules/rule'
import { begin, enter, now } from '../../src/session/session'
import { loadTitle } from '../../src/titles/registry'
import {
  actions,
  beginToJoin,
  button,
  game,
  logOfCorrection,
  open,
  openEntry,
  saved,
  show,
  tap,
  type,
} from './past'

/** The table of a fresh game with these entries. Throws if one is refused. */
async function tableOf(some: readonly Action[]) {
  const title = await loadTitle('18AL')
  const open = some.reduce(
    (session, action) => {
      const step = enter(session, [action])
      if ('stop' in step) throw new Error(`${JSON.stringify(action)}: ${step.stop.refusal.code}`)
      return step.session
    },
    begin(title, game),
  )
  return title.report(now(open))
}

/** Opens an entry of the log by its number. */
const openNumber = (page: Page, number: number) => openNumbered({ page, screen: screenOf(page) }, number)

const with_ = (some: readonly Action[], index: number, other: Record<string, unknown>) =>
  some.map((action, i) => (i === index ? ({ ...action, ...other } as Action) : action))

const accept = (page: Page) => tap(page, 'Change it')

/** Puts an entry right at once after saying what was wrong. */
const changeIt = (page: Page) => changeNow({ page, screen: screenOf(page) })

test('on a small phone the button of a correction can be read as soon as what was wrong is said', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, actions.slice(0, 141))
  await openNumber(page, 121)
  await tap(page, /^Paid or withheld/)
  await tap(page, /^Withheld/)
  const change = page.locator('.page-foot .button')
  const covered = () =>
    change.evaluate(it => {
      const { x, y, width, height } = it.getBoundingClientRect()
      const found = document.elementFromPoint(x + width / 2, y + height / 2)
      return found === null || !it.contains(found)
    })
  expect(await covered()).toBe(false)
})

test('a revenue of twenty entries ago is put right with four taps and the digits', async ({ page }) => {
  const right = actions.slice(0, 141)
  await open(page, with_(right, 120, { revenue: 130 }))
  await openNumber(page, 121)
  await tap(page, /^Revenue/)
  await type(page, 140)
  await changeIt(page)
  await logOfCorrection(page)
  await expect(page.getByText(/was \$130, now \$140, changed at \d\d:\d\d/)).toBeVisible()
  await page.getByRole('link', { name: 'Play', exact: true }).tap()
  const slip = page.getByRole('region', { name: /^Put right from No\. \d+ on$/ })
  await expect(slip.getByRole('listitem').first()).toHaveText(/^Bank\s+to\s+Ann\$1$/)
  // What folds at its end does not make it the one line of a folded slip: its heading keeps clear of the edge.
  const edges = [slip, slip.getByRole('heading').first()].map(async it => (await it.boundingBox())?.y ?? 0)
  const [edge = 0, heading = 0] = await Promise.all(edges)
  expect(heading - edge).toBeGreaterThan(12)
  const is = await saved(page)
  expect(is).toEqual(right)
  expect(await tableOf(is)).toEqual(await tableOf(right))
  await tap(page, 'Undo')
  expect((await saved(page))[120]).toMatchObject({ revenue: 130 })
})

test('a par price of the first round becomes another, with all that follows from it', async ({ page }) => {
  const right = actions.slice(0, 100)
  const par = right.findIndex(action => action.type === 'par')
  await open(page, with_(right, par, { price: 90 }))
  await openNumber(page, par + 1)
  await tap(page, /^Price/)
  await tap(page, '$105')
  await changeIt(page)
  const is = await saved(page)
  expect(is).toEqual(right)
  expect(await tableOf(is)).toEqual(await tableOf(right))
})

test('a purchase three entries ago by the wrong player moves to the right one’s turn, in five taps from Wrong?', async ({
  page,
}) => {
  // Cy passed and Dee bought, but Cy was entered as buying, and then Dee as passing, so that Ann had her turn.
  const bought = (player: string): Action & Record<string, unknown> => ({
    ...{ type: 'buyShare', player, corporation: 'M&O', from: 'ipo' },
  })
  const passed = (player: string): Action & Record<string, unknown> => ({ ...{ type: 'pass', player } })
  const some = actions.slice(0, 228)
  const right = [...some, passed('p3'), bought('p4'), passed('p4'), passed('p1')]
  const wrong = [...some, bought('p3'), passed('p3'), passed('p4'), passed('p1')]
  await open(page, wrong)
  await page.getByRole('button', { name: /^Wrong\?/ }).tap()
  await page.getByRole('link', { name: /^Cy buys 10% of M&O/ }).tap()
  await tap(page, /^Player/)
  await tap(page, 'Dee')
  const told = page.locator('.alterations')
  for (const line of [
    /Out.*No\. 229: Cy buys 10% of M&O/,
    /In.*Cy passes/,
    /Out.*No\. 231: Dee passes/,
    /In.*Dee buys 10% of M&O/,
  ])
    await expect(told.locator('li.alteration').filter({ hasText: line })).toHaveCount(1)
  await changeIt(page)
  const is = await saved(page)
  expect(is).toEqual(right)
  expect(await tableOf(is)).toEqual(await tableOf(right))
})

test('a forgotten entry is inserted before or after another, even further back', async ({ page }) => {
  const some = actions.slice(0, 160)
  await open(page, some)
  await tap(page, 'Wrong?')
  await tap(page, 'One was forgotten')
  await expect(page.getByRole('heading', { name: 'Before or after which entry was it?' })).toBeVisible()
  const entries = page.locator('.wrong-entries > li')
  await expect(entries).toHaveCount(6)
  await tap(page, 'Further back')
  await expect(entries).toHaveCount(18)
  await entries
    .getByRole('button', { name: /^After / })
    .last()
    .tap()
  await expect(page.getByRole('heading', { name: 'What is missing' })).toBeVisible()
  await expect(page.getByText(/^The table before No\. \d+/)).toBeVisible()
})

test('one tap on a player or a corporation shows only their entries, another shows all again', async ({
  page,
}) => {
  await open(page, actions.slice(0, 160))
  await tap(page, 'Wrong?')
  const entries = page.locator('.wrong-entries > li')
  const whose = page.getByRole('group', { name: 'Whose entries' })
  await expect(entries).toHaveCount(6)
  const all = await entries.allTextContents()
  for (const name of ['Bo', 'WRA']) {
    await whose.getByRole('button', { name, exact: true }).tap()
    await expect(entries.filter({ hasNotText: name })).toHaveCount(0)
    await expect(entries).toHaveCount(6)
  }
  await whose.getByRole('button', { name: 'WRA', exact: true }).tap()
  await expect(entries).toHaveText(all)
})

test('after one Undo something else can still be reported as wrong', async ({ page }) => {
  await open(page, actions.slice(0, 160))
  await tap(page, 'Undo')
  await page.getByRole('button', { name: 'Wrong? Put an entry right' }).tap()
  await expect(page.getByRole('heading', { name: 'Something is wrong' })).toBeAttached()
})

test('if the right player has no room, that is said, and what happened is asked; held, it changes nothing', async ({
  page,
}) => {
  const some = actions.slice(0, 160)
  await open(page, some)
  await openEntry(page, /Cy starts M&O/)
  await tap(page, 'It never happened, or was entered twice')
  await expect(page.getByText(/Then this cannot be: No. 139: Dee buys 10% of M&O/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change it' })).toHaveCount(0)
  await tap(page, 'See what does not fit')
  await tap(page, 'It did not happen')
  await expect(page.getByText(/Then this cannot be: No. 141: Ann buys 10% of M&O/)).toBeVisible()
  await tap(page, 'Decide later')
  await expect(page.getByText(/A correction is waiting; it does not count yet/)).toBeVisible()
  expect(await saved(page)).toEqual(some)
  await page.getByRole('link', { name: 'Play' }).tap()
  await tap(page, 'Finish it')
  await tap(page, /did Ann do instead/)
  await tap(page, /Ann buys ATN/)
  await tap(page, /^Nothing from here on happened/)
  await accept(page)
  expect((await saved(page))[138]).toMatchObject({ player: 'p1', corporation: 'ATN' })
  await tap(page, 'Undo')
  expect(await saved(page)).toEqual(some)
})

test('a table that was joined, and a ruling, are put right in their own forms', async ({ page }) => {
  await beginToJoin(page)
  const choose = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('button', { name, exact: true }).tap()
  await choose('Priority Deal', 'Ann')
  await tap(page, '?, Ann')
  for (const figure of [300, 0, 0, 0]) {
    await type(page, figure)
    if (await button(page, 'Next').isVisible()) await tap(page, 'Next')
  }
  for (const name of ['Tuscumbia', 'South', 'Brown', 'Memphis', 'New Decatur']) await choose(name, 'Dee')
  await tap(page, 'Join the game')
  await expect(page.getByRole('main').getByText('The game is joined in stock round 2.')).toBeVisible()
  await show(page, 'ruling')
  await tap(page, 'Money')
  await choose('From', 'Bank')
  await choose('To', 'Bo')
  await choose('Amount', '5 digit')
  await tap(page, 'Enter the ruling')
  await openNumber(page, 2)
  await tap(page, 'Something else: enter it again')
  await tap(page, /^Amount/)
  for (const digit of '50') await choose('Amount', `${digit} digit`)
  await tap(page, 'Put it there')
  await expect(page.getByText('All later entries still fit.')).toBeVisible()
  await accept(page)
  await openNumber(page, 1)
  await tap(page, 'The joined table is wrong')
  // A person would first scroll it out from under the foot of the form.
  await button(page, '$300, Ann').evaluate(it => it.scrollIntoView({ block: 'center' }))
  await tap(page, '$300, Ann')
  await tap(page, '5 digit')
  await tap(page, 'Put it there')
  await accept(page)
  expect(await saved(page)).toMatchObject([
    { type: 'position', table: { bank: 7995, players: { p1: { cash: 5 } } } },
    { type: 'correct', money: { from: 'bank', to: 'p2', amount: 50 } },
  ])
})
