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

/** A player chooses a starting company or a character: the how many-th choice of the table this is, from 0. */
interface ChooseTurn {
  readonly at: 'choose'
  readonly pick: number
}

/** The owner of the Grand Justiciary has to say who receives this round's money. */
interface JusticiaryTurn {
  readonly at: 'justiciary'
}

/** An action card in hand, and what has been done with it. */
export interface CardInHand {
  readonly id: CardId
  readonly use: CardUse
  /** Yellow Y-tiles entered, free ones among them. */
  readonly yellow: number
  readonly trains: number
  readonly station: boolean
  /** A share or a director's certificate was bought: nothing is sold after that. */
  readonly bought: boolean
  /** The company founded with it, which may at once buy one scrapped train, and whether it did. */
  readonly founded: CorporationId | null
  readonly equipped: boolean
  /** What is still to be given to companies. */
  readonly funds: Money
}

/** A turn with an action card: the how many-th of the round, from 0, through both drafts. */
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
  /** Companies that have run in this round before it. */
  readonly done: readonly CorporationId[]
}

/** Some companies own more trains than a new limit allows. */
interface DiscardTurn {
  readonly at: 'discard'
}

/** Something has just ended; a consequence puts the next frame here: bureaucracy's train, the next company's run, the next round. */
interface BetweenTurn {
  readonly at: 'between'
  readonly to: 'train' | 'run' | 'round'
  readonly done: readonly CorporationId[]
}

/** The game is over. */
export interface OverTurn {
  readonly at: 'over'
  readonly by: 'rounds' | 'stopped'
  /** The round in which it ended. */
  readonly round: string
}

export type LilTurn = ChooseTurn | JusticiaryTurn | CardTurn | RunTurn | DiscardTurn | BetweenTurn | OverTurn

/** The variants that are on. */
export interface LilOptions {
  readonly brobdingnag?: true
  readonly professional?: true
  readonly allenbeck?: true
  readonly laputa?: true
}

/** What a charter tells of a company. */
export interface CompanyRecord {
  /** Whoever holds the director's certificate; `null` before it is founded or chosen. It never changes. */
  readonly director: PlayerId | null
  /** Stations left. */
  readonly stations: number
  /** Where its stations are, as far as that was named. */
  readonly cities: readonly string[]
  readonly lastRun: Money | null
}

/** A card taken in this round. */
export interface Taken {
  readonly card: CardId
  readonly use: CardUse
  readonly player: PlayerId
  /** It was copied: a copy card was given for it. */
  readonly copy?: true
}

/** A table of 18Lilliput. */
export interface LilState extends Table<LilTurn>, Railways<CorporationId, TrainId, TrainCard> {
  readonly options: LilOptions
  /** The companies of this game: the four, then the banker's own. */
  readonly corporations: readonly CorporationId[]
  /** Names and colours of the banker's own. */
  readonly others: readonly Company[]
  /** The share price index, the top row first. */
  readonly grid: Grid
  readonly companies: Readonly<Record<CorporationId, CompanyRecord>>
  readonly phase: PhaseId
  /** Rounds begun, 0 while companies and characters are chosen, and how many there are to be. */
  readonly round: { readonly number: number; readonly of: number }
  /** Who has the starting player card. */
  readonly starting: PlayerId
  /** The cards taken in this round, in order. */
  readonly taken: readonly Taken[]
  /** Who has each character; `null` before it is chosen, or out of the game. */
  readonly characters: Readonly<Record<CharacterId, PlayerId | null>>
  /** Dimen's Land Copy Cards left. */
  readonly copies: Readonly<Record<PlayerId, number>>
}

/** The frame to act, if it is of that kind. */
export function frame<K extends LilTurn['at']>(
  state: LilState,
  at: K,
): Extract<LilTurn, { at: K }> | undefined {
  const top = state.turn[0]
  return top.at === at ? (top as Extract<LilTurn, { at: K }>) : undefined
}

/** The frame under all others: the part of the game that the table is in. */
export function part(state: LilState): LilTurn {
  return state.turn.at(-1) ?? state.turn[0]
}

/** Is this the last round, whose dividends are doubled and which allows no withholding? */
export function lastRound({ round }: LilState): boolean {
  return round.number >= round.of
}

/** Whoever directs a company; nothing before it is founded, or where this game has none of that id. */
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

/** A company's space on the index, or nothing before it is founded. */
function cellOf(state: LilState, corporation: CorporationId): Cell | undefined {
  const at = spaceOf(state.chart, corporation)
  return at && cellAt(state.grid, at)
}

/** A company's share price; 0 before it is founded. */
export function priceOf(state: LilState, corporation: CorporationId): Money {
  return cellOf(state, corporation)?.price ?? 0
}

/** Shares of 10% that a holder has of a company, the director's certificate counted as five. */
export function sharesBy(state: LilState, corporation: CorporationId, holder: Holder): number {
  const held = state.held[corporation]
  return held ? sharesOf(held, holder) : 0
}

/** Shares of a company that a player may sell: the director's certificate never is. */
export function spareShares(state: LilState, corporation: CorporationId, player: PlayerId): number {
  const all = sharesBy(state, corporation, player)
  return directorOf(state, corporation) === player ? all - PAPER.presidentShares : all
}

/** Certificates of a player, a director's certificate counted as one. */
export function certificates(state: LilState, player: PlayerId): number {
  let number = 0
  for (const id of state.corporations) {
    const shares = sharesBy(state, id, player)
    if (shares > 0) number += certificatesFor(PAPER, shares, directorOf(state, id) === player)
  }
  return number
}

/** Has a player this character? */
export function hasCharacter(state: LilState, player: PlayerId | null, character: CharacterId): boolean {
  return player !== null && state.characters[character] === player
}

/** How many trains a company may own now. */
export function trainLimit(state: LilState): number {
  return PHASE_TABLE[state.phase].limit
}

/** Trains of a company; none where this game has none of that id. */
export function trainsOf(state: LilState, corporation: CorporationId): readonly TrainCard[] {
  return state.depot.owned[corporation] ?? []
}

/** Companies that own more trains than the limit, in the printed order. */
export function overTrainLimit(state: LilState): readonly CorporationId[] {
  const limit = trainLimit(state)
  return state.corporations.filter(id => directorOf(state, id) !== null && trainsOf(state, id).length > limit)
}

/** The action cards of a table of this size, in the table's order. */
export function cardsInPlay({ players }: LilState): readonly CardId[] {
  return CARDS.filter(card => CARD_TABLE[card].seats.includes(players.length))
}

/** Who has taken a card in this round, a copy not counted. */
export function takerOf({ taken }: LilState, card: CardId): PlayerId | undefined {
  for (const one of taken) if (one.card === card && !one.copy) return one.player
  return undefined
}

/** The player so many seats clockwise from another. */
export function seatFrom({ players }: LilState, player: PlayerId, seats: number): PlayerId {
  return players[(players.indexOf(player) + seats) % players.length] ?? player
}

/** What a player's shares are worth at the prices of now. */
export function stockWorth(state: LilState, player: PlayerId): Money {
  let worth = 0
  for (const id of state.corporations) worth += sharesBy(state, id, player) * priceOf(state, id)
  return worth
}

/** A player's total as the end counts it: cash, shares at their price, $20 for each copy card. */
export function netWorth(state: LilState, player: PlayerId): Money {
  return cashOf(state.cash, player) + stockWorth(state, player) + COPY_WORTH * (state.copies[player] ?? 0)
}

/** `start`, `3`, or `3 run` as reports say it; the last one played when the game is over. */
export function roundName(state: LilState): string {
  const { number } = state.round
  const now = part(state)
  if (now.at === 'over') return now.round
  if (number === 0) return 'start'
  return now.at === 'card' ? `${number}` : `${number} run`
}
