import type * as v from 'valibot'
import type { Refusal } from '../../../rules/rule'
import { action, money, oneOf, player } from '../../../rules/schema'
import { BID_STEP, FIRST_CORPORATION, LOTS } from '../data'
import type { VaRule } from '../ledger'
import { refuse } from '../refusals'
import { frame, setAside, type VaState } from '../state'
import { refuseAuctionTurn, unsoldLots } from '../turns'
import { forcedLot, leastBid, mostBid, placeBid } from './auction'

const schema = action('bid', { player, private: oneOf(LOTS), amount: money(0) })
export type Bid = v.InferOutput<typeof schema>

/** Refuses an item that a ruling took from the auction, or any but the item that must be bid on (4.1). */
function refuseLot(state: VaState, { player, private: lot }: Bid): Refusal | undefined {
  if (!unsoldLots(state).includes(lot)) {
    const owner = lot === FIRST_CORPORATION ? state.corporations[lot].president : state.privates[lot]
    return refuse('4.1', 'lotSold', { lot, owner: owner ?? 'bank' })
  }
  const forced = forcedLot(state)
  return forced === undefined || forced === lot
    ? undefined
    : refuse('4.1', 'mustBid', { player, lot: forced })
}

/** Bids on any item of the first auction and ends the turn (4.1). */
export const bid: VaRule<Bid> = {
  cite: '4.1',
  schema,
  offers(state) {
    const auction = frame(state, 'auction')
    if (!auction) return []
    const { player, lots } = auction
    return unsoldLots(state).map(lot => {
      const least = leastBid(lots[lot])
      const most = Math.max(least, mostBid(state, player, lot))
      return {
        slot: `lot:${lot}`,
        draft: { type: 'bid', player, private: lot, amount: least },
        vary: { amount: { from: least, to: most, step: BID_STEP } },
      }
    })
  },
  check(state, action) {
    const { player, private: lot, amount } = action
    const refusal = refuseAuctionTurn(state, player) ?? refuseLot(state, action)
    const auction = frame(state, 'auction')
    if (refusal || !auction) return refusal
    if (amount % BID_STEP !== 0) return refuse('4.1', 'fives', { amount })
    const least = leastBid(auction.lots[lot])
    if (amount < least) return refuse('4.1', 'bidTooLow', { lot, least, amount })
    const free = mostBid(state, player, lot)
    if (amount <= free) return undefined
    const own = auction.lots[lot].bid
    const aside = setAside(state, player) - (own?.player === player ? own.amount : 0)
    return refuse('4.1', 'setAside', { payer: player, free, aside, price: amount })
  },
  play: (ledger, { player, private: lot, amount }) => placeBid(ledger, lot, { player, amount }),
}
