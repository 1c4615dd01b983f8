import { type Cell, cellAt, spaceOf } from '../../bank/chart'
import { cashOf, type Holder, type Money } from '../../bank/money'
import { certificatesFor, sharesOf } from '../../bank/paper'
import type { PrivateOwners } from '../../bank/privates'
import type { PlayerId, Railways, Table } from '../../rules/state'
import {
  CHARTERS,
  type CityId,
  CORPORATIONS,
  type CorporationId,
  GRID,
  PAPER,
  PHASES,
  type PhaseId,
  PRIVATE_CARDS,
  PRIVATES,
  type PrivateId,
  TABLE_I,
  TABLE_II,
  TRAINS,
  type TrainId,
} from './data'

/** A stock turn, and what its round remembers (3, 3.2, 3.6). */
export interface StockTurn {
  readonly at: 'stock'
  readonly player: PlayerId
  /** Whether the player has taken an action on this turn. */
  readonly acted: boolean
  /** Whether the one purchase of 3.2(c) has been made. */
  readonly bought: boolean
  /** Whether sales were made on this turn, and whether one of them came after the purchase. */
  readonly sold: boolean
  readonly soldAfter: boolean
  /** Players who have ended a turn without an action since the last action. */
  readonly passed: readonly PlayerId[]
  /** The last player who took an action on a turn. */
  readonly last: PlayerId | null
  /** The corporations whose stock each player has sold in this round and may not buy back in it (3.2). */
  readonly soldInRound: Readonly<Record<PlayerId, readonly CorporationId[]>>
}

/** An auction in progress (3.1.1), and the player who is asked. */
export interface AuctionTurn {
  readonly at: 'auction'
  readonly private: PrivateId
  readonly player: PlayerId
}

/** The steps of an operating turn in order (4.2): a step that is past can no longer be taken. */
export const STEPS = ['tile', 'station', 'run', 'trains'] as const
export type Step = (typeof STEPS)[number]

/** An operating turn (4.2). */
export interface OperatingTurn {
  readonly at: 'operate'
  readonly corporation: CorporationId
  readonly step: Step
  /** What its trains earned on this turn; 0 before the run, and if it did not run. */
  readonly revenue: Money
  readonly tiles: number
  /** Trains bought from the Bank on this turn (4.2.5(f)). */
  readonly fromBank: number
  /** The least that the president received for any certificate in a forced sale; `null` before one (4.2.5.2(d)). */
  readonly least: Money | null
  readonly operated: readonly CorporationId[]
}

/** Some corporations own more trains than the new limit (4.2.5(g)). */
export interface DiscardTurn {
  readonly at: 'discard'
}

/** A stock round, a corporation's turn or an operating round has just ended. A consequence replaces this frame at once. */
export interface BetweenTurn {
  readonly at: 'between'
  readonly after: 'stock' | 'operating' | 'corporation'
  readonly operated: readonly CorporationId[]
}

/** The game is over (5). */
export interface OverTurn {
  readonly at: 'over'
  readonly by: 'bank' | 'market' | 'bankruptcy' | 'stopped'
}

export type AlTurn = StockTurn | AuctionTurn | OperatingTurn | DiscardTurn | BetweenTurn | OverTurn

/** A bid on a private company; the money is set aside but still the player's (3.1(b)). */
export interface Bid {
  readonly player: PlayerId
  readonly amount: Money
}

/** Where the pieces of Table III are: on the charter (or not laid yet), placed, or out of play. */
export interface Abilities {
  readonly coal:
    | { readonly at: 'charter' | 'gone' }
    | { readonly at: CityId; readonly corporation: CorporationId }
  readonly lumber: 'unlaid' | 'laid' | 'gone'
  /** Where the Lumber Terminal lies permanently, if its hex was named. */
  readonly lumberHex?: string
  /** The corporation that has the M&C name chits. */
  readonly chits: CorporationId | null
}

/** The options of 7 in use. */
export interface AlOptions {
  readonly doubleYellow?: true
  readonly lnFromDecatur?: true
  readonly unlimited4D?: true
  readonly hardRust4?: true
}

/** What only a table of 18AL knows: bids, abilities, what was done once, how the game ends. */
export interface AlExtra {
  readonly options: AlOptions
  /** Stock rounds begun, operating rounds begun since the last of them, and how many operating rounds this set has. */
  readonly round: { readonly stock: number; readonly operating: number; readonly of: number }
  readonly priorityDeal: PlayerId
  readonly bids: Readonly<Record<PrivateId, readonly Bid[]>>
  readonly abilities: Abilities
  /** The cities of placed stations, as far as they were named, without the home. */
  readonly cities: Readonly<Record<CorporationId, readonly CityId[]>>
  readonly objectives: readonly CorporationId[]
  /** Corporations that have had an operating turn: their home stations are placed (4.2(a)). */
  readonly operatedOnce: readonly CorporationId[]
  /** Hexes whose terrain was paid for (4.2.1(f)). */
  readonly terrain: readonly string[]
  /** Hexes with a tile that cost nothing: they are no longer empty (Table III). */
  readonly laid: readonly string[]
  /** Which end was set off first (5(a), (b)). */
  readonly ending: 'bank' | 'market' | null
  /** Whether a ruling set it off; another ruling may then take it back. */
  readonly endRuled: boolean
  readonly extraRound: boolean
}

/** The record of a corporation; its money, shares and trains are kept elsewhere. */
export interface Corporation {
  /** Par value per share, `null` until the president's certificate is sold (1.5). */
  readonly par: Money | null
  readonly president: PlayerId | null
  readonly floated: boolean
  /** Stations left on the charter, not counting the home station. */
  readonly stations: number
  /** Revenue of the last run, offered for the next one; `null` before the first. */
  readonly lastRun: Money | null
}

/** A table of 18AL. */
export interface AlState extends Table<AlTurn>, Railways<CorporationId, TrainId> {
  readonly corporations: Readonly<Record<CorporationId, Corporation>>
  readonly privates: PrivateOwners<PrivateId>
  readonly phase: PhaseId
  readonly extra: AlExtra
}

/** The top frame of the turn, `undefined` if it is not of this kind. */
export function frame<K extends AlTurn['at']>(state: AlState, at: K): Extract<AlTurn, { at: K }> | undefined {
  const top = state.turn[0]
  return top.at === at ? (top as Extract<AlTurn, { at: K }>) : undefined
}

/** The operating turn in progress, even below a discard. */
export function operatingTurn(state: AlState): OperatingTurn | undefined {
  return state.turn.find((turn): turn is OperatingTurn => turn.at === 'operate')
}

/** A corporation's space on the chart. Throws if it has no token there yet. */
export function cellOf(state: AlState, corporation: CorporationId): Cell {
  const at = spaceOf(state.chart, corporation)
  const cell = at && cellAt(GRID, at)
  if (!cell) throw new Error(`${corporation} has no token on the chart`)
  return cell
}

/** Whether a corporation's token lies in the yellow zone, where its certificates do not count (3.3(b)). */
export function inYellow(state: AlState, corporation: CorporationId): boolean {
  const at = spaceOf(state.chart, corporation)
  return at !== undefined && cellAt(GRID, at)?.yellow === true
}

/** A corporation's market value per share; `undefined` before it is started. */
export function priceOf(state: AlState, corporation: CorporationId): Money | undefined {
  const at = spaceOf(state.chart, corporation)
  return at && cellAt(GRID, at)?.price
}

/** Shares that a holder has of a corporation. */
export function shares(state: AlState, corporation: CorporationId, holder: Holder): number {
  return sharesOf(state.held[corporation], holder)
}

/** What a player can spend: cash less what is set aside for bids (3.1(b)). */
export function freeCash(state: AlState, player: PlayerId): Money {
  let free = cashOf(state.cash, player)
  for (const company of PRIVATES)
    for (const bid of state.extra.bids[company]) if (bid.player === player) free -= bid.amount
  return free
}

/** Certificates that count against the limit: all private companies, and those of corporations outside the yellow zone (3.3(b)). */
export function certificates(state: AlState, player: PlayerId): number {
  let number = 0
  for (const company of PRIVATES) if (state.privates[company] === player) number++
  for (const corporation of CORPORATIONS)
    if (!inYellow(state, corporation)) number += certificatesOf(state, corporation, player)
  return number
}

/** Certificates of corporations in the yellow zone, which do not count against the limit as long as their tokens lie there (3.3(b)). */
export function uncountedCertificates(state: AlState, player: PlayerId): number {
  let number = 0
  for (const corporation of CORPORATIONS)
    if (inYellow(state, corporation)) number += certificatesOf(state, corporation, player)
  return number
}

function certificatesOf(state: AlState, corporation: CorporationId, player: PlayerId): number {
  const held = shares(state, corporation, player)
  if (held === 0) return 0
  return certificatesFor(PAPER, held, state.corporations[corporation].president === player)
}

/** The certificate limit at this table (Table II). */
export function certificateLimit(state: AlState): number {
  return TABLE_II[state.players.length]?.limit ?? 0
}

/** Whether the game is in this phase or a later one. */
export function phaseReached(state: Pick<AlState, 'phase'>, phase: PhaseId): boolean {
  return PHASES.indexOf(state.phase) >= PHASES.indexOf(phase)
}

/** How many trains a corporation may own now (Table I). */
export function trainLimit(state: AlState): number {
  return TABLE_I[state.phase].limit
}

/** Corporations that own more trains than the limit and must discard (4.2.5(g)). */
export function overTrainLimit(state: AlState): readonly CorporationId[] {
  const limit = trainLimit(state)
  return CORPORATIONS.filter(corporation => state.depot.owned[corporation].length > limit)
}

/** Whether this train is obsolete, so that it goes after its owner's next run (4.2.5.1): since the 7, every 4 on a charter is. */
export function obsolete(state: AlState, train: TrainId): boolean {
  return train === '4' && phaseReached(state, '7')
}

/** The cheapest unsold private company, `undefined` once all are sold (3.1). */
export function cheapestUnsold(state: AlState): PrivateId | undefined {
  return PRIVATES.find(company => state.privates[company] === 'bank')
}

/** The player to the left (clockwise) of another. */
export function nextPlayer(state: AlState, player: PlayerId): PlayerId {
  return playersFrom(state, player)[1] ?? player
}

/** All players clockwise, beginning with `player`. */
export function playersFrom(state: AlState, player: PlayerId): readonly PlayerId[] {
  const seat = state.players.indexOf(player)
  return [...state.players.slice(seat), ...state.players.slice(0, seat)]
}

/** A player's total under 5.1: cash, stock at market value, private companies at par. */
export function netWorth(state: AlState, player: PlayerId): Money {
  let worth = cashOf(state.cash, player)
  for (const company of PRIVATES) if (state.privates[company] === player) worth += PRIVATE_CARDS[company].par
  for (const corporation of CORPORATIONS)
    worth += shares(state, corporation, player) * (priceOf(state, corporation) ?? 0)
  return worth
}

/** A corporation's home: option 7(b) moves that of the L&N. */
export function homeOf(state: AlState, corporation: CorporationId): CityId {
  return corporation === 'L&N' && state.extra.options.lnFromDecatur ? 'Decatur' : CHARTERS[corporation].home
}

/** Whether the Bank has a train to sell, new, or used and not obsolete. */
export function bankHasTrains(state: AlState): boolean {
  return (
    state.depot.market.some(train => !obsolete(state, train)) ||
    TRAINS.some(type => state.depot.offering[type] !== 0)
  )
}
