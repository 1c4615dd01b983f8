import type * as v from 'valibot'
import { cashOf, type Money } from '../../../bank/money'
import { action, money, oneOf } from '../../../rules/schema'
import { CORPORATIONS, PRIVATE_CARDS, PRIVATES, type PrivateId } from '../data'
import type { VaRule } from '../ledger'
import { refuse } from '../refusals'
import { frame, phaseReached } from '../state'
import { operating, past, refuseOperatingTurn } from '../turns'

const schema = action('acquirePrivate', {
  corporation: oneOf(CORPORATIONS),
  private: oneOf(PRIVATES),
  price: money(1),
})
export type AcquirePrivate = v.InferOutput<typeof schema>

/** The price a corporation may pay for a private company: 50 to 150 percent of its face value (4.2). */
export function priceRange(company: PrivateId): { readonly least: Money; readonly most: Money } {
  const { face } = PRIVATE_CARDS[company]
  return { least: face / 2, most: face * 1.5 }
}

/** A corporation buys a private company from a player, from phase 3 on, at any time in its turn (4.2). */
export const acquirePrivate: VaRule<AcquirePrivate> = {
  cite: '4.2',
  schema,
  offers(state) {
    const corporation = frame(state, 'operate')?.corporation
    if (!corporation) return []
    return PRIVATES.filter(company => state.players.includes(state.privates[company])).map(company => {
      const { least, most } = priceRange(company)
      const price = Math.max(least, Math.min(most, cashOf(state.cash, corporation)))
      return {
        slot: 'privates',
        draft: { type: 'acquirePrivate', corporation, private: company, price },
        vary: { price: { from: least, to: most, step: 1 } },
      }
    })
  },
  check(state, { corporation, private: company, price }) {
    const turn = refuseOperatingTurn(state, corporation)
    if (turn) return turn
    if (!phaseReached(state, '3')) return refuse('4.2', 'privatesNotYet', { phase: state.phase })
    const owner = state.privates[company]
    if (!state.players.includes(owner)) return refuse('4.2', 'notFromPlayer', { private: company, owner })
    const { least, most } = priceRange(company)
    if (price < least || price > most)
      return refuse('4.2', 'priceRange', { private: company, price, least, most })
    const has = cashOf(state.cash, corporation)
    return has < price ? refuse('4.2', 'tooExpensive', { payer: corporation, has, price }) : undefined
  },
  play(ledger, { corporation, private: company, price }) {
    ledger.pay(corporation, ledger.state.privates[company], price, 'private', company)
    ledger.private(company, corporation, 'acquired')
    const turn = operating(ledger)
    // A conversion must come before everything else in the turn, so it is now too late for one (4.5.1).
    if (!past(turn, 'convert')) ledger.setTurn({ ...turn, step: 'station' })
  },
}
