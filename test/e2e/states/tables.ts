import type { RailwayView } from '../../../src/families/railway/view'
import type { Action, Player, Setup } from '../../../src/rules/rule'
import { begin, enter, now } from '../../../src/session/session'
import { loadTitle } from '../../../src/titles/registry'
import { actionsOf, knownGames, mappedGame, type Recorded, realGame } from '../../games/recorded'

/** A game with its entries so far, ready to be opened from a file. */
export interface Table {
  readonly game: Setup & { readonly title: string }
  readonly actions: readonly Action[]
}

type Step = Action & Readonly<Record<string, unknown>>

export const SHORT = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve']
/** Names as long as real ones, and one of forty letters, the most that the form accepts. */
export const LONG = [
  'Bartholomew',
  'Maria Magdalena',
  'Wilhelmina K.',
  'Kunigunde',
  'Konstantin Freiherr von Hohenstein-Egg',
]

/** Names without a space to break at, as long as the form accepts. */
const WORDS = ['Donaudampfschifffahrtskapitänsanwärterin', 'Rindfleischetikettierungsüberwachungsamt']

const title = await loadTitle('18AL')

function called(game: Recorded, names: readonly string[]): Recorded {
  const players = game.players.map((player, i): Player => ({ ...player, name: names[i] ?? player.id }))
  return { ...game, players }
}

const real = called(realGame('4714'), SHORT)
const worded = called(realGame('4714'), [...WORDS, ...SHORT])
const mapped = called(mappedGame(), LONG)
const known = knownGames()

/** A generated game by its index in the file. */
function generated(at: number, names = SHORT): Recorded {
  const game = known[at]
  if (!game) throw new Error(`no game ${at}`)
  return called(game, names)
}

/** The address of the first purchase of a train of this name, as an entry of the log. Throws if there is none. */
export function bought({ actions }: Table, train: string): string {
  const at = actions.findIndex(action => action.type === 'buyTrain' && (action as Step).train === train)
  if (at < 0) throw new Error('no such entry')
  return `entry/${at + 1}`
}

function upTo(game: Recorded, count: number, ...more: readonly Step[]): Table {
  return { game, actions: [...actionsOf(game).slice(0, count), ...more] }
}

/** The number of entries before the first match. Throws if there is none. */
function before(game: Recorded, fits: (action: Step) => boolean, from = 0): number {
  const at = actionsOf(game).findIndex((action, i) => i >= from && fits(action as Step))
  if (at < 0) throw new Error('no such entry')
  return at
}

/** The table after these actions. Throws if one is refused. */
function viewOf({ game, actions }: Table): RailwayView {
  const open = actions.reduce(
    (session, action) => {
      const step = enter(session, [action])
      if ('stop' in step) throw new Error(`${JSON.stringify(action)}: ${step.stop.refusal.code}`)
      return step.session
    },
    begin(title, game),
  )
  return title.view(now(open)) as RailwayView
}

/** Rulings that give the actor all ten shares of the corporation they preside over: nine certificates of one corporation. */
function nineOfOne(table: Table): Table {
  const view = viewOf(table)
  const { turn } = view
  const acts = turn.at === 'operate' ? turn.president : turn.at === 'stock' ? turn.player : undefined
  const player = view.players.find(it => it.id === acts)
  const corporation = view.corporations.find(it => it.id === player?.presidencies[0])
  if (!player || !corporation) throw new Error('nobody to act presides')
  const { id } = corporation
  const held = (holder: string, shares: number) => ({ holder, shares })
  const others = [
    ...view.players.filter(it => it !== player).map(it => held(it.id, it.shares[id] ?? 0)),
    ...[held('ipo', corporation.ipo), held('market', corporation.market)],
  ]
  const rulings = others
    .filter(({ shares }) => shares > 0)
    .map(({ holder, shares }) => ({
      ...{ type: 'correct', reason: 'as full as it gets' },
      shares: { corporation: id, from: holder, to: player.id, shares },
    }))
  return { ...table, actions: [...table.actions, ...rulings] }
}

const bid = (player: string, company: string, amount: number): Step => ({
  ...{ type: 'bid', player, private: company, amount },
})

/** Five players, each with a bid on one of the companies up for bids; it is the last player's turn to bid. */
const FOUR_BIDS = [
  bid('p1', 'S&NA', 45),
  ...[bid('p2', 'B&SLC', 75), bid('p3', 'M&C', 105), bid('p4', 'NDY', 125)],
]
/** All five players bid on the same company, and the cheapest company is bought: an auction of five. */
const FIVE_BIDS = [
  ...[1, 2, 3, 4, 5].map(n => bid(`p${n}`, 'S&NA', 40 + 5 * n)),
  { type: 'buyPrivate', player: 'p1', private: 'Tusc' },
]

const full = generated(37, LONG)
const bankGame = generated(6, LONG)
const ofType = (type: string) => (action: Step) => action.type === type

/** The tables for the states of the screens. */
export const TABLES = {
  begun: upTo(real, 0),
  bids: upTo(real, 6),
  bidsFull: upTo(full, 0, ...FOUR_BIDS),
  auction: upTo(full, 0, ...FIVE_BIDS),
  wordBids: upTo(worded, 6),
  wordStock: upTo(worded, before(worded, ofType('buyShare'), 60)),
  wordRan: upTo(worded, before(worded, ofType('run'), 120) + 1),
  wordOver: upTo(worded, worded.trace.length),
  stock: upTo(real, before(real, ofType('buyShare'), 60)),
  /** In phase 3. */
  stockRound: upTo(real, 110),
  stockFull: nineOfOne(upTo(full, 1148)),
  /** Sales that hand a presidency over are among those offered. */
  presidency: upTo(bankGame, 717),
  pars: upTo(generated(3, LONG), 8),
  overLimit: upTo(generated(3, LONG), 652),
  /** A table that keeps its map, before the second tile and before the last one. */
  mapBegun: upTo(mapped, before(mapped, ofType('layTile'), 49)),
  mapFull: upTo(mapped, before(mapped, ofType('layTile'), 243)),
  operating: upTo(real, before(real, ofType('run'), 120)),
  ran: upTo(real, before(real, ofType('run'), 120) + 1),
  operatingFull: nineOfOne(upTo(generated(9, LONG), 469)),
  income: upTo(generated(3, LONG), 48),
  /** Five players and three are paid the income of private companies, and a revenue is due. */
  incomeDue: upTo(generated(0, LONG), 293),
  incomeFew: upTo(generated(1), 171),
  /** A revenue is due at a table that keeps its map: three trains earn at best $250, after a run of $110. */
  best: upTo(mapped, 124),
  bestRan: upTo(mapped, 125),
  bestOver: upTo(mapped, mapped.trace.length),
  dividend: upTo(generated(3, LONG), 684),
  othersTrains: upTo(generated(37, LONG), 779),
  companies: upTo(bankGame, 257),
  forced: upTo(generated(9, LONG), 1091),
  bankrupt: upTo(generated(9, LONG), 1397),
  discard: upTo(generated(37, LONG), 675),
  bankOut: upTo(bankGame, 1645),
  at300: upTo(generated(3, LONG), 783),
  over: upTo(real, real.trace.length),
  overFull: upTo(bankGame, bankGame.trace.length),
  overBankrupt: upTo(generated(9, LONG), generated(9).trace.length),
} satisfies Readonly<Record<string, Table>>

/** The text of the game file of a table. */
export function fileOf({ game, actions }: Table): string {
  const { title: id, players, options, own } = game
  return JSON.stringify({
    format: 'paymaster-game',
    version: 1,
    title: id,
    players,
    options,
    ...own,
    actions,
  })
}
