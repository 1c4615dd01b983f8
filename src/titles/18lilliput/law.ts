import { type Count, count } from '../../families/rulings/count'
import type { Stop } from '../../families/rulings/stop'
import type { Law } from '../../rules/apply'
import { late } from '../../rules/late'
import type { Rule, Rules } from '../../rules/rule'
import type { Correct } from './banker/correctionKinds'
import { stop } from './banker/stop'
import { type ChooseCharacter, chooseCharacter } from './cards/chooseCharacter'
import { type ChooseCorporation, chooseCorporation } from './cards/chooseCorporation'
import { type EndTurn, endTurn } from './cards/endTurn'
import { type Justiciary, justiciary } from './cards/justiciary'
import { type TakeCard, takeCard } from './cards/takeCard'
import type { Position } from './joining/table'
import { LilLedger } from './ledger'
import { type LayY, layY } from './map/layY'
import { type PlaceToken, placeToken } from './map/placeToken'
import { type BuyTrain, buyTrain } from './operating/buyTrain'
import { consequences } from './operating/consequences'
import { type DiscardTrain, discardTrain } from './operating/discardTrain'
import { type EndRun, endRun } from './operating/endRun'
import { type Run, run } from './operating/run'
import { type ScrapTrain, scrapTrain } from './operating/scrapTrain'
import type { LilState } from './state'
import { type BuyShare, buyShare } from './stock/buyShare'
import { type Found, found } from './stock/found'
import { type Fund, fund } from './stock/fund'
import { type SellShares, sellShares } from './stock/sellShares'
import { type TradeIn, tradeIn } from './stock/tradeIn'

/** Every action of 18Lilliput. */
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

/** What most games are played without: rulings, what they break, joining a game in progress, and the story. */
export const rest = late(() => import('./rest'))

/** A rule that is fetched on demand; nothing is offered for it. */
const lateRule = <A>(
  cite: string,
  rule: () => Rule<LilState, A, LilLedger>,
): Rule<LilState, A, LilLedger> => ({
  cite,
  get schema() {
    return rule().schema
  },
  offers: () => [],
  check: (state, action) => rule().check(state, action),
  play: (ledger, action) => rule().play(ledger, action),
})

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
  correct: lateRule('ruling', () => rest().correct),
  count,
  stop,
  position: lateRule('setup', () => rest().position),
}

/** The rules of 18Lilliput and their consequences. */
export const law: Law<LilState, LilAction, LilLedger> = { rules, consequences, Ledger: LilLedger }
