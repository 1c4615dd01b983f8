import type * as v from 'valibot'
import type { RailRule } from '../../../families/railway/law'
import { type AnyRailway, frame } from '../../../families/railway/table'
import { operating, refuseOperatingTurn } from '../../../families/railway/turns'
import { action, oneOf } from '../../../rules/schema'
import { convertTo10 } from '../charters'
import { CORPORATIONS, type CorporationId } from '../data'
import { game, past, va, why } from '../state'

const schema = action('convert', { corporation: oneOf(CORPORATIONS) })
export type Convert = v.InferOutput<typeof schema>

const hasTen = (state: AnyRailway, corporation: CorporationId): boolean =>
  va(state).corporations[corporation].size === 10

/** A Five-Share Company becomes a Ten-Share Company, at the beginning of its turn, from phase 3 on (4.5.1). */
export const convert: RailRule<Convert> = {
  schema,
  offers(state) {
    const corporation = frame(state, 'operate')?.corporation as CorporationId | undefined
    if (!corporation || hasTen(state, corporation)) return []
    return [{ slot: 'convert', draft: { type: 'convert', corporation } }]
  },
  why(state, { corporation }) {
    const refusal = refuseOperatingTurn(game, state, corporation)
    if (refusal) return refusal
    if (hasTen(state, corporation)) return why('tenShares', { corporation })
    if (!game.reached(state, '3')) return why('convertNotYet', { phase: state.phase })
    const now = frame(state, 'operate')?.step ?? ''
    return past(state, 'convert') ? why('convertLate', { corporation, now }) : undefined
  },
  play(ledger, { corporation }) {
    convertTo10(ledger, corporation)
    ledger.setTurn({ ...operating(ledger), step: 'station' })
  },
}
