import type { Holder, Money } from '../../bank/money'
import type { Refusal } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import type { Paragraph } from './book'
import type { CardId, CorporationId, LotId, PlaceId, PrivateId, TrainId } from './data'

/** Every reason for a refusal with the facts that decide it; its sentence is in `words/`. */
export interface Reasons {
  // whose turn it is
  gameOver: { by: string }
  notYourTurn: { turn: Holder }
  /** `power`: the Potomac Yards’ train limit was wanted, which comes too late. */
  discardFirst: { owners: readonly CorporationId[]; power?: true }
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
  started: { corporation: CorporationId; president: PlayerId }
  notStarted: { corporation: CorporationId }
  noneLeft: { corporation: CorporationId; from: Holder }
  onePurchase: { player: PlayerId }
  soldThisRound: { player: PlayerId; corporation: CorporationId }
  shareLimit: { player: PlayerId; corporation: CorporationId; percent: number; limit: number }
  certificateLimit: { player: PlayerId; held: number; limit: number }
  overLimit: { player: PlayerId; held: number; limit: number }
  salesOver: { player: PlayerId }
  oneBlock: { player: PlayerId; corporation: CorporationId }
  notHeld: { player: PlayerId; corporation: CorporationId; held: number; shares: number }
  notOperated: { corporation: CorporationId }
  poolFull: { corporation: CorporationId; percent: number; limit: number }
  presidentStays: { player: PlayerId; corporation: CorporationId; most: number }
  // operating turn
  stepOver: { corporation: CorporationId; step: string; now: string }
  convertNotYet: { phase: string }
  tenShares: { corporation: CorporationId }
  convertLate: { corporation: CorporationId; now: string }
  secondStation: { corporation: CorporationId }
  noStation: { corporation: CorporationId }
  yellowBase: { corporation: CorporationId; city: string; owner: CorporationId }
  stationThere: { corporation: CorporationId; city: PlaceId }
  notOwned: { corporation: CorporationId; private: PrivateId; owner: Holder }
  useNeeded: { private: PrivateId }
  useNotAsked: { private: PrivateId }
  notInCity: { city: PlaceId }
  noCityNeeded: { city: PlaceId }
  noTrain: { corporation: CorporationId }
  hasRun: { corporation: CorporationId }
  mustRun: { corporation: CorporationId; trains: number }
  tens: { revenue: Money }
  nothingToPay: { corporation: CorporationId }
  coalOver: { coal: Money; phase: string }
  coalTooHigh: { coal: Money; most: Money; freight: readonly string[] }
  coalParts: { coal: Money; sums: readonly string[]; freight: readonly string[] }
  coalOverRevenue: { coal: Money; revenue: Money }
  // trains
  trainLimit: { corporation: CorporationId; owned: number; limit: number }
  oneOfAType: { corporation: CorporationId; type: TrainId }
  notNext: { train: CardId; next: readonly TrainId[] }
  notThere: { train: CardId; from: Holder }
  ownTrain: { corporation: CorporationId }
  priceNeeded: { train: CardId; from: Holder }
  priceFixed: { train: CardId; price: Money }
  tredegarNewOnly: { train: CardId; from: Holder }
  treasuryOnly: { corporation: CorporationId; has: Money; price: Money }
  notForced: { corporation: CorporationId; has: Money; price: Money }
  affordsCheaper: {
    corporation: CorporationId
    has: Money
    price: Money
    train: TrainId
    from: Holder
    cheapest: Money
  }
  cheapestOnly: { train: CardId; price: Money; cheapest: TrainId; from: Holder; least: Money }
  presidentShort: { player: PlayerId; has: Money; needs: Money; short: Money }
  aboveFace: { train: CardId; price: Money; face: Money }
  soldForTrain: { player: PlayerId; corporation: CorporationId }
  nothingToDiscard: { corporation: CorporationId; owned: number; limit: number }
  overByRuling: { corporation: CorporationId; owned: number; limit: number }
  trainNeeded: { corporation: CorporationId }
  // forced sales and bankruptcy
  notRaising: { player: PlayerId; turn: Holder }
  nothingShort: { player: PlayerId; has: Money; needs: Money }
  keepsPresidency: { player: PlayerId; corporation: CorporationId; most: number }
  sellsTooFew: { player: PlayerId; corporation: CorporationId; held: number; limit: number; least: number }
  sellsTooLittle: { player: PlayerId; corporation: CorporationId; shares: number; least: number }
  sellsNotAll: {
    player: PlayerId
    corporation: CorporationId
    shares: number
    all: number
    raises: Money
    needs: Money
  }
  sellsTooMuch: { player: PlayerId; corporation: CorporationId; shares: number; enough: number; short: Money }
  notBankrupt: { player: PlayerId; raises: Money; needs: Money; tredegar: boolean }
  // private companies to corporations
  privatesNotYet: { phase: string }
  notFromPlayer: { private: PrivateId; owner: Holder }
  priceRange: { private: PrivateId; price: Money; least: Money; most: Money }
  // rulings
  noSuchHolder: { holder: Holder; kind: string }
  holderLacks: { holder: Holder; what: string; has: number; wants: number }
  presidentsTwo: { holder: Holder; corporation: CorporationId }
  noSuchSpace: { row: number; column: number }
  alreadySo: { what: string; of: string }
  stationsLeft: { corporation: CorporationId; most: number }
  notOperating: { round: string }
  itsTurn: { corporation: CorporationId }
  roundsBegun: { rounds: number; begun: number }
  wrongTurn: { turn: Holder; round: string }
  // rules that a ruling broke
  outvoted: { corporation: CorporationId; president: PlayerId; player: PlayerId }
  wrongPhase: { phase: string; latest: string }
  trainGone: { train: TrainId; by: TrainId }
  shouldConvert: { corporation: CorporationId; phase: string }
  convertedEarly: { corporation: CorporationId; phase: string }
  privateUnsold: { private: PrivateId }
  // a game joined in progress
  positionPlayer: { holder: Holder }
  positionLate: Record<never, never>
  positionMoney: { sum: Money; bank: Money; missing: Money }
  positionShares: { corporation: CorporationId; percent: number }
  positionPresident: { corporation: CorporationId; presidents: number }
  positionSize: { corporation: CorporationId; size: number; phase: string }
  positionLimit: { corporation: CorporationId; said: number; limit: number }
  positionPrice: { corporation: CorporationId; price: Money }
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
