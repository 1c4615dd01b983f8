import { rulingsOf } from '../../../families/railway/rulings/form'
import { COAL_CITIES, CORPORATIONS, game } from '../data'

/** The rulings that the banker of 18AL may make. */
export const rulings = rulingsOf(game, {
  own: {
    float: [{ id: 'corporation', is: 'holder' }],
    chits: [{ id: 'chits', is: 'holder' }],
    coal: [{ id: 'coal', is: 'one' }],
    lumber: [{ id: 'lumber', is: 'one' }],
  },
  bare: ['float', 'chits', 'coal', 'lumber'],
  lists: {
    chits: [...CORPORATIONS, 'closed'],
    coal: ['charter', ...COAL_CITIES, 'gone'],
    lumber: ['unlaid', 'laid', 'gone'],
  },
})
