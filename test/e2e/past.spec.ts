import { expect, type Page, test } from '@playwright/test'
import { amendPar, amendRevenue, moveSale, openEntry as openNumbered } from '../../scripts/banker/amend'
import { namesOf } from '../../scripts/banker/enter'
import { screenOf } from '../../scripts/banker/screen'
import type { Action } from '../../src/rules/rule'
import { begin, enter, now } from '../../src/session/session'
import { loadTitle } from '../../src/titles/registry'
import { actions, beginToJoin, button, game, open, openEntry, saved, show, tap, type } from './past'

/** The table that a fresh game with these entries has. Throws where one is refused. */
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

const accept = (page: Page) => tap(page, 'Accept the change')

test('a revenue of twenty entries ago is put right with three taps and the digits', async ({ page }) => {
  const right = actions.slice(0, 141)
  await open(page, with_(right, 120, { revenue: 130 }))
  const screen = screenOf(page)
  await amendRevenue({ page, screen }, 121, 140)
  expect(Object.values(screen.taps)).toEqual([3 + '140'.length])
  await expect(page.getByText(/was \$130, now \$140, changed at \d\d:\d\d/)).toBeVisible()
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
  await amendPar({ page, screen: screenOf(page) }, par + 1, 105)
  const is = await saved(page)
  expect(is).toEqual(right)
  expect(await tableOf(is)).toEqual(await tableOf(right))
})

test('a sale by the wrong player is taken out and put before the pass of the right one', async ({ page }) => {
  const sale = (player: string): Action & Record<string, unknown> => ({
    ...{ type: 'sellShares', player, corporation: 'L&N', shares: 1 },
  })
  const [upTo, bought, rest] = [actions.slice(0, 108), actions.slice(108, 110), actions.slice(110, 115)]
  const right = [...upTo, ...bought, sale('p2'), ...rest]
  await open(page, [...upTo, sale('p1'), ...bought, ...rest])
  await moveSale({ page, screen: screenOf(page) }, 109, 111, sale('p2'), namesOf(game))
  await expect(page.getByText(/Taken out at .*: Ann sells 10% of L&N for \$/)).toBeVisible()
  await expect(page.getByText(/Put in later at/)).toBeVisible()
  const is = await saved(page)
  expect(is).toEqual(right)
  expect(await tableOf(is)).toEqual(await tableOf(right))
})

test('a chain of repairs is one change with one undo; held, it changes nothing', async ({ page }) => {
  const some = actions.slice(0, 160)
  await open(page, some)
  await openEntry(page, /Cy starts M&O/)
  await tap(page, 'Take it out')
  await expect(page.getByText(/No longer fits: No. 139: Dee buys 10% of M&O/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept the change' })).toHaveCount(0)
  await tap(page, 'Leave it out')
  await expect(page.getByText(/No longer fits: No. 141: Ann buys 10% of M&O/)).toBeVisible()
  await tap(page, 'Hold the change')
  await expect(page.getByText(/A change of the past is held/)).toBeVisible()
  expect(await saved(page)).toEqual(some)
  await page.getByRole('link', { name: 'Play' }).tap()
  await tap(page, 'Go on with it')
  await tap(page, 'Mend that entry')
  await tap(page, /Ann buys ATN/)
  await tap(page, /^Leave it and the \d+ after it out/)
  await accept(page)
  const is = await saved(page)
  expect(is.slice(0, 137)).toEqual([...some.slice(0, 136), some[137]])
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
  await expect(page.getByRole('main').getByText('The game is joined in SR 2.')).toBeVisible()
  await show(page, 'ruling')
  await tap(page, 'Money')
  await choose('From', 'Bank')
  await choose('To', 'Bo')
  await choose('Amount', '5 digit')
  await tap(page, 'Enter the ruling')
  await openNumber(page, 2)
  await tap(page, 'Enter it anew')
  await tap(page, /^Amount/)
  for (const digit of '50') await choose('Amount', `${digit} digit`)
  await tap(page, 'Put it there')
  await expect(page.getByText('All later entries still fit.')).toBeVisible()
  await accept(page)
  await openNumber(page, 1)
  await tap(page, 'Enter it anew')
  // A person moves it out from under the foot of the form first.
  await button(page, '$300, Ann').evaluate(it => it.scrollIntoView({ block: 'center' }))
  await tap(page, '$300, Ann')
  await tap(page, '5 digit')
  await tap(page, 'Put it there')
  await accept(page)
  expect(await saved(page)).toMatchObject([
    { type: 'position', table: { bank: 4995, players: { p1: { cash: 3005 } } } },
    { type: 'correct', money: { from: 'bank', to: 'p2', amount: 50 } },
  ])
})
