import { late } from '../../../rules/late'

/** The card of a stock turn, with the private companies that the bank still sells, and their auctions. */
export const stockPanel = late(() => import('./Stock'))

/** The card of an operating turn. */
export const operatePanel = late(() => import('./Operate'))
