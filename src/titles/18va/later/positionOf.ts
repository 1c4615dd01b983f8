import type { PositionTable } from '../positionTable'
import { report } from '../report'
import { recordOf } from '../setup'
import { frame, startedCorporations, type VaState } from '../state'
import { roundName } from '../turns'

/** The whole of a table as a `position` entry takes it: a game joined from it plays on as this one. The cast only forgets that lists are not changed. */
export function positionOf(state: VaState): PositionTable {
  const { corporations, scores: _, ...rest } = report(state)
  const listed = recordOf(startedCorporations(state), id => {
    const { operated, places, extraStation, express, lastRun } = state.corporations[id]
    const at = state.chart.find(token => token.corporation === id)?.at
    return {
      ...corporations[id],
      ...(operated ? {} : { operated }),
      ...(at ? { cell: at } : {}),
      ...(places.length > 0 ? { places } : {}),
      ...(extraStation ? { extraStation } : {}),
      ...(express ? { express } : {}),
      ...(lastRun === null ? {} : { lastRun }),
    }
  })
  return {
    turn: state.priorityDeal,
    ...rest,
    round: roundName(state),
    priorityDeal: state.priorityDeal,
    corporations: listed,
    stacks: state.chart.map(token => token.corporation),
    rounds: state.round.of,
    ...(state.endRuled ? { endRuled: true } : {}),
    ...(state.ending ? { ending: state.ending } : {}),
    ...(frame(state, 'over') ? {} : { turns: state.turn }),
  } as unknown as PositionTable
}
