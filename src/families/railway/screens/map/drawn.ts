import type { Action } from '../../../../rules/rule'
import type { MapPolicy } from '../../kept/policy'
import type { Bests } from './bestNow'

/** What the screens of a map are drawn with: the map, and the best runs on it. */
export interface OnMap {
  readonly kept: MapPolicy
  readonly best: Bests
  /** What a station brings besides its price, in a few words; empty if nothing. */
  bonus(entry: Action): string
}
