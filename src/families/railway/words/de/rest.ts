import type { Voice } from '../../../../rules/rule'
import { commonBooks } from '../../../words/de/books'
import { commonChart } from '../../../words/de/chart'
import { commonRefusals } from '../../../words/de/refusals'
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
import { railCardboard } from './cardboard'
import { railForced } from './forced'
import { railForms } from './forms'
import { railJoining } from './join'
import { joinRefusals } from './joining'
import { railNewcomer } from './newcomer'
import { railRefusals } from './refusals'
import { railRulings } from './rulings'
import { railSheet } from './sheet'
import { type GermanTerms, type Spoken, spoken } from './terms'

/** What a title adds in German to what is said of every railway game beside play. */
export interface OwnRest extends Omit<EnglishRest, 'terms'> {
  readonly terms: GermanTerms
}

/** What a holder cannot hold: as it is, and denied. */
const KINDS: Readonly<Record<string, { what: string; none: string }>> = {
  money: { what: 'Geld', none: 'kein Geld' },
  shares: { what: 'Zertifikate von Gesellschaften', none: 'keine Zertifikate von Gesellschaften' },
  train: { what: 'Züge', none: 'keine Züge' },
  private: { what: 'Privatgesellschaften', none: 'keine Privatgesellschaften' },
  priority: { what: 'Die Vorrangkarte', none: 'die Vorrangkarte nicht' },
  power: { what: 'Dieses Sonderrecht', none: 'dieses Sonderrecht nicht' },
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
function refusalsOf({ refusals, already, unfit = {} }: OwnRest, t: Spoken): RailwayRest['refusals'] {
  const { name, within, dative, percent, stock } = t
  const so = { float: (of: string) => `${of} hat den Betrieb schon aufgenommen`, ...already }
  return {
    ...commonRefusals({ name, within, dative, stock, shares: percent, already: so, unfit }),
    ...railRefusals(t),
    ...joinRefusals(t),
    noSuchHolder: ({ holder, kind }: { holder: string; kind: string }, v: Voice) => {
      const { what, none } = KINDS[kind] ?? { what: kind, none: kind }
      if (holder === 'closed') return say`${what} kann man nicht aus dem Spiel nehmen`
      if (holder === 'bank' && (kind === 'shares' || kind === 'train'))
        return say`${what}, die niemand besitzt, sind in „ipo“ und „market“: Eines von beiden angeben`
      return say`${name(holder, v)} kann ${none} haben`
    },
    ...refusals,
  }
}

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
