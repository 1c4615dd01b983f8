import type { Money } from '../../../bank/money'
import { followersIn, lotsAuctions, lotsTurnView, lotViews } from '../../../families/railway/auction/lotsView'
import type { AnyRailway } from '../../../families/railway/table'
import type { ForcedView as RailForcedView, RailwayView } from '../../../families/railway/view'
import { viewOf } from '../../../families/railway/viewOf'
import { extend } from '../../../rules/extend'
import { once } from '../../../rules/once'
import { type CorporationId, lots } from '../data'
import { forced, policy, rest, stock } from '../law'
import { withTredegar } from '../operating/trainMoney'
import { game, type VaState } from '../state'

/** What every railway game shows. */
const railView: (state: AnyRailway) => RailwayView = viewOf({
  auctions: lotsAuctions(game, lots),
  operating: policy,
  ...{ game, stock, forced, rest },
  cites: {
    unsold: () => '4.3',
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
  return extend(common, { size, percent, trainLimit, extraTrain, places, extraStation, express, operated })
}

/** A purchase that the treasury cannot pay; `withTredegar` is `null` if the corporation does not own them (4.6.2). */
export interface ForcedView extends RailForcedView {
  readonly withTredegar: Money | null
}

/** The current decision. */
function turnView(state: VaState, common: RailwayView['turn']) {
  const first = lotsTurnView(lots, state, '4.1')
  if (first) return first
  if (common.at === 'auction') throw new Error('18VA has no auction of one company')
  // A private company that a ruling has given back to the bank is not sold on stock turns.
  if (common.at === 'stock') return { ...common, unsold: false }
  if (common.at !== 'operate') return common
  const { forced: purchase, corporation } = common
  const more: { readonly forced?: ForcedView } = purchase
    ? { forced: { ...purchase, withTredegar: withTredegar(state, corporation) } }
    : {}
  return extend(common, more)
}

/** The table of 18VA as its screens show it; `rounds` is that of the current set, or of the next one by the current phase. */
export type VaView = ReturnType<typeof view>

/** The table as 18VA's screens show it. Players are in move order, bankrupt ones included. */
export function view(state: VaState) {
  const common = railView(state)
  const corporations = once(() => common.corporations.map(it => corporationView(state, it)))
  return extend(common, {
    followers: followersIn(state) ?? common.followers,
    turn: turnView(state, common.turn),
    rounds: state.round.of || game.phase(state).rounds,
    get corporations() {
      return corporations()
    },
    lots: lotViews(game, lots, state),
  })
}
