import type { Law } from '../../rules/apply'
import type { Rules } from '../../rules/rule'
import type { Correct } from './correctionKinds'
import { AlLedger } from './ledger'
import type { Position } from './positionTable'
import { type AcquirePrivate, acquirePrivate } from './rules/acquirePrivate'
import { type Bid, bid } from './rules/bid'
import { type BuyPrivate, buyPrivate } from './rules/buyPrivate'
import { type BuyShare, buyShare } from './rules/buyShare'
import { type BuyTrain, buyTrain } from './rules/buyTrain'
import { correct } from './rules/correct'
import { type Count, count } from './rules/count'
import { type DeclareBankruptcy, declareBankruptcy } from './rules/declareBankruptcy'
import { type DiscardTrain, discardTrain } from './rules/discardTrain'
import { type EndTurn, endTurn } from './rules/endTurn'
import { type ExtraRound, extraRound } from './rules/extraRound'
import { type LayTile, layTile } from './rules/layTile'
import { type Par, par } from './rules/par'
import { type Pass, pass } from './rules/pass'
import { type PlaceCoalToken, placeCoalToken } from './rules/placeCoalToken'
import { type PlaceToken, placeToken } from './rules/placeToken'
import { position } from './rules/position'
import { type Run, run } from './rules/run'
import { type SellPrivate, sellPrivate } from './rules/sellPrivate'
import { type SellShares, sellShares } from './rules/sellShares'
import { type Stop, stop } from './rules/stop'
import type { AlState } from './state'
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
