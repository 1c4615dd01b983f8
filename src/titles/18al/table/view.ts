import type { AnyRailway } from '../../../families/railway/table'
import { viewOf } from '../../../families/railway/viewOf'
import { game, OBJECTIVES } from '../data'
import { auctions, forced, operating } from '../law'
import { mostRun } from '../map/mostRun'
import { coalOf, ownOf } from '../own'
import type { TableView } from '../tableView'

const railway = viewOf({
  game,
  auctions,
  forced,
  operating,
  mostRun,
  zones: ['yellow'],
  cites: {
    unsold: '3.1',
    stock: '3.2',
    auction: '3.1.1',
    operate: '4.2',
    forced: '4.2.5.2',
    discard: '4.2.5(g)',
    over: '5.1',
    phase: 'Table I',
    certificates: '3.3(b)',
  },
})

/** The table as the screens show it. */
export function view(state: AnyRailway): TableView {
  const table = railway(state)
  const { objectives, abilities } = ownOf(state)
  const coal = coalOf(state)
  return {
    ...table,
    corporations: table.corporations.map(row => ({
      ...row,
      yellow: row.zone === 'yellow',
      goals: row.goals.map(goal => ({ ...goal, yellow: goal.zone === 'yellow' })),
      trains: row.trains.map(type => ({ type, obsolete: game.obsolete(state, type) })),
      objective: OBJECTIVES[row.id] ?? '',
      objectiveReached: objectives.includes(row.id),
      coal: coal?.corporation === row.id ? coal.at : null,
      chits: abilities.chits === row.id,
    })),
    privates: table.privates.map(row => ({ ...row, par: row.face })),
    trains: table.trains.map(row =>
      row.type === '7' && row.setsOff.length > 0 && state.options.hardRust4
        ? { ...row, setsOff: ['hardRust4'] }
        : row,
    ),
  }
}
