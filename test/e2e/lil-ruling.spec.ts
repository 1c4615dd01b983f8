import { expect, type Page, test } from '@playwright/test'
import type { Action } from '../../src/rules/rule'
import { knownGames } from '../titles/18lilliput/games'
import { button, ruleOn, saved, show } from './past'
import { tooSmall, tooWide } from './pastFit'
import { openTable } from './states/visit'
import { sums } from './sums'

/** A game of four in round 5, phase 4, with four companies founded besides the initial ones. */
const known = knownGames()[24]
if (!known) throw new Error('no such game')
const NAMES = ['Ann', 'Bo', 'Cy', 'Dee']
const game = { ...known, players: known.players.map((player, i) => ({ ...player, name: NAMES[i] ?? '' })) }
const actions: readonly Action[] = known.trace.slice(0, 167).map(({ action }) => action)

interface Case {
  readonly kind: string
  /** What is tapped, each with the heading of its field if it has one. */
  readonly taps: readonly (readonly [field: string | undefined, button: string])[]
  readonly is: object
}

const CASES: readonly Case[] = [
  {
    kind: 'Money',
    taps: [
      ['From', 'Dee'],
      ['To', 'Mildendo'],
      ['Amount', '5 digit'],
    ],
    is: { money: { from: 'p4', to: 'red', amount: 5 } },
  },
  {
    kind: 'Shares',
    taps: [
      ['Company', 'Lilliput'],
      ['From', 'Ann'],
      ['To', 'Bo'],
    ],
    is: { shares: { corporation: 'yellow', from: 'p1', to: 'p2', shares: 1 } },
  },
  {
    kind: 'Marker on the index',
    taps: [
      ['Company', 'Mildendo'],
      [undefined, '50, row 1, column 1'],
    ],
    is: { price: { corporation: 'red', cell: [0, 0] } },
  },
  {
    kind: 'Train',
    taps: [
      ['Train', '3'],
      ['From', 'Houyhnhnm Land'],
      ['To', 'Scrapped trains'],
    ],
    is: { train: { train: '3', from: 'c10', to: 'scrapped' } },
  },
  {
    kind: 'Train',
    taps: [
      ['Train', '4'],
      ['From', 'Scrapped trains'],
      ['To', 'Stack of trains'],
    ],
    is: { train: { train: '4', from: 'scrapped', to: 'ipo' } },
  },
  {
    kind: 'Train',
    taps: [
      ['Train', '2*'],
      ['From', 'Scrapped trains'],
      ['To', 'Out of the game'],
    ],
    is: { train: { train: '2*', from: 'scrapped', to: 'closed' } },
  },
  {
    kind: 'Stations left',
    taps: [
      ['Company', 'Slamecksan'],
      [undefined, '− Left'],
    ],
    is: { station: { corporation: 'blue', left: 1 } },
  },
  {
    kind: 'Character',
    taps: [
      ['Character', 'Balmuff, the Grand Justiciary'],
      ['To', 'Dee'],
    ],
    is: { character: { character: 'justiciary', to: 'p4' } },
  },
  {
    kind: 'Copy cards',
    taps: [
      ['Player', 'Cy'],
      [undefined, '+ Left'],
    ],
    is: { copies: { player: 'p3', left: 1 } },
  },
  {
    kind: 'Cards taken',
    taps: [['Card', 'Two trains, or $5']],
    // Who took it, and that it goes back to the middle, is filled in.
    is: { taken: { card: 'trains', player: 'p4', times: 0 } },
  },
  { kind: 'Starting player card', taps: [['Who has it', 'Bo']], is: { starting: 'p2' } },
  // Counted from the round that it is, the fifth.
  { kind: 'Round', taps: [[undefined, '+ Round']], is: { round: 6 } },
  { kind: 'Phase', taps: [['Phase', '5']], is: { phase: '5' } },
  { kind: 'Whose turn', taps: [['Whose turn it is', 'Dee']], is: { turn: 'p4' } },
]

async function open(page: Page) {
  await page.goto('./')
  const { title, players, options, own } = game
  await openTable(page, { game: { title, players, options, ...(own ? { own } : {}) }, actions })
}

test('every kind of ruling of 18Lilliput is entered in its form, and creates and loses nothing', async ({
  page,
}) => {
  test.slow()
  await open(page)
  const faults: string[] = []
  for (const { kind, taps } of CASES) {
    await show(page, 'menu')
    await show(page, 'ruling')
    await ruleOn(page, kind)
    for (const [field, name] of taps) {
      const where = field === undefined ? page : page.getByRole('group', { name: field, exact: true })
      await where.getByRole('button', { name, exact: true }).tap()
    }
    for (const fault of [...(await tooWide(page)), ...(await tooSmall(page))])
      faults.push(`${kind}: ${fault}`)
    await button(page, 'Enter the ruling').tap()
    await expect(page.getByRole('heading', { name: 'Play', level: 1 })).toBeAttached()
  }
  expect(faults).toEqual([])
  const is = await saved(page)
  expect(is.slice(actions.length)).toMatchObject(CASES.map(one => ({ type: 'correct', ...one.is })))
  expect(await sums('18Lilliput', game, is)).toEqual(await sums('18Lilliput', game, actions))
})

test('a ruling that would hand on a director’s certificate is refused with its reason', async ({ page }) => {
  await open(page)
  await show(page, 'ruling')
  await page.getByRole('button', { name: 'Shares', exact: true }).first().tap()
  const choose = (group: string, name: string) =>
    page.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true }).tap()
  await choose('Company', 'Slamecksan')
  await choose('From', 'Cy')
  await choose('To', 'Bo')
  await expect(page.getByText(/director’s certificate/).first()).toBeVisible()
  await expect(button(page, 'Enter the ruling')).toHaveAttribute('aria-disabled', 'true')
  expect(await saved(page)).toHaveLength(actions.length)
})
