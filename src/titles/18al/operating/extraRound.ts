import type * as v from 'valibot'
import type { RailRule } from '../../../families/railway/law'
import type { OperatingPolicy } from '../../../families/railway/operating/policy'
import { beginOperatingRound } from '../../../families/railway/order'
import { type AnyRailway, frame } from '../../../families/railway/table'
import { action } from '../../../rules/schema'
import { game } from '../data'
import { type Own, ownOf } from '../own'
import { own } from '../reasons'

const schema = action('extraRound', {})
export type ExtraRound = v.InferOutput<typeof schema>

/**
 * The code of the reason why no extra operating round may be played, `undefined` if one may: it takes a tie for first
 * place after an end by `bank` or `market`, and is played once (5.1).
 */
function whyNot(state: AnyRailway): string | undefined {
  const over = frame(state, 'over')
  if (!over) return 'running'
  if (over.by !== 'bank' && over.by !== 'market') return over.by
  if (ownOf(state).extraRound) return 'played'
  const worths = state.players.map(player => game.worth(state, player)).sort((a, b) => b - a)
  return worths[0] === worths[1] ? undefined : 'noTie'
}

/** The table breaks a tie for first place with one more operating round, without a stock round before it (5.1). */
export const extraRound = (policy: Pick<OperatingPolicy, 'income'>): RailRule<ExtraRound> => ({
  schema,
  offers: state => (whyNot(state) ? [] : [{ slot: 'banker', draft: { type: 'extraRound' } }]),
  why(state) {
    const reason = whyNot(state)
    return reason === undefined ? undefined : own('noExtraRound', { why: reason })
  },
  play(ledger) {
    ledger.setOwn<Own>({ extraRound: true })
    beginOperatingRound(game, policy, ledger)
  },
})
