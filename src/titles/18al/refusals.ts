import type { Holder, Money } from '../../bank/money'
import type { Refusal } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import type { Paragraph } from './book'

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
  discardFirst: { owners: readonly string[] }
  mustAccept: { player: PlayerId; private: string }
  // money
  tooExpensive: { payer: Holder; has: Money; price: Money }
  setAside: { payer: PlayerId; free: Money; aside: Money; price: Money }
  // auction
  privatesUnsold: { private: string }
  notCheapest: { private: string; cheapest: string }
  privateSold: { private: string; owner: Holder }
  cheapestNotForBids: { private: string; price: Money }
  auctionOn: { private: string; player: PlayerId }
  auctionNext: { private: string }
  bidOn: { private: string }
  bidTooLow: { private: string; least: Money; amount: Money }
  notThisAuction: { private: string; auction: string }
  // stock turn
  notPar: { price: Money; pars: readonly string[] }
  started: { corporation: string; president: PlayerId }
  notStarted: { corporation: string }
  noneLeft: { corporation: string; from: Holder }
  onePurchase: { player: PlayerId }
  soldThisRound: { player: PlayerId; corporation: string }
  shareLimit: { player: PlayerId; corporation: string; percent: number; limit: number }
  certificateLimit: { player: PlayerId; held: number; limit: number }
  overLimit: { player: PlayerId; held: number; limit: number }
  sellFirst: { player: PlayerId; held: number; limit: number }
  noSalesYet: { round: string }
  notHeld: { player: PlayerId; corporation: string; held: number; shares: number }
  marketFull: { corporation: string; percent: number; limit: number }
  presidentStays: { player: PlayerId; corporation: string; most: number }
  salesOver: { player: PlayerId }
  notOwner: { private: string; owner: Holder; player: Holder }
  noPlayer: { to: Holder }
  toSelf: { player: PlayerId; private: string }
  neithersTurn: { turn: Holder; private: string }
  // operating turn
  stepOver: { corporation: string; step: string; now: string }
  terrainPrice: { cost: Money }
  terrainOfHex: { hex: string; cost: Money; price: Money }
  terrainPaid: { hex: string }
  noTileHere: { hex: string }
  tileLaid: { corporation: string; tiles: number }
  lumberNotOwned: { corporation: string; owner: Holder }
  lumberGone: { state: string }
  lumberHex: { hex: string }
  lumberStays: { hex: string }
  lumberFree: { cost: Money }
  secondStation: { corporation: string }
  noStation: { corporation: string }
  stationThere: { corporation: string; city: string }
  notObjective: { corporation: string; objective: string; city: string | null }
  objectiveUnsaid: { corporation: string; objective: string }
  objectivePaid: { corporation: string }
  coalNotOwned: { corporation: string; owner: Holder }
  coalGone: { at: string }
  coalCity: { city: string }
  coalNoTrain: { corporation: string; city: string }
  noTrain: { corporation: string }
  hasRun: { corporation: string }
  mustRun: { corporation: string; trains: number }
  tens: { revenue: Money }
  nothingToPay: { corporation: string }
  // trains
  trainLimit: { corporation: string; owned: number; limit: number }
  oneTrainATurn: { corporation: string; phase: string }
  notNext: { train: string; next: string | null }
  notThere: { train: string; from: Holder }
  obsolete: { train: string }
  ownTrain: { corporation: string }
  priceNeeded: { train: string; from: Holder }
  priceFixed: { train: string; price: Money }
  yardsNotOwned: { corporation: string; owner: Holder }
  yardsNewOnly: { train: string }
  treasuryOnly: { corporation: string; has: Money; price: Money }
  notForced: { corporation: string; has: Money; price: Money }
  affordsCheaper: { corporation: string; has: Money; price: Money; train: string; cheapest: Money }
  cheapestOnly: { train: string; cheapest: string; from: Holder; price: Money }
  yardsMust: { corporation: string; train: string; price: Money }
  presidentShort: { player: PlayerId; has: Money; needs: Money; short: Money }
  nothingToDiscard: { corporation: string; owned: number; limit: number }
  overByRuling: { corporation: string; owned: number; limit: number }
  trainNeeded: { corporation: string }
  noRouteOwnsTrain: { corporation: string }
  // forced sales and bankruptcy
  notRaising: { player: PlayerId; turn: Holder }
  nothingShort: { player: PlayerId; has: Money; needs: Money }
  keepsPresidency: { player: PlayerId; corporation: string }
  sellsTooMuch: { player: PlayerId; left: Money; least: Money; shares: number }
  soldForTrain: { player: PlayerId; corporation: string }
  takeBack: { player: PlayerId; left: Money; least: Money }
  notBankrupt: { player: PlayerId; raises: Money; needs: Money }
  // private companies to corporations
  privatesNotYet: { phase: string }
  notFromPlayer: { private: string; owner: Holder }
  priceRange: { private: string; price: Money; least: Money; most: Money }
  // end and rulings
  noExtraRound: { why: string }
  noSuchHolder: { holder: Holder; kind: string }
  holderLacks: { holder: Holder; what: string; has: number; wants: number }
  presidentsTwo: { holder: Holder; corporation: string }
  noSuchSpace: { row: number; column: number }
  alreadySo: { what: string; of: string }
  stationsLeft: { corporation: string; most: number }
  notOperating: { round: string }
  itsTurn: { corporation: string }
  roundsBegun: { rounds: number; begun: number }
  coalNobody: { city: string }
  wrongTurn: { turn: Holder; round: string }
  outvoted: { corporation: string; president: PlayerId; player: PlayerId }
  shouldFloat: { corporation: string }
  floatedEarly: { corporation: string; percent: number }
  wrongPhase: { phase: string; latest: string }
  trainGone: { train: string; by: string }
  privateOpen: { private: string }
  privateClosed: { private: string }
  // a game joined in progress
  positionPlayer: { holder: Holder }
  positionLate: Record<never, never>
  positionMoney: { sum: Money; bank: Money; missing: Money }
  positionShares: { corporation: string; percent: number }
  positionPresident: { corporation: string; presidents: number }
  positionPrice: { corporation: string; price: Money }
  positionTrains: { train: string; found: number; number: number }
  positionPrivate: { private: string }
  positionNowhere: { private: string }
  positionUnlimited: { train: string; number: number }
  positionPhase: { phase: string; latest: string }
  positionUnfit: { key: RememberedKey }
}

/** The code of a refusal. */
export type Reason = keyof Reasons

/** Makes a refusal; a wrong code, fact or citation does not compile. */
export function refuse<K extends Reason>(rule: Paragraph, code: K, facts: Reasons[K]): Refusal {
  return { rule, code, facts: facts as Refusal['facts'] }
}
