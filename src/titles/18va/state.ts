import { cellAt, spaceOf } from '../../bank/chart'
import { cashOf, type Holder, type Money } from '../../bank/money'
import { certificatesFor, type Paper, sharesOf } from '../../bank/paper'
import type { PrivateOwners } from '../../bank/privates'
import type { PlayerId, Railways, Table } from '../../rules/state'
import {
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
  TABLE,
  TRAINS,
  type TrainId,
} from './data'

/** A bid; the money is set aside, and still the player's (4.1). */
export interface Bid {
  readonly player: PlayerId
  readonly amount: Money
}

/** An item of the first auction: its face value as reduced by now, and the bid that stands on it (4.1). */
export interface Lot {
  readonly face: Money
  readonly bid: Bid | null
}

/** A turn of the first auction (4.1). */
export interface AuctionTurn {
  readonly at: 'auction'
  readonly player: PlayerId
  /** Who has passed in a row, the first of them first. */
  readonly passed: readonly PlayerId[]
  readonly lots: Readonly<Record<LotId, Lot>>
}

/** The buyer of the B&O sets its starting value (4.1). */
export interface ValueTurn {
  readonly at: 'value'
  readonly player: PlayerId
}

/** A stock turn, and what its round remembers (4.3). */
export interface StockTurn {
  readonly at: 'stock'
  readonly player: PlayerId
  /** The one purchase of the turn, which ends its sales (4.3.2). */
  readonly bought: boolean
  /** Corporations of which shares were sold on this turn, each as one block (4.3.1). */
  readonly sold: readonly CorporationId[]
  /** Who has ended a turn without a purchase or sale since the last one. */
  readonly passed: readonly PlayerId[]
  /** The last player who bought or sold. */
  readonly last: PlayerId | null
  /** Who sold stock of which corporations in this round: it may not be bought back (4.3.1). */
  readonly soldInRound: Readonly<Record<PlayerId, readonly CorporationId[]>>
}

/** Steps of an operating turn in their order (4.5): what is behind cannot be done any more. */
export const STEPS = ['convert', 'station', 'run', 'trains'] as const
export type Step = (typeof STEPS)[number]

/** An operating turn (4.5). */
export interface OperatingTurn {
  readonly at: 'operate'
  readonly corporation: CorporationId
  readonly step: Step
  /** Was the one station of the turn placed (4.5.3)? */
  readonly station: boolean
  /** What its trains brought in on this turn; 0 before the run, and where it did not run. */
  readonly revenue: Money
  /** Types bought from the bank on this turn (4.5.8). */
  readonly fromBank: readonly TrainId[]
  /** Corporations of which the president sold shares for the purchase that is due (4.6.2). */
  readonly sold: readonly CorporationId[]
  readonly operated: readonly CorporationId[]
}

/** Some corporations own more trains than the new limit (4.5.8). */
export interface DiscardTurn {
  readonly at: 'discard'
}

/** A stock round, a corporation's turn or an operating round has just ended. A consequence puts the next frame here at once. */
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

/** What a corporation has besides money, shares, trains and its token on the chart. */
export interface Corporation {
  readonly size: Size
  /** Its starting value; `null` before it is set (4.3.3). */
  readonly value: Money | null
  readonly president: PlayerId | null
  /** Stations left; the home and the extra one of the Potomac Yards are not among them. */
  readonly stations: number
  /** Where its stations stand as far as they were named, the home not among them. */
  readonly places: readonly PlaceId[]
  /** The +1 of the Potomac Yards on its train limit (4.2). */
  readonly extraTrain: boolean
  /** Has it the extra station of the Potomac Yards, or the +10 of the Railway Express Agency (4.2)? */
  readonly extraStation: boolean
  readonly express: boolean
  /** Has it completed a turn in an operating round (4.3.1)? */
  readonly operated: boolean
  readonly lastRun: Money | null
}

/** The option of 3.1. */
export interface VaOptions {
  readonly seventyPercent?: true
}

/** The table of 18VA. `held` counts shares as the corporation counts them; `aside` holds those that are out of play while it has five. */
export interface VaState extends Table<VaTurn>, Railways<CorporationId, TrainId, CardId> {
  readonly options: VaOptions
  /** The move order; before the first auction is over, as the players sit (4.1). */
  readonly order: readonly PlayerId[]
  readonly bankrupt: readonly PlayerId[]
  readonly corporations: Readonly<Record<CorporationId, Corporation>>
  readonly privates: PrivateOwners<PrivateId>
  readonly phase: PhaseId
  /** Stock rounds begun, operating rounds begun after the last of them, and how many there are to be. */
  readonly round: { readonly stock: number; readonly operating: number; readonly of: number }
  readonly priorityDeal: PlayerId
  /** Has the bank run out, so that the set of operating rounds is the last (5)? */
  readonly ending: 'bank' | null
  /** Was that by a ruling? Another may take it back. */
  readonly endRuled: boolean
}

/** The frame to act, if it is of that kind. */
export function frame<K extends VaTurn['at']>(state: VaState, at: K): Extract<VaTurn, { at: K }> | undefined {
  const top = state.turn[0]
  return top.at === at ? (top as Extract<VaTurn, { at: K }>) : undefined
}

/** The operating turn in progress, also under a discard. */
export function operatingTurn(state: VaState): OperatingTurn | undefined {
  return state.turn.find((turn): turn is OperatingTurn => turn.at === 'operate')
}

/** How the stock of a corporation is cut now (3.1). */
export function paperOf(state: VaState, corporation: CorporationId): Paper {
  return PAPERS[state.corporations[corporation].size]
}

/** A corporation's current value a share, or nothing before it is started. */
export function priceOf(state: VaState, corporation: CorporationId): Money | undefined {
  const at = spaceOf(state.chart, corporation)
  return at && cellAt(GRID, at)?.price
}

/** Shares that a holder has of a corporation; `ipo` is its treasury, `market` the Pool. */
export function shares(state: VaState, corporation: CorporationId, holder: Holder): number {
  return sharesOf(state.held[corporation], holder)
}

/** Money that a player has set aside for standing bids (4.1). */
export function setAside(state: VaState, player: PlayerId): Money {
  const auction = frame(state, 'auction')
  if (!auction) return 0
  let aside = 0
  for (const { bid } of Object.values(auction.lots)) if (bid?.player === player) aside += bid.amount
  return aside
}

/** What a player can spend: cash less what is set aside for standing bids (4.1). */
export function freeCash(state: VaState, player: PlayerId): Money {
  return cashOf(state.cash, player) - setAside(state, player)
}

/** Certificates that a player holds: private companies, and those of corporations, a president's being one (3.1). */
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

/** The certificate limit at this table: that of the number of players who began (3.1). */
export function certificateLimit(state: VaState): number {
  return TABLE[state.players.length]?.limit ?? 0
}

/** The percentage of a corporation that a player may own (3.1). */
export function mostPercent(state: VaState): number {
  return state.options.seventyPercent ? MOST_PERCENT.seventy : MOST_PERCENT.usual
}

/** Is the game in this phase or a later one? */
export function phaseReached(state: VaState, phase: PhaseId): boolean {
  return PHASES.indexOf(state.phase) >= PHASES.indexOf(phase)
}

/** How many trains a corporation may own now: by phase and size, one more with the Potomac Yards (2, 4.2). */
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

/** Has a corporation been started: is its president's certificate sold and its value set (4.3.3)? */
export function started(state: VaState, corporation: CorporationId): boolean {
  return state.corporations[corporation].value !== null
}

/** Started corporations in the printed order. */
export function startedCorporations(state: VaState): readonly CorporationId[] {
  return CORPORATIONS.filter(corporation => started(state, corporation))
}

/** Players who are still in the game, in move order. */
export function activePlayers(state: VaState): readonly PlayerId[] {
  if (state.bankrupt.length === 0) return state.order
  return state.order.filter(player => !state.bankrupt.includes(player))
}

/** All others in move order after a player, bankrupt ones left out (4.3, 4.6.3). */
export function playersAfter(state: VaState, player: PlayerId): readonly PlayerId[] {
  const { order, bankrupt } = state
  const seat = order.indexOf(player)
  const others = [...order.slice(seat + 1), ...order.slice(0, seat)]
  return bankrupt.length === 0 ? others : others.filter(id => !bankrupt.includes(id))
}

/** The next player in move order who is still in the game. */
export function nextPlayer(state: VaState, player: PlayerId): PlayerId {
  const { order, bankrupt } = state
  const seat = order.indexOf(player)
  for (let i = 1; i < order.length; i++) {
    const next = order[(seat + i) % order.length]
    if (next !== undefined && !bankrupt.includes(next)) return next
  }
  return player
}

/** A player's worth as 5 counts it: cash, shares at their value, private companies at face value. */
export function netWorth(state: VaState, player: PlayerId): Money {
  let worth = cashOf(state.cash, player)
  for (const company of PRIVATES) if (state.privates[company] === player) worth += PRIVATE_CARDS[company].face
  for (const corporation of CORPORATIONS) {
    const held = shares(state, corporation, player)
    if (held > 0) worth += held * (priceOf(state, corporation) ?? 0)
  }
  return worth
}

/** Is a train to be had from the bank or the Pool (4.6)? */
export function bankHasTrains({ depot }: VaState): boolean {
  return depot.market.length > 0 || TRAINS.some(type => depot.offering[type] !== 0)
}
