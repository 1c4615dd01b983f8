import { FIRST_CORPORATION, STARTING_VALUES } from '../data'
import { mostRun } from '../map/mostRun'
import {
  activePlayers,
  type OperatingTurn,
  operatingTurn,
  overTrainLimit,
  phaseReached,
  trainLimit,
  type VaState,
} from '../state'
import { forcedLot } from '../stock/auction'
import { afterSkip, canRaise, needOf } from '../stock/forced'
import type { DiscardView, ForcedView, OperatingView, TurnView } from '../tableView'
import { upNext } from '../turns'

function forcedView(before: VaState): ForcedView | undefined {
  const state = afterSkip(before)
  const need = needOf(state)
  if (!need) return undefined
  const { president, offer, contribution, withTredegar, has, short } = need
  return {
    president,
    train: offer.train,
    from: offer.from,
    price: offer.price,
    contribution,
    withTredegar,
    has,
    short,
    canRaise: canRaise(state, need),
    sold: operatingTurn(state)?.sold ?? [],
  }
}

function operatingView(state: VaState, turn: OperatingTurn): OperatingView {
  const { corporation, step, station, revenue, fromBank, operated } = turn
  const forced = forcedView(state)
  return {
    at: 'operate',
    cite: forced ? '4.6.2' : '4.5',
    corporation,
    president: state.corporations[corporation].president ?? '',
    step,
    station,
    ran: step === 'trains',
    revenue,
    mostRun: mostRun(state, corporation),
    typesBought: phaseReached(state, '6') ? [] : fromBank,
    nth: operated.length + 1,
    of: operated.length + upNext(state, operated).length,
    ...(forced ? { forced } : {}),
  }
}

function discardView(state: VaState): DiscardView {
  const owners = overTrainLimit(state).map(corporation => ({
    corporation,
    president: state.corporations[corporation].president ?? '',
    excess: state.depot.owned[corporation].length - trainLimit(state, corporation),
  }))
  return { at: 'discard', cite: '4.5.8', owners }
}

/** The current decision, with the paragraph that governs it. */
export function turnView(state: VaState): TurnView {
  const turn = state.turn[0]
  const of = activePlayers(state).length
  switch (turn.at) {
    case 'auction': {
      const { player, passed } = turn
      return { at: 'auction', cite: '4.1', player, passed, of, forced: forcedLot(state) ?? null }
    }
    case 'value': {
      const { player } = turn
      return { at: 'value', cite: '4.1', player, corporation: FIRST_CORPORATION, values: STARTING_VALUES }
    }
    case 'stock': {
      const { player, bought, sold, passed, soldInRound } = turn
      const notBack = soldInRound[player] ?? []
      return { at: 'stock', cite: '4.3', player, bought, sold, passes: passed.length, of, notBack }
    }
    case 'operate':
      return operatingView(state, turn)
    case 'over':
      return { at: 'over', cite: '5', by: turn.by }
    // A frame between two turns is never seen: a consequence has already replaced it.
    case 'between':
    case 'discard':
      return discardView(state)
  }
}
