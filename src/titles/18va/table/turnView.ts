import { activePlayers, bought, type OperatingTurn, operatingTurn } from '../../../families/railway/table'
import { upNext } from '../../../families/railway/turns'
import { type CorporationId, FIRST_CORPORATION, STARTING_VALUES, type TrainId } from '../data'
import { forced } from '../law'
import { mostRun } from '../map/mostRun'
import { game, overTrainLimit, phaseReached, type Step, trainLimit, type VaState } from '../state'
import { forcedLot } from '../stock/auction'
import { withTredegar } from '../stock/forced'
import type { DiscardView, ForcedView, OperatingView, TurnView } from '../tableView'

function forcedView(before: VaState): ForcedView | undefined {
  const state = forced.afterSkip(before) as VaState
  const need = forced.need(state)
  if (!need) return undefined
  const { corporation, president, offer, contribution, has, short } = need
  return {
    president,
    train: offer.train as TrainId,
    from: offer.from,
    price: offer.price,
    contribution,
    withTredegar: withTredegar(state, corporation),
    has,
    short,
    canRaise: forced.raises(state, need),
    sold: (operatingTurn(state)?.raised ?? []).map(({ of }) => of as CorporationId),
  }
}

function operatingView(state: VaState, turn: OperatingTurn): OperatingView {
  const { step, placed, revenue, fromBank, operated } = turn
  const corporation = turn.corporation as CorporationId
  const need = forcedView(state)
  return {
    at: 'operate',
    cite: need ? '4.6.2' : '4.5',
    corporation,
    president: state.corporations[corporation].president ?? '',
    step: step as Step,
    station: placed > 0,
    ran: step === 'trains',
    revenue,
    mostRun: mostRun(state, corporation),
    typesBought: phaseReached(state, '6') ? [] : (fromBank as readonly TrainId[]),
    nth: operated.length + 1,
    of: operated.length + upNext(game, state, operated).length,
    ...(need ? { forced: need } : {}),
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
  const [turn] = state.turn
  const of = activePlayers(state).length
  switch (turn.at) {
    case 'lots': {
      const { player, passed } = turn
      return { at: 'auction', cite: '4.1', player, passed, of, forced: forcedLot(state) ?? null }
    }
    case 'value': {
      const { player } = turn
      return { at: 'value', cite: '4.1', player, corporation: FIRST_CORPORATION, values: STARTING_VALUES }
    }
    case 'stock': {
      const { player, deeds, passed, soldInRound } = turn
      const notBack = (soldInRound[player] ?? []) as readonly CorporationId[]
      const sold = deeds.filter(({ is }) => is === 'sold').map(({ of: id }) => id as CorporationId)
      return {
        at: 'stock',
        cite: '4.3',
        player,
        bought: bought(turn),
        sold,
        passes: passed.length,
        of,
        notBack,
      }
    }
    case 'operate':
      return operatingView(state, turn)
    case 'over':
      return { at: 'over', cite: '5', by: turn.by }
    // A frame between two turns is never seen: a consequence has already replaced it.
    default:
      return discardView(state)
  }
}
