import type * as v from 'valibot'
import { action, flag, maybe, oneOf } from '../../../rules/schema'
import { CORPORATIONS } from '../data'
import type { AlRule } from '../ledger'
import { refuse } from '../refusals'
import { bankHasTrains, frame } from '../state'
import { refuseAfterForcedSale, skipRun } from '../stock/forced'
import { operating, refuseOperatingTurn } from '../turns'

const schema = action('endTurn', { corporation: oneOf(CORPORATIONS), noRoute: maybe(flag) })
export type EndTurn = v.InferOutput<typeof schema>

/** Ends an operating turn; a corporation without a train must buy one, unless it has no legal run or the Bank has none (4.2.5.2). */
export const endTurn: AlRule<EndTurn> = {
  cite: '4(b)',
  schema,
  offers(state) {
    const corporation = frame(state, 'operate')?.corporation
    if (!corporation) return []
    const draft = { type: 'endTurn' as const, corporation }
    const trainless = state.depot.owned[corporation].length === 0 && bankHasTrains(state)
    return trainless
      ? [
          { slot: 'end', draft },
          { slot: 'end', draft: { ...draft, noRoute: true } },
        ]
      : [{ slot: 'end', draft }]
  },
  check(state, { corporation, noRoute }) {
    const turn = frame(state, 'operate')
    const refusal = refuseOperatingTurn(state, corporation)
    if (refusal || !turn) return refusal
    const trains = state.depot.owned[corporation].length
    if (trains > 0 && turn.step !== 'trains') return refuse('4.2(d)', 'mustRun', { corporation, trains })
    if (trains > 0 && noRoute) return refuse('4.2.5.2', 'noRouteOwnsTrain', { corporation })
    if (trains === 0 && !noRoute && bankHasTrains(state))
      return refuse('4.2.5.2', 'trainNeeded', { corporation })
    return refuseAfterForcedSale(state, turn, '4.2.5.2')
  },
  play(ledger, { corporation }) {
    skipRun(ledger)
    const { operatedOnce } = ledger.state.extra
    if (!operatedOnce.includes(corporation)) ledger.setExtra({ operatedOnce: [...operatedOnce, corporation] })
    const operated = [...operating(ledger).operated, corporation]
    ledger.setTurns([{ at: 'between', after: 'corporation', operated }])
  },
}
