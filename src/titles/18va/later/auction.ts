import type { Money } from '../../../bank/money'
import type { Joined } from '../../../families/railway/join/answers'
import type { AnyRailway } from '../../../families/railway/table'
import type { PlayerId } from '../../../rules/state'
import { BID_STEP, FACES, LOTS, type LotId, PRIVATES, printed } from '../data'
import type { Stored } from '../joining/frames'

/** An item of the first auction, as filled in so far. */
export interface JoinedLot {
  readonly face: Money
  /** The highest bidder; `undefined` if there is no bid. */
  readonly player?: PlayerId | undefined
  readonly amount?: Money | undefined
}

/** The first auction of a table being joined: its items, and how many players have passed in a row. */
export interface JoinedAuction {
  readonly lots: Readonly<Record<LotId, JoinedLot>>
  readonly passes: number
}

const lotsOf = <T>(make: (lot: LotId) => T) =>
  Object.fromEntries(LOTS.map(lot => [lot, make(lot)])) as Record<LotId, T>

/** The auction at its start. */
export function freshAuction(): JoinedAuction {
  return { lots: lotsOf(lot => ({ face: FACES[lot] })), passes: 0 }
}

/**
 * The answers as the first auction begins: bids are only set aside, so nobody has paid anything yet, and the seating order
 * is the move order (4.1).
 */
export function begun({ players, priorityDeal }: AnyRailway): Partial<Joined> {
  const { cash } = printed.seats[players.length] ?? { cash: 0 }
  return {
    cash: Object.fromEntries(players.map(id => [id, cash])),
    priority: priorityDeal,
    privates: Object.fromEntries(PRIVATES.map(id => [id, ''])),
    corporations: {},
    market: [],
    own: { auction: freshAuction() },
  }
}

/** Items with a bidder but without a possible bid: one of at least the face value, in steps of $5 (4.1). */
export function openBids(auction: JoinedAuction | undefined): readonly LotId[] {
  if (!auction) return []
  return LOTS.filter(lot => {
    const { player, amount, face } = auction.lots[lot]
    return player !== undefined && (amount === undefined || amount < face || amount % BID_STEP !== 0)
  })
}

/** The auction's turn frame; the players who passed in a row are those seated before the player to act. */
export function auctionTurn(
  players: readonly PlayerId[],
  player: PlayerId,
  { lots, passes }: JoinedAuction,
): Stored<'auction'> {
  const at = players.indexOf(player)
  const before = [...players.slice(at), ...players.slice(0, at)]
  return {
    at: 'auction',
    player,
    passed: passes > 0 ? before.slice(-passes) : [],
    lots: lotsOf(lot => {
      const { face, player: bidder, amount } = lots[lot]
      return { face, bid: bidder === undefined ? null : { player: bidder, amount: amount ?? face } }
    }),
  }
}

/** The form's auction, from a table that was joined during it. */
export function auctionFrom({ lots, passed }: Pick<Stored<'auction'>, 'lots' | 'passed'>): JoinedAuction {
  return {
    lots: lotsOf(lot => {
      const { face, bid } = lots[lot]
      return { face, ...(bid ?? {}) }
    }),
    passes: passed.length,
  }
}
