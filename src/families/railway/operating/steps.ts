import type { Why } from '../law'
import { why } from '../reasons'
import type { OperatingTurn } from '../table'

/** Refuses if the turn has gone past this step. */
export function refuseStep(steps: readonly string[], turn: OperatingTurn, wanted: string): Why | undefined {
  const { corporation, step } = turn
  return steps.indexOf(step) <= steps.indexOf(wanted)
    ? undefined
    : why('stepOver', { corporation, step: wanted, now: step })
}
