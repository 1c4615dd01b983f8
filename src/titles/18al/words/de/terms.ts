import { type GermanTerms, START } from '../../../../families/railway/words/de/terms'
import { game } from '../../data'

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
    ipo: START,
  },
  offering: 'Angebot',
  market: 'Markt',
  company: id => `die ${game.printed.privates[id]?.name ?? id}`,
  // The New Decatur Yards are several.
  verb: (id, one, several) => (id === 'NDY' ? several : one),
}
