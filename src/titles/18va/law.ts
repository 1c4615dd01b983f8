import { bidOnLot } from '../../families/railway/auction/bidOnLot'
import { countAndStop } from '../../families/railway/count'
import { type ActionsOf, type Cites, citing, lateRule, lawOf, type Tells } from '../../families/railway/law'
import { acquirePrivate as acquire } from '../../families/railway/operating/acquirePrivate'
import { buyTrain } from '../../families/railway/operating/buyTrain'
import { declareBankruptcy } from '../../families/railway/operating/declareBankruptcy'
import { discardTrain } from '../../families/railway/operating/discardTrain'
import { endTurn } from '../../families/railway/operating/endTurn'
import { fewerWouldDo, forcedPurchase, oneSale, operatingOrder } from '../../families/railway/operating/need'
import { newTrains } from '../../families/railway/operating/offers'
import { oneStation, placeToken, stationLeft, stationPaid } from '../../families/railway/operating/placeToken'
import { playsOn } from '../../families/railway/operating/playsOn'
import type { OperatingPolicy } from '../../families/railway/operating/policy'
import { earned, inTens, ownsTrain, run, runsOnce } from '../../families/railway/operating/run'
import { sellShares as sell } from '../../families/railway/operating/sellShares'
import { untilStep } from '../../families/railway/operating/steps'
import { bankIsOut, orderOfPlay } from '../../families/railway/order'
import { buyShare } from '../../families/railway/stock/buyShare'
import { certificateLimit } from '../../families/railway/stock/limits'
import type { StockPolicy } from '../../families/railway/stock/policy'
import { floatsOnceDue, presidencyMoves } from '../../families/railway/stock/presidency'
import {
  affordable,
  atMost,
  notBoughtBack,
  onePurchase,
  placeFree,
} from '../../families/railway/stock/purchases'
import {
  beforePurchase,
  holdsShares,
  inBlocks,
  marketRoom,
  presidencyPasses,
} from '../../families/railway/stock/sales'
import { parAfterLots, passLots } from '../../families/railway/stock/sellLots'
import { frame } from '../../families/railway/table'
import { operatingTurn } from '../../families/railway/turns'
import { late } from '../../rules/late'
import type { Paragraph } from './book'
import { close, convert, convertTo10 } from './charters'
import { CORPORATIONS, lots, PLACES } from './data'
import { cityFree, remembersPlace, usePrivate } from './map/usePrivate'
import { coal } from './operating/coal'
import {
  keepsBuyer,
  leastNeeded,
  oneOfAType,
  payment,
  refuseTooLittle,
  tredegar,
  tredegarFits,
} from './operating/trainMoney'
import { game, mostPercent, STEPS, type VaState, va } from './state'
import { afterItsTurn, certificates, operatesOnceStarted, refuseTooFew, underwrites } from './stock/sales'

const most = { percent: mostPercent }

/** What a stock turn allows, and what follows from it. */
export const stock: StockPolicy = {
  certificates,
  opens: [],
  buy: [onePurchase, notBoughtBack, atMost(most), placeFree, affordable],
  sellNow: [beforePurchase, inBlocks],
  sell: [oneSale, holdsShares, afterItsTurn, marketRoom(50), presidencyPasses],
  most,
  limits: [certificateLimit],
  gained: [underwrites, presidencyMoves, floatsOnceDue(operatesOnceStarted)],
  starts: 'start',
  float: operatesOnceStarted,
}

/** The steps of an operating turn, and what each allows. */
export const policy: OperatingPolicy = {
  steps: STEPS,
  stationIn: 'station',
  stations: [untilStep(STEPS, 'station'), oneStation, stationLeft, cityFree, stationPaid],
  placed: remembersPlace,
  cities: PLACES,
  runs: [ownsTrain, runsOnce, inTens, earned],
  trains: [oneOfAType, tredegarFits],
  payment,
  forcedSales: [keepsBuyer],
  tooMuch: fewerWouldDo,
  soldInOrder: operatingOrder,
  leastNeeded,
  bankrupt: playsOn(game, close),
  acquires: { most: 1.5 },
  income: (it, state, company) => it.company(state, company).income,
  scraps: 'scrapped',
  begins: {
    '5'(_, ledger) {
      for (const id of CORPORATIONS) if (va(ledger.state).corporations[id].size === 5) convertTo10(ledger, id)
    },
  },
  ends: { bank: { due: bankIsOut, after: 'set' } },
}

/** How the money for a train is raised that a treasury lacks. */
export const forced = forcedPurchase(game, stock, policy)

const sales = sell(game, stock, forced)
const acquiring = acquire(game, policy)

/** What most games are played without. */
export const rest = late(async () => (await import('./rest')).ofBanker(stock, policy, tells))

const rules = {
  bid: bidOnLot(game, lots),
  pass: passLots(game, stock, lots),
  par: parAfterLots(game, stock, lots),
  buyShare: buyShare(game, stock),
  sellShares: {
    ...sales,
    // A second block of the same corporation cannot follow, so that a sale may also be too small (3.1, 4.6.2).
    why: (state, sale) =>
      sales.why(state, sale) ??
      (frame(state, 'operate') ? refuseTooLittle(forced, state, sale) : refuseTooFew(stock, state, sale)),
  } satisfies typeof sales,
  convert,
  placeToken: placeToken(game, policy),
  usePrivate: usePrivate(forced),
  run: run(game, { ...policy, ...coal, runs: [...policy.runs, coal.refuse] }),
  // Nobody has to use the Tredegar Iron Works, so that a forced purchase is one without them (4.6.2).
  buyTrain: buyTrain(game, { ...policy, reduction: tredegar }, forced),
  discardTrain: discardTrain(game),
  acquirePrivate: {
    ...acquiring,
    play(ledger, act) {
      acquiring.play(ledger, act)
      // A conversion must come before everything else in the turn, so it is now too late for one (4.5.1).
      const turn = operatingTurn(ledger)
      if (turn.step === 'convert') ledger.setTurn({ ...turn, step: 'station' })
    },
  } satisfies typeof acquiring,
  endTurn: endTurn(game, forced, false),
  declareBankruptcy: declareBankruptcy(game, policy, forced),
  ...countAndStop,
  correct: lateRule(() => rest().correct),
  position: lateRule(() => rest().position),
}

/** Any entry of a game of 18VA. */
export type VaAction = ActionsOf<typeof rules>
/** A ruling of the banker. */
export type Correct = Extract<VaAction, { type: 'correct' }>

/** Where each rule stands in the rule book, and each reason that stands elsewhere. */
export const cites: Cites<typeof rules, Paragraph> = citing({
  '1.2': ['position'],
  '3.1': ['overLimit', 'shareLimit', 'certificateLimit', 'marketFull', 'presidentStays', 'sellsTooFew'],
  '4.1': ['lots', 'value', 'bid', 'auctionFirst', 'valueFirst', 'mustBid'],
  '4.2': ['usePrivate', 'acquirePrivate', 'tredegarNewOnly', 'notOwned'],
  '4.3': ['stock', 'pass'],
  '4.3.1': ['soldThisRound', 'sellShares', 'oneBlock'],
  '4.3.2': ['buyShare', 'onePurchase', 'par.tooExpensive', 'salesOver'],
  '4.3.3': ['par', 'notPar'],
  '4.5': ['operate', 'hasRun', 'endTurn'],
  '4.5.1': ['convert'],
  '4.5.3': ['placeToken', 'stepOver'],
  '4.5.4.3': ['coal'],
  '4.5.5': ['noTrain', 'mustRun', 'tens'],
  '4.5.6': ['run'],
  '4.5.8': ['discardFirst', 'powerLate', 'buyTrain', 'discardTrain'],
  '4.6': ['notForced', 'affordsCheaper', 'trainNeeded'],
  '4.6.1': ['soldForTrain', 'treasuryOnly', 'aboveFace', 'ofOther'],
  '4.6.2': ['cheapestOnly', 'forced', 'keepsPresidency', 'sellsTooLittle'],
  '4.6.3': ['sellsNotAll', 'declareBankruptcy'],
  '5': ['gameOver'],
  ruling: ['correct', 'ruling', 'count', 'stop'],
})

/** The figures that 18VA adds to reasons of the family. */
const tells: Tells = {
  notNext: (why, state) => ({ ...why, facts: { ...why.facts, next: newTrains(game, state) } }),
  notBankrupt(why, state) {
    const need = forced.need(forced.afterSkip(state))
    const tredegar = need !== undefined && forced.needs(state, need) < need.contribution
    return { ...why, facts: { ...why.facts, tredegar } }
  },
}

/** The rules of 18VA and what follows from them. */
export const law = lawOf<typeof rules, VaState>({
  rules,
  consequences: orderOfPlay(game, policy, {}),
  cites,
  tells,
})
