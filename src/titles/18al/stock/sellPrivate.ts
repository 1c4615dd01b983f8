import type * as v from 'valibot'
import { cashOf } from '../../../bank/money'
import type { Refusal } from '../../../rules/rule'
import { action, money, oneOf, player } from '../../../rules/schema'
import { PRIVATES } from '../data'
import type { AlRule } from '../ledger'
import { refuse } from '../refusals'
import { type AlState, frame } from '../state'
import { actor, operating, refuseStockTurn, stockTurn } from '../turns'
import { afterSkip, needOf, refusePrivateTooMuch, skipRun, withLeast } from './forced'
import { refuseAtLimit, refuseOnePurchase, refusePrice, refuseWhileUnsold, withPurchase } from './purchases'
import { refuseSaleOrder, withSale } from './sales'

const schema = action('sellPrivate', { player, private: oneOf(PRIVATES), to: player, price: money(1) })
export type SellPrivate = v.InferOutput<typeof schema>

/**
 * Refuses unless the seller owns the company and the buyer is another player with the cash and room for a certificate
 * (3.2(b), (c)(4), 3.3(b)).
 */
function refuseDeal(
  state: AlState,
  { player, private: company, to, price }: SellPrivate,
): Refusal | undefined {
  const owner = state.privates[company]
  if (owner !== player) return refuse('3.2(b)', 'notOwner', { private: company, owner, player })
  if (!state.players.includes(to)) return refuse('3.2(b)', 'noPlayer', { to })
  if (to === player) return refuse('3.2(b)', 'toSelf', { player, private: company })
  return refuseAtLimit(state, to) ?? refusePrice(state, to, price, '3.2(c)(4)')
}

/** On the seller's turn it is a sale, on the buyer's turn the one purchase; on a third player's turn it is refused (3.2). */
function refuseInStockTurn(state: AlState, action: SellPrivate): Refusal | undefined {
  const turn = frame(state, 'stock')
  if (!turn) return refuseStockTurn(state, action.player)
  const unsold = refuseWhileUnsold(state)
  if (unsold) return unsold
  if (turn.player === action.player) return refuseSaleOrder(turn) ?? refuseDeal(state, action)
  if (turn.player === action.to) return refuseOnePurchase(state, action.to) ?? refuseDeal(state, action)
  return refuse('3.2(b)', 'neithersTurn', { turn: turn.player, private: action.private })
}

/** A president who is short of money for a forced purchase may sell a private company (4.2.5.2(d)). */
function refuseForced(before: AlState, action: SellPrivate): Refusal | undefined {
  const state = afterSkip(before)
  const need = needOf(state)
  if (need?.president !== action.player)
    return refuse('4.2.5.2(d)', 'notRaising', { player: action.player, turn: actor(state) ?? '' })
  if (need.short === 0)
    return refuse('4.2.5.2(d)', 'nothingShort', {
      player: action.player,
      has: need.has,
      needs: need.contribution,
    })
  return refuseDeal(state, action) ?? refusePrivateTooMuch(need, action.price)
}

/** Sells a private company to another player at the price they agree on (3.2(b), 3.2(c)(4)). */
export const sellPrivate: AlRule<SellPrivate> = {
  cite: '3.2(b)',
  schema,
  offers(state) {
    const turn = frame(state, 'stock')
    const seller = needOf(state)?.president
    if (!turn && !seller) return []
    return PRIVATES.flatMap(company => {
      const owner = state.privates[company]
      const side = turn?.player ?? seller
      if (!state.players.includes(owner)) return []
      const buyers = state.players.filter(to => to !== owner && (owner === side || (turn && to === side)))
      return buyers.map(to => ({
        slot: `deal:${company}`,
        draft: { type: 'sellPrivate' as const, player: owner, private: company, to, price: 1 },
        vary: { price: { from: 1, to: Math.max(1, cashOf(state.cash, to)), step: 1 } },
      }))
    })
  },
  check: (state, action) =>
    frame(state, 'operate') ? refuseForced(state, action) : refuseInStockTurn(state, action),
  play(ledger, { player, private: company, to, price }) {
    if (frame(ledger.state, 'stock')) {
      const turn = stockTurn(ledger)
      ledger.setTurn(turn.player === player ? withSale(turn) : withPurchase(turn))
    } else {
      skipRun(ledger)
      ledger.setTurn(withLeast(operating(ledger), price))
    }
    ledger.pay(to, player, price, 'private', company)
    ledger.private(company, to, 'sold')
  },
}
