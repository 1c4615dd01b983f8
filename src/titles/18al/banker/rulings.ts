import { rulingForm } from '../../../families/rulings/form'
import { COAL_CITIES, CORPORATIONS, PHASES, PRIVATES, TRAINS } from '../data'
import type { TableView } from '../tableView'

/** The rulings that the banker of 18AL may make. */
export const rulings = rulingForm<TableView>({
  corporations: CORPORATIONS,
  trains: TRAINS,
  privates: PRIVATES,
  phases: PHASES,
  mostStations: 10,
  lists: {
    chits: [...CORPORATIONS, 'closed'],
    coal: ['charter', ...COAL_CITIES, 'gone'],
    lumber: ['unlaid', 'laid', 'gone'],
  },
  own: {
    float: [{ id: 'corporation', is: 'holder' }],
    chits: [{ id: 'chits', is: 'holder' }],
    coal: [{ id: 'coal', is: 'one' }],
    lumber: [{ id: 'lumber', is: 'one' }],
  },
  bare: ['float', 'chits', 'coal', 'lumber'],
  started: ({ corporations }) => corporations.filter(({ par }) => par !== null).map(({ id }) => id),
  operating: ({ corporations }) => corporations.filter(({ floated }) => floated).map(({ id }) => id),
  active: ({ players }) => players.map(({ id }) => id),
  // Fills in how many stations the corporation has now.
  follows({ corporations }, kind, value) {
    const of = kind === 'station' ? corporations.find(({ id }) => id === value) : undefined
    return of ? { left: of.stations } : {}
  },
})
