import { nextTrain } from '../../../bank/depot'
import { cashOf, type Money } from '../../../bank/money'
import type { Refusal } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import {
  type Allowance,
  CARD_TABLE,
  type CardId,
  type CardUse,
  type CorporationId,
  PHASE_TABLE,
  TRAINS,
} from '../data'
import { yPrice } from '../map/layY'
import { refuseStation, stationPrice } from '../map/stations'
import { costOf, type Purchase, refusePurchase } from '../operating/trains'
import {
  cardsInPlay,
  directedBy,
  founded,
  frame,
  type LilState,
  priceOf,
  sharesBy,
  spareShares,
  takerOf,
  trainLimit,
  trainsOf,
} from '../state'
import { refuseFounding, refuseShare } from '../stock/shares'
import type { CardView, CompanyOffer, UseView } from '../tableView'
import { playerAt } from '../turns'

const NONE: readonly never[] = []

/** The shares that a player may sell of each company, and what they bring in one sale. */
export function salesOf(state: LilState, player: PlayerId): UseView['sells'] {
  return founded(state).flatMap(corporation => {
    const shares = spareShares(state, corporation, player)
    return shares > 0 ? [{ corporation, shares, price: shares * priceOf(state, corporation) }] : []
  })
}

/** The shares that a player may buy from the bank. */
export const purchasesOf = (state: LilState, player: PlayerId): readonly CompanyOffer[] =>
  founded(state)
    .filter(id => !refuseShare(state, player, id))
    .map(corporation => ({ corporation, price: priceOf(state, corporation) }))

/** The companies that a player may found, at the highest price the player can pay five times. */
function foundingsOf(state: LilState, player: PlayerId): readonly CompanyOffer[] {
  const has = cashOf(state.cash, player)
  const prices = state.grid.flat().map(({ price }) => price)
  const price = Math.max(0, ...prices.filter(one => 5 * one <= has))
  if (price === 0) return NONE
  return state.corporations.flatMap(corporation =>
    refuseFounding(state, player, corporation, price) ? [] : [{ corporation, price }],
  )
}

/** Those of a player's companies that could buy the next train of the stack, its price, and what the director adds. */
export function trainsFor(state: LilState, own: readonly CorporationId[]): UseView['trains'] {
  const train = nextTrain(state.depot, TRAINS)
  if (!train) return NONE
  return own.flatMap(corporation => {
    const purchase: Purchase = { corporation, train, from: 'ipo' }
    if (refusePurchase(state, purchase)) return []
    const price = costOf(state, purchase)
    return [{ corporation, price, adds: Math.max(0, price - cashOf(state.cash, corporation)) }]
  })
}

/** The companies with room and money for a train of another one. */
function dealsOf(state: LilState, own: readonly CorporationId[]): readonly CorporationId[] {
  const limit = trainLimit(state)
  const sellers = founded(state).filter(id => trainsOf(state, id).length > 0)
  return own.filter(
    id =>
      trainsOf(state, id).length < limit &&
      cashOf(state.cash, id) > 0 &&
      sellers.some(seller => seller !== id),
  )
}

const affordable = (state: LilState, own: readonly CorporationId[], price: (id: CorporationId) => Money) =>
  own.flatMap(corporation => {
    const cost = price(corporation)
    return cashOf(state.cash, corporation) >= cost ? [{ corporation, price: cost }] : []
  })

/** Why nothing can be bought with a use, as the refusal to the richest company or for the cheapest share. */
function whyNothing(state: LilState, player: PlayerId, allows: Allowance): Refusal | null {
  const own = directedBy(state, player)
  const richest = own.toSorted((a, b) => cashOf(state.cash, b) - cashOf(state.cash, a))[0]
  const train = nextTrain(state.depot, TRAINS)
  if (allows.trains && richest && train)
    return refusePurchase(state, { corporation: richest, train, from: 'ipo' }) ?? null
  if (allows.station && richest) return refuseStation(state, richest) ?? null
  const [cheapest] = founded(state)
    .filter(id => sharesBy(state, id, 'market') > 0)
    .toSorted((a, b) => priceOf(state, a) - priceOf(state, b))
  return (allows.shares && cheapest && refuseShare(state, player, cheapest)) || null
}

/** What one use of a card would let a player do on the current table. */
function useView(state: LilState, player: PlayerId, card: CardId, use: CardUse): UseView {
  const allows = CARD_TABLE[card][use]
  const own = directedBy(state, player)
  const view = {
    allows,
    pays: allows.pays ?? 0,
    funds: allows.funds ? PHASE_TABLE[state.phase].funds : 0,
    yTiles: allows.yellow ? affordable(state, own, id => yPrice(state, id)) : NONE,
    sells: allows.shares ? salesOf(state, player) : NONE,
    buys: allows.shares ? purchasesOf(state, player) : NONE,
    founds: allows.shares ? foundingsOf(state, player) : NONE,
    trains: allows.trains ? trainsFor(state, own) : NONE,
    deals: allows.trains ? dealsOf(state, own) : NONE,
    stations: allows.station
      ? own
          .filter(id => !refuseStation(state, id))
          .map(corporation => ({ corporation, price: stationPrice(state, corporation) }))
      : NONE,
  }
  const { sells, buys, founds, trains, deals, stations } = view
  const why = buys.length + trains.length + stations.length > 0 ? null : whyNothing(state, player, allows)
  const some = [sells, buys, founds, trains, deals, stations].some(list => list.length > 0)
  return { why, idle: !some && !allows.tiles && view.pays === 0 && view.funds === 0, ...view }
}

/** The cards of the table, each with what it would do for the player to act. */
export function cardViews(state: LilState): readonly CardView[] {
  const turn = frame(state, 'card')
  const player = turn && !turn.card ? playerAt(state, turn.nth) : undefined
  return cardsInPlay(state).map(id => {
    const taken = state.taken.filter(({ card }) => card === id)
    const takes = takerOf(state, id) === undefined ? ('take' as const) : ('copy' as const)
    const copies = player === undefined ? 0 : (state.copies[player] ?? 0)
    const open = player !== undefined && (takes === 'take' || copies > 0) ? takes : null
    const uses =
      player !== undefined && open
        ? {
            action: useView(state, player, id, 'action'),
            alternative: useView(state, player, id, 'alternative'),
          }
        : null
    return { id, taken, open, uses }
  })
}
