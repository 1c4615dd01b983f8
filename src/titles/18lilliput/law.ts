import type { Law } from '../../rules/apply'
import type { Rules } from '../../rules/rule'
import { consequences } from './consequences'
import type { Correct } from './correctionKinds'
import { LilLedger } from './ledger'
import type { Position } from './positionTable'
import { type BuyShare, buyShare } from './rules/buyShare'
import { type BuyTrain, buyTrain } from './rules/buyTrain'
import { type ChooseCharacter, chooseCharacter } from './rules/chooseCharacter'
import { type ChooseCorporation, chooseCorporation } from './rules/chooseCorporation'
import { correct } from './rules/correct'
import { type Count, count } from './rules/count'
import { type DiscardTrain, discardTrain } from './rules/discardTrain'
import { type EndRun, endRun } from './rules/endRun'
import { type EndTurn, endTurn } from './rules/endTurn'
import { type Found, found } from './rules/found'
import { type Fund, fund } from './rules/fund'
import { type Justiciary, justiciary } from './rules/justiciary'
import { type LayY, layY } from './rules/layY'
import { type PlaceToken, placeToken } from './rules/placeToken'
import { position } from './rules/position'
import { type Run, run } from './rules/run'
import { type ScrapTrain, scrapTrain } from './rules/scrapTrain'
import { type SellShares, sellShares } from './rules/sellShares'
import { type Stop, stop } from './rules/stop'
import { type TakeCard, takeCard } from './rules/takeCard'
import { type TradeIn, tradeIn } from './rules/tradeIn'
import type { LilState } from './state'

/** Every entry of a game of 18Lilliput. */
export type LilAction =
  | BuyShare
  | BuyTrain
  | ChooseCharacter
  | ChooseCorporation
  | Correct
  | Count
  | DiscardTrain
  | EndRun
  | EndTurn
  | Found
  | Fund
  | Justiciary
  | LayY
  | PlaceToken
  | Position
  | Run
  | ScrapTrain
  | SellShares
  | Stop
  | TakeCard
  | TradeIn

const rules: Rules<LilState, LilAction, LilLedger> = {
  chooseCorporation,
  chooseCharacter,
  justiciary,
  takeCard,
  layY,
  fund,
  sellShares,
  buyShare,
  found,
  buyTrain,
  scrapTrain,
  discardTrain,
  placeToken,
  tradeIn,
  endTurn,
  run,
  endRun,
  correct,
  count,
  stop,
  position,
}

/** The rules of 18Lilliput and what follows from them. */
export const law: Law<LilState, LilAction, LilLedger> = { rules, consequences, Ledger: LilLedger }
