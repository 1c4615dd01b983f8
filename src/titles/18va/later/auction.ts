import type { Money } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'
import { BID_STEP, FACES, LOTS, type LotId, TABLE } from '../data'
import type { AuctionTurn, Lot, VaState } from '../state'

/** An item of the first auction, as it is filled in. */
export interface JoinedLot {
  readonly face: Money
  /** Who leads; nobody where it has no bid. */
  readonly player?: PlayerId | undefined
  readonly amount?: Money | undefined
}

/** The first auction of a table that is joined: its items, and how many have passed in a row. */
export interface JoinedAuction {
  readonly lots: Readonly<Record<LotId, JoinedLot>>
  readonly passes: number
}

const lotsOf = <T>(make: (lot: LotId) => T) =>
  Object.fromEntries(LOTS.map(lot => [lot, make(lot)])) as Record<LotId, T>

/** The auction as it begins. */
export function freshAuction(): JoinedAuction {
  return { lots: lotsOf(lot => ({ face: FACES[lot] })), passes: 0 }
}

/** What everybody has in the first auction: bids are set aside, and nothing is paid yet (4.1). */
export function cashInAuction({ players }: VaState): Readonly<Record<PlayerId, Money>> {
  const { cash } = TABLE[players.length] ?? { cash: 0 }
  return Object.fromEntries(players.map(id => [id, cash]))
}

/** Items with a bidder whose bid is not said, or cannot have been made: at least the face value, in steps of $5 (4.1). */
export function openBids({ lots }: JoinedAuction): readonly LotId[] {
  return LOTS.filter(lot => {
    const { player, amount, face } = lots[lot]
    return player !== undefined && (amount === undefined || amount < face || amount % BID_STEP !== 0)
  })
}

/** The turn of the auction: who passed in a row are those who sit before the player to act. */
export function auctionTurn(
  players: readonly PlayerId[],
  player: PlayerId,
  { lots, passes }: JoinedAuction,
): AuctionTurn {
  const at = players.indexOf(player)
  const before = [...players.slice(at), ...players.slice(0, at)]
  return {
    at: 'auction',
    player,
    passed: passes > 0 ? before.slice(-passes) : [],
    lots: lotsOf((lot): Lot => {
      const { face, player: bidder, amount } = lots[lot]
      return { face, bid: bidder === undefined ? null : { player: bidder, amount: amount ?? face } }
    }),
  }
}

/** The auction of a table that was joined in it, as the form has it. */
export function auctionFrom({ lots, passed }: Pick<AuctionTurn, 'lots' | 'passed'>): JoinedAuction {
  return {
    lots: lotsOf(lot => {
      const { face, bid } = lots[lot]
      return { face, ...(bid ?? {}) }
    }),
    passes: passed.length,
  }
}
