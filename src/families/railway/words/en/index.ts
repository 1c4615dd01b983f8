import type { Voice } from '../../../../rules/rule'
import { commonBooks } from '../../../words/en/books'
import { commonChart } from '../../../words/en/chart'
import { commonForms } from '../../../words/en/forms'
import { commonRefusals } from '../../../words/en/refusals'
import { commonRulings, rulingsOf } from '../../../words/en/rulings'
import { many, say, sentence } from '../../../words/en/say'
import { hintsBeside, type NewcomerWords } from '../../../words/newcomer'
import type { CorrectionWords, RefusalWords } from '../../../words/vocabulary'
import type { Game } from '../../game'
import type { JoinTerms } from '../join'
import { type Terms, type Voiced, voiced } from '../terms'
import {
  kindIn,
  type RailCorrect,
  type RailRulings,
  type RailwayVocabulary,
  type TurningFacts,
} from '../vocabulary'
import { railAhead } from './ahead'
import { railEntries } from './entries'
import { type OwnHappenings, railHappenings } from './happenings'
import { railJoining } from './join'
import { joinRefusals } from './joining'
import { railNewcomer } from './newcomer'
import { railPlay } from './play'
import { railRefusals } from './refusals'
import { railSheet } from './sheet'

type Says = Readonly<Record<string, (...facts: never[]) => string | undefined>>

/** What a title adds in English to what its rules say. */
export interface OwnWords extends OwnHappenings {
  readonly terms: Terms
  readonly refusals: Says
  readonly entries: Says
  /** What the kinds of rulings say that only this title has, and that one of them would change nothing. */
  readonly ruled?: Says
  readonly already?: Readonly<Record<string, (of: string) => string>>
  /** What must hold for its own keys of a joined table. */
  readonly unfit?: Readonly<Record<string, string>>
  readonly labels: Readonly<Record<string, string>>
  /** The zones of the chart, by what is printed in their spaces, and the line below the chart. */
  readonly zones: Readonly<Record<string, string>>
  readonly legend: string
  /** What the first train of a type sets off, besides what the figures say. */
  readonly setsOff: Readonly<Record<string, string>>
  /** What the powers of private companies mean for the map, by their ids. */
  readonly reminders?: Readonly<Record<string, string>>
  /** Hints on steps and entries that only this title has, or that mean something else in it. */
  readonly newcomer?: Partial<Pick<NewcomerWords, 'steps' | 'options' | 'instead'>>
  /** What the form for a joined table says about this title. */
  readonly joining?: JoinTerms
  readonly paragraphs: readonly string[]
  readonly book: RailwayVocabulary['book']
}

const KINDS: Readonly<Record<string, string>> = {
  money: 'money',
  shares: 'certificates of corporations',
  train: 'trains',
  private: 'private companies',
  priority: 'the Priority Deal',
  power: 'that power',
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const gone = (lost: readonly string[]) => (lost.length > 0 ? `Gone: ${lost.join(', ')}.` : '')

/** What the story of a game says besides its figures. */
const storyOf = ({ type }: Voiced): Pick<RailwayVocabulary, 'turnings' | 'tally'> => {
  const turnings: RefusalWords<TurningFacts> = {
    president: ({ corporation, from, to }, v) =>
      say`${v.name(to)} took the presidency of ${v.name(corporation)} from ${v.name(from)}`,
    phase: ({ phase, by, lost }, v) => {
      const begun =
        by === null
          ? `Phase ${phase} began.`
          : `${v.name(by)} bought the first ${type(phase)}: phase ${phase}.`
      return [begun, gone(lost)].join(' ').trim()
    },
    lost: ({ lost }) => gone(lost),
    helped: ({ player, corporation, amount }, v) =>
      say`${v.name(player)} added ${v.money(amount)} so that ${v.name(corporation)} could buy its train`,
  }
  return {
    turnings,
    tally: ({ bought = 0, sold = 0, trains = 0 }) =>
      `${many(bought, 'share')} bought, ${sold} sold · ${many(trains, 'train')} bought`,
  }
}

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
    gameOver: 'end',
    scores: 'score',
  },
})

/** What the first train of each type sets off, from the printed figures: limits, rounds, and which trains go. */
const figuresSetOff = ({ game, type: called }: Voiced): Readonly<Record<string, string>> => {
  const numbers = ['no', 'one', 'two', 'three', 'four']
  return Object.fromEntries([
    ...game.trains.map(type => [`goes${type}`, `all ${called(type)}s go`]),
    ...Object.values(game.printed.phases).flatMap(({ trainLimit, rounds }) => [
      [`limit${trainLimit}`, `train limit ${trainLimit}`],
      [`rounds${rounds}`, `${numbers[rounds] ?? rounds} operating rounds after the next stock round`],
    ]),
  ])
}

/** What the mark beside trains means, in a game that has obsolete ones. */
const marked = ({ trains, train }: Game) => (trains.some(type => train(type).lingers) ? '† obsolete · ' : '')

/** Everything English says about a railway game, from what only its title says. */
export function englishOf(own: OwnWords): RailwayVocabulary {
  const { terms, legend, zones } = own
  const t = voiced(terms)
  const { name, stockPlace, company, train, percent, game } = t
  const calls = { name, train, shares: percent }
  const corporations = game.corporations.map(id => [id, game.charter(id).name])
  const privates = game.privates.map(id => [id, game.printed.privates[id]?.name ?? id])
  const rulings: CorrectionWords<RailCorrect, keyof RailRulings> = {
    ...own.ruled,
    ...commonRulings({ name, company, train, stockPlace, shares: percent, price: t.priceAt }),
    float: (corporation, v) => `${name(corporation, v)} floats`,
  }
  const ruling = rulingsOf<RailCorrect, keyof RailRulings>(kindIn(rulings), rulings)
  return {
    refusals: {
      ...commonRefusals({
        ...calls,
        already: { float: of => `${of} has floated already`, ...own.already },
        unfit: own.unfit ?? {},
      }),
      ...railRefusals(t),
      ...joinRefusals(t),
      noSuchHolder: ({ holder, kind }: { holder: string; kind: string }, v: Voice) => {
        const what = KINDS[kind] ?? kind
        if (holder === 'closed') return sentence(`${capital(what)} cannot be put out of play`)
        if (holder === 'bank' && !terms.stock)
          return say`The bank keeps its ${what} in ${name('ipo', v)} and ${name('market', v)}: name one of these`
        return say`${name(holder, v)} cannot hold ${what}`
      },
      ...own.refusals,
    },
    entries: {
      ...railEntries(t),
      correct: (action: RailCorrect, _: unknown, v: Voice) => ruling(action, v),
      ...own.entries,
    },
    happenings: railHappenings(t, own),
    setsOff: { ...figuresSetOff(t), ...own.setsOff },
    labels: {
      ...Object.fromEntries([...corporations, ...privates]),
      build: 'Lay a tile or place a station',
      run: 'Run trains',
      trains: 'Buy trains',
      bank: 'The bank has run out',
      'ending bank': 'the bank runs out',
      bankruptcy: `${t.bankrupt.charAt(0).toUpperCase()}${t.bankrupt.slice(1)}`,
      stopped: 'The table has ended the game',
      cash: 'cash',
      stock: 'shares',
      privates: 'private companies',
      'first seat': 'Who begins and holds the Priority Deal',
      income: 'Private companies pay',
      ...own.labels,
    },
    shorts: { cash: 'cash', stock: 'stock', privates: 'private' },
    places: { bank: 'Bank', ipo: terms.offering, market: terms.market, closed: 'Out of play' },
    ...storyOf(t),
    ...formsOf(t),
    phase: phase => `phase ${phase}`,
    phasePage: phase => `What phase ${phase} brings`,
    cite: rule => rule.replace("'", '’'),
    mayStill: who => `${who} may still sell`,
    backTo: who => `Back to ${who}`,
    sharesFollow: 'shares',
    screens: {
      play: railPlay(t),
      books: {
        ...commonBooks,
        offering: terms.offering,
        market: terms.market,
        price: 'price',
        par: 'par',
        treasury: 'treasury',
        key: `${marked(game)}price in a frame: a colored zone`,
        bankrupt: 'bankrupt',
        obsolete: 'obsolete',
        uncounted: count => `+ ${count} not counted`,
        inMarket: trains => `${terms.market}: ${trains}`,
        first: (type, what) => `First ${type}: ${what}`,
        limit: limit => `train limit ${limit}`,
        lookAhead: 'Look ahead',
      },
      chart: { ...commonChart, legend },
      zones,
      holdings: {
        cash: 'Cash',
        sharesAt: (shares, corporation, price) => `${shares} ${corporation} at ${price}`,
      },
      ahead: railAhead(t),
      joining: railJoining(t, own.joining),
      sheet: railSheet,
      reminders: own.reminders ?? {},
      newcomer: hintsBeside(railNewcomer, own.newcomer),
    },
    paragraphs: own.paragraphs,
    book: own.book,
  }
}
