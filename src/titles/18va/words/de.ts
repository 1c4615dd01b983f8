import { germanOf } from '../../../families/railway/words/de'
import { saidOtherwise } from '../../../families/railway/words/vocabulary'
import { list, many, say } from '../../../families/words/de/say'
import { PARAGRAPHS } from '../book'
import { entries, happenings } from './de/entries'
import { refusals } from './de/refusals'
import { ahead } from './de/screens/ahead'
import { books } from './de/screens/books'
import { asked, joining } from './de/screens/joining'
import { newcomer } from './de/screens/newcomer'
import { play } from './de/screens/play'
import { sheet } from './de/screens/sheet'
import { t, terms } from './de/terms'
import type { ScreenWords } from './en/screens'
import { type RuledWords, type TurningWords, type VaWords, vaWords } from './vocabulary'

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

const { name, type } = t

/** What the rulings say that only 18VA has. */
const ruled: RuledWords = {
  convert: (corporation, v) => `${name(corporation, v)} hat zehn Anteile`,
  express: (to, v) => `${to === 'closed' ? 'Niemand' : name(to, v)} hat das +10\u00a0$ der REA`,
  extraStation: (to, v) => `${to === 'closed' ? 'Niemand' : name(to, v)} hat den Zusatzbahnhof der PY`,
  certificateLimit: limit => `Das Zertifikatslimit ist ${limit}`,
  trainLimit: ({ corporation, extra }, v) =>
    extra === 1
      ? `${name(corporation, v)} darf einen Zug mehr besitzen`
      : `${name(corporation, v)} darf keinen Zug mehr besitzen, als die Phase erlaubt`,
}

const base = germanOf({
  terms,
  cites: { ruling: 'Entscheidung' },
  phases: {
    '2': 'Phase 2 beginnt.',
    '3': 'Phase 3 beginnt: grüne Gleisplättchen, Gesellschaften dürfen Privatgesellschaften kaufen, die mit fünf Anteilen dürfen sich umwandeln, und ab der nächsten Aktienrunde folgen auf jede zwei Betriebsrunden.',
    '4': 'Phase 4 beginnt: Das Zuglimit ist 1 bei fünf und 3 bei zehn Anteilen.',
    '5': 'Phase 5 beginnt: Alle Gesellschaften müssen zehn Anteile haben, das Zuglimit ist 2, braune Gleisplättchen, zweite Werte der Städte außerhalb, und ab der nächsten Aktienrunde folgen auf jede drei Betriebsrunden.',
    '6': 'Phase 6 beginnt: Neben dem zweiten 6/5G-Zug stehen 4D-Züge zum Verkauf, und eine Gesellschaft darf je Spielzug mehrere Züge eines Typs kaufen.',
    '4D': 'Phase 4D beginnt: Kohle bringt den Kassen nichts mehr, und die grauen Gleisplättchen sind verfügbar.',
  },
  notes: {
    outvoted: (of, v) =>
      say`Nach dieser Entscheidung bleibt der Direktor von ${name(of, v)} Direktor, obwohl ein anderer Spieler mehr Anteile hat`,
  },
  refusals,
  entries,
  ruled,
  already: {
    convert: of => `${of} hat schon zehn Anteile`,
    express: () => 'So ist es schon',
    extraStation: () => 'So ist es schon',
    certificateLimit: of => `Das Zertifikatslimit ist schon ${of}`,
    trainLimit: of => `Das Zuglimit von ${of} ist schon so`,
  },
  labels: {
    cash: 'Bargeld',
    convert: 'Umwandeln',
    station: 'Bahnhof setzen',
    run: 'Fahren',
    seventyPercent: 'Bis zu 70\u00a0% einer Gesellschaft (3.1, zu zweit)',
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
    limit1and3: 'Zuglimits 1 und 3',
    mustConvert: 'alle Gesellschaften haben zehn Anteile',
    brownTiles: 'braune Gleisplättchen',
    secondValues: 'zweite Werte der Städte außerhalb',
    '4DOnSale': 'auch 4D-Züge stehen zum Verkauf',
    severalOfAType: 'mehrere Züge eines Typs je Spielzug',
    coalEnds: 'Kohle bringt den Kassen nichts mehr',
    grayTiles: 'graue Gleisplättchen für Richmond und Washington',
  },
  joining: asked,
  paragraphs: PARAGRAPHS,
  book: async () => (await import('./de/book')).book,
})

/** The turning points of the story. */
const turnings: TurningWords = {
  phase: ({ phase, by, lost, converted }, v) => {
    const begun =
      by === null
        ? `Phase ${phase} hat begonnen.`
        : `${name(by, v)} hat den ersten ${type(phase)} gekauft: Phase ${phase}.`
    const gone = lost.length > 0 ? [`Weg: ${lost.join(', ')}.`] : []
    const ten = converted.length > 0 ? [`Umgewandelt: ${list(converted.map(id => name(id, v)))}.`] : []
    return [begun, ...gone, ...ten].join(' ')
  },
  converted: ({ corporation }, v) => say`${name(corporation, v)} hat zehn Anteile bekommen`,
  bankrupt: ({ player }, v) => say`${name(player, v)} ist bankrott gegangen`,
  closed: ({ corporation }, v) => say`${name(corporation, v)} hat geschlossen`,
}

const { screens: common } = base

/** What the screens of 18VA say in German. */
const screens: ScreenWords = {
  ...common,
  ahead: { ...common.ahead, ...ahead },
  joining: { ...common.joining, ...joining },
  sheet: { ...common.sheet, ...sheet, tiles: { ...common.sheet.tiles, ...sheet.tiles } },
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
    places: { 'train ipo': 'Bank', aside: 'Beiseite' },
    figures: {
      order: 'Spielreihenfolge',
      cash: 'Bargeld',
      bankrupt: 'bankrott',
      size: 'Anteile insgesamt',
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
