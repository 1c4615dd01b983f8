import type * as v from 'valibot'
import { cashOf, hasPurse } from '../../../bank/money'
import { action, holder, money } from '../../../rules/schema'
import type { VaRule } from '../ledger'
import { refuse } from '../refusals'

const schema = action('count', { holder, cash: money(0) })
export type Count = v.InferOutput<typeof schema>

/** Cash as counted at the table: it changes nothing and records the difference to the books. */
export const count: VaRule<Count> = {
  cite: 'ruling',
  schema,
  offers: () => [],
  check: (state, { holder }) =>
    hasPurse(state.cash, holder) ? undefined : refuse('ruling', 'noSuchHolder', { holder, kind: 'money' }),
  play: (ledger, { holder, cash }) =>
    ledger.tell({ is: 'counted', holder, cash, books: cashOf(ledger.state.cash, holder) }),
}
