import { germanOf } from '../../../families/railway/words/de'
import { saidOtherwise } from '../../../families/railway/words/vocabulary'
import { list, many, say } from '../../../families/words/de/say'
import { PARAGRAPHS } from '../book'
import { game } from '../state'
import { entries } from './de/entries'
import { happenings, phases } from './de/happenings'
import { ENDS, refusals } from './de/refusals'
import { item, itemVerb, name, POOL, portion, type } from './de/say'
import { ahead } from './de/screens/ahead'
import { books } from './de/screens/books'
import { joining } from './de/screens/joining'
import { newcomer } from './de/screens/newcomer'
import { play } from './de/screens/play'
import { sheet } from './de/screens/sheet'
import type { ScreenWords } from './en/screens'
import { type TurningWords, type VaWords, vaWords } from './vocabulary'

/*
 * Glossary. "Zug" is always a train and never a turn.
 *
 * bankrupt bankrott · certificate Zertifikat · coal (for the treasury) Kohle · conversion Umwandlung · corporation
 * Gesellschaft · current value Kurs · discard (a train) abgeben · earnings Einnahmen · face value (of a train) aufgedruckter
 * Preis · Five-Share Company Gesellschaft mit fünf Anteilen · freight train Güterzug · home Heimatbahnhof · move order
 * Spielreihenfolge · Off-Map City Stadt außerhalb · passenger train Personenzug · Pool Pool · president Direktor ·
 * president's certificate Direktorenaktie · Priority Deal Vorrangkarte · ruling Entscheidung · scrapped verschrottet · share
 * Anteil · starting value Startwert · station Bahnhof · treasury Kasse · turn Spielzug · underwrite übernehmen · withhold
 * einbehalten
 */

const base = germanOf({
  terms: {
    game,
    places: { ipo: POOL, market: POOL },
    offering: 'Kasse',
    market: 'Pool',
    company: item,
    verb: itemVerb,
  },
  cites: { ruling: 'Entscheidung' },
  phases,
  notes: {
    outvoted: (of, v) =>
      say`Nach dieser Entscheidung bleibt der Direktor von ${name(of, v)} Direktor, obwohl ein anderer Spieler mehr Anteile hat`,
  },
  refusals,
  entries,
  labels: {
    ...ENDS,
    cash: 'Bargeld',
    convert: 'Umwandeln',
    station: 'Bahnhof setzen',
    run: 'Fahren',
    seventyPercent: 'Bis zu 70 % einer Gesellschaft (3.1, zu zweit)',
    'seventyPercent what':
      'Sieben Zehntel einer Gesellschaft dürfen in einer Hand sein; sonst sind es sechs.',
    coal: 'Kohle',
  },
  zones: {},
  legend:
    'Zahlt: mit einer Dividende von mindestens dem jetzigen Kurs; mit weniger bleibt der Marker. Umrahmt: Startwerte.',
  setsOff: {
    greenTiles: 'grüne Gleisplättchen',
    privatesToCorporations: 'Gesellschaften dürfen Privatgesellschaften kaufen',
    mayConvert: 'Gesellschaften mit fünf Anteilen dürfen sich umwandeln',
    goes2: 'alle 2/1G-Züge verfallen',
    goes3: 'alle 3/2G-Züge verfallen',
    goes4: 'alle 4/3G-Züge verfallen',
    limit1and3: 'Zuglimits 1 und 3',
    mustConvert: 'alle Gesellschaften haben zehn Anteile',
    brownTiles: 'braune Gleisplättchen',
    secondValues: 'zweite Werte der Städte außerhalb',
    '4DOnSale': 'auch 4D-Züge stehen zum Verkauf',
    severalOfAType: 'mehrere Züge eines Typs je Spielzug',
    coalEnds: 'Kohle bringt den Kassen nichts mehr',
    grayTiles: 'graue Gleisplättchen für Richmond und Washington',
  },
  paragraphs: PARAGRAPHS,
  book: async () => (await import('./de/book')).book,
})

/** The turning points of the story. */
const turnings: TurningWords = {
  president: ({ corporation, from, to }, v) =>
    say`${name(to, v)} nahm ${name(from, v)} den Direktorenposten von ${name(corporation, v)} ab`,
  phase: ({ phase, by, lost, converted }, v) => {
    const begun =
      by === null
        ? `Phase ${phase} begann.`
        : `${name(by, v)} kaufte den ersten ${type(phase)}: Phase ${phase}.`
    const gone = lost.length > 0 ? `Weg: ${lost.join(', ')}.` : ''
    const ten = converted.length > 0 ? `Umgewandelt: ${list(converted.map(id => name(id, v)))}.` : ''
    return [begun, gone, ten].join(' ').replace(/ +/g, ' ').trim()
  },
  converted: ({ corporation }, v) => say`${name(corporation, v)} bekam zehn Anteile`,
  helped: ({ player, corporation, amount }, v) =>
    say`${name(player, v)} schoss ${v.money(amount)} zu, damit ${name(corporation, v)} einen Zug kaufen konnte`,
  bankrupt: ({ player }, v) => say`${name(player, v)} ging bankrott`,
  closed: ({ corporation }, v) => say`${name(corporation, v)} schloss`,
}

const { screens: common } = base

/** What the screens of 18VA say in German. */
const screens: ScreenWords = {
  ...common,
  ahead,
  joining,
  sheet,
  play: { ...common.play, ...play },
  books: { ...common.books, ...books },
  newcomer: {
    ...common.newcomer,
    kinds: { ...common.newcomer.kinds, ...newcomer.kinds },
    steps: { ...common.newcomer.steps, ...newcomer.steps },
    options: { ...common.newcomer.options, ...newcomer.options },
    instead: newcomer.instead,
  },
}

/** 18VA in German. */
export const words: VaWords = vaWords({
  vocabulary: saidOtherwise(base, {
    happenings,
    turnings,
    tally: ({ bought = 0, sold = 0, trains = 0 }: Readonly<Record<string, number>>) =>
      `${portion(bought)} gekauft, ${sold} verkauft · ${many(trains, 'Zug', 'Züge')} gekauft`,
    places: { 'train ipo': 'Bank', aside: 'Beiseite' },
    figures: {
      order: 'Spielreihenfolge',
      cash: 'Bargeld',
      bankrupt: 'bankrott',
      size: 'Anteile insgesamt',
      par: 'Startwert',
      ipo: 'Anteile in der Kasse',
      market: 'Anteile im Pool',
      trainLimit: 'Zuglimit',
    },
    fields: {
      coal: 'Kohle für die Kasse',
      use: 'Wofür',
      extra: 'Ein Zug mehr',
      convert: 'Gesellschaft',
      express: 'Wer es hat',
      extraStation: 'Wer ihn hat',
      certificateLimit: 'Zertifikate in einer Hand',
    },
    rulings: {
      convert: 'Umwandlung',
      trainLimit: 'Zuglimit',
      express: '+10\u00a0$ (REA)',
      extraStation: 'Zusatz\u00adbahnhof (PY)',
      certificateLimit: 'Zertifikats\u00adlimit',
    },
    mayStill: (who: string) => `Zurück zu ${who}: noch dran`,
  }),
  screens,
  setKeeps: (rounds, phase, next) =>
    `Dieser Satz behält seine Zahl von ${many(rounds, 'Betriebsrunde', 'Betriebsrunden')}, obwohl Phase ${phase} ${next} hat: Es gilt die Zahl vom Beginn des Satzes. Die Regel lässt sich auch anders lesen.`,
})
