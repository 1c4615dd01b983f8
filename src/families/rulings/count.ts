import type * as v from 'valibot'
import { cashOf, hasPurse } from '../../bank/money'
import type { Happening } from '../../rules/happening'
import type { Carried } from '../../rules/ledger'
import type { Rule } from '../../rules/rule'
import { action, holder, money } from '../../rules/schema'
import type { Table } from '../../rules/state'
import { noSuchHolder } from './refusals'

const schema = action('count', { holder, cash: money(0) })
export type Count = v.InferOutput<typeof schema>

interface CountLedger extends Carried<Table> {
  tell(happening: Happening): void
}

/** Cash as counted at the table: changes nothing and records the difference from the books (ruling). */
export const count: Rule<Table, Count, CountLedger> = {
  cite: 'ruling',
  schema,
  offers: () => [],
  check: (state, { holder }) => (hasPurse(state.cash, holder) ? undefined : noSuchHolder(holder, 'money')),
  play: (ledger, { holder, cash }) =>
    ledger.tell({ is: 'counted', holder, cash, books: cashOf(ledger.state.cash, holder) }),
}
