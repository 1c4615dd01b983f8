import type { Holder, Money } from '../../bank/money'
import type { Refusal } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import type { Paragraph } from './book'
import type { CardId, CardUse, CharacterId, CorporationId, TrainCard, TrainId } from './data'

/** What an action may need the card in hand to allow. */
export type Wanted = 'tiles' | 'shares' | 'trains' | 'station' | 'funds'

/** The keys missing from a report that can contradict it. */
export type RememberedKey = 'order' | 'done' | 'taken' | 'gone'

/** Every reason for a refusal, with the facts that decide it; the sentences are in `words/`. */
export interface Reasons {
  // whose turn it is
  gameOver: { by: string }
  notYourTurn: { turn: Holder }
  discardFirst: { owners: readonly CorporationId[] }
  justiciaryFirst: { player: PlayerId }
  stillChoosing: { player: PlayerId }
  stillCards: { player: PlayerId }
  companiesRun: { corporation: CorporationId }
  // companies
  noSuchCompany: { corporation: CorporationId }
  notFounded: { corporation: CorporationId }
  notDirector: { corporation: CorporationId; director: PlayerId; player: PlayerId }
  tooExpensive: { payer: Holder; has: Money; price: Money; of: 'share' | 'founding' | 'station' | 'tile' }
  // choosing
  corporationTaken: { corporation: CorporationId; player: PlayerId }
  hasCorporation: { player: PlayerId; corporation: CorporationId }
  characterTaken: { character: CharacterId; player: PlayerId }
  hasCharacters: { player: PlayerId; held: number; most: number }
  // cards
  cardInHand: { player: PlayerId; card: CardId }
  noCardYet: { player: PlayerId; left: number }
  cardTaken: { card: CardId; player: PlayerId }
  cardNotInGame: { card: CardId; players: number }
  notTakenYet: { card: CardId; round: number }
  noCopyLeft: { player: PlayerId }
  notOnCard: { card: CardId; use: CardUse; wanted: Wanted }
  tilesLaid: { card: CardId; most: number }
  fundTooMuch: { left: Money; amount: Money }
  fundLeft: { left: Money }
  // characters
  notOwed: { round: number }
  notCharacter: { player: PlayerId; character: CharacterId; owner: PlayerId | null }
  // shares
  salesOver: { player: PlayerId }
  notHeld: { player: PlayerId; corporation: CorporationId; held: number; shares: number }
  directorStays: { player: PlayerId; corporation: CorporationId; spare: number; shares: number }
  onePurchase: { player: PlayerId }
  noneLeft: { corporation: CorporationId }
  shareLimit: { player: PlayerId; held: number; limit: number }
  directorLimit: { player: PlayerId; held: number; limit: number }
  alreadyFounded: { corporation: CorporationId; director: PlayerId }
  startingOnly: { corporation: CorporationId }
  noSuchSpace: { row: number; column: number; spaces: number }
  // trains
  trainsBought: { card: CardId; most: number }
  notNext: { train: TrainCard; next: TrainId | null }
  notThere: { train: TrainCard; from: Holder }
  ownTrain: { corporation: CorporationId }
  priceNeeded: { train: TrainCard; from: Holder }
  priceFixed: { train: TrainCard; price: Money }
  trainLimit: { corporation: CorporationId; owned: number; limit: number }
  ownsTrain: { corporation: CorporationId; trains: number; has: Money; price: Money }
  directorShort: { player: PlayerId; has: Money; needs: Money; short: Money }
  scrappedLater: { card: CardId | null }
  scrappedOnly: { corporation: CorporationId }
  justFoundedOnly: { corporation: CorporationId; founded: CorporationId }
  paidDividend: { corporation: CorporationId }
  equipped: { corporation: CorporationId }
  notObsolete: { train: TrainCard }
  nothingToDiscard: { corporation: CorporationId; owned: number; limit: number }
  overByRuling: { corporation: CorporationId; owned: number; limit: number }
  // stations
  noStation: { corporation: CorporationId; stations: number }
  oneStation: { corporation: CorporationId }
  stationThere: { corporation: CorporationId; city: string }
  // running
  noTrain: { corporation: CorporationId }
  hasRun: { corporation: CorporationId }
  mustRun: { corporation: CorporationId; trains: number }
  tens: { revenue: Money }
  nothingToPay: { corporation: CorporationId }
  lastRoundPays: { revenue: Money; round: number }
  // rulings, and the rules a table may break after them
  noSuchHolder: { holder: Holder; kind: string }
  holderLacks: { holder: Holder; what: string; has: number; wants: number }
  alreadySo: { what: string; of: string }
  stationsMost: { corporation: CorporationId; most: number }
  copiesMost: { player: PlayerId; most: number }
  wrongTurn: { turn: Holder; round: string }
  notTaking: { round: string }
  notRunning: { round: string }
  itsRun: { corporation: CorporationId }
  wrongPhase: { phase: string; latest: string }
  wrongSide: { train: TrainCard; as: TrainCard; phase: string }
  trainGone: { train: TrainCard; phase: string }
  // a game joined in progress
  positionLate: Record<never, never>
  positionPlayer: { holder: Holder }
  positionRound: { round: string; last: number }
  positionMoney: { sum: Money; missing: Money }
  positionShares: { corporation: CorporationId; shares: number }
  positionDirector: { corporation: CorporationId; directors: number }
  positionCell: { corporation: CorporationId; price: Money }
  positionTrains: { train: TrainId; found: number; number: number }
  positionStarting: { player: PlayerId; corporations: readonly CorporationId[] }
  positionPhase: { phase: string; latest: string }
  positionCharacter: { character: CharacterId }
  positionUnfit: { key: RememberedKey }
}

/** The code of a refusal. */
export type Reason = keyof Reasons

/** Makes a refusal: a wrong code, fact or citation does not compile. */
export function refuse<K extends Reason>(rule: Paragraph, code: K, facts: Reasons[K]): Refusal {
  return { rule, code, facts: facts as Refusal['facts'] }
}
