import type { Space } from '../../bank/chart'
import type { Money } from '../../bank/money'
import type { Paper } from '../../bank/paper'
import type { PlateColours } from '../../rules/view'

/** The four companies that players choose from at the start, in the printed order. */
export const STARTING = ['blue', 'green', 'yellow', 'red'] as const
export type StartingId = (typeof STARTING)[number]

/** Ids of the companies that are printed on the cards only, in the order of the banker's list. */
export const OTHERS = ['c5', 'c6', 'c7', 'c8', 'c9', 'c10', 'c11', 'c12'] as const

/** All companies a game may have; the set-up says which of the others it has. */
export const CORPORATIONS = [...STARTING, ...OTHERS] as const
export type CorporationId = (typeof CORPORATIONS)[number]

/** The character cards. */
export const CHARACTERS = ['emperor', 'general', 'admiral', 'justiciary', 'treasurer'] as const
export type CharacterId = (typeof CHARACTERS)[number]

/** Train types in the order of the stack. */
export const TRAINS = ['2', '3', '4', '5', '3D', '4D'] as const
export type TrainId = (typeof TRAINS)[number]

/** Train cards by the side that is up: a star marks the gray back of an obsolete train. */
export const TRAIN_CARDS = ['2', '2*', '3', '3*', '4', '4*', '5', '3D', '4D'] as const
export type TrainCard = (typeof TRAIN_CARDS)[number]

/** Phases; each but the first begins with the first train of its type. */
export const PHASES = ['1', '2', '3', '4', '5', '6', '7'] as const
export type PhaseId = (typeof PHASES)[number]

/** Action cards in the table's order. */
export const CARDS = [
  'tile',
  'yellowGreen',
  'yellows',
  'sharesTile',
  'shares10',
  'shares5',
  'trainTile',
  'trains',
  'station',
  'money',
] as const
export type CardId = (typeof CARDS)[number]

/** The two uses of an action card. */
export const USES = ['action', 'alternative'] as const
export type CardUse = (typeof USES)[number]

/** The stock of a company: eight shares of 10%, five of them on the director's certificate; the missing 20% pay nobody. */
export const PAPER: Paper = { shares: 8, presidentShares: 5, percent: 10 }

/** A player's cash at the start. */
export const CASH: Money = 30

/** What an unused copy card is worth at the end. */
export const COPY_WORTH: Money = 20

/** The certificates a player may hold, and the directors' certificates among them. */
export const LIMITS = { certificates: 5, directors: 2 } as const

/** Stations besides the home station: the fourth marker lies on the index. */
export const STATIONS = 2

/** The price of the first station after the home station, and of each later one. */
export const STATION_PRICES = { first: 40, further: 100 } as const

/** The price of a yellow Y-tile, paid by the company. */
export const Y_TILE: Money = 50

/** What the Grand Justiciary pays at the start of a round, to the player or to one company. */
export const JUSTICIARY = { player: 5, corporation: 20 } as const

/** The Lord High Treasurer pays this much times the number of the round. */
export const TREASURER: Money = 10

/** What depends on the number of players: rounds, and the copy cards and characters of each player. */
export const SEATS: Readonly<
  Record<number, { readonly rounds: number; readonly copies: number; readonly characters: number }>
> = {
  2: { rounds: 8, copies: 2, characters: 2 },
  3: { rounds: 9, copies: 1, characters: 1 },
  4: { rounds: 8, copies: 1, characters: 1 },
}

/** The printed charter of a starting company, and what the company and its owner begin with. */
interface Charter {
  readonly name: string
  readonly short: string
  readonly plate: PlateColours
  /** Its first space on the index; the printed cards give the price there. */
  readonly at: Space
  readonly treasury: Money
  readonly trains: readonly TrainId[]
  /** The owner's cash at the start; $30 for all but one. */
  readonly cash: Money
}

const WHITE = '#ffffff'
const DARK = '#1d2521'

/** The starting companies. */
export const CHARTERS: Readonly<Record<StartingId, Charter>> = {
  blue: {
    name: 'Slamecksan Railway',
    short: 'Slamecksan',
    plate: { fill: '#1d4f9c', ink: WHITE },
    at: [0, 0],
    treasury: 500,
    trains: ['2'],
    cash: 30,
  },
  green: {
    name: 'Glimigrim Valley Railway',
    short: 'Glimigrim',
    plate: { fill: '#1b7a43', ink: WHITE },
    at: [0, 0],
    treasury: 500,
    trains: ['2'],
    cash: 60,
  },
  yellow: {
    name: 'Lilliput National Railway',
    short: 'Lilliput',
    plate: { fill: '#e8bd14', ink: DARK },
    at: [0, 0],
    treasury: 500,
    trains: ['2', '2'],
    cash: 30,
  },
  red: {
    name: 'Mildendo Railway',
    short: 'Mildendo',
    plate: { fill: '#b3261e', ink: WHITE },
    at: [0, 1],
    treasury: 550,
    trains: ['2'],
    cash: 30,
  },
}

/** The first prices in the top row of the printed index. */
export const INDEX_BEGINS = [50, 55] as const

/**
 * Train types: price, number in the stack after the start by number of players (`null`: unlimited), and the phase that
 * the first one begins.
 */
export const TRAIN_TYPES: Readonly<
  Record<
    TrainId,
    {
      readonly price: Money
      readonly number: Readonly<Record<number, number>> | null
      readonly phase: PhaseId
      /** What a company of the Admiral pays the bank for a new one. */
      readonly admiral: Money
    }
  >
> = {
  '2': { price: 80, number: { 4: 2, 3: 2, 2: 2 }, phase: '2', admiral: 72 },
  '3': { price: 150, number: { 4: 6, 3: 5, 2: 3 }, phase: '3', admiral: 135 },
  '4': { price: 300, number: { 4: 5, 3: 4, 2: 3 }, phase: '4', admiral: 270 },
  '5': { price: 400, number: { 4: 4, 3: 3, 2: 2 }, phase: '5', admiral: 360 },
  '3D': { price: 500, number: { 4: 3, 3: 2, 2: 2 }, phase: '6', admiral: 450 },
  '4D': { price: 650, number: null, phase: '7', admiral: 585 },
}

/** The type of a train card, whichever side is up. */
export const TYPE_OF: Readonly<Record<TrainCard, TrainId>> = {
  '2': '2',
  '2*': '2',
  '3': '3',
  '3*': '3',
  '4': '4',
  '4*': '4',
  '5': '5',
  '3D': '3D',
  '4D': '4D',
}

/** What one of the special tiles counts for a company with a station there: the highest value in the book. */
export const WITH_STATION: Money = 80

/** What a run gets for three or all four named cities of the Allenbeck-Tottenham-Express (variants). */
export const ALLENBECK_BONUS = { three: 20, four: 50 } as const

/** Each phase's train limit and the money card's sum for companies; and what its first train turns over and removes. */
export const PHASE_TABLE: Readonly<
  Record<
    PhaseId,
    {
      readonly limit: number
      readonly funds: Money
      readonly turns?: readonly [from: TrainCard, to: TrainCard]
      readonly removes?: TrainId
    }
  >
> = {
  '1': { limit: 4, funds: 50 },
  '2': { limit: 4, funds: 50 },
  '3': { limit: 4, funds: 70 },
  '4': { limit: 3, funds: 70, turns: ['2', '2*'] },
  '5': { limit: 2, funds: 100, removes: '2' },
  '6': { limit: 2, funds: 100, turns: ['3', '3*'] },
  '7': { limit: 2, funds: 100, turns: ['4', '4*'], removes: '3' },
}

/** What one use of an action card allows; whatever it does not name is not allowed. */
export interface Allowance {
  /** The tiles: one of any color, one yellow and/or one green, or one or two yellow ones. */
  readonly tiles?: 'any' | 'yellowGreen' | 'yellows'
  /** At most this many of the tiles may be yellow. */
  readonly yellow?: number
  readonly shares?: true
  readonly trains?: number
  readonly station?: true
  /** Money paid to the player at once. */
  readonly pays?: Money
  /** Gives money to the player's companies; the sum depends on the phase. */
  readonly funds?: true
}

const ANY_TILE: Allowance = { tiles: 'any', yellow: 1 }

/** The action cards: the numbers of players each is used with, and what its two uses allow. */
export const CARD_TABLE: Readonly<
  Record<CardId, { readonly seats: readonly number[] } & Readonly<Record<CardUse, Allowance>>>
> = {
  tile: { seats: [4], action: ANY_TILE, alternative: { pays: 5 } },
  yellowGreen: { seats: [2, 3, 4], action: { tiles: 'yellowGreen', yellow: 1 }, alternative: ANY_TILE },
  yellows: { seats: [2, 3, 4], action: { tiles: 'yellows', yellow: 2 }, alternative: { pays: 5 } },
  sharesTile: { seats: [3, 4], action: { shares: true }, alternative: ANY_TILE },
  shares10: { seats: [2, 3, 4], action: { shares: true }, alternative: { pays: 10 } },
  shares5: { seats: [4], action: { shares: true }, alternative: { pays: 5 } },
  trainTile: { seats: [3, 4], action: { trains: 1 }, alternative: ANY_TILE },
  trains: { seats: [2, 3, 4], action: { trains: 2 }, alternative: { pays: 5 } },
  station: { seats: [2, 3, 4], action: { station: true }, alternative: { pays: 5 } },
  money: { seats: [2, 3, 4], action: { pays: 20 }, alternative: { funds: true } },
}
