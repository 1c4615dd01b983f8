import { action, money, oneOf, player } from '../../../rules/schema'
import type { PlayerId } from '../../../rules/state'
import type { Game } from '../game'
import type { RailRule, Why } from '../law'
import { why } from '../reasons'
import { type AnyRailway, nextPlayer, ownerOf } from '../table'
import { refuseStockTurn } from '../turns'
import type { Bid } from './bid'
import {
  forcedLot,
  type LotsPolicy,
  type LotsTurn,
  leastBid,
  lotsTurn,
  mostBid,
  told,
  unsoldLots,
} from './lots'

/** Refuses unless this player has the turn in the auction. */
export const refuseLotsTurn = (game: Game, state: AnyRailway, player: PlayerId): Why | undefined =>
  lotsTurn(state)?.player === player
    ? undefined
    : (refuseStockTurn(game, state, player) ?? told('auctionOver', {}))

/** Refuses a lot that a ruling took from the auction, or any but the one that must be bid on. */
function refuseLot(lots: LotsPolicy, state: AnyRailway, { player, private: lot }: Bid): Why | undefined {
  if (!unsoldLots(lots, state).includes(lot)) {
    const owner = lot === lots.presidency ? state.corporations[lot]?.president : ownerOf(state, lot)
    return told('lotSold', { lot, owner: owner ?? 'bank' })
  }
  const forced = forcedLot(lots, state)
  return forced === undefined || forced === lot ? undefined : told('mustBid', { player, lot: forced })
}

/** Bids on any lot of the auction and ends the turn. */
export const bidOnLot = (game: Game, lots: LotsPolicy): RailRule<Bid> => ({
  schema: action('bid', { player, private: oneOf(Object.keys(lots.faces)), amount: money(0) }),
  offers(state) {
    const player = lotsTurn(state)?.player
    if (player === undefined) return []
    return unsoldLots(lots, state).map(lot => {
      const least = leastBid(lots, state, lot)
      const most = Math.max(least, mostBid(game, state, player, lot))
      return {
        slot: `lot:${lot}`,
        draft: { type: 'bid', player, private: lot, amount: least },
        vary: { amount: { from: least, to: most, step: lots.step } },
      }
    })
  },
  why(state, act) {
    const { player, private: lot, amount } = act
    const refusal = refuseLotsTurn(game, state, player) ?? refuseLot(lots, state, act)
    if (refusal) return refusal
    if (amount % lots.step !== 0) return told('fives', { amount })
    const least = leastBid(lots, state, lot)
    if (amount < least) return why('bidTooLow', { private: lot, least, amount })
    const free = mostBid(game, state, player, lot)
    if (amount <= free) return undefined
    const aside = (state.cash[player] ?? 0) - free
    return why('setAside', { payer: player, free, aside, price: amount })
  },
  play(ledger, { player, private: lot, amount }) {
    const turn: LotsTurn = { at: 'lots', player: nextPlayer(ledger.state, player), passed: [] }
    ledger.set({ bids: { ...ledger.state.bids, [lot]: [{ player, amount }] } })
    ledger.setTurn(turn)
  },
})
