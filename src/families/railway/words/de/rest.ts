import type { Voice } from '../../../../rules/rule'
import { commonBooks } from '../../../words/de/books'
import { commonChart } from '../../../words/de/chart'
import { rulingsOf } from '../../../words/de/rulings'
import { many, roundInFull, say, train } from '../../../words/de/say'
import { hintsBeside } from '../../../words/newcomer'
import type { RefusalWords } from '../../../words/vocabulary'
import type { Position } from '../../joining/table'
import type { OwnRest as EnglishRest } from '../en/rest'
import { railMoved } from '../moved'
import { signsOf } from '../signs'
import {
  kindIn,
  type RailCorrect,
  type RailRulings,
  type RailRulingWords,
  type RailwayRest,
  type TurningFacts,
} from '../vocabulary'
import { railAhead } from './ahead'
import { bidding } from './books'
import { railCardboard } from './cardboard'
import { railForced } from './forced'
import { railForms } from './forms'
import { railJoining } from './join'
import { joinRefusals } from './joining'
import { railNewcomer } from './newcomer'
import { railRefusals } from './refusals'
import { rulingRefusals } from './rulingRefusals'
import { railRulings } from './rulings'
import { railSheet } from './sheet'
import { type GermanTerms, type Spoken, spoken } from './terms'

/** What a title adds in German to what is said of every railway game beside play. */
export interface OwnRest extends Omit<EnglishRest, 'terms'> {
  readonly terms: GermanTerms
}

/** Steps of a turn, and parts of a worth. */
const LABELS = {
  build: 'Gleisplättchen legen oder Bahnhof setzen',
  station: 'Bahnhof setzen',
  run: 'Züge fahren',
  trains: 'Züge kaufen',
  cash: 'Geld',
  stock: 'Anteile',
  privates: 'Privatgesellschaften',
  'first seat': 'Wer beginnt und die Vorrangkarte hat',
}

const gone = (lost: readonly string[]) => (lost.length > 0 ? `Weg: ${lost.join(', ')}.` : '')

/** What the story of a game says besides its figures. */
export const turningsOf = ({ type }: Spoken): RefusalWords<TurningFacts> => ({
  president: ({ corporation, from, to }, v) =>
    say`${v.name(to)} hat ${v.name(from)} als Direktor von ${v.name(corporation)} abgelöst`,
  phase: ({ phase, by, lost }, v) => {
    const begun =
      by === null
        ? `Phase ${phase} hat begonnen.`
        : `${v.name(by)} hat den ersten ${type(phase)} gekauft: Phase ${phase}.`
    return [begun, gone(lost)].join(' ').trim()
  },
  lost: ({ lost }) => gone(lost),
  helped: ({ player, corporation, amount }, v) =>
    say`${v.name(player)} hat ${v.money(amount)} zugeschossen, damit ${v.name(corporation)} einen Zug kaufen konnte`,
})

const tally: RailwayRest['tally'] = ({ bought = 0, sold = 0, trains = 0 }) =>
  `${many(bought, 'Anteil', 'Anteile')} gekauft, ${sold} verkauft · ${many(trains, 'Zug', 'Züge')} gekauft`

/** The refusals of rulings, of the shared rules and of the title. */
const refusalsOf = (own: OwnRest, t: Spoken): RailwayRest['refusals'] => ({
  ...rulingRefusals(t, own.already),
  ...railRefusals(t),
  ...joinRefusals(t, own.unfit),
  ...own.refusals,
})

/** What the log says of a ruling and of a joined table. */
function entriesOf({ ruled }: OwnRest, t: Spoken): RailwayRest['entries'] {
  const rulings: RailRulingWords = { ...ruled, ...railRulings(t) }
  const ruling = rulingsOf<RailCorrect, keyof RailRulings>(kindIn(rulings), rulings)
  return {
    correct: (action: RailCorrect, _: unknown, v: Voice) => ruling(action, v),
    position: ({ table }: Position) => say`Einstieg in die laufende Partie: ${roundInFull(table.round)}`,
  }
}

/** What the screens beside play say. */
function screensOf({ legend, newcomer, joining }: OwnRest, t: Spoken): RailwayRest['screens'] {
  return {
    forced: railForced(t),
    books: {
      ...commonBooks,
      offering: t.offering,
      market: t.market,
      price: 'Kurs',
      par: t.par,
      treasury: 'Kasse',
      privates: 'Private',
      key: signsOf(t.game, '† veraltet', 'Kurs im Rahmen: farbige Zone'),
      bankrupt: 'bankrott',
      obsolete: 'veraltet',
      uncounted: count => `+ ${count} nicht gezählt`,
      inMarket: trains => `${t.market}: ${trains}`,
      first: (type, what) => `Erster ${train(type)}: ${what}`,
      limit: limit => `Zuglimit ${limit}`,
      lookAhead: 'Was kommt',
      bidding,
    },
    chart: { ...commonChart, legend },
    holdings: {
      cash: 'Geld',
      sharesAt: (shares, corporation, price) => `${shares} ${corporation} zu ${price}`,
    },
    ahead: railAhead(t),
    joining: railJoining(t, joining),
    newcomer: hintsBeside(railNewcomer(t), newcomer),
    sheet: railSheet,
  }
}

/** What German says beside play, from what only the title of the game says. */
export function germanRest(own: OwnRest): RailwayRest {
  const t = spoken(own.terms)
  return {
    refusals: refusalsOf(own, t),
    entries: entriesOf(own, t),
    labels: { ...LABELS, ...own.labels },
    shorts: { cash: 'Geld', stock: 'Anteile', privates: 'Privat' },
    turnings: turningsOf(t),
    tally,
    moved: railMoved(t, setsOff => railCardboard(t, own.cardboard, setsOff), own.cardboard?.pieces),
    ...railForms(t),
    screens: screensOf(own, t),
  }
}
