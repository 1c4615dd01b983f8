import type * as v from 'valibot'
import type { Money } from '../../../bank/money'
import { action, money, oneOf, yesNo } from '../../../rules/schema'
import { CORPORATIONS, type CorporationId, PAPER } from '../data'
import type { LilLedger, LilRule } from '../ledger'
import { afterDividend, spaceOn } from '../moves'
import { refuse } from '../refusals'
import { frame, type LilState, lastRound, sharesBy, trainsOf } from '../state'
import { refuseRunTurn, withRun } from '../turns'
import { moveLeft } from './trains'

const schema = action('run', { corporation: oneOf(CORPORATIONS), revenue: money(0), pay: yesNo })
export type Run = v.InferOutput<typeof schema>

/**
 * How a revenue is split between all ten tenths of the stock and the company: in Brobdingnag half each, the shareholders'
 * half rounded down to tens. Both are doubled in the last round.
 */
function dividendOf(
  state: LilState,
  revenue: Money,
): { readonly shareholders: Money; readonly company: Money } {
  const times = lastRound(state) ? 2 : 1
  const part = state.options.brobdingnag ? Math.floor(revenue / 20) * 10 : revenue
  return { shareholders: times * part, company: times * (revenue - part) }
}

/**
 * Pays a tenth for each share a player has; shares in the bank's pool pay the bank, the missing 20% nobody. In the last
 * round it says that all is doubled.
 */
function payOut(ledger: LilLedger, corporation: CorporationId, revenue: Money): void {
  const { state } = ledger
  const last = lastRound(state)
  if (last) ledger.tell({ is: 'noted', code: 'doubled', of: corporation })
  const { shareholders, company } = dividendOf(state, revenue)
  const share = (shareholders * PAPER.percent) / 100
  ledger.tell({ is: 'run', corporation, revenue, each: share, paid: true })
  for (const player of state.players)
    ledger.pay('bank', player, share * sharesBy(state, corporation, player), 'dividend', corporation)
  ledger.pay('bank', corporation, company, 'dividend', corporation)
  const to = afterDividend(state.grid, spaceOn(state, corporation), last ? 2 : 1)
  ledger.token(ledger.state.grid, corporation, to, 'right')
}

/**
 * The total revenue of a company's trains, as a dividend or into its treasury; the last round allows no withholding
 * (dividend, withholding).
 */
export const run: LilRule<Run> = {
  cite: 'running',
  schema,
  offers(state) {
    const turn = frame(state, 'run')
    if (!turn || turn.ran !== null || trainsOf(state, turn.corporation).length === 0) return []
    const { corporation } = turn
    const revenue = state.companies[corporation].lastRun ?? 0
    const vary = { revenue: { from: 0, to: 2000, step: 10 } }
    const draft = { type: 'run' as const, corporation, revenue }
    const withheld = { slot: 'revenue', draft: { ...draft, pay: false }, vary }
    return revenue === 0 ? [withheld] : [{ slot: 'revenue', draft: { ...draft, pay: true }, vary }, withheld]
  },
  check(state, { corporation, revenue, pay }) {
    const refusal = refuseRunTurn(state, corporation)
    if (refusal) return refusal
    if (frame(state, 'run')?.ran !== null) return refuse('running', 'hasRun', { corporation })
    if (revenue > 0 && trainsOf(state, corporation).length === 0)
      return refuse('running', 'noTrain', { corporation })
    if (revenue % 10 !== 0) return refuse('running', 'tens', { revenue })
    if (revenue === 0) return pay ? refuse('dividend', 'nothingToPay', { corporation }) : undefined
    return !pay && lastRound(state)
      ? refuse('end', 'lastRoundPays', { revenue, round: state.round.number })
      : undefined
  },
  play(ledger, { corporation, revenue, pay }) {
    if (pay) payOut(ledger, corporation, revenue)
    else {
      ledger.tell({ is: 'run', corporation, revenue, each: 0, paid: false })
      ledger.pay('bank', corporation, revenue, 'withheld', corporation)
      moveLeft(ledger, corporation)
    }
    ledger.company(corporation, { lastRun: revenue })
    withRun(ledger, { ran: pay ? 'paid' : revenue > 0 ? 'withheld' : 'none' })
  },
}
