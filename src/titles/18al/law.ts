import { cashOf } from '../../bank/money'
import { type AuctionPolicy, auctionsOf } from '../../families/railway/auction/auctions'
import { countAndStop } from '../../families/railway/count'
import {
  type ActionsOf,
  type Cites,
  lateRule,
  lawOf,
  type RailRule,
  type Tells,
} from '../../families/railway/law'
import { acquirePrivate } from '../../families/railway/operating/acquirePrivate'
import { buyTrain } from '../../families/railway/operating/buyTrain'
import { type DeclareBankruptcy, declareBankruptcy } from '../../families/railway/operating/declareBankruptcy'
import { discardTrain } from '../../families/railway/operating/discardTrain'
import { endTurn } from '../../families/railway/operating/endTurn'
import { left, right, up } from '../../families/railway/operating/moves'
import { forcedPurchase } from '../../families/railway/operating/need'
import type { Forced, OperatingPolicy } from '../../families/railway/operating/policy'
import { earned, multipleOf, ownsTrain, run, runsOnce } from '../../families/railway/operating/run'
import { sellPrivate } from '../../families/railway/operating/sellPrivate'
import { sellShares } from '../../families/railway/operating/sellShares'
import { bankIsOut, orderOfPlay } from '../../families/railway/order'
import { why } from '../../families/railway/reasons'
import { stockRound } from '../../families/railway/rounds'
import { floats, parThenMarket } from '../../families/railway/stock/floats'
import { certificateLimit, salesFinished } from '../../families/railway/stock/limits'
import type { Most, Needs, Sale, StockPolicy } from '../../families/railway/stock/policy'
import { floatsOnceDue, presidencyMoves } from '../../families/railway/stock/presidency'
import {
  affordable,
  atMost,
  notBoughtBack,
  onePurchase,
  placeFree,
  privatesFirst,
} from '../../families/railway/stock/purchases'
import {
  eitherOrder,
  held,
  keepsPresidencies,
  marketRoom,
  notInFirstRound,
  presidencyPasses,
} from '../../families/railway/stock/sales'
import { frame } from '../../families/railway/table'
import { endGame } from '../../families/railway/turns'
import { late } from '../../rules/late'
import type { Paragraph } from './book'
import { CITIES, CORPORATIONS, game } from './data'
import { AlLedger } from './ledger'
import type { MapEntry } from './map/entry'
import { layTile } from './map/layTile'
import { placeCoalToken } from './map/placeCoalToken'
import { placeToken } from './map/placeToken'
import { extraRound } from './operating/extraRound'
import { begins } from './operating/phases'
import { oneTrainATurn, saleStillNeeded, yards, yardsHere, yardsIfForced } from './operating/trains'
import { STEPS } from './steps'
import { clockwise, privatePrice } from './stock/privatePrice'
import { privateTooMuch, saleTooMuch } from './stock/tooMuch'

const auction: AuctionPolicy = {
  raise: 5,
  price: privatePrice,
  asks: clockwise,
  // Who passes may still be asked again.
  passes: () => {},
}

const most: Most = { percent: () => 60 }
const float = floats({ percent: 60, times: 10 })
const sales = {
  opens: [privatesFirst],
  sellNow: [notInFirstRound, eitherOrder],
  sell: [held, marketRoom(50), presidencyPasses],
  limits: [certificateLimit],
}
const finished = salesFinished(sales)

export const stock: StockPolicy = {
  ...sales,
  most,
  certificates: parThenMarket,
  buy: [onePurchase, finished, notBoughtBack, atMost(most), placeFree, affordable],
  gained: [presidencyMoves, floatsOnceDue(float)],
  starts: 'par',
  float,
}

/** The president keeps the corporation that buys the train (4.2.5.2(d)). */
const keepsBuyer: Needs<Sale> = it => {
  const keeps = keepsPresidencies(it)
  return (state, sale) =>
    frame(state, 'operate')?.corporation === sale.corporation ? keeps(state, sale) : undefined
}

export const operating: OperatingPolicy = {
  steps: STEPS,
  stationIn: 'station',
  cities: CITIES,
  stations: [],
  revenueStep: 10,
  runs: [runsOnce, ownsTrain, multipleOf(10), earned],
  paid: right,
  withheld: left,
  soldOut: up,
  trains: [oneTrainATurn, yardsHere, yardsIfForced],
  reduction: yards,
  forcedSales: [keepsBuyer],
  tooMuch: saleTooMuch,
  soldInOrder: () => CORPORATIONS,
  bankrupt(ledger, player) {
    ledger.pay(player, 'bank', cashOf(ledger.state.cash, player), 'forfeit')
    endGame(ledger, 'bankruptcy')
  },
  acquires: { least: 0.5, most: 1.5, when: 'acquires', checks: [saleStillNeeded(() => forced)] },
  income: (it, state, company) => it.company(state, company).income,
  scraps: 'rusted',
  begins,
  ends: {
    bank: { due: bankIsOut, after: 'round' },
    market: { due: state => state.chart.some(({ at }) => game.marked(at, 'end')), after: 'round' },
  },
}

export const auctions = auctionsOf(game, auction)
export const forced: Forced = forcedPurchase(game, stock, operating)

/** What most games are played without. */
export const rest = late(async () => (await import('./rest')).ofBanker(stock, operating))

/** Once the game is over, nobody is raising money any more; that is what is told (4.2.5.2). */
const onlyWhileRaising = (rule: RailRule<DeclareBankruptcy>): RailRule<DeclareBankruptcy> => ({
  ...rule,
  why: (state, act) =>
    frame(state, 'over') ? why('notRaising', { player: act.player, turn: '' }) : rule.why(state, act),
})

const rules = {
  ...stockRound(game, stock, auctions),
  sellShares: sellShares(game, stock, forced),
  sellPrivate: sellPrivate(game, { opens: stock.opens, finished, tooMuch: privateTooMuch }, forced),
  layTile: layTile(operating),
  placeToken: placeToken(operating),
  placeCoalToken,
  run: run(game, operating),
  buyTrain: buyTrain(game, operating, forced),
  discardTrain: discardTrain(game),
  acquirePrivate: acquirePrivate(game, operating),
  endTurn: endTurn(game, forced),
  declareBankruptcy: onlyWhileRaising(declareBankruptcy(game, operating, forced)),
  extraRound: extraRound(operating),
  ...countAndStop,
  correct: lateRule(() => rest().correct),
  position: lateRule(() => rest().position),
  map: lateRule<MapEntry>(() => rest().map),
}

export type AlAction = ActionsOf<typeof rules>

export const cites: Cites<typeof rules, Paragraph> = {
  // whose turn it is
  gameOver: '5',
  discardFirst: '4.2.5(g)',
  auctionOn: '3.1.1',
  auction: '3.1.1',
  stock: '3',
  operate: '4(b)',
  discard: '4(b)',
  between: '4(b)',
  // private companies
  buyPrivate: '3.1(a)',
  bid: '3.1(b)',
  notThisAuction: '3.1.1',
  mustAccept: '3.1.2',
  privatesUnsold: '3.1',
  sellPrivate: '3.2(b)',
  'sellPrivate.tooExpensive': '3.2(c)(4)',
  acquirePrivate: '4.2.6',
  // stock
  pass: '3.2',
  par: '3.2(c)(1)',
  buyShare: '3.2(c)(2)',
  ipo: '3.2(c)(2)',
  market: '3.2(c)(3)',
  'par.tooExpensive': '3.2(c)',
  'buyShare.tooExpensive': '3.2(c)',
  onePurchase: '3.2(c)',
  sellFirst: '3.3(b)',
  soldThisRound: '3.2',
  shareLimit: '3.3(a)',
  certificateLimit: '3.3(b)',
  overLimit: '3.3(b)',
  sellShares: '3.2(a)',
  noSalesYet: '3.2(a)(1)',
  salesOver: '3.2',
  marketFull: '3.2(a)(2)',
  presidency: '3.2(a)(3)',
  half: '3.2(a)(4)',
  // tiles, stations, runs
  layTile: '4.2(b)',
  'layTile.tooExpensive': '4.2.1(f)',
  noTileHere: '4.2.1(c)',
  terrainPrice: '4.2.1(f)',
  terrainOfHex: '4.2.1(f)',
  terrainPaid: '4.2.1(f)',
  lumberGone: 'Table III',
  lumberNotOwned: 'Table III',
  lumberFree: 'Table III',
  lumberHex: 'Table III',
  lumberStays: 'Table III',
  stepOver: '4.2',
  placeToken: '4.2.2',
  secondStation: '4.2(c)',
  stationThere: '4.2.2(b)',
  notObjective: '4.2.2.1',
  objectiveUnsaid: '4.2.2.1',
  objectivePaid: '4.2.2.1',
  placeCoalToken: 'Table III',
  run: '4.2.4',
  hasRun: '4.2(d)',
  noTrain: '4.2.3',
  tens: '4.2.3.1',
  // trains
  buyTrain: '4.2.5',
  mustRun: '4.2(d)',
  notNext: '4.2.5(b)',
  ownTrain: '4.2.5(d)',
  usedTrain: '4.2.5(a)',
  othersTrain: '4.2.5(d)',
  obsolete: '4.2.5.1',
  trainLimit: '4.2.5(g)',
  oneTrainATurn: '4.2.5(f)',
  priceNeeded: '4.2.5(d)',
  priceFixed: '4.2.5(c)',
  yardsNewOnly: 'Table III',
  yardsNotOwned: 'Table III',
  yardsMust: 'Table III',
  treasuryOnly: '4.2.5.2(a)',
  forced: '4.2.5.2',
  cheapestOnly: '4.2.5.2(a)',
  presidentShort: '4.2.5.2(d)',
  'buyTrain.soldForTrain': '4.2.5.2(a)',
  discardTrain: '4.2.5(g)',
  endTurn: '4(b)',
  declareBankruptcy: '4.2.5.2',
  'sellShares.notRaising': '4.2.5.2(d)',
  'sellPrivate.notRaising': '4.2.5.2(d)',
  nothingShort: '4.2.5.2(d)',
  keepsPresidency: '4.2.5.2(d)',
  sellsTooMuch: '4.2.5.2(d)',
  takeBack: '4.2.5.2(d)',
  // the banker's own
  extraRound: '5.1',
  correct: 'ruling',
  count: 'ruling',
  map: 'ruling',
  ruling: 'ruling',
  coalNobody: 'Table III',
  stop: '5',
  position: '2',
  positionMoney: '1.4',
  positionShares: '1.3.2',
  positionPresident: '1.3.2',
  'position.notStarted': '1.3.2',
  'position.notPar': '3.2(c)(1)',
  positionPrice: '1.5',
  'position.stationsLeft': '4.2.2',
  positionTrains: 'Table I',
  positionUnlimited: 'Table I',
  positionPhase: 'Table I',
  positionPrivate: '1.3.1',
  'position.privateOpen': 'Table I',
  'position.privateClosed': 'Table I',
  positionNowhere: '3.1',
  'position.wrongTurn': '3',
  outvoted: '3.5',
  shouldFloat: '3.4',
  floatedEarly: '3.4',
  wrongPhase: '1.2',
  trainGone: 'Table I',
  privateOpen: 'Table I',
  privateClosed: 'Table I',
  privatesNotYet: '4.2.6',
}

/** Corporations may buy private companies from some phase on, and for the rest of the game. */
const tells: Tells = { privatesNotNow: why => ({ ...why, code: 'privatesNotYet' }) }

const consequences = orderOfPlay(game, operating, auction)

/** The rules of 18AL and what follows from them. */
export const law = lawOf({ rules, consequences, cites, tells, Ledger: AlLedger })
