import type { Holder, Money } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'

/** Why a table cannot be joined, besides what refuses other entries as well. */
export interface JoinReasons {
  positionLate: Record<never, never>
  positionPlayer: { holder: Holder }
  positionMoney: { sum: Money; bank: Money; missing: Money }
  positionShares: { corporation: string; percent: number }
  positionPresident: { corporation: string; presidents: number }
  positionPrice: { corporation: string; price: Money }
  positionFloated: { corporation: string; percent: number }
  stationsLeft: { corporation: string; most: number }
  positionTrains: { train: string; found: number; number: number; phase: string }
  positionUnlimited: { train: string; number: number }
  positionPhase: { phase: string; latest: string }
  positionPrivate: { private: string }
  positionNowhere: { private: string }
  positionWithout: { private: string }
  privateOpen: { private: string }
  privateClosed: { private: string }
  wrongTurn: { turn: Holder; round: string }
  /** A bid that cannot stand: on a company that is sold, not above the one before it, or a second one of the same player. */
  positionBid: { player: PlayerId; private: string; amount: Money; is: 'sold' | 'low' | 'twice' }
  /** All that a player has bid is more than they have. */
  positionBids: { player: PlayerId; bid: Money; has: Money }
  /** A key that contradicts the rest of the table. */
  positionUnfit: { key: string }
}
