import type { Holder, Money } from '../../bank/money'
import type { Refusal } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import type { Paragraph } from './book'
import type { CardId, LotId, PlaceId, PrivateId, TrainId } from './data'

/** Every reason for a refusal with the facts that decide it; its sentence is in `words/`. */
export interface Reasons {
  // whose turn it is
  gameOver: { by: string }
  notYourTurn: { turn: Holder }
  /** `power`: the Potomac Yards’ train limit was wanted, which comes too late. */
  discardFirst: { owners: readonly string[]; power?: true }
  auctionFirst: { lots: readonly LotId[] }
  valueFirst: { player: PlayerId }
  // money
  tooExpensive: { payer: Holder; has: Money; price: Money }
  // auction
  auctionOver: Record<never, never>
  lotSold: { lot: LotId; owner: Holder }
  fives: { amount: Money }
  bidTooLow: { lot: LotId; least: Money; amount: Money }
  setAside: { payer: PlayerId; free: Money; aside: Money; price: Money }
  mustBid: { player: PlayerId; lot: LotId }
  // stock turn
  notStartingValue: { price: Money; values: readonly string[] }
  started: { corporation: string; president: PlayerId }
  notStarted: { corporation: string }
  noneLeft: { corporation: string; from: Holder }
  onePurchase: { player: PlayerId }
  soldThisRound: { player: PlayerId; corporation: string }
  shareLimit: { player: PlayerId; corporation: string; percent: number; limit: number }
  certificateLimit: { player: PlayerId; held: number; limit: number }
  overLimit: { player: PlayerId; held: number; limit: number }
  salesOver: { player: PlayerId }
  oneBlock: { player: PlayerId; corporation: string }
  notHeld: { player: PlayerId; corporation: string; held: number; shares: number }
  notOperated: { corporation: string }
  poolFull: { corporation: string; percent: number; limit: number }
  presidentStays: { player: PlayerId; corporation: string; most: number }
  // operating turn
  stepOver: { corporation: string; step: string; now: string }
  convertNotYet: { phase: string }
  tenShares: { corporation: string }
  convertLate: { corporation: string; now: string }
  secondStation: { corporation: string }
  noStation: { corporation: string }
  yellowBase: { corporation: string; city: string; owner: string }
  stationThere: { corporation: string; city: PlaceId }
  notOwned: { corporation: string; private: PrivateId; owner: Holder }
  useNeeded: { private: PrivateId }
  useNotAsked: { private: PrivateId }
  notInCity: { city: PlaceId }
  noCityNeeded: { city: PlaceId }
  noTrain: { corporation: string }
  hasRun: { corporation: string }
  mustRun: { corporation: string; trains: number }
  tens: { revenue: Money }
  nothingToPay: { corporation: string }
  coalOver: { coal: Money; phase: string }
  coalTooHigh: { coal: Money; most: Money; freight: readonly string[] }
  coalParts: { coal: Money; sums: readonly string[]; freight: readonly string[] }
  coalOverRevenue: { coal: Money; revenue: Money }
  // trains
  trainLimit: { corporation: string; owned: number; limit: number }
  oneOfAType: { corporation: string; type: TrainId }
  notNext: { train: CardId; next: readonly TrainId[] }
  notThere: { train: CardId; from: Holder }
  ownTrain: { corporation: string }
  priceNeeded: { train: CardId; from: Holder }
  priceFixed: { train: CardId; price: Money }
  tredegarNewOnly: { train: CardId; from: Holder }
  treasuryOnly: { corporation: string; has: Money; price: Money }
  notForced: { corporation: string; has: Money; price: Money }
  affordsCheaper: {
    corporation: string
    has: Money
    price: Money
    train: TrainId
    from: Holder
    cheapest: Money
  }
  cheapestOnly: { train: CardId; price: Money; cheapest: TrainId; from: Holder; least: Money }
  presidentShort: { player: PlayerId; has: Money; needs: Money; short: Money }
  aboveFace: { train: CardId; price: Money; face: Money }
  soldForTrain: { player: PlayerId; corporation: string }
  nothingToDiscard: { corporation: string; owned: number; limit: number }
  overByRuling: { corporation: string; owned: number; limit: number }
  trainNeeded: { corporation: string }
  // forced sales and bankruptcy
  notRaising: { player: PlayerId; turn: Holder }
  nothingShort: { player: PlayerId; has: Money; needs: Money }
  keepsPresidency: { player: PlayerId; corporation: string; most: number }
  sellsTooFew: { player: PlayerId; corporation: string; held: number; limit: number; least: number }
  sellsTooLittle: { player: PlayerId; corporation: string; shares: number; least: number }
  sellsNotAll: {
    player: PlayerId
    corporation: string
    shares: number
    all: number
    raises: Money
    needs: Money
  }
  sellsTooMuch: { player: PlayerId; corporation: string; shares: number; enough: number; short: Money }
  notBankrupt: { player: PlayerId; raises: Money; needs: Money; tredegar: boolean }
  // private companies to corporations
  privatesNotYet: { phase: string }
  notFromPlayer: { private: PrivateId; owner: Holder }
  priceRange: { private: PrivateId; price: Money; least: Money; most: Money }
  // rulings
  noSuchHolder: { holder: Holder; kind: string }
  holderLacks: { holder: Holder; what: string; has: number; wants: number }
  presidentsTwo: { holder: Holder; corporation: string }
  noSuchSpace: { row: number; column: number }
  alreadySo: { what: string; of: string }
  stationsLeft: { corporation: string; most: number }
  notOperating: { round: string }
  itsTurn: { corporation: string }
  roundsBegun: { rounds: number; begun: number }
  wrongTurn: { turn: Holder; round: string }
  // rules that a ruling broke
  outvoted: { corporation: string; president: PlayerId; player: PlayerId }
  wrongPhase: { phase: string; latest: string }
  trainGone: { train: TrainId; by: TrainId }
  shouldConvert: { corporation: string; phase: string }
  convertedEarly: { corporation: string; phase: string }
  privateUnsold: { private: PrivateId }
  // a game joined in progress
  positionPlayer: { holder: Holder }
  positionLate: Record<never, never>
  positionMoney: { sum: Money; bank: Money; missing: Money }
  positionShares: { corporation: string; percent: number }
  positionPresident: { corporation: string; presidents: number }
  positionSize: { corporation: string; size: number; phase: string }
  positionLimit: { corporation: string; said: number; limit: number }
  positionPrice: { corporation: string; price: Money }
  positionTrains: { train: TrainId; found: number; number: number }
  positionPhase: { phase: string; latest: string }
  positionUnfit: { key: 'stacks' | 'rounds' | 'operated' | 'turns' | 'closed' | 'unstarted' }
  positionNowhere: { private: PrivateId }
  positionPrivate: { private: PrivateId }
}

/** The code of a refusal. */
export type Reason = keyof Reasons

/** Makes a refusal; a wrong code, fact or citation does not compile. */
export function refuse<K extends Reason>(rule: Paragraph, code: K, facts: Reasons[K]): Refusal {
  return { rule, code, facts: facts as Refusal['facts'] }
}
