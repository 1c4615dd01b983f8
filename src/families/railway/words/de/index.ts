import type { Voice } from '../../../../rules/rule'
import { commonBooks } from '../../../words/de/books'
import { commonChart } from '../../../words/de/chart'
import { commonRefusals } from '../../../words/de/refusals'
import { commonRulings, rulingsOf } from '../../../words/de/rulings'
import { many, say, train } from '../../../words/de/say'
import { hintsBeside } from '../../../words/newcomer'
import type { CorrectionWords, RefusalWords } from '../../../words/vocabulary'
import type { Game } from '../../game'
import type { OwnWords as EnglishWords } from '../en'
import {
  kindIn,
  type RailCorrect,
  type RailRulings,
  type RailwayVocabulary,
  type TurningFacts,
} from '../vocabulary'
import { railAhead } from './ahead'
import { railEntries } from './entries'
import { railForms } from './forms'
import { railHappenings } from './happenings'
import { railJoining } from './join'
import { joinRefusals } from './joining'
import { railNewcomer } from './newcomer'
import { railPlay } from './play'
import { railRefusals } from './refusals'
import { railSheet } from './sheet'
import { type GermanTerms, type Spoken, spoken } from './terms'

/** What a title adds in German to what its rules say. */
export interface OwnWords extends Omit<EnglishWords, 'terms'> {
  readonly terms: GermanTerms
  /** Paragraphs whose names are words: what they are called in German. Others are cited by their ids. */
  readonly cites: Readonly<Record<string, string>>
}

/** What a holder cannot hold: as the object, denied, and as the bank's own. */
const KINDS: Readonly<Record<string, { what: string; none: string; its: string }>> = {
  money: { what: 'Geld', none: 'kein Geld', its: 'ihr Geld' },
  shares: {
    what: 'Zertifikate von Gesellschaften',
    none: 'keine Zertifikate von Gesellschaften',
    its: 'ihre Zertifikate von Gesellschaften',
  },
  train: { what: 'Züge', none: 'keine Züge', its: 'ihre Züge' },
  private: {
    what: 'Privatgesellschaften',
    none: 'keine Privatgesellschaften',
    its: 'ihre Privatgesellschaften',
  },
  priority: { what: 'Die Vorrangkarte', none: 'die Vorrangkarte nicht', its: 'ihre Vorrangkarte' },
  power: { what: 'Dieses Sonderrecht', none: 'dieses Sonderrecht nicht', its: 'ihr Sonderrecht' },
}

const gone = (lost: readonly string[]) => (lost.length > 0 ? `Weg: ${lost.join(', ')}.` : '')

/** What the story of a game says besides its figures. */
const turningsOf = ({ type }: Spoken): RefusalWords<TurningFacts> => ({
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

const tally: RailwayVocabulary['tally'] = ({ bought = 0, sold = 0, trains = 0 }) =>
  `${many(bought, 'Anteil', 'Anteile')} gekauft, ${sold} verkauft · ${many(trains, 'Zug', 'Züge')} gekauft`

/** What the first train of each type sets off, from the printed figures: limits, rounds, and which trains go. */
const figuresSetOff = ({ game, type: called }: Spoken): Readonly<Record<string, string>> => {
  const after = 'nach der nächsten Aktienrunde'
  const numbers = ['keine', 'eine', 'zwei', 'drei', 'vier']
  return Object.fromEntries([
    ...game.trains.map(type => [`goes${type}`, `alle ${called(type).replace(/Zug$/, 'Züge')} verfallen`]),
    ...Object.values(game.printed.phases).flatMap(({ trainLimit, rounds }) => [
      [`limit${trainLimit}`, `Zuglimit ${trainLimit}`],
      [
        `rounds${rounds}`,
        `${numbers[rounds] ?? rounds} ${rounds === 1 ? 'Betriebsrunde' : 'Betriebsrunden'} ${after}`,
      ],
    ]),
  ])
}

/** The refusals of rulings, of the shared rules and of the title. */
function refusalsOf(
  { refusals, already, unfit = {}, terms }: OwnWords,
  t: Spoken,
): RailwayVocabulary['refusals'] {
  const { name, within, dative, percent, places } = t
  const so = { float: (of: string) => `${of} hat den Betrieb schon aufgenommen`, ...already }
  return {
    ...commonRefusals({ name, within, dative, shares: percent, already: so, unfit }),
    ...railRefusals(t),
    ...joinRefusals(t),
    noSuchHolder: ({ holder, kind }: { holder: string; kind: string }, v: Voice) => {
      const { what, none, its } = KINDS[kind] ?? { what: kind, none: kind, its: kind }
      if (holder === 'closed') return say`${what} kann man nicht aus dem Spiel nehmen`
      if (holder === 'bank' && !terms.stock)
        return say`Die Bank hat ${its} ${places.ipo.within} und ${places.market.within}: Eines von beiden angeben`
      return say`${name(holder, v)} kann ${none} haben`
    },
    ...refusals,
  }
}

/** Long names, steps and ends. */
function labelsOf({ labels }: OwnWords, { game, bankrupt }: Spoken): RailwayVocabulary['labels'] {
  const corporations = game.corporations.map(id => [id, game.charter(id).name])
  const privates = game.privates.map(id => [id, game.printed.privates[id]?.name ?? id])
  return {
    ...Object.fromEntries([...corporations, ...privates]),
    build: 'Gleisplättchen legen oder Bahnhof setzen',
    run: 'Züge fahren',
    trains: 'Züge kaufen',
    bank: 'Die Bank ist gesprengt',
    'ending bank': 'die Bank wird gesprengt',
    bankruptcy: bankrupt,
    stopped: 'Der Tisch hat das Spiel beendet',
    cash: 'Geld',
    stock: 'Anteile',
    privates: 'Privatgesellschaften',
    'first seat': 'Wer beginnt und die Vorrangkarte hat',
    income: 'Privatgesellschaften zahlen',
    ...labels,
  }
}

/** What the mark beside trains means, in a game that has obsolete ones. */
const marked = ({ trains, train: card }: Game) =>
  trains.some(type => card(type).lingers) ? '† veraltet · ' : ''

/** What the screens of a railway game say. */
function screensOf(
  { legend, zones, newcomer, reminders = {}, joining }: OwnWords,
  t: Spoken,
): RailwayVocabulary['screens'] {
  return {
    play: railPlay(t),
    books: {
      ...commonBooks,
      offering: t.offering,
      market: t.market,
      price: 'Kurs',
      par: t.par,
      treasury: 'Kasse',
      key: `${marked(t.game)}Kurs im Rahmen: farbige Zone`,
      bankrupt: 'bankrott',
      obsolete: 'veraltet',
      uncounted: count => `+ ${count} nicht gezählt`,
      inMarket: trains => `${t.market}: ${trains}`,
      first: (type, what) => `Erster ${train(type)}: ${what}`,
      limit: limit => `Zuglimit ${limit}`,
      lookAhead: 'Was kommt',
    },
    chart: { ...commonChart, legend },
    zones,
    holdings: {
      cash: 'Geld',
      sharesAt: (shares, corporation, price) => `${shares} ${corporation} zu ${price}`,
    },
    ahead: railAhead(t),
    joining: railJoining(t, joining),
    newcomer: hintsBeside(railNewcomer, newcomer),
    sheet: railSheet,
    reminders,
  }
}

/** Everything German says about a railway game, from what only its title says. */
export function germanOf(own: OwnWords): RailwayVocabulary {
  const { terms, cites } = own
  const t = spoken(terms)
  const { name, from, to, company, verb, percent } = t
  const rulings: CorrectionWords<RailCorrect, keyof RailRulings> = {
    ...own.ruled,
    ...commonRulings({
      name,
      to,
      from,
      company,
      verb,
      shareFrom: t.stock.from,
      shareTo: t.stock.to,
      sharesGo: (count, of, where) =>
        `${percent(count)} von ${of} ${t.shared(count, 'geht', 'gehen')} ${where}`,
      price: t.priceAt,
    }),
    float: (corporation, v) => `${name(corporation, v)} nimmt den Betrieb auf`,
  }
  const ruling = rulingsOf<RailCorrect, keyof RailRulings>(kindIn(rulings), rulings)
  return {
    refusals: refusalsOf(own, t),
    entries: {
      ...railEntries(t),
      correct: (action: RailCorrect, _: unknown, v: Voice) => ruling(action, v),
      ...own.entries,
    },
    happenings: railHappenings(t, own),
    setsOff: { ...figuresSetOff(t), ...own.setsOff },
    labels: labelsOf(own, t),
    shorts: { cash: 'Geld', stock: 'Anteile', privates: 'Privat' },
    places: { bank: 'Bank', ipo: terms.offering, market: terms.market, closed: 'Aus dem Spiel' },
    turnings: turningsOf(t),
    tally,
    ...railForms(t),
    phase: phase => `Phase ${phase}`,
    phasePage: phase => `Was Phase ${phase} bringt`,
    cite: rule => cites[rule] ?? rule,
    mayStill: who => `Zurück zu ${who}: noch verkaufen`,
    backTo: who => `Zurück zu ${who}`,
    sharesFollow: 'Anteile',
    screens: screensOf(own, t),
    paragraphs: own.paragraphs,
    book: own.book,
  }
}
