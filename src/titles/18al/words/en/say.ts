import type { Terms } from '../../../../families/railway/words/terms'
import { voiced } from '../../../../families/railway/words/terms'
import { game } from '../../data'
import { NAMES } from '../names'

export { list, many, percent, say, sentence } from '../../../../families/words/en/say'

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
  offering: 'Initial Offering',
  market: 'Open Market',
  company: id => `the ${NAMES[id] ?? id}`,
  train: type => `${type} Train`,
}

/** What the sentences are made with: names, with their articles, and figures. */
export const t = voiced(terms)
export const { name, company, train } = t
