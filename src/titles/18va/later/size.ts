import type { Sizes } from '../../../families/railway/join/policy'
import {
  FIRST_CORPORATION,
  PAPERS,
  PHASES,
  type PhaseId,
  PRESIDENT_SHARES,
  plainLimit,
  type Size,
  STATIONS,
} from '../data'
import { mostPercent } from '../state'

/** The sizes that a corporation may have (4.4, 4.5.1), and what depends on them. */
export const sizes: Sizes = {
  all: [5, 10],
  inPhase(phase, corporation) {
    const reached = PHASES.indexOf(phase as PhaseId)
    if (corporation === FIRST_CORPORATION || reached >= PHASES.indexOf('5')) return [10]
    return reached === 0 ? [5] : [5, 10]
  },
  of(number, phase, fresh) {
    const size = number as Size
    const { shares, percent } = PAPERS[size]
    return {
      shares,
      stations: STATIONS[size],
      trainLimit: plainLimit(phase, size),
      most: {
        player: Math.floor(mostPercent(fresh) / percent),
        // Underwriting and bankruptcies may fill the Pool with all but the president's certificate (4.4, 4.6.3).
        market: shares - PRESIDENT_SHARES,
      },
    }
  },
}
