import { type GermanTerms, spoken } from '../../../../families/railway/words/de/terms'
import { game } from '../../data'
import { NAMES } from '../names'

export { list, many, percent, roundInFull, say, sentence, train } from '../../../../families/words/de/say'

/** How 18AL calls things in German. */
export const terms: GermanTerms = {
  game,
  places: {
    market: {
      is: 'der Offene Markt',
      to: 'in den Offenen Markt',
      from: 'aus dem Offenen Markt',
      within: 'im Offenen Markt',
      of: 'des Offenen Markts',
      dative: 'dem Offenen Markt',
    },
    ipo: {
      is: 'das Startangebot',
      to: 'ins Startangebot',
      from: 'aus dem Startangebot',
      within: 'im Startangebot',
      of: 'des Startangebots',
      dative: 'dem Startangebot',
    },
  },
  offering: 'Startangebot',
  market: 'Offener Markt',
  company: id => `die ${NAMES[id] ?? id}`,
  // The New Decatur Yards are several.
  verb: (id, one, several) => (id === 'NDY' ? several : one),
}

/** What the sentences are made with: holders in all cases, names, and figures. */
export const t = spoken(terms)
export const { name, to, from, within, of, dative, company, verb } = t
