import { valueAt } from '../../../../bank/chart'
import { commonRulings, rulingsOf } from '../../../../families/words/en/rulings'
import { game } from '../../data'
import { type CorrectionWords, kindOf } from '../vocabulary'
import { company, name, percent, train } from './say'

/** Where a piece of a private company is if not on the map. */
const PIECE: Readonly<Record<string, string>> = {
  charter: 'still to be placed',
  unlaid: 'still to be laid',
  laid: 'laid',
  gone: 'out of play',
}

const rulings: CorrectionWords = {
  ...commonRulings({
    name,
    company,
    train,
    stockPlace: name,
    shares: percent,
    price: cell => valueAt(game.grid, cell),
  }),
  chits: (to, v) =>
    to === 'closed' ? 'the M&C name chits are lost' : `${name(to, v)} has the M&C name chits`,
  coal: at => `the Warrior Coal Field token is ${PIECE[at] ?? `in ${at}`}`,
  lumber: at => `the Lumber Terminal is ${PIECE[at] ?? at}`,
  float: (corporation, v) => `${name(corporation, v)} floats`,
}

/** The sentence of the banker's ruling with its reason. */
export const ruling = rulingsOf(kindOf(rulings), rulings)
