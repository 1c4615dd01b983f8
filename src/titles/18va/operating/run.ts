import type * as v from 'valibot'
import type { Money } from '../../../bank/money'
import { sharesOf } from '../../../bank/paper'
import type { Refusal } from '../../../rules/rule'
import { action, maybe, money, oneOf, yesNo } from '../../../rules/schema'
import { COAL_REVENUE, CORPORATIONS, type CorporationId, FREIGHT_NUMBER, REVENUE_STEP } from '../data'
import type { VaLedger, VaRule } from '../ledger'
import { afterPaying, afterWithholding, moveToken } from '../moves'
import { refuse } from '../refusals'
import { frame, paperOf, priceOf, type VaState } from '../state'
import { operating, refuseOperatingTurn } from '../turns'

const schema = action('run', {
  corporation: oneOf(CORPORATIONS),
  revenue: money(0),
  pay: yesNo,
  coal: maybe(money(0)),
})
export type Run = v.InferOutput<typeof schema>

/**
 * What coal may earn the treasury, $0 included. Each freight train runs to at most one district (4.5.5) and brings $20
 * times its number there, so every sum of some of them is possible; only $0 in phase 4D (4.5.4.3).
 */
function coalSums(state: VaState, corporation: CorporationId): readonly Money[] {
  const sums = new Set<Money>([0])
  if (state.phase !== '4D')
    for (const train of state.depot.owned[corporation])
      for (const sum of [...sums]) sums.add(sum + FREIGHT_NUMBER[train] * COAL_REVENUE)
  return [...sums].sort((a, b) => a - b)
}

/** Refuses an amount of coal that no run can bring. Whether a train called at a district with a station is the banker's word. */
function refuseCoal(state: VaState, { corporation, revenue, coal = 0 }: Run): Refusal | undefined {
  if (coal === 0) return undefined
  if (state.phase === '4D') return refuse('4.5.4.3', 'coalOver', { coal, phase: state.phase })
  const sums = coalSums(state, corporation)
  const most = sums.at(-1) ?? 0
  const freight = state.depot.owned[corporation].filter(train => FREIGHT_NUMBER[train] > 0)
  if (coal > most) return refuse('4.5.4.3', 'coalTooHigh', { coal, most, freight })
  if (!sums.includes(coal)) return refuse('4.5.4.3', 'coalParts', { coal, sums: sums.map(String), freight })
  return coal > revenue ? refuse('4.5.4.3', 'coalOverRevenue', { coal, revenue }) : undefined
}

/** Pays players for their shares, and the treasury for those in the Pool; the treasury's own shares get nothing (4.5.6). */
function payOut(ledger: VaLedger, corporation: CorporationId, revenue: Money): void {
  const { order, held } = ledger.state
  const share = revenue / paperOf(ledger.state, corporation).shares
  for (const player of order)
    ledger.pay('bank', player, share * sharesOf(held[corporation], player), 'dividend', corporation)
  ledger.pay('bank', corporation, share * sharesOf(held[corporation], 'market'), 'dividend', corporation)
}

/**
 * The earnings of all trains, paid out or withheld; a dividend below the current value leaves the token in place
 * (4.5.6, 4.5.7).
 */
export const run: VaRule<Run> = {
  cite: '4.5.6',
  schema,
  offers(state) {
    const corporation = frame(state, 'operate')?.corporation
    if (!corporation || state.depot.owned[corporation].length === 0) return []
    const revenue = state.corporations[corporation].lastRun ?? 0
    const coal = coalSums(state, corporation)
    const vary = {
      revenue: { from: 0, to: 2000, step: REVENUE_STEP },
      ...(coal.length > 1 ? { coal: { values: coal } } : {}),
    }
    const draft = { type: 'run' as const, corporation, revenue }
    const withheld = { slot: 'revenue', draft: { ...draft, pay: false }, vary }
    return revenue === 0 ? [withheld] : [{ slot: 'revenue', draft: { ...draft, pay: true }, vary }, withheld]
  },
  check(state, action) {
    const { corporation, revenue, pay } = action
    const turn = frame(state, 'operate')
    const refusal = refuseOperatingTurn(state, corporation)
    if (refusal || !turn) return refusal
    if (state.depot.owned[corporation].length === 0) return refuse('4.5.5', 'noTrain', { corporation })
    if (turn.step === 'trains') return refuse('4.5', 'hasRun', { corporation })
    if (revenue % REVENUE_STEP !== 0) return refuse('4.5.5', 'tens', { revenue })
    if (revenue === 0 && pay) return refuse('4.5.6', 'nothingToPay', { corporation })
    return refuseCoal(state, action)
  },
  play(ledger, { corporation, revenue, pay, coal = 0 }) {
    if (pay) payOut(ledger, corporation, revenue)
    else ledger.pay('bank', corporation, revenue, 'withheld', corporation)
    ledger.pay('bank', corporation, coal, 'coal', corporation)
    if (!pay) moveToken(ledger, corporation, afterWithholding, 'left')
    else if (revenue >= (priceOf(ledger.state, corporation) ?? 0))
      moveToken(ledger, corporation, afterPaying, 'right')
    ledger.setCorporation(corporation, { lastRun: revenue })
    ledger.setTurn({ ...operating(ledger), step: 'trains', revenue })
  },
}
