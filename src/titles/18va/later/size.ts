import type { Joined } from '../../../families/railway/join/answers'
import type { Sized } from '../../../families/railway/join/policy'
import type { AnyRailway } from '../../../families/railway/table'
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
import type { Table } from '../joining/table'
import { mostPercent } from '../state'
import { ownOf } from './own'

/** The sizes that a corporation may have in this phase (4.4, 4.5.1). */
export function sizesIn(phase: string, corporation: string): readonly Size[] {
  const reached = PHASES.indexOf(phase as PhaseId)
  if (corporation === FIRST_CORPORATION || reached >= PHASES.indexOf('5')) return [10]
  return reached === 0 ? [5] : [5, 10]
}

/** The sizes that a corporation may have in this phase; both if a ruling gave it another. */
export function sizesFor({ kept }: Joined, phase: string, corporation: string): readonly Size[] {
  const sizes = sizesIn(phase, corporation)
  const size = (kept?.table as Table | undefined)?.corporations[corporation]?.size
  return size === undefined || sizes.includes(size) ? sizes : [5, 10]
}

/** A corporation's size as filled in, or the only one that the phase allows. */
export function sizeOf(form: Joined, phase: string, corporation: string): Size {
  const sizes = sizesFor(form, phase, corporation)
  return sizes.find(size => size === ownOf(form).size?.[corporation]) ?? sizes[0] ?? 5
}

/** What follows from a corporation's size. */
export function sizedFor(form: Joined, phase: string, corporation: string, fresh: AnyRailway): Sized {
  const size = sizeOf(form, phase, corporation)
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
}
