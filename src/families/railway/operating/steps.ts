import type { Why } from '../law'
import { why } from '../reasons'
import type { Needs } from '../stock/policy'
import { frame, type OperatingTurn } from '../table'

/** Refuses if the turn has gone past this step. */
export function refuseStep(steps: readonly string[], turn: OperatingTurn, wanted: string): Why | undefined {
  const { corporation, step } = turn
  return steps.indexOf(step) <= steps.indexOf(wanted)
    ? undefined
    : why('stepOver', { corporation, step: wanted, now: step })
}

/** Only before the turn has gone past a step. */
export const untilStep =
  (steps: readonly string[], wanted: string): Needs<{ readonly corporation: string }> =>
  () =>
  state => {
    const turn = frame(state, 'operate')
    return turn && refuseStep(steps, turn, wanted)
  }
