import { rulingForm } from '../../families/rulings/form'
import { CORPORATIONS, PHASES, PRIVATES, TRAINS } from './data'
import type { TableView } from './tableView'

/** What the banker of 18AL may rule. */
export const rulings = rulingForm<TableView>({
  corporations: CORPORATIONS,
  trains: TRAINS,
  privates: PRIVATES,
  phases: PHASES,
  mostStations: 10,
  own: { float: [{ id: 'corporation', is: 'holder' }] },
  bare: ['float'],
  operating: ({ corporations }) => corporations.filter(({ floated }) => floated).map(({ id }) => id),
  active: ({ players }) => players.map(({ id }) => id),
  // The stations of a corporation are counted from those that it has.
  follows({ corporations }, kind, value) {
    const of = kind === 'station' ? corporations.find(({ id }) => id === value) : undefined
    return of ? { left: of.stations } : {}
  },
})
