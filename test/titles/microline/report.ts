import { spaceOf } from '../../../src/bank/chart'
import { cashOf, type Money } from '../../../src/bank/money'
import type { ReportFields, TableReport } from '../../../src/rules/report'
import type { PlayerId } from '../../../src/rules/state'
import { recordOf } from '../../../src/rules/state'
import { CARDS } from './data'
import { actor, type MicroState, priceOf, score, shares } from './state'
import { frame } from './turns'

interface PlayerReport {
  readonly cash: Money
  readonly shares: Readonly<Record<string, number>>
  readonly netWorth: Money
}

interface CorporationReport {
  readonly price: Money
  readonly cell: readonly number[]
  readonly treasury: Money
  readonly unsold: number
}

/** The table as other programs get it. */
export interface MicroReport extends TableReport {
  readonly players: Readonly<Record<PlayerId, PlayerReport>>
  readonly corporations: Readonly<Record<string, CorporationReport>>
  readonly cardsLeft?: readonly string[]
}

/** Makes the report of a table. */
export function report(state: MicroState): MicroReport {
  const over = frame(state, 'over')
  const ids = state.companies.map(({ id }) => id)
  const held = (player: PlayerId) => ids.filter(id => shares(state, id, player) > 0)
  return {
    ...(over ? {} : { round: `${state.round}`, turn: actor(state) ?? '' }),
    bank: cashOf(state.cash, 'bank'),
    ...(over ? {} : { cardsLeft: CARDS.filter(card => state.cards[card] > 0) }),
    players: recordOf(state.players, player => ({
      cash: cashOf(state.cash, player),
      shares: recordOf(held(player), id => shares(state, id, player)),
      netWorth: score(state, player),
    })),
    corporations: recordOf(ids, id => ({
      price: priceOf(state, id),
      cell: spaceOf(state.chart, id) ?? [],
      treasury: cashOf(state.cash, id),
      unsold: shares(state, id, 'pool'),
    })),
    ...(over ? { gameOver: over.by, scores: recordOf(state.players, player => score(state, player)) } : {}),
  }
}

/** The kinds of the keys of a report, and the columns of its tables. */
export const fields = {
  kinds: {
    round: 'text',
    turn: 'holder',
    bank: 'money',
    cardsLeft: 'list',
    cash: 'money',
    shares: 'shares',
    netWorth: 'money',
    price: 'money',
    cell: 'list',
    treasury: 'money',
    unsold: 'number',
    gameOver: 'text',
    scores: 'money',
  },
  columns: [
    { head: 'cash', player: 'cash', corporation: 'treasury' },
    { head: 'netWorth', player: 'netWorth' },
    { head: 'price', corporation: 'price' },
    { head: 'unsold', corporation: 'unsold' },
    { head: 'shares', player: 'shares' },
  ],
} as const satisfies ReportFields
