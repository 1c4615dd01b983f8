import { late } from '../../../rules/late'

/** What owners of too many trains choose from. */
export const discardPanel = late(() => import('../../operating/screens/Discard'))

/** Fetches what is drawn of a table for few turns, or beside play. */
export const bringBeside = () => import('./beside')

/** The same: the panel of a purchase that the treasury cannot pay waits for it, and pages beside play do. */
export const beside = late(bringBeside)
