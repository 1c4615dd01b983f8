import type * as v from 'valibot'
import { action, oneOf } from '../../../rules/schema'
import { CORPORATIONS } from '../data'
import type { VaRule } from '../ledger'
import { refuse } from '../refusals'
import { bankHasTrains, frame } from '../state'
import { refuseBeforeRun, skipRun } from '../stock/forced'
import { leaveOperatingTurn, operating, refuseOperatingTurn } from '../turns'

const schema = action('endTurn', { corporation: oneOf(CORPORATIONS) })
export type EndTurn = v.InferOutput<typeof schema>

/** Ends an operating turn; the corporation must own a train by then unless bank and Pool have none (4.6). */
export const endTurn: VaRule<EndTurn> = {
  cite: '4.5',
  schema,
  offers(state) {
    const corporation = frame(state, 'operate')?.corporation
    return corporation ? [{ slot: 'end', draft: { type: 'endTurn', corporation } }] : []
  },
  check(state, { corporation }) {
    const turn = frame(state, 'operate')
    const refusal = refuseOperatingTurn(state, corporation)
    if (refusal || !turn) return refusal
    if (state.depot.owned[corporation].length > 0) return refuseBeforeRun(state, turn)
    return bankHasTrains(state) ? refuse('4.6', 'trainNeeded', { corporation }) : undefined
  },
  play(ledger, { corporation }) {
    skipRun(ledger)
    if (!ledger.state.corporations[corporation].operated)
      ledger.setCorporation(corporation, { operated: true })
    leaveOperatingTurn(ledger, [...operating(ledger).operated, corporation])
  },
}
