import { type GermanTerms, POOL, START } from '../../../../families/railway/words/de/terms'
import { BANK } from '../../../../families/words/de/say'
import { game } from '../../data'

/** Each is a railway or a ferry, which are both feminine. */
export const company = (id: string) => `die ${game.printed.privates[id]?.name ?? id}`

/** How 1889 calls things in German: `ipo` is the bank, except for shares. */
export const terms: GermanTerms = {
  game,
  places: { ipo: BANK, market: POOL },
  stock: START,
  offering: 'Angebot',
  market: 'Pool',
  company,
  verb: (_, one) => one,
}
