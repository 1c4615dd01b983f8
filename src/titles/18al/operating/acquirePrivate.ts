import type * as v from 'valibot'
import { cashOf } from '../../../bank/money'
import type { Refusal } from '../../../rules/rule'
import { action, money, oneOf } from '../../../rules/schema'
import { CORPORATIONS, PRIVATE_CARDS, PRIVATES } from '../data'
import { AlLedger, type AlRule } from '../ledger'
import { refuse } from '../refusals'
import { type AlState, frame, phaseReached } from '../state'
import { needOf } from '../stock/forced'
import { refuseOperatingTurn } from '../turns'

const schema = action('acquirePrivate', {
  corporation: oneOf(CORPORATIONS),
  private: oneOf(PRIVATES),
  price: money(1),
})
export type AcquirePrivate = v.InferOutput<typeof schema>
type Acquired = Pick<AcquirePrivate, 'corporation' | 'private' | 'price'>

function acquire(ledger: AlLedger, { corporation, private: company, price }: Acquired): void {
  ledger.pay(corporation, ledger.state.privates[company], price, 'private', company)
  ledger.private(company, corporation, 'acquired')
  if (company === 'M&C')
    ledger.setExtra({ abilities: { ...ledger.state.extra.abilities, chits: corporation } })
}

/**
 * Refuses if the president has sold a certificate for the purchase of a train that would then be so much cheaper that the
 * sale was not needed: with the New Decatur Yards (4.2.5.2(d)).
 */
function refuseAfterSale(state: AlState, bought: Acquired): Refusal | undefined {
  const least = frame(state, 'operate')?.least ?? null
  const { president } = state.corporations[bought.corporation]
  if (least === null || president === null) return undefined
  const ledger = new AlLedger(state)
  acquire(ledger, bought)
  const left = cashOf(ledger.state.cash, president) - (needOf(ledger.state)?.contribution ?? 0)
  return left < least ? undefined : refuse('4.2.5.2(d)', 'takeBack', { player: president, left, least })
}

/**
 * A corporation buys a private company from a player for half to one and a half times its par value, at any time of
 * its turn once the first 3 Train has been bought (4.2.6).
 */
export const acquirePrivate: AlRule<AcquirePrivate> = {
  cite: '4.2.6',
  schema,
  offers(state) {
    const corporation = frame(state, 'operate')?.corporation
    if (!corporation) return []
    return PRIVATES.filter(company => state.players.includes(state.privates[company])).map(company => {
      const { par } = PRIVATE_CARDS[company]
      const most = Math.max(par / 2, Math.min(par * 1.5, cashOf(state.cash, corporation)))
      return {
        slot: 'privates',
        draft: { type: 'acquirePrivate', corporation, private: company, price: most },
        vary: { price: { from: par / 2, to: par * 1.5, step: 1 } },
      }
    })
  },
  check(state, { corporation, private: company, price }) {
    const turn = refuseOperatingTurn(state, corporation)
    if (turn) return turn
    if (!phaseReached(state, '3')) return refuse('4.2.6', 'privatesNotYet', { phase: state.phase })
    const owner = state.privates[company]
    if (!state.players.includes(owner)) return refuse('4.2.6', 'notFromPlayer', { private: company, owner })
    const { par } = PRIVATE_CARDS[company]
    const [least, most] = [par / 2, par * 1.5]
    if (price < least || price > most)
      return refuse('4.2.6', 'priceRange', { private: company, price, least, most })
    const has = cashOf(state.cash, corporation)
    if (has < price) return refuse('4.2.6', 'tooExpensive', { payer: corporation, has, price })
    return refuseAfterSale(state, { corporation, private: company, price })
  },
  play: acquire,
}
