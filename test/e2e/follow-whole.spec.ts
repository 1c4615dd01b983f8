import { expect, type TestInfo, test } from '@playwright/test'
import { beginGame } from '../../scripts/banker/bank.ts'
import { assertSame, nextStep } from '../../scripts/banker/compare.ts'
import { type Game, readGame } from '../../scripts/banker/game.ts'
import { play } from '../../scripts/banker/play.ts'
import { screenOf } from '../../scripts/banker/screen.ts'
import { enteringOf } from '../../scripts/banker/titles/index.ts'
import { entriesOf, storedRows, untilSaved } from '../../scripts/durable/stored.ts'
import { serve } from '../../scripts/serve.mjs'
import { WHOLE } from '../all'
import { type PhoneInHand, pairUp, startPhone } from './phones'
import { STATES } from './states/list'
import { openTable } from './states/visit'
import { firstVisit } from './support'

/** A recorded game as it is entered through the screen. */
function readWhole(path: string, line?: number): Game {
  const recorded = readGame(path, line)
  return { ...recorded, steps: enteringOf(recorded.title).asks?.(recorded) ?? recorded.steps }
}

/** The records that a phone has stored, in order. */
const stored = async ({ page }: PhoneInHand) =>
  (await storedRows(page)).map(({ game, n, text }) => `${game} ${n} ${text}`)

/** Waits until all phones have stored the same as the first. */
async function expectEven(bank: PhoneInHand, ...others: readonly PhoneInHand[]): Promise<void> {
  await bank.page.goto('./#/play')
  await untilSaved(bank.page)
  for (const other of others) await expect.poll(() => stored(other), other.name).toEqual(await stored(bank))
}

/** Enters a game on a phone from one step up to another. */
async function bankOn({ page }: PhoneInHand, game: Game, from: number, to: number): Promise<void> {
  await page.goto('./#/play')
  await play(screenOf(page), { ...game, steps: game.steps.slice(0, to) }, from)
}

/** Expects that a phone has exactly the entries of a whole game. */
async function expectWhole(game: Game, phone: PhoneInHand): Promise<void> {
  const actions = await entriesOf(game, await storedRows(phone.page))
  assertSame(game, JSON.stringify({ actions }))
}

/** Starts phones whose data are kept with the test. */
const startsPhones =
  (info: TestInfo, url = '') =>
  (name: string) =>
    startPhone(path => info.outputPath(path), url, name)

/** Begins a game on a new phone. */
async function begin(start: (name: string) => Promise<PhoneInHand>, game: Game): Promise<PhoneInHand> {
  const bank = await start('bank')
  await beginGame(bank.page, screenOf(bank.page), game)
  return bank
}

/** Passes of a player after another one's, in whose place they ask: the first three of Player 4, 1 and 3 in real game 4714. */
const [REFUSED, ENTERED] = [41, 65]
const ASKING = 'Player 4'

/** Games of the other titles with four players, by their line; shorter than most. */
const GAMES = [
  ['18VA', 33],
  ['18Lilliput', 1],
  ['1889', 3],
] as const

if (WHOLE) {
  test('five phones at the whole of a real game: asked, allowed, killed, taken over, and back: nothing lost, nothing doubled', async ({
    baseURL,
  }, info) => {
    test.setTimeout(30 * 60_000)
    const game = readWhole('test/games/18al-real-4714.json')
    const start = startsPhones(info, baseURL)
    let bank = await begin(start, game)
    const [one, first, three, wall] = (await Promise.all(['one', 'two', 'three', 'wall'].map(start))) as [
      PhoneInHand,
      PhoneInHand,
      PhoneInHand,
      PhoneInHand,
    ]
    let two = first
    await pairUp(bank, one, ASKING)
    await pairUp(bank, two, 'Player 2')
    await pairUp(bank, three, 'Player 3')
    await pairUp(bank, wall, 'I only watch')
    await wall.page.goto('./#/table')

    await bankOn(bank, game, 0, REFUSED)
    await expectEven(bank, one, two, three, wall)
    const passes = one.page.locator('.play-foot .button.ink')
    const told = one.page.locator('.following .told')
    for (const answer of ['Refuse', 'Enter it']) {
      await passes.click()
      // Beside the button that it is.
      const here = bank.page.locator('.play-foot > .button.ink + .here')
      await expect(here).toContainText(`${ASKING} asks:`)
      await here.getByRole('button', { name: answer }).click()
      await expect(here).toBeHidden()
      await expect(told).toContainText(answer === 'Refuse' ? 'The bank refused' : 'The bank took it')
    }
    await expectEven(bank, one, two, three, wall)

    await bankOn(bank, game, REFUSED + 1, ENTERED)
    await bank.page.goto('./#/follow/bank')
    await bank.page
      .getByRole('group', { name: ASKING })
      .getByRole('button', { name: 'Enters at once' })
      .click()
    await expect(told).toContainText('is entered')
    await passes.click()
    await expectEven(bank, one, two, three, wall)
    expect(nextStep(game, await entriesOf(game, await storedRows(bank.page)))).toBe(ENTERED + 1)

    await bankOn(bank, game, ENTERED + 1, 90)
    await two.kill()
    await bankOn(bank, game, 90, 120)
    two = await start('two')
    await pairUp(bank, two)
    await expectEven(bank, one, two, three, wall)

    await bankOn(bank, game, 120, 150)
    await expectEven(bank, one, two, three, wall)
    await bank.kill()
    for (const { page } of [one, two, three, wall]) {
      await page.goto('./#/play')
      await expect(page.locator('.following')).toContainText('Not connected')
    }
    await three.page.goto('./#/follow/bank')
    await three.page.getByRole('button', { name: 'Bank here from now on' }).click()
    await three.page.getByRole('button', { name: /^Go on here after entry \d+$/ }).click()
    for (const other of [one, two, wall]) await pairUp(three, other)
    await bankOn(three, game, 150, 180)
    bank = await start('bank')
    await pairUp(three, bank)
    await expectEven(three, one, two, bank, wall)

    await bankOn(three, game, 180, game.steps.length)
    const all = [three, one, two, bank, wall] as const
    await expectEven(...all)
    for (const phone of all) await expectWhole(game, phone)
    expect(all.flatMap(({ faults }) => faults)).toEqual([])
    await Promise.all(all.map(phone => phone.kill()))
  })

  for (const [title, line] of GAMES)
    test(`a phone follows a whole game of ${title} live`, async ({ baseURL }, info) => {
      test.setTimeout(30 * 60_000)
      const game = readWhole(`test/games/${title.toLowerCase()}-known.jsonl.gz`, line)
      const start = startsPhones(info, baseURL)
      const bank = await begin(start, game)
      const other = await start('other')
      await pairUp(bank, other, game.players[0]?.name ?? '')
      await bankOn(bank, game, 0, game.steps.length)
      await expectEven(bank, other)
      await expectWhole(game, other)
      expect([...bank.faults, ...other.faults]).toEqual([])
      await Promise.all([bank, other].map(phone => phone.kill()))
    })

  test('the table view of a phone that follows shows a bid as it is made', async ({ baseURL }, info) => {
    const start = startsPhones(info, baseURL)
    const [bank, wall] = [await start('bank'), await start('wall')]
    const state = STATES.find(({ name }) => name === '1889-table-bids-full')
    if (!state?.table) throw new Error('no table')
    await openTable(bank.page, state.table)
    await pairUp(bank, wall, 'I only watch')
    await wall.page.goto('./#/table')
    const bids = wall.page.locator('.board-leads')
    const before = await bids.allTextContents()
    await bank.page.goto('./#/play')
    await bank.page.locator('.bids .button:not([aria-disabled])').first().click()
    await expect(bids).not.toHaveText(before)
    await expect(wall.page.locator('.board-head .following')).toBeVisible()
    const wide = await wall.page.locator('.books-frame').evaluate(it => it.scrollWidth - it.clientWidth)
    expect(wide).toBe(0)
    expect([...bank.faults, ...wall.faults]).toEqual([])
    await Promise.all([bank, wall].map(phone => phone.kill()))
  })

  test('phones that were once opened pair and follow with the host gone', async ({ baseURL: _ }, info) => {
    test.setTimeout(3 * 60_000)
    const host = await serve()
    const phones = await Promise.all(
      ['bank', 'other'].map(name => startPhone(path => info.outputPath(path), host.url, name, 'allow')),
    )
    const [bank, other] = phones as [PhoneInHand, PhoneInHand]
    for (const { page } of phones) await firstVisit(page, host.url, '/')
    await host.close()
    for (const { page } of phones) await page.reload()
    const game = readWhole('test/games/18al-real-4714.json')
    await beginGame(bank.page, screenOf(bank.page), game)
    await bankOn(bank, game, 0, 10)
    await pairUp(bank, other, 'Player 2')
    await bankOn(bank, game, 10, 20)
    await expectEven(bank, other)
    expect(phones.flatMap(({ faults }) => faults)).toEqual([])
    await Promise.all(phones.map(phone => phone.kill()))
  })
}
