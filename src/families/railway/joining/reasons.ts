import type { Holder, Money } from '../../../bank/money'

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
  /** A key that contradicts the rest of the table. */
  positionUnfit: { key: string }
}
