import type * as v from 'valibot'
import { action, player } from '../../../../src/rules/schema'
import type { MicroRule } from '../ledger'
import { refuse } from '../refusals'
import { actor } from '../state'
import { endTurn as end, frame, refuseTurn } from '../turns'

const schema = action('endTurn', { player })
export type EndTurn = v.InferOutput<typeof schema>

/** Ends a turn, whether or not its card was used. */
export const endTurn: MicroRule<EndTurn> = {
  cite: 'cards',
  schema,
  offers(state) {
    const player = actor(state)
    if (player === undefined || frame(state, 'card')) return []
    return [{ slot: 'end', draft: { type: 'endTurn', player } }]
  },
  check: (state, { player }) =>
    refuseTurn(state, player) ??
    (frame(state, 'card') ? refuse('cards', 'needsCard', { card: null }) : undefined),
  play: ledger => end(ledger),
}
