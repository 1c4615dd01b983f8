import type { Law } from '../../rules/apply'
import type { Rules } from '../../rules/rule'
import { consequences } from './consequences'
import type { Correct } from './correctionKinds'
import { VaLedger } from './ledger'
import type { Position } from './positionTable'
import { type AcquirePrivate, acquirePrivate } from './rules/acquirePrivate'
import { type Bid, bid } from './rules/bid'
import { type BuyShare, buyShare } from './rules/buyShare'
import { type BuyTrain, buyTrain } from './rules/buyTrain'
import { type Convert, convert } from './rules/convert'
import { correct } from './rules/correct'
import { type Count, count } from './rules/count'
import { type DeclareBankruptcy, declareBankruptcy } from './rules/declareBankruptcy'
import { type DiscardTrain, discardTrain } from './rules/discardTrain'
import { type EndTurn, endTurn } from './rules/endTurn'
import { type Par, par } from './rules/par'
import { type Pass, pass } from './rules/pass'
import { type PlaceToken, placeToken } from './rules/placeToken'
import { position } from './rules/position'
import { type Run, run } from './rules/run'
import { type SellShares, sellShares } from './rules/sellShares'
import { type Stop, stop } from './rules/stop'
import { type UsePrivate, usePrivate } from './rules/usePrivate'
import type { VaState } from './state'

/** Every entry of a game of 18VA. */
export type VaAction =
  | AcquirePrivate
  | Bid
  | BuyShare
  | BuyTrain
  | Convert
  | Correct
  | Count
  | DeclareBankruptcy
  | DiscardTrain
  | EndTurn
  | Par
  | Pass
  | PlaceToken
  | Position
  | Run
  | SellShares
  | Stop
  | UsePrivate

const rules: Rules<VaState, VaAction, VaLedger> = {
  bid,
  pass,
  par,
  buyShare,
  sellShares,
  convert,
  placeToken,
  usePrivate,
  run,
  buyTrain,
  discardTrain,
  acquirePrivate,
  endTurn,
  declareBankruptcy,
  correct,
  count,
  stop,
  position,
}

/** The rules of 18VA and what follows from them. */
export const law: Law<VaState, VaAction, VaLedger> = { rules, consequences, Ledger: VaLedger }
