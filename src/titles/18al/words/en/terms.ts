import type { Terms } from '../../../../families/railway/words/terms'
import { game } from '../../data'

/** How 18AL calls things in English. */
export const terms: Terms = {
  game,
  places: {
    bank: 'the bank',
    ipo: 'the Initial Offering',
    market: 'the Open Market',
    closed: 'out of play',
    '': 'nobody',
  },
  offering: 'Offering',
  market: 'Market',
  company: id => `the ${game.printed.privates[id]?.name ?? id}`,
  train: type => `${type} Train`,
}
