import { trainsOf } from '../../../families/railway/operating/offers'
import { type AnyRailway, frame } from '../../../families/railway/table'
import { coalOf, ownOf } from '../own'
import { hexOf, type Running } from './best'
import { boardOf } from './kept'

/** What the best run of a corporation depends on as the table stands; `undefined` if the table does not keep its map. */
export function runningOf(state: AnyRailway, corporation: string): Running | undefined {
  const board = boardOf(state)
  const coal = coalOf(state)
  return (
    board && {
      ...{ board, corporation, phase: state.phase, trains: trainsOf(state, corporation) },
      coal: coal?.corporation === corporation ? hexOf(coal.at) : null,
      chits: ownOf(state).abilities.chits === corporation,
    }
  )
}

/** The same for the corporation whose turn it is; `undefined` if it is nobody's, or trains are still to be discarded. */
export function runningNow(state: AnyRailway): Running | undefined {
  const corporation = frame(state, 'operate')?.corporation
  return corporation === undefined ? undefined : runningOf(state, corporation)
}
