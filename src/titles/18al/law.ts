import { type AuctionPolicy, auctionsOf } from '../../families/railway/auction/auctions'
import { countAndStop } from '../../families/railway/count'
import type { MapEntry } from '../../families/railway/kept/entry'
import { type ActionsOf, type Cites, citing, lateRule, lawOf, type Tells } from '../../families/railway/law'
import { acquirePrivate } from '../../families/railway/operating/acquirePrivate'
import { buyTrain } from '../../families/railway/operating/buyTrain'
import { declareBankruptcy, endsTheGame } from '../../families/railway/operating/declareBankruptcy'
import { discardTrain } from '../../families/railway/operating/discardTrain'
import { endTurn } from '../../families/railway/operating/endTurn'
import { forcedPurchase } from '../../families/railway/operating/need'
import type { Forced, OperatingPolicy } from '../../families/railway/operating/policy'
import { earned, inTens, ownsTrain, run, runsOnce } from '../../families/railway/operating/run'
import { sellPrivate } from '../../families/railway/operating/sellPrivate'
import { sellShares } from '../../families/railway/operating/sellShares'
import { bankIsOut, orderOfPlay } from '../../families/railway/order'
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
  holdsShares,
  keepsPresidencies,
  marketRoom,
  notInFirstRound,
  presidencyPasses,
} from '../../families/railway/stock/sales'
import { frame, playersAfter } from '../../families/railway/table'
import { late } from '../../rules/late'
import type { Paragraph } from './book'
import { CITIES, CORPORATIONS, game, STEPS } from './data'
import { layTile } from './map/layTile'
import { placeCoalToken, placeToken } from './map/placeToken'
import { extraRound } from './operating/extraRound'
import {
  begins,
  oneTrainATurn,
  privateTooMuch,
  saleStillNeeded,
  saleTooMuch,
  yards,
  yardsHere,
  yardsIfForced,
} from './operating/trains'
import { AlLedger } from './own'

/** How much cheaper the Tuscumbia Railway gets with each stock round that ends without its sale (3.1.2). */
const DISCOUNT = 5

/** What the cheapest private company costs now: its par value; the Tuscumbia less for each stock round (3.1.2). */
const privatePrice: AuctionPolicy['price'] = (game, state, company) => {
  const { face } = game.company(state, company)
  return company === game.privates[0] ? Math.max(0, face - DISCOUNT * (state.round.stock - 1)) : face
}

/** Bidders are asked clockwise, including those who passed before (3.1.1). */
const clockwise: AuctionPolicy['order'] = (state, company, after) => {
  const bidders = (state.bids[company] ?? []).map(({ player }) => player)
  return [...playersAfter(state, after), after].filter(player => bidders.includes(player))
}

const auction: AuctionPolicy = {
  raise: 5,
  price: privatePrice,
  order: clockwise,
  // Who passes may still be asked again.
  passes: () => {},
}

/** How private companies are sold. */
export const auctions = auctionsOf(game, auction)

const most: Most = { percent: () => 60 }
const float = floats({ percent: 60, times: 10 })
const sales = {
  opens: [privatesFirst(auctions)],
  sellNow: [notInFirstRound, eitherOrder],
  sell: [holdsShares, marketRoom(50), presidencyPasses],
  limits: [certificateLimit],
}
const finished = salesFinished(sales)

/** What a stock turn allows, and what follows from it. */
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

/** The steps of an operating turn, and what each allows. */
export const operating: OperatingPolicy = {
  steps: STEPS,
  stationIn: 'station',
  cities: CITIES,
  stations: [],
  runs: [runsOnce, ownsTrain, inTens, earned],
  trains: [oneTrainATurn, yardsHere, yardsIfForced],
  reduction: yards,
  forcedSales: [keepsBuyer],
  tooMuch: saleTooMuch,
  soldInOrder: () => CORPORATIONS,
  bankrupt: endsTheGame,
  acquires: { most: 1.5, checks: [saleStillNeeded(() => forced)] },
  income: (it, state, company) => it.company(state, company).income,
  scraps: 'rusted',
  begins,
  ends: {
    bank: { due: bankIsOut, after: 'round' },
    market: { due: state => state.chart.some(({ at }) => game.marked(at, 'end')), after: 'round' },
  },
}

/** How the money for a train is raised that a treasury lacks. */
export const forced: Forced = forcedPurchase(game, stock, operating)

/** What most games are played without. */
export const rest = late(async () => (await import('./rest')).ofBanker(stock, operating))

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
  declareBankruptcy: declareBankruptcy(game, operating, forced),
  extraRound: extraRound(operating),
  ...countAndStop,
  correct: lateRule(() => rest().correct),
  position: lateRule(() => rest().position),
  map: lateRule<MapEntry>(() => rest().map),
}

/** Any entry of a game of 18AL. */
export type AlAction = ActionsOf<typeof rules>

/** Where each rule stands in the rule book, and each reason that stands elsewhere. */
export const cites: Cites<typeof rules, Paragraph> = citing({
  '2': ['position'],
  '3': ['stock'],
  '3.1': ['privatesUnsold'],
  '3.1(a)': ['buyPrivate'],
  '3.1(b)': ['bid'],
  '3.1.1': ['auctionOn', 'auction', 'notThisAuction'],
  '3.1.2': ['mustAccept'],
  '3.2': ['pass', 'soldThisRound', 'salesOver'],
  '3.2(a)': ['sellShares'],
  '3.2(a)(1)': ['noSalesYet'],
  '3.2(a)(2)': ['marketFull'],
  '3.2(a)(3)': ['presidency'],
  '3.2(a)(4)': ['half'],
  '3.2(b)': ['sellPrivate'],
  '3.2(c)': ['par.tooExpensive', 'buyShare.tooExpensive', 'onePurchase'],
  '3.2(c)(1)': ['par'],
  '3.2(c)(2)': ['buyShare', 'ipo'],
  '3.2(c)(3)': ['market'],
  '3.2(c)(4)': ['sellPrivate.tooExpensive'],
  '3.3(a)': ['shareLimit'],
  '3.3(b)': ['sellFirst', 'certificateLimit', 'overLimit'],
  '4(b)': ['operate', 'between', 'endTurn'],
  '4.2': ['stepOver'],
  '4.2(b)': ['layTile'],
  '4.2(c)': ['secondStation'],
  '4.2(d)': ['hasRun', 'mustRun'],
  '4.2.1(c)': ['noTileHere'],
  '4.2.1(f)': ['layTile.tooExpensive', 'terrainPrice', 'terrainOfHex', 'terrainPaid'],
  '4.2.2': ['placeToken'],
  '4.2.2(b)': ['stationThere'],
  '4.2.2.1': ['notObjective', 'objectiveUnsaid', 'objectivePaid'],
  '4.2.3': ['noTrain'],
  '4.2.3.1': ['tens'],
  '4.2.4': ['run'],
  '4.2.5': ['buyTrain'],
  '4.2.5(a)': ['usedTrain'],
  '4.2.5(b)': ['notNext'],
  '4.2.5(c)': ['priceFixed'],
  '4.2.5(d)': ['ownTrain', 'othersTrain', 'priceNeeded'],
  '4.2.5(f)': ['oneTrainATurn'],
  '4.2.5(g)': ['discardFirst', 'trainLimit', 'discardTrain'],
  '4.2.5.1': ['obsolete'],
  '4.2.5.2': ['forced', 'declareBankruptcy'],
  '4.2.5.2(a)': ['treasuryOnly', 'cheapestOnly', 'buyTrain.soldForTrain'],
  '4.2.5.2(d)': [
    'presidentShort',
    'sellShares.notRaising',
    'sellPrivate.notRaising',
    'nothingShort',
    'keepsPresidency',
    'sellsTooMuch',
    'takeBack',
  ],
  '4.2.6': ['acquirePrivate', 'privatesNotYet'],
  '5': ['gameOver', 'stop'],
  '5.1': ['extraRound'],
  'Table III': [
    'coalNobody',
    'lumberGone',
    'lumberNotOwned',
    'lumberFree',
    'lumberHex',
    'lumberStays',
    'placeCoalToken',
    'yardsNewOnly',
    'yardsNotOwned',
    'yardsMust',
  ],
  ruling: ['correct', 'count', 'map', 'ruling'],
})

/** Corporations may buy private companies from some phase on, and for the rest of the game. */
const tells: Tells = { privatesNotNow: why => ({ ...why, code: 'privatesNotYet' }) }

const consequences = orderOfPlay(game, operating, auction)

/** The rules of 18AL and what follows from them. */
export const law = lawOf({ rules, consequences, cites, tells, Ledger: AlLedger })
