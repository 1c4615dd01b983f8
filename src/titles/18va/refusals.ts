import type { Holder, Money } from '../../bank/money'
import type { LotsReasons } from '../../families/railway/auction/lots'
import type { BreachReasons } from '../../families/railway/breaches'
import type { JoinReasons } from '../../families/railway/joining/reasons'
import type { Reasons as RailReasons } from '../../families/railway/reasons'
import type { RulingReasons } from '../../families/rulings/refusals'
import type { PlayerId } from '../../rules/state'
import type { PrivateId } from './data'

/** Every reason for a refusal that only 18VA has, or has with other facts; its sentence is in `words/`. */
export interface OwnReasons extends LotsReasons {
  // stock turn
  notOperated: { corporation: string }
  sellsTooFew: { player: PlayerId; corporation: string; held: number; limit: number; least: number }
  // operating turn
  convertNotYet: { phase: string }
  tenShares: { corporation: string }
  convertLate: { corporation: string; now: string }
  yellowBase: { corporation: string; city: string; owner: string }
  stationThere: { corporation: string; city: string }
  notOwned: { corporation: string; private: PrivateId; owner: Holder }
  useNeeded: { private: PrivateId }
  useNotAsked: { private: PrivateId }
  notInCity: { city: string }
  noCityNeeded: { city: string }
  /** The Potomac Yards' train limit was wanted when discards were due. */
  powerLate: { owners: readonly string[] }
  coalOver: { coal: Money; phase: string }
  coalTooHigh: { coal: Money; most: Money; freight: readonly string[] }
  coalParts: { coal: Money; sums: readonly string[]; freight: readonly string[] }
  coalOverRevenue: { coal: Money; revenue: Money }
  // trains
  oneOfAType: { corporation: string; type: string }
  notNext: { train: string; next: readonly string[] }
  tredegarNewOnly: { train: string; from: Holder }
  cheapestOnly: { train: string; price: Money; cheapest: string; from: Holder; least: Money }
  aboveFace: { train: string; price: Money; face: Money }
  // forced sales and bankruptcy
  keepsPresidency: { player: PlayerId; corporation: string; most: number }
  sellsTooLittle: { player: PlayerId; corporation: string; shares: number; least: number }
  sellsNotAll: {
    player: PlayerId
    corporation: string
    shares: number
    all: number
    raises: Money
    needs: Money
  }
  notBankrupt: { player: PlayerId; raises: Money; needs: Money; tredegar: boolean }
  // rules that a ruling broke
  shouldConvert: { corporation: string; phase: string }
  convertedEarly: { corporation: string; phase: string }
  privateUnsold: { private: PrivateId }
  // a game joined in progress
  positionSize: { corporation: string; size: number; phase: string }
  positionLimit: { corporation: string; said: number; limit: number }
}

/** Every reason for a refusal with the facts that decide it. */
export type Reasons = OwnReasons &
  Omit<RailReasons & BreachReasons & JoinReasons & RulingReasons, keyof OwnReasons>

/** The reasons that have a sentence of 18VA: its own, and some of the family whose rule has another ground here. */
export type SaidReasons = OwnReasons &
  Pick<
    Reasons,
    | 'salesOver'
    | 'marketFull'
    | 'stepOver'
    | 'treasuryOnly'
    | 'soldForTrain'
    | 'trainNeeded'
    | 'positionNowhere'
  >
