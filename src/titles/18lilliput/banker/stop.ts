import type * as v from 'valibot'
import { action } from '../../../rules/schema'
import type { LilRule } from '../ledger'
import { refuse } from '../refusals'
import { frame } from '../state'

const schema = action('stop', {})
export type Stop = v.InferOutput<typeof schema>

/** The table ends the game here, whatever is due; scores are those of the table as it is (ruling). */
export const stop: LilRule<Stop> = {
  cite: 'ruling',
  schema,
  offers: state => (frame(state, 'over') ? [] : [{ slot: 'banker', draft: { type: 'stop' } }]),
  check(state) {
    const over = frame(state, 'over')
    return over && refuse('end', 'gameOver', { by: over.by })
  },
  play: ledger => ledger.over('stopped'),
}
