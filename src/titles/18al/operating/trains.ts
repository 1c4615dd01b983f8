import { cashOf, type Money } from '../../../bank/money'
import type { Game } from '../../../families/railway/game'
import type { Why } from '../../../families/railway/law'
import type { RailLedger } from '../../../families/railway/ledger'
import { bankOffers, cheapest } from '../../../families/railway/operating/offers'
import { closesPrivates } from '../../../families/railway/operating/phases'
import type {
  Forced,
  Need,
  OperatingPolicy,
  PrivateAcquired,
  Reduction,
} from '../../../families/railway/operating/policy'
import { fromBank } from '../../../families/railway/operating/trainMoney'
import type { Needs, Sale } from '../../../families/railway/stock/policy'
import { leastReceived, proceeds } from '../../../families/railway/stock/sales'
import { type AnyRailway, frame, trainsOf } from '../../../families/railway/table'
import { AlLedger, ownOf, setAbilities } from '../own'
import { own } from '../reasons'

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

/** The least that the president has received for a certificate so far in this purchase; `undefined` before a sale. */
function leastSoFar(state: AnyRailway): Money | undefined {
  const raised = frame(state, 'operate')?.raised ?? []
  return raised.length === 0 ? undefined : Math.min(...raised.map(({ each }) => each))
}

/** What the president would keep, and the least that any certificate would then have brought. */
function after(state: AnyRailway, need: Need, brings: Money, certificate: Money) {
  const left = need.has + brings - need.contribution
  return { left, least: Math.min(leastSoFar(state) ?? certificate, certificate) }
}

const notNeeded = ({ left, least }: ReturnType<typeof after>) => left >= 0 && left >= least

/** Refuses a private company sold at a price that makes a sale needless (4.2.5.2(d)). */
export function privateTooMuch(state: AnyRailway, need: Need, price: Money): Why | undefined {
  const then = after(state, need, price, price)
  return notNeeded(then) ? own('takeBack', { player: need.president, ...then }) : undefined
}

const afterSale = (game: Game, state: AnyRailway, need: Need, sale: Sale) =>
  after(state, need, proceeds(game, state, sale), leastReceived(game, state, sale))

/** Refuses a sale with which one sale was not needed, unless that is so with every open sale (4.2.5.2(d)). */
export const saleTooMuch: OperatingPolicy['tooMuch'] = (forced, game) => (state, need, sale) => {
  const then = afterSale(game, state, need, sale)
  if (!notNeeded(then)) return undefined
  const better = forced.open(state).filter(other => !notNeeded(afterSale(game, state, need, other)))
  if (better.length === 0) return undefined
  const player = need.president
  const smaller = better
    .filter(({ corporation, shares }) => corporation === sale.corporation && shares < sale.shares)
    .at(-1)
  if (!smaller) return own('takeBack', { player, ...then })
  const least = leastReceived(game, state, sale)
  return own('sellsTooMuch', { player, left: then.left, least, shares: smaller.shares })
}

const closeAll = closesPrivates()

function removeCoal(ledger: RailLedger): void {
  if (ownOf(ledger.state).abilities.coal.at === 'gone') return
  setAbilities(ledger, { coal: { at: 'gone' } })
  ledger.tell({ is: 'noted', code: 'coalRemoved', of: '6' })
}

/** Private companies close with the first 5, and with them those of their pieces that are not placed; the 6 removes the coal token (Table I, Table III). */
export const begins: OperatingPolicy['begins'] = {
  '5'(game, ledger) {
    closeAll(game, ledger)
    const { coal, lumber } = ownOf(ledger.state).abilities
    setAbilities(ledger, {
      coal: coal.at === 'charter' ? { at: 'gone' } : coal,
      lumber: lumber === 'unlaid' ? 'gone' : lumber,
    })
  },
  '6': (_, ledger) => removeCoal(ledger),
}
