import type * as v from 'valibot'
import { action, oneOf } from '../../../rules/schema'
import { CORPORATIONS } from '../data'
import type { LilRule } from '../ledger'
import { refuse } from '../refusals'
import { frame, trainsOf } from '../state'
import { refuseRunTurn, runTurn } from '../turns'
import { skipRun } from './trains'

const schema = action('endRun', { corporation: oneOf(CORPORATIONS) })
export type EndRun = v.InferOutput<typeof schema>

/**
 * Ends a company's turn to run; a company that owns a train has to run first. The last one of a round brings bureaucracy,
 * or the end (running, bureaucracy).
 */
export const endRun: LilRule<EndRun> = {
  cite: 'running',
  schema,
  offers(state) {
    const turn = frame(state, 'run')
    return turn ? [{ slot: 'end', draft: { type: 'endRun', corporation: turn.corporation } }] : []
  },
  check(state, { corporation }) {
    const refusal = refuseRunTurn(state, corporation)
    if (refusal) return refusal
    const trains = trainsOf(state, corporation).length
    return frame(state, 'run')?.ran === null && trains > 0
      ? refuse('running', 'mustRun', { corporation, trains })
      : undefined
  },
  play(ledger, { corporation }) {
    if (runTurn(ledger).ran === null) ledger.tell({ is: 'noted', code: 'noTrain', of: corporation })
    skipRun(ledger)
    ledger.setTurns([{ at: 'between', to: 'run', done: [...runTurn(ledger).done, corporation] }])
  },
}
