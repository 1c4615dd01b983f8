import type { Money } from '../../../bank/money'
import { ALLENBECK_BONUS, type CorporationId, type TrainCard, TYPE_OF, WITH_STATION } from '../data'
import { type LilState, trainsOf } from '../state'

/** A train's range is the number on its card; a D train counts its places twice, and an obsolete one earns half (running, obsolete). */
export function trainRun(card: TrainCard) {
  return {
    stops: Number.parseInt(card, 10),
    times: TYPE_OF[card].endsWith('D') ? 2 : 1,
    obsolete: TYPE_OF[card] !== card,
  }
}

/**
 * The most that a company's trains could earn if every city of their routes, and the Harbour besides, counted as much as the
 * highest value in the book: that of a special tile with the company's station (running, obsolete, variants). It only tells
 * a revenue that can hardly be right.
 */
export function mostRun(state: LilState, corporation: CorporationId): Money {
  const bonus = state.options.allenbeck === true ? ALLENBECK_BONUS.four : 0
  return trainsOf(state, corporation)
    .map(card => {
      const { stops, times, obsolete } = trainRun(card)
      const earned = (stops + 1) * WITH_STATION * times
      return (obsolete ? 10 * Math.floor(earned / 20) : earned) + bonus
    })
    .reduce((sum, earned) => sum + earned, 0)
}
