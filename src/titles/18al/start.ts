import { type RailwayReport, reportOf } from '../../families/railway/report'
import { startOf } from '../../families/railway/start'
import type { AnyRailway } from '../../families/railway/table'
import { viewOf } from '../../families/railway/viewOf'
import type { Setup } from '../../rules/rule'
import { recordOf } from '../../rules/state'
import { CORPORATIONS, game, PRIVATES } from './data'
import { auctions, forced, operating, rest, stock } from './law'
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

/** The table as the screens show it. */
export const view = viewOf({
  ...{ game, auctions, stock, forced, operating, rest },
  cites: {
    unsold: () => '3.1',
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
