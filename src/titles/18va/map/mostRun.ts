import type { Money } from '../../../bank/money'
import { highest } from '../../../families/operating/highest'
import type { AnyRailway } from '../../../families/railway/table'
import { CITIES, COAL_REVENUE, type CorporationId, freightOf } from '../data'
import { game, va } from '../state'
import { EXPRESS_BONUS, MINES, OFF_MAP, PORTS, runOf, tilesIn } from './map'

/**
 * The most that a corporation's trains could earn if each of them reached the best cities of this phase, a port, an
 * Off-Map City with a station and, if it carries freight, a coal district and every mine (4.5.4, 4.5.5). No board allows as
 * much: it only tells a revenue that cannot be right.
 */
export function mostRun(table: AnyRailway, id: string): Money {
  const [state, corporation] = [va(table), id as CorporationId]
  const second = game.reached(state, '5') ? 1 : 0
  const cities = CITIES.map(city => Math.max(...tilesIn(state, city).map(({ value }) => value)))
  const offMap = Math.max(...Object.values(OFF_MAP).map(values => 2 * values[second]))
  const port = Math.max(...Object.values(PORTS).map(values => values[second]))
  const express = state.corporations[corporation].express ? EXPRESS_BONUS : 0
  return state.depot.owned[corporation]
    .map(train => {
      const { stops, times } = runOf(train)
      const freight = freightOf(train)
      const goods = freight * COAL_REVENUE + MINES.number * MINES.value
      // A freight train doubles its port and the city of that port (4.5.4.2).
      const carried = freight > 0 ? port + Math.max(...cities) + express + goods : 0
      return (highest([...cities, offMap], stops) + port + express + carried) * times
    })
    .reduce((sum, earned) => sum + earned, 0)
}
