import { type RailwayReport, reportOf } from '../../families/railway/report'
import { startOf } from '../../families/railway/start'
import type { AnyRailway } from '../../families/railway/table'
import type { Setup } from '../../rules/rule'
import { recordOf } from '../../rules/state'
import { CORPORATIONS, game, PRIVATES } from './data'
import { keeping } from './map/late'
import { FRESH, ownOf } from './own'

/** The table at the start (2, Table II): the first player holds the Priority Deal. Throws for a number of players other than 3, 4 or 5. */
export const start = (setup: Setup): AnyRailway =>
  startOf(game, setup, PRIVATES, { ...FRESH, cities: recordOf(CORPORATIONS, () => []) })

const common = reportOf(game)

/** The table as other programs read it, with the map if it is kept. */
export const report = (state: AnyRailway): RailwayReport => {
  const table = common(state)
  return ownOf(state).map ? { ...table, map: keeping().mapReport(state) } : table
}
