import { type Count, count } from '../../families/rulings/count'
import type { Stop } from '../../families/rulings/stop'
import type { Law } from '../../rules/apply'
import type { Rules } from '../../rules/rule'
import { correct } from './banker/correct'
import type { Correct } from './banker/correctionKinds'
import { stop } from './banker/stop'
import { position } from './joining/position'
import type { Position } from './joining/table'
import { AlLedger } from './ledger'
import { type LayTile, layTile } from './map/layTile'
import { type PlaceCoalToken, placeCoalToken } from './map/placeCoalToken'
import { type PlaceToken, placeToken } from './map/placeToken'
import { type AcquirePrivate, acquirePrivate } from './operating/acquirePrivate'
import { type BuyTrain, buyTrain } from './operating/buyTrain'
import { type DeclareBankruptcy, declareBankruptcy } from './operating/declareBankruptcy'
import { type DiscardTrain, discardTrain } from './operating/discardTrain'
import { type EndTurn, endTurn } from './operating/endTurn'
import { type ExtraRound, extraRound } from './operating/extraRound'
import { type Run, run } from './operating/run'
import type { AlState } from './state'
import { type Bid, bid } from './stock/bid'
import { type BuyPrivate, buyPrivate } from './stock/buyPrivate'
import { type BuyShare, buyShare } from './stock/buyShare'
import { type Par, par } from './stock/par'
import { type Pass, pass } from './stock/pass'
import { type SellPrivate, sellPrivate } from './stock/sellPrivate'
import { type SellShares, sellShares } from './stock/sellShares'
import { consequences } from './turns'

/** Every entry of a game of 18AL. */
export type AlAction =
  | AcquirePrivate
  | Bid
  | BuyPrivate
  | BuyShare
  | BuyTrain
  | Correct
  | Count
  | DeclareBankruptcy
  | DiscardTrain
  | EndTurn
  | ExtraRound
  | LayTile
  | Par
  | Pass
  | PlaceCoalToken
  | PlaceToken
  | Run
  | SellPrivate
  | SellShares
  | Stop
  | Position

const rules: Rules<AlState, AlAction, AlLedger> = {
  buyPrivate,
  bid,
  pass,
  par,
  buyShare,
  sellShares,
  sellPrivate,
  layTile,
  placeToken,
  placeCoalToken,
  run,
  buyTrain,
  discardTrain,
  acquirePrivate,
  endTurn,
  declareBankruptcy,
  extraRound,
  correct,
  count,
  stop,
  position,
}

/** The rules of 18AL and what follows from them. */
export const law: Law<AlState, AlAction, AlLedger> = { rules, consequences, Ledger: AlLedger }
