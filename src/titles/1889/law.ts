import {
  type AuctionPolicy,
  auctionsOf,
  lowestFirst,
  withdraws,
} from '../../families/railway/auction/auctions'
import { countAndStop } from '../../families/railway/count'
import { type ActionsOf, type Cites, citing, lateRule, lawOf } from '../../families/railway/law'
import { endsTheGame } from '../../families/railway/operating/declareBankruptcy'
import { layTile } from '../../families/railway/operating/layTile'
import { fewerWouldDo, forcedPurchase, oneSale, operatingOrder } from '../../families/railway/operating/need'
import { closesPrivates } from '../../families/railway/operating/phases'
import { oneStation, stationLeft, stationPaid } from '../../families/railway/operating/placeToken'
import type { OperatingPolicy, TilePolicy } from '../../families/railway/operating/policy'
import { earned, inTens, ownsTrain, runsOnce } from '../../families/railway/operating/run'
import { untilStep } from '../../families/railway/operating/steps'
import { bankIsOut, orderOfPlay } from '../../families/railway/order'
import { operatingRound, stockRound } from '../../families/railway/rounds'
import { floats, parThenMarket } from '../../families/railway/stock/floats'
import { certificateLimit, salesFirst, shareLimit } from '../../families/railway/stock/limits'
import type { Most, StockPolicy } from '../../families/railway/stock/policy'
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
  inBlocks,
  keepsPresidencies,
  marketRoom,
  notInFirstRound,
  presidencyPasses,
  started,
} from '../../families/railway/stock/sales'
import { late } from '../../rules/late'
import { dealtInstead, tells } from './beginner'
import { BEGINNERS, type Paragraph } from './book'
import { CITIES, CLOSING_PHASE, game, TERRAIN, TERRAIN_COST } from './data'
import { exchangePrivate } from './exchangePrivate'
import { cheapenOrPay, income, priceOf, RAISE, startsShares, staysOpen } from './privates'
import { paysHere, remembersHex } from './terrain'

const auction: AuctionPolicy = {
  raise: RAISE,
  price: priceOf,
  order: lowestFirst,
  passes: withdraws,
  allSold: startsShares,
  allPassed: cheapenOrPay,
}

/** How private companies are sold. */
export const auctions = auctionsOf(game, auction)

const most: Most = { percent: () => 60, unless: 'orange' }
const float = floats({ percent: 50, times: 10 })
const sales = {
  opens: [privatesFirst(auctions)],
  sellNow: [notInFirstRound, eitherOrder, inBlocks],
  sell: [oneSale, holdsShares, started, marketRoom(50), presidencyPasses],
  limits: [certificateLimit, shareLimit(most)],
}

/** What a stock turn allows, and what follows from it. */
export const stock: StockPolicy = {
  ...sales,
  most,
  certificates: parThenMarket,
  buy: [onePurchase, salesFirst(sales), notBoughtBack, atMost(most), placeFree, affordable],
  gained: [presidencyMoves, floatsOnceDue(float)],
  starts: 'par',
  float,
}

const STEPS = ['build', 'run', 'trains'] as const

/** The steps of an operating turn, and what each allows. */
export const operating: OperatingPolicy & TilePolicy = {
  steps: STEPS,
  tileIn: 'build',
  stationIn: 'build',
  stations: [oneStation, untilStep(STEPS, 'build'), stationLeft, stationPaid],
  terrain: { costs: [TERRAIN_COST], hexes: Object.keys(TERRAIN), tiles: [paysHere], laid: remembersHex },
  cities: CITIES,
  runs: [runsOnce, ownsTrain, inTens, earned],
  trains: [],
  forcedSales: [keepsPresidencies],
  tooMuch: fewerWouldDo,
  soldInOrder: operatingOrder,
  bankrupt: endsTheGame,
  acquires: { most: 2 },
  income,
  scraps: 'rusted',
  begins: { [CLOSING_PHASE]: closesPrivates(staysOpen) },
  ends: { bank: { due: bankIsOut, after: 'set' } },
}

/** How the money for a train is raised that a treasury lacks. */
export const forced = forcedPurchase(game, stock, operating)

/** What most games are played without. */
export const rest = late(async () => (await import('./rest')).ofBanker(stock, operating))

const rules = {
  ...dealtInstead(stockRound(game, stock, auctions)),
  layTile: layTile(game, operating),
  ...operatingRound(game, stock, operating, forced),
  exchangePrivate: exchangePrivate(game, stock),
  ...countAndStop,
  correct: lateRule(() => rest().correct),
  position: lateRule(() => rest().position),
}

/** Any entry of a game of 1889. */
export type Action1889 = ActionsOf<typeof rules>

/** Where each rule stands in the rule book, and each reason that stands elsewhere. */
export const cites: Cites<typeof rules, Paragraph> = citing({
  'Setting up': ['position'],
  Auction: ['buyPrivate', 'bid', 'auction', 'auctionOn', 'privatesUnsold', 'mustAccept'],
  'Starting a corporation': ['par'],
  'Stock turn': ['pass', 'buyShare', 'onePurchase', 'salesOver'],
  Selling: ['sellShares'],
  '7.6': ['shareLimit', 'certificateLimit', 'overLimit', 'overShare'],
  Presidency: ['presidentStays'],
  'Private companies': ['acquirePrivate'],
  'Private powers': ['exchangePrivate'],
  'Operating turn': ['hasRun', 'mustRun', 'endTurn'],
  Terrain: ['layTile'],
  Stations: ['placeToken'],
  Running: ['run'],
  Dividend: ['nothingToPay'],
  Trains: ['buyTrain', 'discardTrain', 'discardFirst'],
  '10.6': ['forced'],
  'Forced sales': [
    'sellShares.notRaising',
    'sellShares.nothingShort',
    'forcedSale',
    'sellsTooMuch',
    'keepsPresidency',
  ],
  '12.1': ['declareBankruptcy'],
  'End of the game': ['gameOver'],
  [BEGINNERS]: ['dealt', 'dealtOne', 'noBids', 'notToCorporations', 'beginnersGame'],
  Ruling: ['ruling', 'correct', 'count', 'stop'],
})

/** The rules of 1889 and what follows from them. */
export const law = lawOf({ rules, consequences: orderOfPlay(game, operating, auction), cites, tells })
