import { viewOf } from '../../families/railway/viewOf'
import { game } from './data'
import { auctions, forced, operating, rest } from './law'

/** The table as the screens show it. */
export const view = viewOf({
  game,
  auctions,
  forced,
  operating,
  rest,
  zones: ['yellow'],
  cites: {
    unsold: '3.1',
    stock: '3.2',
    auction: '3.1.1',
    operate: '4.2',
    forced: '4.2.5.2',
    discard: '4.2.5(g)',
    over: '5.1',
    phase: 'Table I',
    certificates: '3.3(b)',
  },
})
