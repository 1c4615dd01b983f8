import type * as v from 'valibot'
import { action, oneOf } from '../../../rules/schema'
import { CORPORATIONS } from '../data'
import type { VaRule } from '../ledger'
import { refuse } from '../refusals'
import { frame, phaseReached } from '../state'
import { operating, past, refuseOperatingTurn } from '../turns'

const schema = action('convert', { corporation: oneOf(CORPORATIONS) })
export type Convert = v.InferOutput<typeof schema>

/** A Five-Share Company becomes a Ten-Share Company, at the beginning of its turn, from phase 3 on (4.5.1). */
export const convert: VaRule<Convert> = {
  cite: '4.5.1',
  schema,
  offers(state) {
    const corporation = frame(state, 'operate')?.corporation
    if (!corporation || state.corporations[corporation].size === 10) return []
    return [{ slot: 'convert', draft: { type: 'convert', corporation } }]
  },
  check(state, { corporation }) {
    const turn = frame(state, 'operate')
    const refusal = refuseOperatingTurn(state, corporation)
    if (refusal || !turn) return refusal
    if (state.corporations[corporation].size === 10) return refuse('4.5.1', 'tenShares', { corporation })
    if (!phaseReached(state, '3')) return refuse('4.5.1', 'convertNotYet', { phase: state.phase })
    return past(turn, 'convert') ? refuse('4.5.1', 'convertLate', { corporation, now: turn.step }) : undefined
  },
  play(ledger, { corporation }) {
    ledger.convert(corporation)
    ledger.setTurn({ ...operating(ledger), step: 'station' })
  },
}
