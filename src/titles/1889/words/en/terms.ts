import type { Terms } from '../../../../families/railway/words/terms'
import { game } from '../../data'

/** A private company, with its article. */
export const company = (id: string) => `the ${game.printed.privates[id]?.name ?? id}`

/** How 1889 calls things in English: `ipo` is the bank, except for shares. */
export const terms: Terms = {
  game,
  places: {
    bank: 'the bank',
    ipo: 'the bank',
    market: 'the Pool',
    closed: 'out of play',
    '': 'nobody',
  },
  stock: 'the Initial Offering',
  offering: 'Offering',
  market: 'Pool',
  company,
  train: type => `${type} Train`,
}
