import { type Terms, type Voiced, voiced } from '../terms'
import type { RailwayVocabulary } from '../vocabulary'
import { railEntries } from './entries'
import { type OwnHappenings, railHappenings } from './happenings'
import { railPlay } from './play'

/** What a code says, from its facts. */
export type Says = Readonly<Record<string, (...facts: never[]) => string | undefined>>

/** What a title adds in English to what is said of every railway game during play. */
export interface OwnWords extends OwnHappenings {
  readonly terms: Terms
  readonly entries: Says
  readonly labels?: Readonly<Record<string, string>>
  /** The zones of the chart, by what is printed in their spaces. */
  readonly zones: Readonly<Record<string, string>>
  /** What the first train of a type sets off, besides what the figures say. */
  readonly setsOff: Readonly<Record<string, string>>
  /** What the powers of private companies mean for the map, by their ids. */
  readonly reminders?: Readonly<Record<string, string>>
  readonly paragraphs: readonly string[]
  readonly book: RailwayVocabulary['book']
}

/** What the first train of a type sets off in many games, beside what figures say. */
const SETS_OFF = {
  greenTiles: 'green tiles',
  privatesToCorporations: 'corporations may buy private companies',
  brownTiles: 'brown tiles',
  privatesClose: 'private companies close',
} as const

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

/** What English says during a railway game, from what only its title says. */
export function englishOf(own: OwnWords): RailwayVocabulary {
  const { terms, zones, reminders = {} } = own
  const t = voiced(terms)
  const { game } = t
  const corporations = game.corporations.map(id => [id, game.charter(id).name])
  const privates = game.privates.map(id => [id, game.printed.privates[id]?.name ?? id])
  return {
    entries: { ...railEntries(t), ...own.entries },
    happenings: railHappenings(t, own),
    setsOff: { ...SETS_OFF, ...figuresSetOff(t), ...own.setsOff },
    labels: {
      ...Object.fromEntries([...corporations, ...privates]),
      bank: 'The bank has run out',
      'ending bank': 'the bank runs out',
      bankruptcy: `${t.bankrupt.charAt(0).toUpperCase()}${t.bankrupt.slice(1)}`,
      stopped: 'The table has ended the game',
      income: 'Private companies pay',
      ...own.labels,
    },
    places: {
      ...{ bank: 'Bank', ipo: terms.offering, market: terms.market, closed: 'Out of play' },
      ...(terms.stock ? { 'train ipo': 'Bank' } : {}),
    },
    figures: { bank: 'bank' },
    phase: phase => `phase ${phase}`,
    phasePage: phase => `What phase ${phase} brings`,
    cite: rule => (rule === 'ruling' ? 'Ruling' : rule.replace("'", '’')),
    mayStill: who => `Back to ${who}, to sell`,
    backTo: who => `Back to ${who}`,
    sharesFollow: 'shares',
    screens: { play: railPlay(t), zones, reminders },
    stock: async () => (await import('./stock')).railStock(t),
    paragraphs: own.paragraphs,
    book: own.book,
  }
}
