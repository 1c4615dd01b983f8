import { type Count, count } from '../../families/rulings/count'
import type { Stop } from '../../families/rulings/stop'
import type { Law } from '../../rules/apply'
import type { Rules } from '../../rules/rule'
import { correct } from './banker/correct'
import type { Correct } from './banker/correctionKinds'
import { stop } from './banker/stop'
import { position } from './joining/position'
import type { Position } from './joining/table'
import { VaLedger } from './ledger'
import { type PlaceToken, placeToken } from './map/placeToken'
import { type UsePrivate, usePrivate } from './map/usePrivate'
import { type AcquirePrivate, acquirePrivate } from './operating/acquirePrivate'
import { type BuyTrain, buyTrain } from './operating/buyTrain'
import { consequences } from './operating/consequences'
import { type Convert, convert } from './operating/convert'
import { type DeclareBankruptcy, declareBankruptcy } from './operating/declareBankruptcy'
import { type DiscardTrain, discardTrain } from './operating/discardTrain'
import { type EndTurn, endTurn } from './operating/endTurn'
import { type Run, run } from './operating/run'
import type { VaState } from './state'
import { type Bid, bid } from './stock/bid'
import { type BuyShare, buyShare } from './stock/buyShare'
import { type Par, par } from './stock/par'
import { type Pass, pass } from './stock/pass'
import { type SellShares, sellShares } from './stock/sellShares'

/** Any entry of a game of 18VA. */
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

/** The rules of 18VA and their consequences. */
export const law: Law<VaState, VaAction, VaLedger> = { rules, consequences, Ledger: VaLedger }
