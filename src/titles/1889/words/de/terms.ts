import type { GermanTerms } from '../../../../families/railway/words/de/terms'
import { game } from '../../data'

/** Each is a railway or a ferry, which are both feminine. */
export const company = (id: string) => `die ${game.printed.privates[id]?.name ?? id}`

/** How 1889 calls things in German. */
export const terms: GermanTerms = {
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
