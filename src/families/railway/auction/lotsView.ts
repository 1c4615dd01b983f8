import type { PlayerId } from '../../../rules/state'
import type { Game } from '../game'
import { type AnyRailway, playersAfter } from '../table'
import { type Auctions, highBid } from './auctions'
import {
  faceOf,
  forcedLot,
  type LotsPolicy,
  leastBid,
  lotsTurn,
  mostBid,
  unsoldLots,
  valueTurn,
} from './lots'

/** What every railway game shows of bids, by this auction. */
export const lotsAuctions = (
  game: Game,
  lots: LotsPolicy,
): Pick<Auctions, 'price' | 'least' | 'others' | 'freeFor'> => ({
  price: faceOf,
  least: (state, lot) => leastBid(lots, state, lot),
  others: (state, _, player) => playersAfter(state, player),
  freeFor: (state, player, lot) => mostBid(game, state, player, lot),
})

/** A lot: its current face value, the standing bid, the lowest next bid, and whether it must be bid on. */
export type LotView = ReturnType<typeof lotViews>[number]

/** Those still to be sold; none once the auction is over. */
export function lotViews({ printed, charter }: Game, lots: LotsPolicy, state: AnyRailway) {
  const must = forcedLot(lots, state)
  return (lotsTurn(state) ? unsoldLots(lots, state) : []).map(id => {
    const { name } = printed.privates[id] ?? charter(id)
    const [face, bid] = [faceOf(state, id), highBid(state, id) ?? null]
    return { id, name, face, bid, least: leastBid(lots, state, id), forced: id === must }
  })
}

/** The current decision: a bid, where `of` players must pass in a row before the auction is settled, or the value. */
export type LotsTurnView = NonNullable<ReturnType<typeof lotsTurnView>>

/** The same; `undefined` unless it is one of the auction. */
export function lotsTurnView(lots: LotsPolicy, state: AnyRailway, cite: string) {
  const [turn, value] = [lotsTurn(state), valueTurn(state)]
  if (value) return { at: 'value' as const, cite, player: value.player, corporation: lots.presidency }
  if (!turn) return undefined
  const { player, passed } = turn
  const [of, forced] = [state.order.length, forcedLot(lots, state) ?? null]
  return { at: 'lots' as const, cite, player, passed, of, forced }
}

/** Who follows the player to act in the auction, in the seating order; `undefined` once it is over. */
export const followersIn = (state: AnyRailway): readonly PlayerId[] | undefined => {
  const turn = lotsTurn(state)
  return turn && playersAfter(state, turn.player)
}
