import { countAndStop } from '../../families/railway/count'
import { type ActionsOf, type Cites, lateRule, lawOf, type Tells } from '../../families/railway/law'
import { acquirePrivate as acquire } from '../../families/railway/operating/acquirePrivate'
import { buyTrain } from '../../families/railway/operating/buyTrain'
import { declareBankruptcy } from '../../families/railway/operating/declareBankruptcy'
import { discardTrain } from '../../families/railway/operating/discardTrain'
import { endTurn } from '../../families/railway/operating/endTurn'
import { left, right, up } from '../../families/railway/operating/moves'
import { fewerWouldDo, forcedPurchase, oneSale, operatingOrder } from '../../families/railway/operating/need'
import { newTrains } from '../../families/railway/operating/offers'
import { oneStation, placeToken, stationLeft, stationPaid } from '../../families/railway/operating/placeToken'
import { playsOn } from '../../families/railway/operating/playsOn'
import type { OperatingPolicy } from '../../families/railway/operating/policy'
import { earned, multipleOf, ownsTrain, run, runsOnce } from '../../families/railway/operating/run'
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
  held,
  inBlocks,
  marketRoom,
  presidencyPasses,
} from '../../families/railway/stock/sales'
import { frame } from '../../families/railway/table'
import { operating } from '../../families/railway/turns'
import { late } from '../../rules/late'
import type { Paragraph } from './book'
import { close, convertTo10 } from './charters'
import { CORPORATIONS, PLACES } from './data'
import { cityFree, remembersPlace } from './map/placeToken'
import { usePrivate } from './map/usePrivate'
import { coal } from './operating/coal'
import { convert } from './operating/convert'
import { oneOfAType, payment, tredegar, tredegarFits } from './operating/trainMoney'
import { game, mostPercent, past, STEPS, type VaState, va } from './state'
import { bid } from './stock/auction'
import { keepsBuyer, leastNeeded, refuseTooLittle } from './stock/forced'
import { par } from './stock/par'
import { pass } from './stock/pass'
import { afterItsTurn, refuseTooFew } from './stock/sales'
import { certificates, operatesOnceStarted, underwrites } from './stock/underwriting'

const most = { percent: mostPercent }

export const stock: StockPolicy = {
  certificates,
  opens: [],
  buy: [onePurchase, notBoughtBack, atMost(most), placeFree, affordable],
  sellNow: [beforePurchase, inBlocks],
  sell: [oneSale, held, afterItsTurn, marketRoom(50), presidencyPasses],
  most,
  limits: [certificateLimit],
  gained: [underwrites, presidencyMoves, floatsOnceDue(operatesOnceStarted)],
  starts: 'start',
  float: operatesOnceStarted,
}

export const policy: OperatingPolicy = {
  steps: STEPS,
  stationIn: 'station',
  stations: [untilStep(STEPS, 'station'), oneStation, stationLeft, cityFree, stationPaid],
  placed: remembersPlace,
  cities: PLACES,
  revenueStep: 10,
  runs: [ownsTrain, runsOnce, multipleOf(10), earned],
  paid: right,
  withheld: left,
  soldOut: up,
  trains: [oneOfAType, tredegarFits],
  payment,
  forcedSales: [keepsBuyer],
  tooMuch: fewerWouldDo,
  soldInOrder: operatingOrder,
  leastNeeded,
  bankrupt: playsOn(game, close),
  acquires: { least: 0.5, most: 1.5, when: 'acquires' },
  income: (it, state, company) => it.company(state, company).income,
  scraps: 'scrapped',
  begins: {
    '5'(_, ledger) {
      for (const id of CORPORATIONS) if (va(ledger.state).corporations[id].size === 5) convertTo10(ledger, id)
    },
  },
  ends: { bank: { due: bankIsOut, after: 'set' } },
}

export const forced = forcedPurchase(game, stock, policy)

const sales = sell(game, stock, forced)
const acquiring = acquire(game, policy)

/** What most games are played without. */
export const rest = late(async () => (await import('./rest')).ofBanker(stock, policy, tells))

const rules = {
  bid,
  pass: pass(stock),
  par: par(stock),
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
      if (!past(ledger.state, 'convert')) ledger.setTurn({ ...operating(ledger), step: 'station' })
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

export const cites: Cites<typeof rules, Paragraph> = {
  gameOver: '5',
  discardFirst: '4.5.8',
  powerLate: '4.5.8',
  lots: '4.1',
  value: '4.1',
  stock: '4.3',
  operate: '4.5',
  // the first auction
  bid: '4.1',
  auctionFirst: '4.1',
  valueFirst: '4.1',
  mustBid: '4.1',
  // stock turns
  pass: '4.3',
  overLimit: '3.1',
  par: '4.3.3',
  buyShare: '4.3.2',
  onePurchase: '4.3.2',
  soldThisRound: '4.3.1',
  shareLimit: '3.1',
  certificateLimit: '3.1',
  'par.tooExpensive': '4.3.2',
  sellShares: '4.3.1',
  salesOver: '4.3.2',
  oneBlock: '4.3.1',
  marketFull: '3.1',
  presidentStays: '3.1',
  sellsTooFew: '3.1',
  // operating turns
  convert: '4.5.1',
  placeToken: '4.5.3',
  stepOver: '4.5.3',
  usePrivate: '4.2',
  run: '4.5.6',
  noTrain: '4.5.5',
  hasRun: '4.5',
  mustRun: '4.5.5',
  tens: '4.5.5',
  coal: '4.5.4.3',
  acquirePrivate: '4.2',
  endTurn: '4.5',
  // trains and the money for them
  buyTrain: '4.5.8',
  tredegarNewOnly: '4.2',
  notOwned: '4.2',
  soldForTrain: '4.6.1',
  treasuryOnly: '4.6.1',
  aboveFace: '4.6.1',
  ofOther: '4.6.1',
  notForced: '4.6',
  affordsCheaper: '4.6',
  cheapestOnly: '4.6.2',
  trainNeeded: '4.6',
  discardTrain: '4.5.8',
  forced: '4.6.2',
  keepsPresidency: '4.6.2',
  sellsTooLittle: '4.6.2',
  sellsNotAll: '4.6.3',
  declareBankruptcy: '4.6.3',
  // the banker
  correct: 'ruling',
  ruling: 'ruling',
  count: 'ruling',
  stop: 'ruling',
  // a game joined in progress
  position: '1.2',
  positionMoney: '1.1',
  positionLimit: '2',
  positionPhase: '2',
  positionTrains: '2',
  positionPrice: '3',
  positionPresident: '3.1',
  positionShares: '3.1',
  'position.bidTooLow': '4.1',
  'position.fives': '4.1',
  'position.setAside': '4.1',
  positionNowhere: '4.2',
  positionPrivate: '4.2',
  'position.wrongTurn': '4.3',
  'position.notStarted': '4.3.2',
  notPar: '4.3.3',
  positionSize: '4.4',
  'position.stationsLeft': '4.5.3',
  'position.yellowBase': '4.5.3',
}

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
