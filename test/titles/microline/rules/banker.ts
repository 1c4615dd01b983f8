import type * as v from 'valibot'
import { cashOf, hasPurse } from '../../../../src/bank/money'
import { action, holder, money } from '../../../../src/rules/schema'
import type { MicroRule } from '../ledger'
import { refuse } from '../refusals'
import { endGame, frame } from '../turns'

const counted = action('count', { holder, cash: money(0) })
export type Count = v.InferOutput<typeof counted>

/** Cash as counted at the table: changes nothing, and records the difference to the books. */
export const count: MicroRule<Count> = {
  cite: 'ruling',
  schema: counted,
  offers: () => [],
  check: ({ cash }, { holder }) =>
    hasPurse(cash, holder) ? undefined : refuse('ruling', 'noHolder', { holder }),
  play: (ledger, { holder, cash }) =>
    ledger.tell({ is: 'counted', holder, cash, books: cashOf(ledger.state.cash, holder) }),
}

const stopped = action('stop', {})
export type Stop = v.InferOutput<typeof stopped>

/** The players end the game here. */
export const stop: MicroRule<Stop> = {
  cite: 'ruling',
  schema: stopped,
  offers: state => (frame(state, 'over') ? [] : [{ slot: 'banker', draft: { type: 'stop' } }]),
  check(state) {
    const over = frame(state, 'over')
    return over && refuse('rounds', 'gameOver', { by: over.by })
  },
  play: ledger => endGame(ledger, 'stopped'),
}
