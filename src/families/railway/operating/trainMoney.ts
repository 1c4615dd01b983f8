import { cashOf, type Money } from '../../../bank/money'
import type { Why } from '../law'
import { why } from '../reasons'
import { type AnyRailway, trainsOf } from '../table'
import type { Forced, OperatingPolicy, TrainBought } from './policy'

/** A train to be bought, and what it costs. */
export interface Wanted extends TrainBought {
  readonly cost: Money
}

/** Is the seller the bank? */
export const fromBank = ({ from }: Pick<Wanted, 'from'>): boolean => from === 'ipo' || from === 'market'

/**
 * Beyond the treasury only a forced purchase is possible: no train owned, none that the treasury can pay for, the cheapest
 * train of the bank, and the president adds exactly what is missing.
 */
export function refuseMoney(
  forced: Forced,
  { payment }: Pick<OperatingPolicy, 'payment'>,
  state: AnyRailway,
  wanted: Wanted,
): Why | undefined {
  const { corporation, train, cost: price } = wanted
  const has = cashOf(state.cash, corporation)
  if (has >= price) return undefined
  if (payment) return payment.refuse(state, wanted)
  if (!fromBank(wanted)) return why('treasuryOnly', { corporation, has, price }, 'forced')
  if (wanted.exchange !== undefined || trainsOf(state, corporation).length > 0)
    return why('notForced', { corporation, has, price }, 'forced')
  const need = forced.need(state)
  if (!need) {
    const best = forced.cheapest(state, corporation)
    const facts = { train: best?.train ?? train, cheapest: best?.price ?? 0 }
    return why('affordsCheaper', { corporation, has, price, ...facts }, 'forced')
  }
  const { offer, president, contribution, short } = need
  if (price > offer.price) {
    const facts = { train, cheapest: offer.train, from: offer.from, price: offer.price }
    return why('cheapestOnly', facts, 'forced')
  }
  if (short === 0) return undefined
  return why('presidentShort', { player: president, has: need.has, needs: contribution, short }, 'forced')
}
