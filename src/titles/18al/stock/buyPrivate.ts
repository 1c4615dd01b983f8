import type * as v from 'valibot'
import { cashOf, type Money } from '../../../bank/money'
import { action, oneOf, player } from '../../../rules/schema'
import { DISCOUNT, PRIVATE_CARDS, PRIVATES, type PrivateId } from '../data'
import type { AlRule } from '../ledger'
import { refuse } from '../refusals'
import { type AlState, cheapestUnsold, frame, freeCash } from '../state'
import { refuseStockTurn, stockTurn } from '../turns'
import { closeStockTurn } from './auction'

const schema = action('buyPrivate', { player, private: oneOf(PRIVATES) })
export type BuyPrivate = v.InferOutput<typeof schema>

/**
 * What the cheapest private company costs now: its par value; the Tuscumbia $5 less for each stock round that ended
 * without its sale (3.1.2).
 */
export function privatePrice(state: AlState, company: PrivateId): Money {
  const { par } = PRIVATE_CARDS[company]
  return company === PRIVATES[0] ? Math.max(0, par - DISCOUNT * (state.extra.round.stock - 1)) : par
}

/** Buys the cheapest unsold private company and ends the turn; if the next one has bids, it comes up for auction (3.1(a), 3.1.2). */
export const buyPrivate: AlRule<BuyPrivate> = {
  cite: '3.1(a)',
  schema,
  offers(state) {
    const turn = frame(state, 'stock')
    const company = cheapestUnsold(state)
    if (!turn || !company) return []
    return [
      { slot: `private:${company}`, draft: { type: 'buyPrivate', player: turn.player, private: company } },
    ]
  },
  check(state, { player, private: company }) {
    const turn = refuseStockTurn(state, player)
    if (turn) return turn
    const cheapest = cheapestUnsold(state)
    if (!cheapest || state.privates[company] !== 'bank')
      return refuse('3.1(a)', 'privateSold', { private: company, owner: state.privates[company] })
    if (company !== cheapest) return refuse('3.1(a)', 'notCheapest', { private: company, cheapest })
    if (state.extra.bids[company].length > 0) return refuse('3.1(a)', 'bidOn', { private: company })
    const price = privatePrice(state, company)
    const free = freeCash(state, player)
    if (free >= price) return undefined
    const aside = cashOf(state.cash, player) - free
    return refuse('3.1(a)', 'setAside', { payer: player, free, aside, price })
  },
  play(ledger, { player, private: company }) {
    ledger.pay(player, 'bank', privatePrice(ledger.state, company), 'private', company)
    ledger.private(company, player, 'bought')
    ledger.setTurn({ ...stockTurn(ledger), acted: true })
    closeStockTurn(ledger)
  },
}
