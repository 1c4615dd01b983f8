import { cashOf } from '../../../bank/money'
import { bankOffers, cheapest, trainsOf } from '../../../families/railway/operating/offers'
import type {
  Forced,
  OperatingPolicy,
  PrivateAcquired,
  Reduction,
} from '../../../families/railway/operating/policy'
import { fromBank } from '../../../families/railway/operating/trainMoney'
import type { Needs } from '../../../families/railway/stock/policy'
import { frame } from '../../../families/railway/table'
import { AlLedger } from '../ledger'
import { own } from '../reasons'
import { leastSoFar } from '../stock/tooMuch'

type MayBuy = OperatingPolicy['trains'][number]

/** The New Decatur Yards halve the price of one new train for their corporation, up to and including the first 5 (Table III). */
export const yards: Reduction = {
  private: 'NDY',
  applies: ({ reached }, state, corporation) => state.privates.NDY === corporation && !reached(state, '5'),
  price: face => face / 2,
  used: ledger => ledger.private('NDY', 'closed', 'used'),
}

/** One train a turn from the bank before the first 4 (4.2.5(f)). */
export const oneTrainATurn: MayBuy =
  ({ allows }) =>
  (state, act) => {
    const { fromBank: fresh = [], used = 0 } = frame(state, 'operate') ?? {}
    return fromBank(act) && fresh.length + used > 0 && !allows(state, 'severalTrains')
      ? own('oneTrainATurn', { corporation: act.corporation, phase: state.phase })
      : undefined
  }

/** The yards lower the price of new trains, and only for their corporation (Table III). */
export const yardsHere: MayBuy =
  game =>
  (state, { corporation, train, from, private: used }) => {
    if (used === undefined) return undefined
    if (from !== 'ipo') return own('yardsNewOnly', { train })
    if (yards.applies(game, state, corporation)) return undefined
    return own('yardsNotOwned', { corporation, owner: state.privates.NDY ?? 'closed' })
  }

/** With the president's help, the cheapest train is bought with the yards if they make it so (Table III). */
export const yardsIfForced: MayBuy =
  game =>
  (state, { corporation, train, from, private: used }) => {
    const best = cheapest(bankOffers(game, state, { reduction: yards, corporation }))
    if (used !== undefined || from !== 'ipo' || best?.train !== train || best.with === undefined)
      return undefined
    const helped = trainsOf(state, corporation).length === 0
    return helped && cashOf(state.cash, corporation) < game.train(train).price
      ? own('yardsMust', { corporation, train, price: best.price })
      : undefined
  }

/**
 * Refuses a private company if its president has sold a certificate for the purchase of a train that would then be so much
 * cheaper that the sale was not needed: with the New Decatur Yards (4.2.5.2(d)).
 */
export const saleStillNeeded =
  (forced: () => Forced): Needs<PrivateAcquired> =>
  () =>
  (state, { corporation, private: company, price }) => {
    const least = leastSoFar(state)
    const player = state.corporations[corporation]?.president ?? null
    if (least === undefined || player === null) return undefined
    const ledger = new AlLedger(state)
    ledger.pay(corporation, state.privates[company] ?? 'bank', price, 'private', company)
    ledger.private(company, corporation, 'acquired')
    const left = cashOf(ledger.state.cash, player) - (forced().need(ledger.state)?.contribution ?? 0)
    return left < least ? undefined : own('takeBack', { player, left, least })
  }
