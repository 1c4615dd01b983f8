import { playersAfter } from '../../../families/railway/table'
import type { RailwayView } from '../../../families/railway/view'
import { viewOf } from '../../../families/railway/viewOf'
import { CHARTERS, type CorporationId, FIRST_CORPORATION, PRIVATE_CARDS } from '../data'
import { forced, policy } from '../law'
import { mostRun } from '../map/mostRun'
import { game, lotsTurn, unsoldLots, type VaState, va, valueTurn } from '../state'
import { bidOn, faceOf, forcedLot, leastBid, mostBid } from '../stock/auction'
import { withTredegar } from '../stock/forced'
import type { CorporationView, LotView, TurnView, VaView } from '../tableView'

/** What every railway game shows. */
const railView = viewOf({
  game,
  auctions: { price: faceOf, least: leastBid, freeFor: mostBid },
  forced,
  operating: policy,
  mostRun: (state, id) => mostRun(va(state), id as CorporationId),
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

function lotViews(state: VaState): readonly LotView[] {
  if (!lotsTurn(state)) return []
  const must = forcedLot(state)
  return unsoldLots(state).map(id => {
    const { name } = id === FIRST_CORPORATION ? CHARTERS[id] : PRIVATE_CARDS[id]
    const [face, bid] = [faceOf(state, id), bidOn(state, id) ?? null]
    return { id, name, face, bid, least: leastBid(state, id), forced: id === must }
  })
}

function corporationView(state: VaState, common: RailwayView['corporations'][number]): CorporationView {
  const id = common.id as CorporationId
  const { size, places, extraTrain, extraStation, express, operated } = state.corporations[id]
  const [percent, trainLimit] = [game.paper(state, id).percent, game.trainLimit(state, id)]
  return { ...common, size, percent, trainLimit, extraTrain, places, extraStation, express, operated }
}

function turnView(state: VaState, common: RailwayView['turn']): TurnView {
  const [lots, value] = [lotsTurn(state), valueTurn(state)]
  if (lots) {
    const { player, passed } = lots
    const must = forcedLot(state) ?? null
    return { at: 'lots', cite: '4.1', player, passed, of: state.order.length, forced: must }
  }
  if (value) return { at: 'value', cite: '4.1', player: value.player, corporation: FIRST_CORPORATION }
  if (common.at === 'auction') throw new Error('18VA has no auction of one company')
  // A private company that a ruling has given back to the bank is not sold on stock turns.
  if (common.at === 'stock') return { ...common, unsold: false }
  if (common.at !== 'operate') return common
  const { forced: purchase, ...turn } = common
  return purchase
    ? { ...turn, forced: { ...purchase, withTredegar: withTredegar(state, turn.corporation) } }
    : turn
}

/** The table as 18VA's screens show it. */
export function view(state: VaState): VaView {
  const common = railView(state)
  const lots = lotsTurn(state)
  return {
    ...common,
    ...(lots ? { followers: playersAfter(state, lots.player) } : {}),
    turn: turnView(state, common.turn),
    phase: state.phase,
    rounds: state.round.of || game.phase(state).rounds,
    corporations: common.corporations.map(it => corporationView(state, it)),
    lots: lotViews(state),
  }
}
