import type * as v from 'valibot'
import { spaceOf, stepOr } from '../../../../src/bank/chart'
import { action, money, oneOf, player, yesNo } from '../../../../src/rules/schema'
import { COMPANIES, SHARES } from '../data'
import type { MicroRule } from '../ledger'
import { refuse } from '../refusals'
import { shares } from '../state'
import { endTurn, frame, refuseTurn } from '../turns'
import { refuseCompany } from './company'

const schema = action('run', { player, corporation: oneOf(COMPANIES), revenue: money(0), pay: yesNo })
export type Run = v.InferOutput<typeof schema>

/** Runs a company in which the player has a share: it pays a fifth of the revenue per share, or keeps all of it. */
export const run: MicroRule<Run> = {
  cite: 'runs',
  schema,
  offers(state) {
    const turn = frame(state, 'run')
    if (!turn) return []
    const vary = { revenue: { from: 0, to: 500, step: SHARES } }
    return state.companies.flatMap(({ id: corporation }) =>
      [true, false].map(pay => ({
        slot: `company:${corporation}`,
        draft: { type: 'run' as const, player: turn.player, corporation, revenue: 50, pay },
        vary,
      })),
    )
  },
  check(state, { player, corporation, revenue, pay }) {
    const refusal = refuseTurn(state, player) ?? refuseCompany(state, corporation)
    if (refusal) return refusal
    if (!frame(state, 'run')) return refuse('cards', 'needsCard', { card: 'rail' })
    if (shares(state, corporation, player) === 0)
      return refuse('runs', 'noShareholder', { player, corporation })
    if (revenue % SHARES !== 0) return refuse('runs', 'uneven', { revenue })
    return revenue === 0 && pay ? refuse('runs', 'nothingToPay', { corporation }) : undefined
  },
  play(ledger, { corporation, revenue, pay }) {
    const { players, grid, chart } = ledger.state
    const each = pay ? revenue / SHARES : 0
    ledger.tell({ is: 'run', corporation, revenue, each, paid: pay })
    if (pay)
      for (const player of players)
        ledger.pay('bank', player, each * shares(ledger.state, corporation, player), 'dividend', corporation)
    else ledger.pay('bank', corporation, revenue, 'withheld', corporation)
    // The token moves right and then up if the revenue is paid, left and then down if it is kept.
    const by = pay ? 1 : -1
    const at = spaceOf(chart, corporation)
    if (at) ledger.token(grid, corporation, stepOr(grid, at, [0, by], [-by, 0]), pay ? 'right' : 'left')
    endTurn(ledger)
  },
}
