import type { Money } from '../../../bank/money'
import type { Game } from '../../../families/railway/game'
import type { Why } from '../../../families/railway/law'
import type { Need, OperatingPolicy } from '../../../families/railway/operating/policy'
import type { Sale } from '../../../families/railway/stock/policy'
import { leastReceived, proceeds } from '../../../families/railway/stock/sales'
import { type AnyRailway, frame } from '../../../families/railway/table'
import { own } from '../reasons'

/** The least that the president has received for a certificate so far in this purchase; `undefined` before a sale. */
export function leastSoFar(state: AnyRailway): Money | undefined {
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
