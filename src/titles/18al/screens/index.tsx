import { reachRest } from '../../../app/desk/rest'
import { mapSheet, railwayScreens } from '../../../families/railway/screens'
import { late } from '../../../rules/late'
import { later } from '../../../ui/kit/parts/later'
import { game } from '../data'
import { keeping } from '../map/late'
import { onMap } from './onMap'
import { Tied } from './Tied'
import { said } from './words'

const Runs = later(async () => (await import('./map/Runs')).Runs, 'rare')

/** The screens of 18AL: those of every railway game, the pieces of Table III, and the round that breaks a tie. */
export default {
  ...railwayScreens({
    powers: ['extraRound'],
    stock: late(() => import('../../../families/railway/screens/Deals')),
    operate: late(async () => ({ card: (await import('./pieces')).pieces })),
    Sheet: mapSheet(game, () => import('../map/map')),
  }),
  besides: () => (keeping.here ? [onMap] : []),
  // Few tables keep their map, so no other fetches this ahead.
  Map: later(async () => {
    await Promise.all([keeping.load(), reachRest()])
    return (await import('./map/MapPage')).MapPage
  }, 'rare'),
  mapLink: () => said.value.map,
  Ahead: later(async () => (await import('./later/Ahead')).Ahead),
  Join: later(async () => (await import('./later/Join')).Join),
  Tied,
  Runs: () => (keeping.here ? <Runs /> : null),
}
