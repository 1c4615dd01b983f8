import type * as v from 'valibot'
import { action } from '../../../rules/schema'
import type { VaRule } from '../ledger'
import { refuse } from '../refusals'
import { frame } from '../state'
import { endGame } from '../turns'

const schema = action('stop', {})
export type Stop = v.InferOutput<typeof schema>

/** The table ends the game early; scores are counted as the table stands. */
export const stop: VaRule<Stop> = {
  cite: 'ruling',
  schema,
  offers: state => (frame(state, 'over') ? [] : [{ slot: 'banker', draft: { type: 'stop' } }]),
  check(state) {
    const over = frame(state, 'over')
    return over && refuse('5', 'gameOver', { by: over.by })
  },
  play: ledger => endGame(ledger, 'stopped'),
}
