import { mapSheet, railwayScreens } from '../../../families/railway/screens'
import { mapPlaces } from '../../../families/railway/screens/keptMap'
import { late } from '../../../rules/late'
import { later } from '../../../ui/kit/parts/later'
import { game } from '../data'
import { keeping } from '../map/late'
import { onMap } from './onMap'
import { Tied } from './Tied'

/** The screens of 18AL: those of every railway game and of its map, the pieces of Table III, and the round that breaks a tie. */
export default {
  ...railwayScreens({
    powers: ['extraRound'],
    stock: late(() => import('../../../families/railway/screens/Deals')),
    operate: late(async () => ({ card: (await import('./pieces')).pieces })),
    Sheet: mapSheet(game, () => import('../map/map')),
  }),
  ...mapPlaces(keeping, onMap),
  Ahead: later(async () => (await import('./later/Ahead')).Ahead),
  Join: later(async () => (await import('./later/Join')).Join),
  Tied,
}
