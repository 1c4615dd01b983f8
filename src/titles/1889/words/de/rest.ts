import { germanRest } from '../../../../families/railway/words/de/rest'
import { say } from '../../../../families/words/de/say'
import type { Voice } from '../../../../rules/rule'
import { cardboard } from './cardboard'
import { company, terms } from './terms'

interface Facts {
  readonly player: string
  readonly private: string
  readonly corporation: string
  readonly hex: string
}

/** What 1889 says in German beside play. */
export const rest = germanRest({
  terms,
  labels: {
    beginner: 'Einsteigerspiel',
    'beginner what':
      'Ohne Versteigerung und ohne Sonderrechte: Alle bekommen eine Privatgesellschaft zugeteilt. Für die erste Partie.',
  },
  refusals: {
    beginnersGame: ({ private: id }: Facts) =>
      say`Im Einsteigerspiel haben Privatgesellschaften wie ${company(id)} keine Sonderrechte`,
    auctionFirst: ({ private: id }: Facts) =>
      say`Die Bank hat noch ${company(id)} zu verkaufen, und getauscht wird erst nach der Versteigerung`,
    dealtOne: ({ private: id }: Facts) =>
      say`Die Bank hat noch ${company(id)}: Vor allem anderen wird jede zugeteilte Privatgesellschaft bezahlt`,
    noBids: () =>
      say`Im Einsteigerspiel wird nicht geboten: Alle bezahlen die Privatgesellschaft, die ihnen zugeteilt ist`,
    notToCorporations: () => say`Im Einsteigerspiel kaufen Gesellschaften keine Privatgesellschaften`,
    terrainFree: ({ corporation, hex }: Facts, v: Voice) =>
      say`${v.name(corporation)} besitzt ${company('SMR')} und zahlt für den Berg auf ${hex} nichts`,
  },
  cardboard,
  legend:
    'Umrahmt: Nennwerte. Gelb und Orange: Zertifikate dieser Gesellschaften zählen nicht zum Limit; bei Orange darf ein Spieler auch mehr als 60 % besitzen.',
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
  newcomer: {
    options: {
      exchangePrivate: [
        'Gegen einen Anteil tauschen',
        'Ein Anteil von IR statt 15 ¥ je Betriebsrunde; der Kauf dieses Spielzugs bleibt frei.',
      ],
    },
    instead: {
      unsold: {
        pass: ['Passen', 'Spart Geld. Passen alle, wird die erste billiger, oder die verkauften zahlen.'],
      },
    },
  },
})
