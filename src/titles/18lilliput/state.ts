import { type Cell, cellAt, type Grid, spaceOf } from '../../bank/chart'
import { cashOf, type Holder, type Money } from '../../bank/money'
import { certificatesFor, sharesOf } from '../../bank/paper'
import type { Company } from '../../rules/setup'
import type { PlayerId, Railways, Table } from '../../rules/state'
import {
  CARD_TABLE,
  CARDS,
  type CardId,
  type CardUse,
  type CharacterId,
  COPY_WORTH,
  type CorporationId,
  PAPER,
  PHASE_TABLE,
  type PhaseId,
  type TrainCard,
  type TrainId,
} from './data'

/** A player chooses a starting company or a character; `pick` counts the choices of all players, from 0. */
interface ChooseTurn {
  readonly at: 'choose'
  readonly pick: number
}

/** The owner of the Grand Justiciary decides who receives this round's money. */
interface JusticiaryTurn {
  readonly at: 'justiciary'
}

/** An action card in hand, and what has been done with it. */
export interface CardInHand {
  readonly id: CardId
  readonly use: CardUse
  /** The number of yellow Y-tiles entered, including free ones. */
  readonly yellow: number
  readonly trains: number
  readonly station: boolean
  /** A share or a director's certificate has been bought: nothing may be sold any more. */
  readonly bought: boolean
  /** The company founded with the card, which may buy one scrapped train right away, and whether it did. */
  readonly founded: CorporationId | null
  readonly equipped: boolean
  /** Money still to be given to companies. */
  readonly funds: Money
}

/** A turn with an action card; `nth` counts the turns of the round, from 0 through both drafts. */
export interface CardTurn {
  readonly at: 'card'
  readonly nth: number
  readonly card: CardInHand | null
}

/** A company's turn to run. */
export interface RunTurn {
  readonly at: 'run'
  readonly corporation: CorporationId
  /** What became of its revenue; `null` before the run. */
  readonly ran: 'paid' | 'withheld' | 'none' | null
  /** It has bought the scrapped train that a run without a dividend allows. */
  readonly equipped: boolean
  /** The companies that have run in this round before it. */
  readonly done: readonly CorporationId[]
}

/** Some companies own more trains than a new limit allows. */
interface DiscardTurn {
  readonly at: 'discard'
}

/**
 * A step has just ended. A consequence replaces this frame by the next step: bureaucracy's train, the next company's run,
 * or the next round.
 */
interface BetweenTurn {
  readonly at: 'between'
  readonly to: 'train' | 'run' | 'round'
  readonly done: readonly CorporationId[]
}

/** The game is over. */
export interface OverTurn {
  readonly at: 'over'
  readonly by: 'rounds' | 'stopped'
  /** The name of the round in which it ended. */
  readonly round: string
}

export type LilTurn = ChooseTurn | JusticiaryTurn | CardTurn | RunTurn | DiscardTurn | BetweenTurn | OverTurn

/** The variants in use. */
export interface LilOptions {
  readonly brobdingnag?: true
  readonly professional?: true
  readonly allenbeck?: true
  readonly laputa?: true
}

/** What the charter says about a company. */
export interface CompanyRecord {
  /** The holder of the director's certificate; `null` before the company is chosen or founded. It never changes. */
  readonly director: PlayerId | null
  /** Stations left. */
  readonly stations: number
  /** The cities of its stations that were named. */
  readonly cities: readonly string[]
  readonly lastRun: Money | null
}

/** A card taken in this round. */
export interface Taken {
  readonly card: CardId
  readonly use: CardUse
  readonly player: PlayerId
  /** The card was copied, at the cost of a copy card. */
  readonly copy?: true
}

/** A table of 18Lilliput. */
export interface LilState extends Table<LilTurn>, Railways<CorporationId, TrainId, TrainCard> {
  readonly options: LilOptions
  /** The companies of this game: the four starting ones, then the banker's own. */
  readonly corporations: readonly CorporationId[]
  /** Names and colors of the banker's own companies. */
  readonly others: readonly Company[]
  /** The share price index, the top row first. */
  readonly grid: Grid
  readonly companies: Readonly<Record<CorporationId, CompanyRecord>>
  readonly phase: PhaseId
  /** The current round, 0 while companies and characters are chosen; and the number of rounds in the game. */
  readonly round: { readonly number: number; readonly of: number }
  /** Who has the starting player card. */
  readonly starting: PlayerId
  /** The cards taken in this round, in order. */
  readonly taken: readonly Taken[]
  /** The owner of each character; `null` before it is chosen, or once it is out of the game. */
  readonly characters: Readonly<Record<CharacterId, PlayerId | null>>
  /** The number of Dimen's Land Copy Cards left. */
  readonly copies: Readonly<Record<PlayerId, number>>
}

/** The top frame, if it is of this kind. */
export function frame<K extends LilTurn['at']>(
  state: LilState,
  at: K,
): Extract<LilTurn, { at: K }> | undefined {
  const top = state.turn[0]
  return top.at === at ? (top as Extract<LilTurn, { at: K }>) : undefined
}

/** The bottom frame: the part of the game that the table is in. */
export function part(state: LilState): LilTurn {
  return state.turn.at(-1) ?? state.turn[0]
}

/** Is this the last round, which doubles dividends and allows no withholding? */
export function lastRound({ round }: LilState): boolean {
  return round.number >= round.of
}

/** The director of a company; `null` before it is founded, or if this game has no such company. */
export function directorOf(state: LilState, corporation: CorporationId): PlayerId | null {
  return state.companies[corporation]?.director ?? null
}

/** Companies that have been chosen or founded, in the printed order. */
export function founded(state: LilState): readonly CorporationId[] {
  return state.corporations.filter(id => directorOf(state, id) !== null)
}

/** Companies that a player directs, in the printed order. */
export function directedBy(state: LilState, player: PlayerId): readonly CorporationId[] {
  return state.corporations.filter(id => directorOf(state, id) === player)
}

/** A company's space on the index; `undefined` before it is founded. */
function cellOf(state: LilState, corporation: CorporationId): Cell | undefined {
  const at = spaceOf(state.chart, corporation)
  return at && cellAt(state.grid, at)
}

/** A company's share price; 0 before it is founded. */
export function priceOf(state: LilState, corporation: CorporationId): Money {
  return cellOf(state, corporation)?.price ?? 0
}

/** The 10% shares of a company that a holder has, the director's certificate counted as five. */
export function sharesBy(state: LilState, corporation: CorporationId, holder: Holder): number {
  const held = state.held[corporation]
  return held ? sharesOf(held, holder) : 0
}

/** The shares of a company that a player may sell: never the director's certificate. */
export function spareShares(state: LilState, corporation: CorporationId, player: PlayerId): number {
  const all = sharesBy(state, corporation, player)
  return directorOf(state, corporation) === player ? all - PAPER.presidentShares : all
}

/** The number of a player's certificates, a director's certificate counted as one. */
export function certificates(state: LilState, player: PlayerId): number {
  let number = 0
  for (const id of state.corporations) {
    const shares = sharesBy(state, id, player)
    if (shares > 0) number += certificatesFor(PAPER, shares, directorOf(state, id) === player)
  }
  return number
}

/** Does the player have this character? */
export function hasCharacter(state: LilState, player: PlayerId | null, character: CharacterId): boolean {
  return player !== null && state.characters[character] === player
}

/** The number of trains a company may own in the current phase. */
export function trainLimit(state: LilState): number {
  return PHASE_TABLE[state.phase].limit
}

/** The trains of a company; none if this game has no such company. */
export function trainsOf(state: LilState, corporation: CorporationId): readonly TrainCard[] {
  return state.depot.owned[corporation] ?? []
}

/** Companies that own more trains than the limit, in the printed order. */
export function overTrainLimit(state: LilState): readonly CorporationId[] {
  const limit = trainLimit(state)
  return state.corporations.filter(id => directorOf(state, id) !== null && trainsOf(state, id).length > limit)
}

/** The action cards used with this number of players, in the table's order. */
export function cardsInPlay({ players }: LilState): readonly CardId[] {
  return CARDS.filter(card => CARD_TABLE[card].seats.includes(players.length))
}

/** The player who has taken a card in this round, not counting copies. */
export function takerOf({ taken }: LilState, card: CardId): PlayerId | undefined {
  for (const one of taken) if (one.card === card && !one.copy) return one.player
  return undefined
}

/** The player this many seats clockwise from another. */
export function seatFrom({ players }: LilState, player: PlayerId, seats: number): PlayerId {
  return players[(players.indexOf(player) + seats) % players.length] ?? player
}

/** The value of a player's shares at current prices. */
export function stockWorth(state: LilState, player: PlayerId): Money {
  let worth = 0
  for (const id of state.corporations) worth += sharesBy(state, id, player) * priceOf(state, id)
  return worth
}

/** A player's total as counted at the end: cash, shares at their prices, and $20 for each copy card. */
export function netWorth(state: LilState, player: PlayerId): Money {
  return cashOf(state.cash, player) + stockWorth(state, player) + COPY_WORTH * (state.copies[player] ?? 0)
}

/** The round as reports name it: `start`, `3`, or `3 run`; once the game is over, the last one played. */
export function roundName(state: LilState): string {
  const { number } = state.round
  const now = part(state)
  if (now.at === 'over') return now.round
  if (number === 0) return 'start'
  return now.at === 'card' ? `${number}` : `${number} run`
}
