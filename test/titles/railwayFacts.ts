import type { BreachReasons } from '../../src/families/railway/breaches'
import type { JoinReasons } from '../../src/families/railway/joining/reasons'
import type { Reasons } from '../../src/families/railway/reasons'
import type { RulingReasons } from '../../src/families/rulings/refusals'
import type { Given } from '../words/pair'

/** Facts for each reason, one set for each variant of its sentence: a reason without any does not compile. */
export type FactsOf<R> = { readonly [K in keyof R]: readonly R[K][] }

/** Every reason that railway games share. */
export type RailReasons = Reasons & BreachReasons & JoinReasons & RulingReasons

/** Ids of a title, of which the sentences are to speak. */
export interface Spoken {
  readonly corporations: readonly [one: string, other: string, third: string]
  readonly privates: readonly [one: string, other: string]
  /** Types of trains, of which the second is newer. */
  readonly trains: readonly [old: string, next: string]
  readonly hex: string
  readonly bank: number
  /** What besides a ruling of every game can be so already, and what of a joined table may not fit. */
  readonly already?: Readonly<Record<string, string>>
  readonly unfit?: readonly string[]
}

/** Where a player, a corporation, the bank or nobody is meant. */
const OWNERS = ['p2', 'bank', 'closed'] as const

function inTurn({ corporations: [one, two, three], privates: [lot, other], bank }: Spoken) {
  const player = 'p1'
  return {
    gameOver: ['bank', 'bankruptcy', 'stopped'].map(by => ({ by })),
    discardFirst: [{ owners: [one] }, { owners: [one, two, three] }],
    notYourTurn: [player, one, ''].map(turn => ({ turn })),
    auctionOn: [lot, other].map(id => ({ private: id, player })),
    privatesUnsold: [{ private: lot }],
    privateSold: ['p1', 'closed'].map(owner => ({ private: lot, owner })),
    notCheapest: [{ private: other, cheapest: lot }],
    bidOn: [{ private: lot }],
    notThisAuction: [{ private: lot, auction: other }],
    auctionNext: [{ private: lot }, { private: other }],
    cheapestNotForBids: [{ private: lot, price: 15 }],
    mustAccept: [{ player, private: lot }],
    bidTooLow: [lot, other].map(id => ({ private: id, least: 45, amount: 44 })),
    setAside: [0, 75].map(aside => ({ payer: player, free: 40, aside, price: 45 })),
    noPlayer: [{ to: 'bank' }, { to: one }],
    toSelf: [{ player, private: lot }],
    neithersTurn: [{ turn: 'p3', private: lot }],
    notOwner: [...OWNERS, one].map(owner => ({ private: lot, owner, player })),
    privatesNotNow: [{ phase: '2', from: '3' }, { phase: '5' }],
    notFromPlayer: [two, 'closed', 'bank'].map(owner => ({ private: lot, owner })),
    priceRange: [{ private: lot, price: 110, least: 35, most: 105 }],
    positionLate: [{}],
    positionPlayer: [{ holder: player }],
    positionMoney: [20, -20].map(missing => ({ sum: bank - missing, bank, missing })),
    positionPrivate: [{ private: lot }, { private: other }],
    positionNowhere: [{ private: lot }, { private: other }],
    positionWithout: [{ private: lot }],
    positionBid: (['sold', 'twice', 'low'] as const).map(is => ({ player, private: lot, amount: 45, is })),
    positionBids: [{ player, bid: 45, has: 40 }],
    privateOpen: [{ private: lot }, { private: other }],
    privateClosed: [{ private: lot }],
  }
}

function ofStock({ corporations: [corporation] }: Spoken) {
  const player = 'p1'
  const held = { player, held: 13, limit: 12 }
  const share = { player, corporation, percent: 70, limit: 60 }
  return {
    started: [{ corporation, president: 'p2' }],
    notStarted: [{ corporation }],
    notPar: [{ price: 80, pars: ['60', '70', '75', '90', '105'] }],
    noneLeft: ['ipo', 'market'].map(from => ({ corporation, from })),
    onePurchase: [{ player }],
    soldThisRound: [{ player, corporation }],
    shareLimit: [share],
    overShare: [share],
    certificateLimit: [held],
    overLimit: [held],
    sellFirst: [held],
    tooExpensive: [
      { payer: player, has: 40, price: 75 },
      { payer: corporation, has: 0, price: 60 },
    ],
    noSalesYet: [{ round: 'SR 1' }],
    salesOver: [{ player }],
    oneBlock: [{ player, corporation }],
    notHeld: [
      { player, corporation, held: 0, shares: 1 },
      { player, corporation, held: 2, shares: 3 },
    ],
    marketFull: [{ corporation, percent: 60, limit: 50 }],
    presidentStays: [3, 1, 0].map(most => ({ player, corporation, most })),
    outvoted: [{ corporation, president: 'p1', player: 'p2' }],
    shouldFloat: [{ corporation }],
    floatedEarly: [{ corporation, percent: 50 }],
    positionShares: [{ corporation, percent: 90 }],
    positionPresident: [0, 1, 2].map(presidents => ({ corporation, presidents })),
    positionPrice: [{ corporation, price: 77 }],
    positionFloated: [{ corporation, percent: 50 }],
  }
}

function ofOperating({ corporations: [corporation], hex }: Spoken) {
  return {
    stepOver: ['station', 'trains'].map(now => ({ corporation, step: 'tile', now })),
    tileLaid: [1, 2].map(tiles => ({ corporation, tiles })),
    terrainPrice: [{ cost: 30 }],
    terrainOfHex: [60, 0].map(price => ({ hex, cost: 20, price })),
    terrainPaid: [{ hex }],
    secondStation: [{ corporation }],
    noStation: [{ corporation }],
    noTrain: [{ corporation }],
    hasRun: [{ corporation }],
    mustRun: [1, 2].map(trains => ({ corporation, trains })),
    tens: [{ revenue: 125 }],
    nothingToPay: [{ corporation }],
    stationsLeft: [1, 3].map(most => ({ corporation, most })),
    notOperating: [{ round: 'SR 3' }],
    itsTurn: [{ corporation }],
    roundsBegun: [2, 3].map(begun => ({ rounds: 1, begun })),
  }
}

function ofTrains({ corporations: [corporation, from], trains: [old, train] }: Spoken) {
  const player = 'p1'
  const over = [1, 3].map(owned => ({ corporation, owned, limit: 2 }))
  return {
    trainLimit: over,
    notNext: [old, null].map(next => ({ train, next })),
    notThere: ['ipo', 'market', from].map(holder => ({ train, from: holder })),
    obsolete: [{ train }],
    ownTrain: [{ corporation }],
    priceNeeded: [{ train, from }],
    priceFixed: [{ train, price: 180 }],
    notTradedIn: [[], [train, old], [train, old, old]].map(takes => ({
      ...{ train, from: 'ipo', exchange: old, takes },
    })),
    treasuryOnly: [40, 0].map(has => ({ corporation, has, price: 100 })),
    notForced: [{ corporation, has: 40, price: 180 }],
    affordsCheaper: [{ corporation, has: 200, price: 300, train: old, cheapest: 180 }],
    cheapestOnly: [{ train, cheapest: old, from: 'market', price: 180 }],
    presidentShort: [{ player, has: 60, needs: 140, short: 80 }],
    nothingToDiscard: over,
    overByRuling: over,
    trainNeeded: [{ corporation }],
    noRouteOwnsTrain: [{ corporation }],
    notRaising: [corporation, ''].map(turn => ({ player, turn })),
    nothingShort: [{ player, has: 150, needs: 140 }],
    sellsTooMuch: [1, 2].map(enough => ({ player, corporation, shares: 3, enough, short: 70 })),
    keepsPresidency: [{ player, corporation }],
    soldForTrain: [{ player, corporation }],
    notBankrupt: [{ player, raises: 300, needs: 140 }],
    wrongPhase: [
      { phase: train, latest: old },
      { phase: old, latest: 'none' },
    ],
    trainGone: [{ train: old, by: train }],
    positionTrains: [
      { train: old, found: 4, number: 5, phase: train },
      { train: old, found: 6, number: 5, phase: train },
    ],
    positionUnlimited: [{ train, number: 2 }],
    positionPhase: [{ phase: old, latest: train }],
  }
}

function ofRulings({ corporations: [one, two], trains: [, train], already, unfit }: Spoken) {
  const kinds = [
    ['ipo', 'money'],
    ['closed', 'money'],
    ['bank', 'shares'],
    ['p1', 'train'],
    ['ipo', 'private'],
    ['p1', 'priority'],
    ['p1', 'power'],
  ] as const
  const so = {
    ...{ money: 'bank', shares: 'p1', president: 'p1', price: one, train: one, private: 'p1', station: one },
    ...{ phase: '4', float: one, priority: 'p1', operated: one, rounds: '2', ...already },
  }
  return {
    noSuchHolder: kinds.map(([holder, kind]) => ({ holder, kind })),
    holderLacks: [
      { holder: 'p1', what: 'money', has: 10, wants: 20 },
      { holder: 'p1', what: 'shares', has: 1, wants: 2 },
      ...[two, 'market', 'ipo', 'closed'].map(holder => ({
        holder,
        what: `train ${train}`,
        has: 0,
        wants: 1,
      })),
    ],
    presidentsTwo: ['p1', 'ipo'].map(holder => ({ holder, corporation: one })),
    noSuchSpace: [{ row: 7, column: 2 }],
    alreadySo: [...Object.entries(so), ['private', 'closed'] as const].map(([what, of]) => ({ what, of })),
    wrongTurn: [
      { turn: 'p1', round: 'OR 3.1' },
      { turn: two, round: 'SR 2' },
    ],
    positionUnfit: ['stacks', 'rounds', 'operated', 'bids', 'turns', ...(unfit ?? [])].map(key => ({ key })),
  }
}

/** Facts for every reason that railway games share, of the things of one of them. */
export const railwayFacts = (spoken: Spoken): FactsOf<RailReasons> => ({
  ...inTurn(spoken),
  ...ofStock(spoken),
  ...ofOperating(spoken),
  ...ofTrains(spoken),
  ...ofRulings(spoken),
})

/** Arguments of what the screens of railway games say about more than names and figures. */
export const RAILWAY_GIVEN: Given = {
  'ahead.bankOut': [
    ['SR 3', 0],
    ['OR 3.1', 2],
  ],
  'ahead.overIfBought': [[['A', 'B']]],
  'stock.buyLabel': [['★', 'Ann', 'X', 'ipo']],
  'play.fallsInto': [['X']],
  setsOff: [['goes2']],
  'forced.nextWays': [[['A', 'B']]],
  'forced.sellsAll': [
    [['A'], 'X'],
    [['A', 'B'], 'X'],
  ],
  'play.place': [['ipo'], ['market'], ['X']],
}

/** Texts of the screens of railway games that are the same in German. */
export const RAILWAY_SAME: readonly string[] = [
  ...['ahead.priced', 'chart.space', 'joining.addTrain', 'joining.bank', 'joining.move', 'joining.notYet'],
  ...['joining.phase', 'play.fallsInto', 'play.train', 'sheet.bonus', 'sheet.train'],
]

/** Reasons of railway games that put numbers in other ways. */
export const RAILWAY_OTHERWISE: readonly string[] = [
  ...['tileLaid', 'noSuchSpace', 'holderLacks', 'positionPresident'],
]
