import type { Holder, Money } from '../../bank/money'
import type { PlayerId } from '../../rules/state'
import { reasons } from './law'

/** Why the rules that railway games share refuse an entry, with the figures that decide it. A title adds its own. */
export interface Reasons {
  // whose turn it is
  gameOver: { by: string }
  discardFirst: { owners: readonly string[] }
  notYourTurn: { turn: Holder }
  auctionOn: { private: string; player: PlayerId }
  // private companies
  privatesUnsold: { private: string }
  privateSold: { private: string; owner: Holder }
  notCheapest: { private: string; cheapest: string }
  bidOn: { private: string }
  notThisAuction: { private: string; auction: string }
  auctionNext: { private: string }
  cheapestNotForBids: { private: string; price: Money }
  mustAccept: { player: PlayerId; private: string }
  bidTooLow: { private: string; least: Money; amount: Money }
  setAside: { payer: PlayerId; free: Money; aside: Money; price: Money }
  noPlayer: { to: Holder }
  toSelf: { player: PlayerId; private: string }
  neithersTurn: { turn: Holder; private: string }
  notOwner: { private: string; owner: Holder; player: Holder }
  /** `from`: the next phase in which they may, if there is one. */
  privatesNotNow: { phase: string; from?: string }
  notFromPlayer: { private: string; owner: Holder }
  priceRange: { private: string; price: Money; least: Money; most: Money }
  // buying stock
  started: { corporation: string; president: PlayerId }
  notStarted: { corporation: string }
  notPar: { price: Money; pars: readonly string[] }
  noneLeft: { corporation: string; from: Holder }
  onePurchase: { player: PlayerId }
  soldThisRound: { player: PlayerId; corporation: string }
  shareLimit: { player: PlayerId; corporation: string; percent: number; limit: number }
  certificateLimit: { player: PlayerId; held: number; limit: number }
  overLimit: { player: PlayerId; held: number; limit: number }
  overShare: { player: PlayerId; corporation: string; percent: number; limit: number }
  sellFirst: { player: PlayerId; held: number; limit: number }
  tooExpensive: { payer: Holder; has: Money; price: Money }
  // selling stock
  noSalesYet: { round: string }
  salesOver: { player: PlayerId }
  oneBlock: { player: PlayerId; corporation: string }
  notHeld: { player: PlayerId; corporation: string; held: number; shares: number }
  marketFull: { corporation: string; percent: number; limit: number }
  presidentStays: { player: PlayerId; corporation: string; most: number }
  // the operating turn
  stepOver: { corporation: string; step: string; now: string }
  tileLaid: { corporation: string; tiles: number }
  terrainPrice: { cost: Money }
  terrainOfHex: { hex: string; cost: Money; price: Money }
  terrainPaid: { hex: string }
  secondStation: { corporation: string }
  noStation: { corporation: string }
  noTrain: { corporation: string }
  hasRun: { corporation: string }
  mustRun: { corporation: string; trains: number }
  tens: { revenue: Money }
  nothingToPay: { corporation: string }
  // trains
  trainLimit: { corporation: string; owned: number; limit: number }
  notNext: { train: string; next: string | null }
  notThere: { train: string; from: Holder }
  obsolete: { train: string }
  ownTrain: { corporation: string }
  priceNeeded: { train: string; from: Holder }
  priceFixed: { train: string; price: Money }
  /** `takes` is what may be handed in for it: nothing for any train but a new one of some types. */
  notTradedIn: { train: string; from: Holder; exchange: string; takes: readonly string[] }
  treasuryOnly: { corporation: string; has: Money; price: Money }
  notForced: { corporation: string; has: Money; price: Money }
  affordsCheaper: { corporation: string; has: Money; price: Money; train: string; cheapest: Money }
  cheapestOnly: { train: string; cheapest: string; from: Holder; price: Money }
  presidentShort: { player: PlayerId; has: Money; needs: Money; short: Money }
  nothingToDiscard: { corporation: string; owned: number; limit: number }
  overByRuling: { corporation: string; owned: number; limit: number }
  trainNeeded: { corporation: string }
  noRouteOwnsTrain: { corporation: string }
  // forced sales and bankruptcy
  notRaising: { player: PlayerId; turn: Holder }
  nothingShort: { player: PlayerId; has: Money; needs: Money }
  sellsTooMuch: { player: PlayerId; corporation: string; shares: number; enough: number; short: Money }
  keepsPresidency: { player: PlayerId; corporation: string }
  soldForTrain: { player: PlayerId; corporation: string }
  notBankrupt: { player: PlayerId; raises: Money; needs: Money }
}

/** Makes a shared reason; a wrong code or a missing figure does not compile. */
export const why = reasons<Reasons>()
