import { germanOf, type OwnWords } from '../../../../families/railway/words/de'
import type { GermanTerms } from '../../../../families/railway/words/de/terms'
import { wordsOf } from '../../../../families/railway/words/vocabulary'
import { say } from '../../../../families/words/de/say'
import type { Voice } from '../../../../rules/rule'
import { BEGINNERS, PARAGRAPHS, type Paragraph } from '../../book'
import { game } from '../../data'

/** Each is a railway or a ferry, which are both feminine. */
const company = (id: string) => `die ${game.printed.privates[id]?.name ?? id}`

const terms: GermanTerms = {
  game,
  places: {
    ipo: {
      is: 'das Startangebot',
      to: 'ins Startangebot',
      from: 'aus dem Startangebot',
      within: 'im Startangebot',
      of: 'des Startangebots',
      dative: 'dem Startangebot',
    },
    market: {
      is: 'der Pool',
      to: 'in den Pool',
      from: 'aus dem Pool',
      within: 'im Pool',
      of: 'des Pools',
      dative: 'dem Pool',
    },
  },
  offering: 'Angebot',
  market: 'Pool',
  company,
  verb: (_, one) => one,
}

interface Facts {
  readonly player: string
  readonly private: string
  readonly corporation: string
  readonly hex: string
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
    '3': 'Phase 3 beginnt: grüne Gleisplättchen, Gesellschaften dürfen Privatgesellschaften kaufen, und ab der nächsten Aktienrunde folgen auf jede zwei Betriebsrunden.',
    '4': 'Phase 4 beginnt: Alle 2er-Züge verfallen, und das Zuglimit ist 3.',
    '5': 'Phase 5 beginnt: braune Gleisplättchen, das Zuglimit ist 2, die Privatgesellschaften schließen, und ab der nächsten Aktienrunde folgen auf jede drei Betriebsrunden.',
    '6': 'Phase 6 beginnt: Alle 3er-Züge verfallen, und D-Züge stehen zum Verkauf.',
    D: 'Phase D beginnt: Alle 4er-Züge verfallen.',
  },
  notes: {
    cheaper: id => say`Alle haben gepasst, und ${company(id)} wird 5 ¥ billiger`,
  },
  entries: {
    exchangePrivate: ({ player, private: id }: Facts, _: unknown, v: Voice) =>
      say`${v.name(player)} tauscht ${company(id)} gegen 10 % von IR`,
  },
  refusals: {
    beginnersGame: ({ private: id }: Facts) =>
      say`Im Einsteigerspiel haben Privatgesellschaften wie ${company(id)} keine Sonderrechte`,
    auctionFirst: ({ private: id }: Facts) =>
      say`Die Bank hat noch ${company(id)} zu verkaufen, und getauscht wird erst nach der Versteigerung`,
    dealtOne: ({ player }: Facts, v: Voice) =>
      say`${v.name(player)} hat eine Privatgesellschaft zugeteilt bekommen und bezahlt sie zuerst`,
    noBids: () =>
      say`Im Einsteigerspiel wird nicht geboten: Alle bezahlen die Privatgesellschaft, die ihnen zugeteilt ist`,
    terrainFree: ({ corporation, hex }: Facts, v: Voice) =>
      say`${v.name(corporation)} besitzt ${company('SMR')} und zahlt für den Berg auf ${hex} nichts`,
  },
  labels: {
    beginner: 'Einsteigerspiel',
    'beginner what':
      'Ohne Versteigerung und ohne Sonderrechte: Alle bekommen eine Privatgesellschaft zugeteilt. Für die erste Partie.',
  },
  zones: { yellow: 'gelbe Zone', orange: 'orange Zone' },
  legend:
    'Umrahmt: Nennwerte. Gelb und Orange: Zertifikate dieser Gesellschaften zählen nicht zum Limit; bei Orange darf ein Spieler auch mehr als 60 % besitzen.',
  setsOff: {
    greenTiles: 'grüne Gleisplättchen',
    privatesToCorporations: 'Gesellschaften dürfen Privatgesellschaften kaufen',
    privatesClose: 'Privatgesellschaften schließen',
    brownTiles: 'braune Gleisplättchen',
    diesels: 'neben den 6er-Zügen stehen D-Züge zum Verkauf',
  },
  joining: {
    stages: {
      tile: 'Gelände bezahlt',
      station: 'ein Bahnhof gesetzt',
      both: 'Gelände bezahlt und ein Bahnhof gesetzt',
    },
    endings: { bank: 'Die Bank war schon gesprengt' },
    own: {
      fallen: { line: 'Ist sie billiger geworden?', name: 'Billiger um' },
      terrain: { line: 'Wurde Gelände bezahlt?', name: 'Felder mit bezahltem Gelände' },
    },
  },
  reminders: {
    MF: 'Mitsubishi Ferry: Ihr Besitzer darf einmal kostenlos das Hafenplättchen in eine Kleinstadt am Meer legen.',
    ER: 'Ehime Railway: Wird sie an eine Gesellschaft verkauft, darf in Ohzu kostenlos ein grünes Plättchen gelegt werden.',
    SMR: 'Sumitomo Mines Railway: Gehört sie einer Gesellschaft, zahlt diese für Berge ohne Fluss nichts.',
  },
  newcomer: {
    options: {
      exchangePrivate: [
        'Gegen einen Anteil tauschen',
        'Ein Anteil von IR statt 15 ¥ je Betriebsrunde; der Kauf dieses Spielzugs bleibt frei.',
      ],
    },
  },
  paragraphs: PARAGRAPHS,
  book: async () => (await import('./book')).book,
}

/** 1889 in German. */
export const words = wordsOf(germanOf(own))
