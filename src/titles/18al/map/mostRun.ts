import type { Money } from '../../../bank/money'
import { highest } from '../../../families/operating/doubt'
import { trainsOf } from '../../../families/railway/operating/offers'
import type { AnyRailway } from '../../../families/railway/table'
import { game } from '../data'
import { ownOf } from '../own'
import {
  CHITS,
  CITY_TILES,
  COAL_BONUS,
  GRAY_CITIES,
  LUMBER_TERMINAL,
  OFF_BOARD,
  runsOf,
  TILE_FROM,
  TOWNS,
  TWO_VALUES,
} from './map'

const all = (values: Readonly<Record<string, Money>>) => Object.values(values)
const sum = (values: readonly Money[]) => values.reduce((total, value) => total + value, 0)

/**
 * The most that a corporation's trains could earn if each of them reached the best places of this phase and every town
 * (4.2.3, Table III). No board allows as much: it only tells a revenue that cannot be right.
 */
export function mostRun(state: AnyRailway, corporation: string): Money {
  const { coal, chits, lumber } = ownOf(state).abilities
  const second = game.reached(state, '5') ? 1 : 0
  const best = (tiles: Readonly<Record<string, Money>>) =>
    Math.max(
      ...Object.entries(tiles)
        .filter(([tile]) => TILE_FROM[tile] === undefined || game.reached(state, TILE_FROM[tile]))
        .map(([, value]) => value),
    )
  const places = [
    ...Object.values(CITY_TILES).map(best),
    ...all(GRAY_CITIES),
    ...[...OFF_BOARD, 'Meridian' as const].map(id => TWO_VALUES[id][second]),
  ]
  const more = 'corporation' in coal && coal.corporation === corporation ? COAL_BONUS : 0
  const towns = sum(all(TOWNS)) + (lumber === 'laid' ? LUMBER_TERMINAL.value : 0)
  const earned = trainsOf(state, corporation).map(train => {
    const { stops, times } = runsOf(train)
    return (highest(places, stops) + more) * times + towns
  })
  return sum(earned) + (chits === corporation ? sum(CHITS.map(({ value }) => value)) : 0)
}
