import type { Holder, Money } from '../../bank/money'
import type { Refusal } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import type { Paragraph } from './book'
import type { CityId, CorporationId, PrivateId, TrainId } from './data'

/** The keys of what a joined table may carry besides its report. */
export type RememberedKey =
  | 'stacks'
  | 'rounds'
  | 'operated'
  | 'objective'
  | 'cities'
  | 'bids'
  | 'turns'
  | 'coal'
  | 'lumber'
  | 'chits'
  | 'closed'
  | 'unstarted'
  | 'gone'

/** Every reason for a refusal, with the facts behind it; the sentences are in `words/`. */
export interface Reasons {
  // whose turn it is
  gameOver: { by: string }
  notYourTurn: { turn: Holder }
  discardFirst: { owners: readonly CorporationId[] }
  mustAccept: { player: PlayerId; private: PrivateId }
  // money
  tooExpensive: { payer: Holder; has: Money; price: Money }
  setAside: { payer: PlayerId; free: Money; aside: Money; price: Money }
  // auction
  privatesUnsold: { private: PrivateId }
  notCheapest: { private: PrivateId; cheapest: PrivateId }
  privateSold: { private: PrivateId; owner: Holder }
  cheapestNotForBids: { private: PrivateId; price: Money }
  auctionOn: { private: PrivateId; player: PlayerId }
  auctionNext: { private: PrivateId }
  bidOn: { private: PrivateId }
  bidTooLow: { private: PrivateId; least: Money; amount: Money }
  notThisAuction: { private: PrivateId; auction: PrivateId }
  // stock turn
  notPar: { price: Money; pars: readonly string[] }
  started: { corporation: CorporationId; president: PlayerId }
  notStarted: { corporation: CorporationId }
  noneLeft: { corporation: CorporationId; from: Holder }
  onePurchase: { player: PlayerId }
  soldThisRound: { player: PlayerId; corporation: CorporationId }
  shareLimit: { player: PlayerId; corporation: CorporationId; percent: number; limit: number }
  certificateLimit: { player: PlayerId; held: number; limit: number }
  overLimit: { player: PlayerId; held: number; limit: number }
  sellFirst: { player: PlayerId; held: number; limit: number }
  noSalesYet: { round: string }
  notHeld: { player: PlayerId; corporation: CorporationId; held: number; shares: number }
  marketFull: { corporation: CorporationId; percent: number; limit: number }
  presidentStays: { player: PlayerId; corporation: CorporationId; most: number }
  salesOver: { player: PlayerId }
  notOwner: { private: PrivateId; owner: Holder; player: Holder }
  noPlayer: { to: Holder }
  toSelf: { player: PlayerId; private: PrivateId }
  neithersTurn: { turn: Holder; private: PrivateId }
  // operating turn
  stepOver: { corporation: CorporationId; step: string; now: string }
  terrainPrice: { cost: Money }
  terrainOfHex: { hex: string; cost: Money; price: Money }
  terrainPaid: { hex: string }
  noTileHere: { hex: string }
  tileLaid: { corporation: CorporationId; tiles: number }
  lumberNotOwned: { corporation: CorporationId; owner: Holder }
  lumberGone: { state: string }
  lumberHex: { hex: string }
  lumberStays: { hex: string }
  lumberFree: { cost: Money }
  secondStation: { corporation: CorporationId }
  noStation: { corporation: CorporationId }
  stationThere: { corporation: CorporationId; city: CityId }
  notObjective: { corporation: CorporationId; objective: CityId; city: CityId | null }
  objectiveUnsaid: { corporation: CorporationId; objective: CityId }
  objectivePaid: { corporation: CorporationId }
  coalNotOwned: { corporation: CorporationId; owner: Holder }
  coalGone: { at: string }
  coalCity: { city: CityId }
  coalNoTrain: { corporation: CorporationId; city: CityId }
  noTrain: { corporation: CorporationId }
  hasRun: { corporation: CorporationId }
  mustRun: { corporation: CorporationId; trains: number }
  tens: { revenue: Money }
  nothingToPay: { corporation: CorporationId }
  // trains
  trainLimit: { corporation: CorporationId; owned: number; limit: number }
  oneTrainATurn: { corporation: CorporationId; phase: string }
  notNext: { train: TrainId; next: TrainId | null }
  notThere: { train: TrainId; from: Holder }
  obsolete: { train: TrainId }
  ownTrain: { corporation: CorporationId }
  priceNeeded: { train: TrainId; from: Holder }
  priceFixed: { train: TrainId; price: Money }
  yardsNotOwned: { corporation: CorporationId; owner: Holder }
  yardsNewOnly: { train: TrainId }
  treasuryOnly: { corporation: CorporationId; has: Money; price: Money }
  notForced: { corporation: CorporationId; has: Money; price: Money }
  affordsCheaper: { corporation: CorporationId; has: Money; price: Money; train: TrainId; cheapest: Money }
  cheapestOnly: { train: TrainId; cheapest: TrainId; from: Holder; price: Money }
  yardsMust: { corporation: CorporationId; train: TrainId; price: Money }
  presidentShort: { player: PlayerId; has: Money; needs: Money; short: Money }
  nothingToDiscard: { corporation: CorporationId; owned: number; limit: number }
  overByRuling: { corporation: CorporationId; owned: number; limit: number }
  trainNeeded: { corporation: CorporationId }
  noRouteOwnsTrain: { corporation: CorporationId }
  // forced sales and bankruptcy
  notRaising: { player: PlayerId; turn: Holder }
  nothingShort: { player: PlayerId; has: Money; needs: Money }
  keepsPresidency: { player: PlayerId; corporation: CorporationId }
  sellsTooMuch: { player: PlayerId; left: Money; least: Money; shares: number }
  soldForTrain: { player: PlayerId; corporation: CorporationId }
  takeBack: { player: PlayerId; left: Money; least: Money }
  notBankrupt: { player: PlayerId; raises: Money; needs: Money }
  // private companies to corporations
  privatesNotYet: { phase: string }
  notFromPlayer: { private: PrivateId; owner: Holder }
  priceRange: { private: PrivateId; price: Money; least: Money; most: Money }
  // end and rulings
  noExtraRound: { why: string }
  noSuchHolder: { holder: Holder; kind: string }
  holderLacks: { holder: Holder; what: string; has: number; wants: number }
  presidentsTwo: { holder: Holder; corporation: CorporationId }
  noSuchSpace: { row: number; column: number }
  alreadySo: { what: string; of: string }
  stationsLeft: { corporation: CorporationId; most: number }
  notOperating: { round: string }
  itsTurn: { corporation: CorporationId }
  roundsBegun: { rounds: number; begun: number }
  coalNobody: { city: CityId }
  wrongTurn: { turn: Holder; round: string }
  outvoted: { corporation: CorporationId; president: PlayerId; player: PlayerId }
  shouldFloat: { corporation: CorporationId }
  floatedEarly: { corporation: CorporationId; percent: number }
  wrongPhase: { phase: string; latest: string }
  trainGone: { train: TrainId; by: TrainId }
  privateOpen: { private: PrivateId }
  privateClosed: { private: PrivateId }
  // a game joined in progress
  positionPlayer: { holder: Holder }
  positionLate: Record<never, never>
  positionMoney: { sum: Money; bank: Money; missing: Money }
  positionShares: { corporation: CorporationId; percent: number }
  positionPresident: { corporation: CorporationId; presidents: number }
  positionPrice: { corporation: CorporationId; price: Money }
  positionTrains: { train: TrainId; found: number; number: number }
  positionPrivate: { private: PrivateId }
  positionNowhere: { private: PrivateId }
  positionUnlimited: { train: TrainId; number: number }
  positionPhase: { phase: string; latest: string }
  positionUnfit: { key: RememberedKey }
}

/** The code of a refusal. */
export type Reason = keyof Reasons

/** Makes a refusal; a wrong code, fact or citation does not compile. */
export function refuse<K extends Reason>(rule: Paragraph, code: K, facts: Reasons[K]): Refusal {
  return { rule, code, facts: facts as Refusal['facts'] }
}
