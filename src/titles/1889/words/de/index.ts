import { germanOf, type OwnWords } from '../../../../families/railway/words/de'
import { wordsOf } from '../../../../families/railway/words/vocabulary'
import { say } from '../../../../families/words/de/say'
import { late } from '../../../../rules/late'
import type { Voice } from '../../../../rules/rule'
import { BEGINNERS, PARAGRAPHS, type Paragraph } from '../../book'
import { company, terms } from './terms'

interface Exchanged {
  readonly player: string
  readonly private: string
}

const cites: Readonly<Record<Paragraph, string>> = {
  'Setting up': 'Spielbeginn',
  Auction: 'Versteigerung',
  'Starting a corporation': 'Gründung',
  'Stock turn': 'Spielzug der Aktienrunde',
  Selling: 'Verkauf',
  '7.6': '7.6',
  Presidency: 'Direktorenposten',
  Floating: 'Betriebsaufnahme',
  'End of a stock round': 'Ende der Aktienrunde',
  'Private companies': 'Privatgesellschaften',
  'Private powers': 'Sonderrechte',
  'Operating turn': 'Spielzug der Betriebsrunde',
  Terrain: 'Gelände',
  Stations: 'Bahnhöfe',
  Running: 'Fahrt',
  Dividend: 'Dividende',
  Trains: 'Züge',
  '10.6': '10.6',
  'Forced sales': 'Notverkäufe',
  '12.1': '12.1',
  Phases: 'Phasen',
  'End of the game': 'Spielende',
  [BEGINNERS]: 'Einsteigerspiel',
  Ruling: 'Entscheidung',
}

const own: OwnWords = {
  terms,
  cites,
  phases: {
    '3': 'Phase 3 beginnt: grüne Gleisplättchen, Gesellschaften dürfen Privatgesellschaften kaufen, und ab der nächsten Aktienrunde folgen jeweils zwei Betriebsrunden.',
    '3 powerless':
      'Phase 3 beginnt: grüne Gleisplättchen, und ab der nächsten Aktienrunde folgen jeweils zwei Betriebsrunden.',
    '4': 'Phase 4 beginnt: Alle 2er-Züge verfallen, und das Zuglimit ist 3.',
    '5': 'Phase 5 beginnt: braune Gleisplättchen, das Zuglimit ist 2, die Privatgesellschaften schließen, und ab der nächsten Aktienrunde folgen jeweils drei Betriebsrunden.',
    '6': 'Phase 6 beginnt: Alle 3er-Züge verfallen, und D-Züge stehen zum Verkauf.',
    D: 'Phase D beginnt: Alle 4er-Züge verfallen.',
  },
  notes: {
    cheaper: id => say`Alle haben gepasst, und ${company(id)} wird 5 ¥ billiger`,
    free: id =>
      say`Alle haben gepasst, und ${company(id)} kostet nichts mehr: Wer an der Reihe ist, nimmt sie`,
  },
  entries: {
    exchangePrivate: ({ player, private: id }: Exchanged, _: unknown, v: Voice) =>
      say`${v.name(player)} tauscht ${company(id)} gegen 10 % von IR`,
  },
  zones: { yellow: 'gelbe Zone', orange: 'orange Zone' },
  setsOff: {
    diesels: 'neben den 6er-Zügen stehen D-Züge zum Verkauf',
  },
  reminders: {
    MF: 'Mitsubishi Ferry: Ein Spieler, dem sie gehört, darf einmal kostenlos das Hafenplättchen auf eine Kleinstadt an der Küste legen.',
    ER: 'Ehime Railway: Beim Verkauf an eine Gesellschaft darf der Verkäufer kostenlos ein grünes Plättchen in Ohzu legen.',
    SMR: 'Sumitomo Mines Railway: Gehört sie einer Gesellschaft, zahlt diese für Berge ohne Fluss nichts.',
  },
  paragraphs: PARAGRAPHS,
  book: async () => (await import('./book')).book,
}

/** 1889 in German. */
export const words = wordsOf(
  germanOf(own),
  late(async () => (await import('./rest')).rest),
)
