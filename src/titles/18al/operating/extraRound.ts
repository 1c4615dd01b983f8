import type * as v from 'valibot'
import { action } from '../../../rules/schema'
import type { AlRule } from '../ledger'
import { refuse } from '../refusals'
import { type AlState, frame, netWorth } from '../state'
import { startOperatingRound } from '../turns'

const schema = action('extraRound', {})
export type ExtraRound = v.InferOutput<typeof schema>

/**
 * The code of the reason why no extra operating round may be played, `undefined` if one may: it takes a tie for first
 * place after an end by `bank` or `market`, and is played once (5.1).
 */
function whyNot(state: AlState): string | undefined {
  const over = frame(state, 'over')
  if (!over) return 'running'
  if (over.by !== 'bank' && over.by !== 'market') return over.by
  if (state.extra.extraRound) return 'played'
  const worths = state.players.map(player => netWorth(state, player)).sort((a, b) => b - a)
  return worths[0] === worths[1] ? undefined : 'noTie'
}

/** The table breaks a tie for first place with one more operating round, without a stock round before it (5.1). */
export const extraRound: AlRule<ExtraRound> = {
  cite: '5.1',
  schema,
  offers: state => (whyNot(state) ? [] : [{ slot: 'banker', draft: { type: 'extraRound' } }]),
  check(state) {
    const why = whyNot(state)
    return why === undefined ? undefined : refuse('5.1', 'noExtraRound', { why })
  },
  play(ledger) {
    ledger.setExtra({ extraRound: true })
    startOperatingRound(ledger)
  },
}
