import type { Holder, Money } from '../../bank/money'
import type { PrivateOwners } from '../../bank/privates'
import type { Options } from '../../rules/rule'
import type { Frame, PlayerId, Railways, Table } from '../../rules/state'

/** Something done on a stock turn. The order of the list tells whether a sale came before or after the purchase. */
export interface Deed {
  /** `offered`: a private company was bought from the bank, or bid on. */
  readonly is: 'bought' | 'sold' | 'offered'
  /** The corporation or private company. */
  readonly of: string
}

/** What a stock round remembers from turn to turn. */
export interface RoundMemory {
  /** Players who have ended a turn in a row without doing anything in it. */
  readonly passed: readonly PlayerId[]
  /** The last player who did something on a turn. */
  readonly last: PlayerId | null
  /** The corporations that each player has sold in this round. */
  readonly soldInRound: Readonly<Record<PlayerId, readonly string[]>>
}

/** A stock turn, and what its round remembers. While private companies are unsold, it is a turn of their auction. */
export interface StockTurn extends RoundMemory {
  readonly at: 'stock'
  readonly player: PlayerId
  readonly deeds: readonly Deed[]
}

/** A running auction among the bidders for one private company, and the one who is asked. */
export interface AuctionTurn {
  readonly at: 'auction'
  readonly private: string
  readonly player: PlayerId
}

/** What a president has sold for a train: of which corporation, and what the cheapest certificate brought. */
export interface Raised {
  readonly of: string
  readonly each: Money
}

/** An operating turn. `step` is one of the steps that the title lists; a step that is past can no longer be taken. */
export interface OperatingTurn {
  readonly at: 'operate'
  readonly corporation: string
  readonly step: string
  /** What its trains earned on this turn; 0 before the run, and if it did not run. */
  readonly revenue: Money
  /** How many tiles it has laid, and stations placed, on this turn. */
  readonly tiles: number
  readonly placed: number
  /** The types of the new trains bought from the bank on this turn, and how many used ones it has bought from it. */
  readonly fromBank: readonly string[]
  readonly used: number
  readonly raised: readonly Raised[]
  /** Corporations that have had their turn in this round, or sit it out. */
  readonly operated: readonly string[]
}

/** Some corporations own more trains than the new limit allows. */
export interface DiscardTurn {
  readonly at: 'discard'
}

/** A stock round, a corporation's turn or an operating round has just ended. A consequence replaces this frame at once. */
export interface BetweenTurn {
  readonly at: 'between'
  readonly after: 'stock' | 'operating' | 'corporation'
  readonly operated: readonly string[]
}

/** The game is over; `by` is a code that the title's words name. */
export interface OverTurn {
  readonly at: 'over'
  readonly by: string
}

export type RailwayTurn = StockTurn | AuctionTurn | OperatingTurn | DiscardTurn | BetweenTurn | OverTurn

/** A corporation's record: everything but its money, shares, trains and its token on the chart. */
export interface Corporation {
  /** Par value per share; `null` until its president's certificate is sold. */
  readonly par: Money | null
  readonly president: PlayerId | null
  readonly floated: boolean
  /** Has it had an operating turn? */
  readonly operated: boolean
  /** Stations left on the charter, not counting the home station. */
  readonly stations: number
  /** Revenue of the last run, offered for the next one; `null` before the first. */
  readonly lastRun: Money | null
}

/** A bid on a private company; the money is set aside but still the player's. */
export interface Bid {
  readonly player: PlayerId
  readonly amount: Money
}

/**
 * The table of a railway game. Ids are plain strings: rules compare them and never look into them; the literals are in the
 * printed data, from which the schemas get their lists. `own` is what only one title knows.
 */
export interface Railway<Own extends object = object, More extends Frame = never>
  extends Table<RailwayTurn | More>,
    Railways<string, string> {
  /** The players in the order in which they move, those who are bankrupt included: as they sit, unless the title has another. */
  readonly order: readonly PlayerId[]
  /** Players who are out of the game. */
  readonly bankrupt: readonly PlayerId[]
  readonly corporations: Readonly<Record<string, Corporation>>
  /** The private companies of this game; those that it does without are missing. */
  readonly privates: PrivateOwners<string>
  /** Standing bids on private companies, lowest first: each exceeded the one before it. */
  readonly bids: Readonly<Record<string, readonly Bid[]>>
  readonly phase: string
  /** Stock rounds begun, operating rounds begun since the last of them, and how many operating rounds this set has. */
  readonly round: { readonly stock: number; readonly operating: number; readonly of: number }
  readonly priorityDeal: PlayerId
  readonly options: Options
  /** What has set off the end of the game, while it still runs. */
  readonly ending: string | null
  /** Whether a ruling set it off; another ruling may then take it back. */
  readonly endRuled: boolean
  readonly own: Own
}

/** A railway table of any title, for rules that do not look into `own`. */
export type AnyRailway = Railway<object, Frame>

/**
 * A table in which some parts are others. It is copied part by part, in the order of a new table: a spread of so many takes
 * ten times as long, and nothing else is done as often.
 */
export function tableWith<S extends AnyRailway>(table: S, patch: Partial<S>): S {
  const copy: AnyRailway = {
    players: table.players,
    order: table.order,
    bankrupt: table.bankrupt,
    cash: table.cash,
    fresh: table.fresh,
    held: table.held,
    corporations: table.corporations,
    chart: table.chart,
    depot: table.depot,
    privates: table.privates,
    bids: table.bids,
    phase: table.phase,
    round: table.round,
    priorityDeal: table.priorityDeal,
    options: table.options,
    ending: table.ending,
    endRuled: table.endRuled,
    turn: table.turn,
    own: table.own,
  }
  return Object.assign(copy, patch) as S
}

/** The top frame, `undefined` if it is not of this kind. */
export function frame<K extends RailwayTurn['at']>(
  { turn: [top] }: AnyRailway,
  at: K,
): Extract<RailwayTurn, { at: K }> | undefined {
  return top.at === at ? (top as Extract<RailwayTurn, { at: K }>) : undefined
}

/** The frames of a table, or of one that is joined. */
type Turns = { readonly turn: readonly Frame[] }

/** The operating turn in progress, even below a discard. */
export const operatingTurnIn = ({ turn }: Turns): OperatingTurn | undefined =>
  turn.find((it): it is OperatingTurn => it.at === 'operate')

/** The stock turn in progress, even below an auction or the end of the round. */
export const stockTurnIn = ({ turn }: Turns): StockTurn | undefined =>
  turn.find((it): it is StockTurn => it.at === 'stock')

/** Players who are still in the game, in the order in which they move. */
export const activePlayers = ({ order, bankrupt }: AnyRailway): readonly PlayerId[] =>
  bankrupt.length === 0 ? order : order.filter(player => !bankrupt.includes(player))

/** The others who are still in the game, in the order in which they move after `player`. */
export function playersAfter({ order, bankrupt }: AnyRailway, player: PlayerId): readonly PlayerId[] {
  const seat = order.indexOf(player)
  const others = [...order.slice(seat + 1), ...order.slice(0, seat)]
  return bankrupt.length === 0 ? others : others.filter(id => !bankrupt.includes(id))
}

/** The one who moves after a player; the same one if alone. */
export function nextPlayer({ order, bankrupt }: AnyRailway, player: PlayerId): PlayerId {
  const seat = order.indexOf(player)
  for (let i = 1; i < order.length; i++) {
    const next = order[(seat + i) % order.length]
    if (next !== undefined && !bankrupt.includes(next)) return next
  }
  return player
}

/** Who owns a private company: `closed` once it is out of play, and an empty id, which no player has, if the game does without it. */
export const ownerOf = ({ privates }: AnyRailway, company: string): Holder => privates[company] ?? ''

/** The trains on a charter. */
export const trainsOf = ({ depot }: AnyRailway, corporation: string): readonly string[] =>
  depot.owned[corporation] ?? []

/** The stock turn after something more was done on it. */
export const withDeed = (turn: StockTurn, is: Deed['is'], of: string): StockTurn => ({
  ...turn,
  deeds: [...turn.deeds, { is, of }],
})

/** Has anything been done on this stock turn? */
export const acted = ({ deeds }: StockTurn): boolean => deeds.length > 0

/** Was a certificate, or something that counts as the purchase of the turn, bought on this stock turn? */
export const bought = ({ deeds }: StockTurn): boolean => deeds.some(({ is }) => is === 'bought')
