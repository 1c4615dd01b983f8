import { followersIn, lotsAuctions, lotsTurnView, lotViews } from '../../../families/railway/auction/lotsView'
import type { AnyRailway } from '../../../families/railway/table'
import type { ForcedView as RailForcedView, RailwayView } from '../../../families/railway/view'
import { viewOf } from '../../../families/railway/viewOf'
import { type CorporationId, lots } from '../data'
import { forced, policy, rest, stock } from '../law'
import { withTredegar } from '../operating/trainMoney'
import { game, type VaState } from '../state'

/** What every railway game shows. */
const railView: (state: AnyRailway) => RailwayView = viewOf({
  auctions: lotsAuctions(game, lots),
  operating: policy,
  ...{ game, stock, forced, rest },
  zones: [],
  cites: {
    unsold: '4.3',
    stock: '4.3',
    auction: '4.1',
    operate: '4.5',
    forced: '4.6.2',
    discard: '4.5.8',
    over: '5',
    phase: '2',
    certificates: '3.1',
  },
})

/** A corporation as a screen shows it; `operated` once it has completed a turn, so that its shares may be sold. */
export type CorporationView = ReturnType<typeof corporationView>

function corporationView(state: VaState, common: RailwayView['corporations'][number]) {
  const id = common.id as CorporationId
  const { size, places, extraTrain, extraStation, express, operated } = state.corporations[id]
  const [percent, trainLimit] = [game.paper(state, id).percent, game.trainLimit(state, id)]
  return { ...common, size, percent, trainLimit, extraTrain, places, extraStation, express, operated }
}

/** A purchase that the treasury cannot pay; `withTredegar` is `null` if the corporation does not own them (4.6.2). */
export type ForcedView = ReturnType<typeof forcedView>

const forcedView = (state: VaState, corporation: string, purchase: RailForcedView) => ({
  ...purchase,
  withTredegar: withTredegar(state, corporation),
})

/** The current decision. */
function turnView(state: VaState, common: RailwayView['turn']) {
  const first = lotsTurnView(lots, state, '4.1')
  if (first) return first
  if (common.at === 'auction') throw new Error('18VA has no auction of one company')
  // A private company that a ruling has given back to the bank is not sold on stock turns.
  if (common.at === 'stock') return { ...common, unsold: false }
  if (common.at !== 'operate') return common
  const { forced: purchase, ...turn } = common
  return { ...turn, ...(purchase ? { forced: forcedView(state, turn.corporation, purchase) } : {}) }
}

/** The table of 18VA as its screens show it; `rounds` is that of the current set, or of the next one by the current phase. */
export type VaView = ReturnType<typeof view>

/** The table as 18VA's screens show it. Players are in move order, bankrupt ones included. */
export function view(state: VaState) {
  const common = railView(state)
  return {
    ...common,
    ...followersIn(state),
    turn: turnView(state, common.turn),
    phase: state.phase,
    rounds: state.round.of || game.phase(state).rounds,
    corporations: common.corporations.map(it => corporationView(state, it)),
    lots: lotViews(game, lots, state),
  }
}
