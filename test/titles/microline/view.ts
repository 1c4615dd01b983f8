import { cashOf, type Money } from '../../../src/bank/money'
import type { PlayerId } from '../../../src/rules/state'
import { recordOf } from '../../../src/rules/state'
import type { CorporationCard, ShellView } from '../../../src/rules/view'
import { CARDS, type CardId } from './data'
import type { Paragraph } from './refusals'
import { actor, type MicroState, type MicroTurn, priceOf, shares, stock } from './state'
import { followers } from './turns'

/** A company as the screens show it; `held` is its shares by player. */
export interface CompanyView extends CorporationCard {
  readonly price: Money
  readonly treasury: Money
  readonly unsold: number
  readonly held: Readonly<Record<PlayerId, number>>
}

/** Everything that the screens show of a table. */
export interface MicroView extends ShellView {
  readonly turn: MicroTurn & { readonly cite: string }
  readonly players: readonly { readonly id: PlayerId; readonly cash: Money }[]
  readonly companies: readonly CompanyView[]
  readonly cards: readonly { readonly id: CardId; readonly left: number }[]
}

const CITES = { card: 'cards', buy: 'shares', run: 'runs', over: 'rounds' } as const satisfies Record<
  MicroTurn['at'],
  Paragraph
>

/** The table as the screens show it. */
export function view(state: MicroState): MicroView {
  const { round, rounds, companies, players, chart, grid } = state
  const [turn] = state.turn
  const over = turn.at === 'over' ? turn.by : null
  const cash = (holder: string) => cashOf(state.cash, holder)
  return {
    round: `${round}`,
    turn: { ...turn, cite: CITES[turn.at] },
    actor: actor(state) ?? null,
    followers: followers(state),
    nextRound: over === null && round < rounds ? `${round + 1}` : null,
    ending: null,
    over,
    bank: cash('bank'),
    purses: [...players, ...companies.map(({ id }) => id), 'bank'].map(holder => ({
      holder,
      books: cash(holder),
    })),
    worth: recordOf(players, player => [
      { part: 'cash', amount: cash(player) },
      { part: 'stock', amount: stock(state, player) },
    ]),
    chart: { grid, tokens: chart },
    players: players.map(id => ({ id, cash: cash(id) })),
    companies: companies.map(company => ({
      ...company,
      price: priceOf(state, company.id),
      treasury: cash(company.id),
      unsold: shares(state, company.id, 'pool'),
      held: recordOf(players, player => shares(state, company.id, player)),
    })),
    cards: CARDS.map(id => ({ id, left: state.cards[id] })),
  }
}
