import type { Voice } from '../../../../rules/rule'
import { commonBooks } from '../../../words/en/books'
import { commonChart } from '../../../words/en/chart'
import { commonForms } from '../../../words/en/forms'
import { rulingsOf } from '../../../words/en/rulings'
import { many, roundInFull, say } from '../../../words/en/say'
import { hintsBeside, type OwnHints } from '../../../words/newcomer'
import type { RefusalWords } from '../../../words/vocabulary'
import type { Position } from '../../joining/table'
import type { JoinTerms } from '../join'
import { type OwnCardboard, railMoved } from '../moved'
import { signsOf } from '../signs'
import { type Terms, type Voiced, voiced } from '../terms'
import {
  kindIn,
  type RailCorrect,
  type RailRulings,
  type RailRulingWords,
  type RailwayRest,
  type TurningFacts,
} from '../vocabulary'
import type { Says } from '.'
import { railAhead } from './ahead'
import { bidding } from './books'
import { railCardboard } from './cardboard'
import { railForced } from './forced'
import { railJoining } from './join'
import { joinRefusals } from './joining'
import { railNewcomer } from './newcomer'
import { railRefusals } from './refusals'
import { rulingRefusals } from './rulingRefusals'
import { railRulings } from './rulings'
import { railSheet } from './sheet'

/** What a title adds in English to what is said of every railway game beside play. */
export interface OwnRest {
  readonly terms: Terms
  readonly refusals: Says
  /** Its options, and steps of a turn that only it has. */
  readonly labels?: Readonly<Record<string, string>>
  /** What the kinds of rulings say that only this title has, and that one of them would change nothing. */
  readonly ruled?: Says
  readonly already?: Readonly<Record<string, (of: string) => string>>
  /** What must hold for its own keys of a joined table. */
  readonly unfit?: Readonly<Record<string, string>>
  /** The line below the chart. */
  readonly legend: string
  readonly newcomer?: OwnHints
  /** What the form for a joined table says about this title. */
  readonly joining?: JoinTerms
  /** What is moved by hand besides. */
  readonly cardboard?: OwnCardboard
}

const gone = (lost: readonly string[]) => (lost.length > 0 ? `Gone: ${lost.join(', ')}.` : '')

/** What the story of a game says besides its figures. */
export const turningsOf = ({ type }: Voiced): RefusalWords<TurningFacts> => ({
  president: ({ corporation, from, to }, v) =>
    say`${v.name(to)} took the presidency of ${v.name(corporation)} from ${v.name(from)}`,
  phase: ({ phase, by, lost }, v) => {
    const begun =
      by === null ? `Phase ${phase} began.` : `${v.name(by)} bought the first ${type(phase)}: phase ${phase}.`
    return [begun, gone(lost)].join(' ').trim()
  },
  lost: ({ lost }) => gone(lost),
  helped: ({ player, corporation, amount }, v) =>
    say`${v.name(player)} added ${v.money(amount)} so that ${v.name(corporation)} could buy its train`,
})

const tally: RailwayRest['tally'] = ({ bought = 0, sold = 0, trains = 0 }) =>
  `${many(bought, 'share')} bought, ${sold} sold · ${many(trains, 'train')} bought`

/** Names of the figures in a table report, of fields and of rulings. */
const formsOf = ({ offering, market }: Voiced) => ({
  fields: {
    ...commonForms.fields,
    revenue: 'Revenue',
    cost: 'Terrain',
    hex: 'Hex',
    exchange: 'Train handed in',
    noRoute: 'No route',
    cell: 'Its space',
    left: 'Stations left',
    turn: 'Whose turn it is',
  },
  rulings: {
    ...commonForms.rulings,
    private: 'Private company',
    station: 'Stations left',
    float: 'Floating',
    turn: 'Whose turn',
  },
  figures: {
    round: 'round',
    turn: 'turn',
    phase: 'phase',
    bank: 'bank',
    priorityDeal: 'Priority Deal',
    cash: 'cash',
    privates: 'private companies',
    shares: 'shares',
    presidencies: 'president of',
    certificates: 'certificates',
    netWorth: 'net worth',
    par: 'par',
    price: 'price',
    treasury: 'treasury',
    ipo: offering,
    market,
    floated: 'floated',
    trains: 'trains',
    tokens: 'stations left',
    trainMarket: `trains in the ${market}`,
    trainsLeft: 'trains left',
    'map.tiles': 'tile',
    'map.stations': 'stations',
    gameOver: 'end',
    scores: 'score',
  },
})

/** The refusals of rulings, of the shared rules and of the title. */
const refusalsOf = (own: OwnRest, t: Voiced): RailwayRest['refusals'] => ({
  ...rulingRefusals(t, own.already),
  ...railRefusals(t),
  ...joinRefusals(t, own.unfit),
  ...own.refusals,
})

/** What the log says of a ruling and of a joined table. */
function entriesOf({ ruled }: OwnRest, t: Voiced): RailwayRest['entries'] {
  const rulings: RailRulingWords = { ...ruled, ...railRulings(t) }
  const ruling = rulingsOf<RailCorrect, keyof RailRulings>(kindIn(rulings), rulings)
  return {
    correct: (action: RailCorrect, _: unknown, v: Voice) => ruling(action, v),
    position: ({ table }: Position) => say`The game is joined in ${roundInFull(table.round)}`,
  }
}

/** What English says beside play, from what only the title of the game says. */
export function englishRest(own: OwnRest): RailwayRest {
  const { terms, legend } = own
  const t = voiced(terms)
  return {
    refusals: refusalsOf(own, t),
    entries: entriesOf(own, t),
    labels: {
      build: 'Lay a tile or place a station',
      station: 'Place a station',
      run: 'Run trains',
      trains: 'Buy trains',
      cash: 'cash',
      stock: 'shares',
      privates: 'private companies',
      'first seat': 'Who begins and holds the Priority Deal',
      ...own.labels,
    },
    shorts: { cash: 'cash', stock: 'stock', privates: 'private' },
    turnings: turningsOf(t),
    tally,
    moved: railMoved(t, setsOff => railCardboard(t, own.cardboard, setsOff), own.cardboard?.pieces),
    ...formsOf(t),
    screens: {
      forced: railForced(t),
      books: {
        ...commonBooks,
        offering: terms.offering,
        market: terms.market,
        price: 'price',
        par: 'par',
        treasury: 'treasury',
        privates: 'privates',
        key: signsOf(t.game, '† obsolete', 'price in a frame: a colored zone'),
        bankrupt: 'bankrupt',
        obsolete: 'obsolete',
        uncounted: count => `+ ${count} not counted`,
        inMarket: trains => `${terms.market}: ${trains}`,
        first: (type, what) => `First ${type}: ${what}`,
        limit: limit => `train limit ${limit}`,
        lookAhead: 'Look ahead',
        bidding,
      },
      chart: { ...commonChart, legend },
      holdings: {
        cash: 'Cash',
        sharesAt: (shares, corporation, price) => `${shares} ${corporation} at ${price}`,
      },
      ahead: railAhead(t),
      joining: railJoining(t, own.joining),
      sheet: railSheet,
      newcomer: hintsBeside(railNewcomer(t), own.newcomer),
    },
  }
}
