import { type GermanTerms, POOL, START } from '../../../../families/railway/words/de/terms'
import { game } from '../../data'

/** Each is a railway or a ferry, which are both feminine. */
export const company = (id: string) => `die ${game.printed.privates[id]?.name ?? id}`

/** How 1889 calls things in German. */
export const terms: GermanTerms = {
  game,
  places: { ipo: START, market: POOL },
  offering: 'Angebot',
  market: 'Pool',
  company,
  verb: (_, one) => one,
}
