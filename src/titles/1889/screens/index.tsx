import { mapSheet, railwayScreens } from '../../../families/railway/screens'
import { later } from '../../../ui/kit/parts/later'
import { game } from '../data'

/** The screens of 1889: those of every railway game, and the exchange of the Dougo Railway. */
export default {
  ...railwayScreens({
    powers: ['exchangePrivate'],
    Sheet: mapSheet(game, () => import('../map')),
  }),
  Ahead: later(async () => (await import('./later/Ahead')).Ahead),
  Join: later(async () => (await import('./later/Join')).Join),
}
