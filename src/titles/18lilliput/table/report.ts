import { spaceOf } from '../../../bank/chart'
import { cashOf, type Money } from '../../../bank/money'
import { trainsLeft } from '../../../families/books/report'
import type { TableReport } from '../../../rules/report'
import type { PlayerId } from '../../../rules/state'
import { recordOf } from '../../../rules/state'
import { cardsLeft } from '../cards/cards'
import { type CardId, type CharacterId, type CorporationId, TRAINS, type TrainCard } from '../data'
import {
  certificates,
  directedBy,
  founded,
  frame,
  type LilState,
  netWorth,
  part,
  priceOf,
  roundName,
  sharesBy,
  trainsOf,
} from '../state'
import { actor, charactersOf } from '../turns'

/** A player in a report. */
interface LilPlayerReport {
  readonly cash: Money
  /** Tenths by company; the director's certificate is 5. */
  readonly shares: Readonly<Record<string, number>>
  readonly presidencies: readonly CorporationId[]
  readonly certificates: number
  readonly characters: readonly CharacterId[]
  readonly copies: number
  readonly netWorth: Money
}

/** A founded company in a report. */
interface LilCorporationReport {
  readonly price: Money
  readonly cell: readonly [number, number]
  readonly treasury: Money
  /** Shares of 10% left in the bank. */
  readonly market: number
  readonly trains: readonly TrainCard[]
  /** Stations left. */
  readonly tokens: number
}

/** The table of 18Lilliput for other programs. */
export interface LilReport extends TableReport {
  readonly phase: string
  readonly starting: PlayerId
  /** Present only while cards are taken. */
  readonly cardsLeft?: readonly CardId[]
  readonly scrapped: readonly TrainCard[]
  readonly trainsLeft: Readonly<Record<string, number | null>>
  readonly players: Readonly<Record<PlayerId, LilPlayerReport>>
  readonly corporations: Readonly<Record<string, LilCorporationReport>>
}

function playerReport(state: LilState, player: PlayerId): LilPlayerReport {
  const owned = state.corporations.filter(id => sharesBy(state, id, player) > 0)
  return {
    cash: cashOf(state.cash, player),
    shares: recordOf<string, number>(owned, id => sharesBy(state, id as CorporationId, player)),
    presidencies: directedBy(state, player).toSorted(),
    certificates: certificates(state, player),
    characters: charactersOf(state, player).toSorted(),
    copies: state.copies[player] ?? 0,
    netWorth: netWorth(state, player),
  }
}

function corporationReport(state: LilState, id: CorporationId): LilCorporationReport {
  const [row, column] = spaceOf(state.chart, id) ?? [0, 0]
  return {
    price: priceOf(state, id),
    cell: [row, column],
    treasury: cashOf(state.cash, id),
    market: sharesBy(state, id, 'market'),
    trains: trainsOf(state, id).toSorted(),
    tokens: state.companies[id].stations,
  }
}

/** The table for other programs. */
export function report(state: LilState): LilReport {
  const over = frame(state, 'over')
  const turn = actor(state)
  const taking = part(state).at === 'card'
  return {
    ...(over ? {} : { round: roundName(state) }),
    ...(over || turn === undefined ? {} : { turn }),
    phase: state.phase,
    starting: state.starting,
    ...(taking ? { cardsLeft: cardsLeft(state) } : {}),
    scrapped: state.depot.market.toSorted(),
    trainsLeft: trainsLeft(TRAINS, state.depot),
    bank: cashOf(state.cash, 'bank'),
    players: recordOf(state.players, player => playerReport(state, player)),
    corporations: recordOf<string, LilCorporationReport>(founded(state), id =>
      corporationReport(state, id as CorporationId),
    ),
    ...(over
      ? { gameOver: over.by, scores: recordOf(state.players, player => netWorth(state, player)) }
      : {}),
  }
}
