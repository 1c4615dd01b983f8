import type { OwnWords as EnglishWords } from '../en'
import type { RailwayVocabulary } from '../vocabulary'
import { railEntries } from './entries'
import { railHappenings } from './happenings'
import { railPlay } from './play'
import { type GermanTerms, type Spoken, spoken } from './terms'

/** What a title adds in German to what is said of every railway game during play. */
export interface OwnWords extends Omit<EnglishWords, 'terms'> {
  readonly terms: GermanTerms
  /** Paragraphs whose names are words: what they are called in German. Others are cited by their ids. */
  readonly cites: Readonly<Record<string, string>>
}

/** What the first train of a type sets off in many games, beside what figures say. */
const SETS_OFF = {
  greenTiles: 'grüne Gleisplättchen',
  privatesToCorporations: 'Gesellschaften dürfen Privatgesellschaften kaufen',
  brownTiles: 'braune Gleisplättchen',
  privatesClose: 'Privatgesellschaften schließen',
} as const

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

/** Long names and ends. */
function labelsOf({ labels }: OwnWords, { game, bankrupt }: Spoken): RailwayVocabulary['labels'] {
  const corporations = game.corporations.map(id => [id, game.charter(id).name])
  const privates = game.privates.map(id => [id, game.printed.privates[id]?.name ?? id])
  return {
    ...Object.fromEntries([...corporations, ...privates]),
    bank: 'Die Bank ist gesprengt',
    'ending bank': 'die Bank wird gesprengt',
    bankruptcy: bankrupt,
    stopped: 'Der Tisch hat das Spiel beendet',
    income: 'Privatgesellschaften zahlen',
    ...labels,
  }
}

/** What German says during a railway game, from what only its title says. */
export function germanOf(own: OwnWords): RailwayVocabulary {
  const { terms, cites, zones, reminders = {} } = own
  const t = spoken(terms)
  return {
    entries: { ...railEntries(t), ...own.entries },
    happenings: railHappenings(t, own),
    setsOff: { ...SETS_OFF, ...figuresSetOff(t), ...own.setsOff },
    labels: labelsOf(own, t),
    places: {
      ...{ bank: 'Bank', ipo: terms.offering, market: terms.market, closed: 'Aus dem Spiel' },
      ...(terms.stock ? { 'train ipo': 'Bank' } : {}),
    },
    figures: { bank: 'Bank' },
    phase: phase => `Phase ${phase}`,
    phasePage: phase => `Was Phase ${phase} bringt`,
    cite: rule => cites[rule] ?? rule,
    mayStill: who => `Zurück zu ${who}: noch verkaufen`,
    backTo: who => `Zurück zu ${who}`,
    sharesFollow: 'Anteile',
    screens: { play: railPlay(t), zones, reminders },
    stock: async () => (await import('./stock')).railStock(t),
    paragraphs: own.paragraphs,
    book: own.book,
  }
}
