import type * as v from 'valibot'
import { spaceOf } from '../../../bank/chart'
import { sharesOf } from '../../../bank/paper'
import { action, money, oneOf, yesNo } from '../../../rules/schema'
import { CORPORATIONS, type CorporationId, PAPER } from '../data'
import type { AlLedger, AlRule } from '../ledger'
import { afterPaying } from '../moves'
import { refuse } from '../refusals'
import { frame, obsolete } from '../state'
import { moveLeft } from '../stock/forced'
import { operating, refuseOperatingTurn, refuseStep } from '../turns'

const schema = action('run', { corporation: oneOf(CORPORATIONS), revenue: money(0), pay: yesNo })
export type Run = v.InferOutput<typeof schema>

/**
 * Pays a tenth of the revenue per share: to the players; into the treasury for shares in the Open Market; to nobody
 * for those in the Initial Offering (4.2.4(a)).
 */
function payOut(ledger: AlLedger, corporation: CorporationId, revenue: number): void {
  const { players, held } = ledger.state
  const share = revenue / PAPER.shares
  for (const player of players)
    ledger.pay('bank', player, share * sharesOf(held[corporation], player), 'dividend', corporation)
  ledger.pay('bank', corporation, share * sharesOf(held[corporation], 'market'), 'dividend', corporation)
  const at = spaceOf(ledger.state.chart, corporation)
  if (at) ledger.token(corporation, afterPaying(at), 'right')
}

/** Obsolete trains go out of play after the pay-out-or-withhold step of their owner's turn (4.2(f), 4.2.5.1). */
function removeObsolete(ledger: AlLedger, corporation: CorporationId): void {
  for (const train of ledger.state.depot.owned[corporation]) {
    if (obsolete(ledger.state, train)) ledger.train(train, corporation, 'gone', 'obsolete')
  }
}

/** The total revenue of all trains, paid out or withheld; 0 means that the corporation did not run (4.2.3, 4.2.4). */
export const run: AlRule<Run> = {
  cite: '4.2.4',
  schema,
  offers(state) {
    const turn = frame(state, 'operate')
    if (!turn || state.depot.owned[turn.corporation].length === 0) return []
    const { corporation } = turn
    const revenue = state.corporations[corporation].lastRun ?? 0
    const vary = { revenue: { from: 0, to: 2000, step: 10 } }
    const draft = { type: 'run' as const, corporation, revenue }
    const withheld = { slot: 'revenue', draft: { ...draft, pay: false }, vary }
    return revenue === 0 ? [withheld] : [{ slot: 'revenue', draft: { ...draft, pay: true }, vary }, withheld]
  },
  check(state, { corporation, revenue, pay }) {
    const turn = frame(state, 'operate')
    const refusal = refuseOperatingTurn(state, corporation)
    if (refusal || !turn) return refusal
    if (turn.step === 'trains') return refuse('4.2(d)', 'hasRun', { corporation })
    if (state.depot.owned[corporation].length === 0) return refuse('4.2.3', 'noTrain', { corporation })
    if (revenue % 10 !== 0) return refuse('4.2.3.1', 'tens', { revenue })
    if (revenue === 0 && pay) return refuse('4.2.4', 'nothingToPay', { corporation })
    return refuseStep(turn, 'run')
  },
  play(ledger, { corporation, revenue, pay }) {
    if (pay) payOut(ledger, corporation, revenue)
    else {
      ledger.pay('bank', corporation, revenue, 'withheld', corporation)
      moveLeft(ledger, corporation)
    }
    ledger.setCorporation(corporation, { lastRun: revenue })
    removeObsolete(ledger, corporation)
    ledger.setTurn({ ...operating(ledger), step: 'trains', revenue })
  },
}
