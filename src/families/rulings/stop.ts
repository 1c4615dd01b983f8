import type * as v from 'valibot'
import type { Carried } from '../../rules/ledger'
import type { Refusal, Rule } from '../../rules/rule'
import { action } from '../../rules/schema'
import type { Table } from '../../rules/state'

const schema = action('stop', {})
export type Stop = v.InferOutput<typeof schema>

/** The frame of a game that is over, in any title. */
interface Over {
  readonly at: 'over'
  readonly by: string
}

const overIn = ({ turn }: Table) => turn.find(({ at }) => at === 'over') as Over | undefined

/**
 * The table ends the game here, whatever is due; scores count as they stand. `isOver` is the refusal of a game
 * that is over already, by what it ended.
 */
export function stopping<S extends Table, L extends Carried<S>>(
  isOver: (by: string) => Refusal,
  end: (ledger: L) => void,
): Rule<S, Stop, L> {
  return {
    cite: 'ruling',
    schema,
    offers: state => (overIn(state) ? [] : [{ slot: 'banker', draft: { type: 'stop' } }]),
    check(state) {
      const over = overIn(state)
      return over && isOver(over.by)
    },
    play: end,
  }
}
