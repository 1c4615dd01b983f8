import { cellAt, spaceOf } from '../../bank/chart'
import { cashOf, type Holder, type Money } from '../../bank/money'
import { certificatesFor, type Paper, sharesOf } from '../../bank/paper'
import type { PrivateOwners } from '../../bank/privates'
import type { PlayerId, Railways, Table } from '../../rules/state'
import {
  BY_PLAYER_COUNT,
  type CardId,
  CORPORATIONS,
  type CorporationId,
  GRID,
  type LotId,
  MOST_PERCENT,
  PAPERS,
  PHASE_TABLE,
  PHASES,
  type PhaseId,
  type PlaceId,
  PRIVATE_CARDS,
  PRIVATES,
  type PrivateId,
  type Size,
  TRAINS,
  type TrainId,
} from './data'

/** A bid; its money is set aside but still belongs to the player (4.1). */
export interface Bid {
  readonly player: PlayerId
  readonly amount: Money
}

/** An item of the first auction: its current face value, and the bid that stands (4.1). */
export interface Lot {
  readonly face: Money
  readonly bid: Bid | null
}

/** A turn of the first auction (4.1). */
export interface AuctionTurn {
  readonly at: 'auction'
  readonly player: PlayerId
  /** Players who have passed in a row, in that order. */
  readonly passed: readonly PlayerId[]
  readonly lots: Readonly<Record<LotId, Lot>>
}

/** The turn in which the buyer of the B&O sets its starting value (4.1). */
export interface ValueTurn {
  readonly at: 'value'
  readonly player: PlayerId
}

/** A stock turn, and what its round remembers (4.3). */
export interface StockTurn {
  readonly at: 'stock'
  readonly player: PlayerId
  /** Was the one purchase of the turn made? It ends the turn's sales (4.3.2). */
  readonly bought: boolean
  /** Corporations whose shares were sold in this turn, each as one block (4.3.1). */
  readonly sold: readonly CorporationId[]
  /** Players who have ended a turn without buying or selling since the last purchase or sale. */
  readonly passed: readonly PlayerId[]
  /** The last player who bought or sold. */
  readonly last: PlayerId | null
  /** Corporations that each player has sold in this round and may not buy back (4.3.1). */
  readonly soldInRound: Readonly<Record<PlayerId, readonly CorporationId[]>>
}

/** Steps of an operating turn in order (4.5); a turn never goes back to an earlier one. */
export const STEPS = ['convert', 'station', 'run', 'trains'] as const
export type Step = (typeof STEPS)[number]

/** An operating turn (4.5). */
export interface OperatingTurn {
  readonly at: 'operate'
  readonly corporation: CorporationId
  readonly step: Step
  /** Was the one station of the turn placed (4.5.3)? */
  readonly station: boolean
  /** Earnings of this turn's run; 0 before it, or if there was none. */
  readonly revenue: Money
  /** Types bought from the bank in this turn (4.5.8). */
  readonly fromBank: readonly TrainId[]
  /** Corporations whose shares the president has sold for the purchase now due (4.6.2). */
  readonly sold: readonly CorporationId[]
  readonly operated: readonly CorporationId[]
}

/** Some corporations own more trains than the new limit allows (4.5.8). */
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
  readonly by: 'bank' | 'bankruptcy' | 'stopped'
}

export type VaTurn =
  | AuctionTurn
  | ValueTurn
  | StockTurn
  | OperatingTurn
  | DiscardTurn
  | BetweenTurn
  | OverTurn

/** A corporation's record: everything but its money, shares, trains and its token on the chart. */
export interface Corporation {
  readonly size: Size
  /** Starting value; `null` until it is set (4.3.3). */
  readonly value: Money | null
  readonly president: PlayerId | null
  /** Stations left, not counting the home and the Potomac Yards' extra one. */
  readonly stations: number
  /** Known places of its stations, without the home; placing a station need not name the place. */
  readonly places: readonly PlaceId[]
  /** The Potomac Yards' +1 on its train limit (4.2). */
  readonly extraTrain: boolean
  /** Does it have the Potomac Yards' extra station (4.2)? */
  readonly extraStation: boolean
  /** Does it have the Railway Express Agency's +10 (4.2)? */
  readonly express: boolean
  /** Has it completed a turn in an operating round (4.3.1)? */
  readonly operated: boolean
  readonly lastRun: Money | null
}

/** The option of a two-player game: a player may own up to 70% of a corporation (3.1). */
export interface VaOptions {
  readonly seventyPercent?: true
}

/**
 * The table of 18VA. `held` counts each corporation's own shares (20% or 10%); `aside` holds those out of play while it
 * has five.
 */
export interface VaState extends Table<VaTurn>, Railways<CorporationId, TrainId, CardId> {
  readonly options: VaOptions
  /** The move order; until the first auction is over, the seating order (4.1). */
  readonly order: readonly PlayerId[]
  readonly bankrupt: readonly PlayerId[]
  readonly corporations: Readonly<Record<CorporationId, Corporation>>
  readonly privates: PrivateOwners<PrivateId>
  readonly phase: PhaseId
  /** Stock rounds begun, operating rounds begun since the last of them, and the number of operating rounds in the set. */
  readonly round: { readonly stock: number; readonly operating: number; readonly of: number }
  readonly priorityDeal: PlayerId
  /** Has the bank run out, so that the current set of operating rounds, or the next, is the last (5)? */
  readonly ending: 'bank' | null
  /** Was the end set off by a ruling? Another ruling may then take it back. */
  readonly endRuled: boolean
  /** The certificate limit, if a ruling has set it. */
  readonly limitRuled?: number
}

/** The top frame, if it is of this kind. */
export function frame<K extends VaTurn['at']>(state: VaState, at: K): Extract<VaTurn, { at: K }> | undefined {
  const top = state.turn[0]
  return top.at === at ? (top as Extract<VaTurn, { at: K }>) : undefined
}

/** The operating turn in progress, even during a discard. */
export function operatingTurn(state: VaState): OperatingTurn | undefined {
  return state.turn.find((turn): turn is OperatingTurn => turn.at === 'operate')
}

/** How the corporation's stock is currently divided (3.1). */
export function paperOf(state: VaState, corporation: CorporationId): Paper {
  return PAPERS[state.corporations[corporation].size]
}

/** A corporation's current value per share; `undefined` until it is started. */
export function priceOf(state: VaState, corporation: CorporationId): Money | undefined {
  const at = spaceOf(state.chart, corporation)
  return at && cellAt(GRID, at)?.price
}

/** A holder's shares of a corporation; `ipo` is its treasury, `market` the Pool. */
export function shares(state: VaState, corporation: CorporationId, holder: Holder): number {
  return sharesOf(state.held[corporation], holder)
}

/** Money a player has set aside for standing bids (4.1). */
export function setAside(state: VaState, player: PlayerId): Money {
  const auction = frame(state, 'auction')
  if (!auction) return 0
  let aside = 0
  for (const { bid } of Object.values(auction.lots)) if (bid?.player === player) aside += bid.amount
  return aside
}

/** Money a player can spend: cash less what is set aside for standing bids (4.1). */
export function freeCash(state: VaState, player: PlayerId): Money {
  return cashOf(state.cash, player) - setAside(state, player)
}

/** Certificates a player holds: private companies and share certificates; a president's counts as one (3.1). */
export function certificates(state: VaState, player: PlayerId): number {
  let number = 0
  for (const company of PRIVATES) if (state.privates[company] === player) number++
  for (const corporation of CORPORATIONS) {
    const held = shares(state, corporation, player)
    if (held > 0)
      number += certificatesFor(
        paperOf(state, corporation),
        held,
        state.corporations[corporation].president === player,
      )
  }
  return number
}

/** The certificate limit of this table, by the number of players who started, unless a ruling has set it (3.1). */
export function certificateLimit({ limitRuled, players }: VaState): number {
  return limitRuled ?? BY_PLAYER_COUNT[players.length]?.limit ?? 0
}

/** Highest percentage of a corporation that a player may own (3.1). */
export function mostPercent(state: VaState): number {
  return state.options.seventyPercent ? MOST_PERCENT.seventy : MOST_PERCENT.usual
}

/** Is the game in this phase or a later one? */
export function phaseReached(state: VaState, phase: PhaseId): boolean {
  return PHASES.indexOf(state.phase) >= PHASES.indexOf(phase)
}

/** Number of trains a corporation may own now: by phase and size, plus one with the Potomac Yards (2, 4.2). */
export function trainLimit(state: VaState, corporation: CorporationId): number {
  const { size, extraTrain } = state.corporations[corporation]
  return PHASE_TABLE[state.phase].limit[size] + (extraTrain ? 1 : 0)
}

/** Corporations that own more trains than their limit and must discard (4.5.8). */
export function overTrainLimit(state: VaState): readonly CorporationId[] {
  return CORPORATIONS.filter(
    corporation => state.depot.owned[corporation].length > trainLimit(state, corporation),
  )
}

/** Has a corporation been started: its president's certificate sold and its starting value set (4.3.3)? */
export function started(state: VaState, corporation: CorporationId): boolean {
  return state.corporations[corporation].value !== null
}

/** Started corporations, in printed order. */
export function startedCorporations(state: VaState): readonly CorporationId[] {
  return CORPORATIONS.filter(corporation => started(state, corporation))
}

/** Players still in the game, in move order. */
export function activePlayers(state: VaState): readonly PlayerId[] {
  if (state.bankrupt.length === 0) return state.order
  return state.order.filter(player => !state.bankrupt.includes(player))
}

/** The other players in move order after this one, without bankrupt ones (4.3, 4.6.3). */
export function playersAfter(state: VaState, player: PlayerId): readonly PlayerId[] {
  const { order, bankrupt } = state
  const seat = order.indexOf(player)
  const others = [...order.slice(seat + 1), ...order.slice(0, seat)]
  return bankrupt.length === 0 ? others : others.filter(id => !bankrupt.includes(id))
}

/** The next player in move order still in the game; the same one if alone. */
export function nextPlayer(state: VaState, player: PlayerId): PlayerId {
  const { order, bankrupt } = state
  const seat = order.indexOf(player)
  for (let i = 1; i < order.length; i++) {
    const next = order[(seat + i) % order.length]
    if (next !== undefined && !bankrupt.includes(next)) return next
  }
  return player
}

/** A player's net worth (5): cash, shares at current value, private companies at face value. */
export function netWorth(state: VaState, player: PlayerId): Money {
  let worth = cashOf(state.cash, player)
  for (const company of PRIVATES) if (state.privates[company] === player) worth += PRIVATE_CARDS[company].face
  for (const corporation of CORPORATIONS) {
    const held = shares(state, corporation, player)
    if (held > 0) worth += held * (priceOf(state, corporation) ?? 0)
  }
  return worth
}

/** Does the bank or the Pool have a train (4.6)? */
export function bankHasTrains({ depot }: VaState): boolean {
  return depot.market.length > 0 || TRAINS.some(type => depot.offering[type] !== 0)
}
