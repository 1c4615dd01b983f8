import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { amendPar, amendRevenue, moveSale, openEntry as openNumbered } from '../../scripts/banker/amend'
import { namesOf } from '../../scripts/banker/enter'
import { screenOf } from '../../scripts/banker/screen'
import type { Action } from '../../src/rules/rule'
import { begin, enter, now } from '../../src/session/session'
import { loadTitle } from '../../src/titles/registry'
import { actionsOf, gameFileOf, type Recorded, realGame } from '../games/recorded'
import { tooSmall, tooWide } from './pastFit'

const NAMES = ['Ann', 'Bo', 'Cy', 'Dee']
const real = realGame('4714')
const game: Recorded = {
  ...real,
  players: real.players.map((player, i) => ({ ...player, name: NAMES[i] ?? player.name })),
}
const actions = actionsOf(game)

const fileOf = (some: readonly Action[]) => gameFileOf({ ...game, trace: some.map(action => ({ action })) })

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

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const tap = (page: Page, name: string | RegExp) => button(page, name).tap()

async function open(page: Page, some: readonly Action[]) {
  await page.goto('./')
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(fileOf(some)) }
  await page.getByLabel('Open a file').setInputFiles(file)
  await expect(page.getByRole('link', { name: 'Log' })).toBeVisible()
}

/** Opens an entry of the log by what it says. */
async function openEntry(page: Page, says: RegExp) {
  await page.getByRole('link', { name: 'Log' }).tap()
  const more = page.getByRole('button', { name: /earlier entries/ })
  const entry = page.getByRole('link', { name: says }).first()
  while (!(await entry.isVisible()) && (await more.isVisible())) await more.tap()
  await entry.tap()
  await expect(page.getByRole('heading', { name: /^No\. \d+/ })).toBeVisible()
}

/** Opens an entry of the log by its number. */
const openNumber = (page: Page, number: number) => openNumbered({ page, screen: screenOf(page) }, number)

async function show(page: Page, screen: string) {
  await page.evaluate(at => {
    location.hash = `#/${at}`
  }, screen)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('main')).not.toBeEmpty()
}

async function type(page: Page, figure: number) {
  for (const digit of `${figure}`) await tap(page, `${digit} digit`)
}

/** The entries of the open game, as its file has them. */
async function saved(page: Page): Promise<readonly Action[]> {
  await show(page, 'menu')
  const [download] = await Promise.all([page.waitForEvent('download'), tap(page, 'Save the game as a file')])
  const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as { actions: Action[] }
  return file.actions.map(({ at: _, ...rest }) => rest)
}

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

async function beginToJoin(page: Page) {
  await page.goto('./#/new')
  for (const [i, name] of NAMES.entries())
    await page.getByRole('textbox', { name: `Player ${i + 1}` }).fill(name)
  await tap(page, 'The game has begun already')
}

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
  await choose('Amount', '5')
  await tap(page, 'Enter the ruling')
  await openNumber(page, 2)
  await tap(page, 'Enter it anew')
  await choose('Amount', '0')
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
      for (const fault of [...(await tooWide(page)), ...(await tooSmall(page))])
        faults.push(`${screen}: ${fault}`)
      const { violations } = await new AxeBuilder({ page }).analyze()
      for (const { id, nodes } of violations) faults.push(`${screen}: ${id}: ${nodes[0]?.html.slice(0, 160)}`)
    }
    for (const screen of ['moment/87', 'count', 'seats', 'whatif', 'change', 'entry/118', 'join']) {
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
    await tap(page, 'Take it out')
    await look('a change that stops')
    await tap(page, 'Mend that entry')
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
