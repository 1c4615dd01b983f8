import type * as v from 'valibot'
import { action, maybe, oneOf, player } from '../../../rules/schema'
import { CORPORATIONS, JUSTICIARY } from '../data'
import type { LilRule } from '../ledger'
import { refuse } from '../refusals'
import { directedBy, frame } from '../state'
import { refuseOthers, whyNotNow } from '../turns'

const schema = action('justiciary', { player, corporation: maybe(oneOf(CORPORATIONS)) })
export type Justiciary = v.InferOutput<typeof schema>

/**
 * The Grand Justiciary's payment at the start of a round: $20 to one of the owner's companies, or $5 to the owner
 * (characters).
 */
export const justiciary: LilRule<Justiciary> = {
  cite: 'characters',
  schema,
  offers(state) {
    const player = state.characters.justiciary
    if (!frame(state, 'justiciary') || player === null) return []
    const draft = { type: 'justiciary' as const, player }
    return [
      ...directedBy(state, player).map(corporation => ({
        slot: 'justiciary',
        draft: { ...draft, corporation },
      })),
      { slot: 'justiciary', draft },
    ]
  },
  check(state, { player, corporation }) {
    if (frame(state, 'choose')) return whyNotNow(state)
    const owner = state.characters.justiciary
    if (owner !== player)
      return refuse('characters', 'notCharacter', { player, character: 'justiciary', owner })
    if (!frame(state, 'justiciary')) return refuse('characters', 'notOwed', { round: state.round.number })
    return corporation && refuseOthers(state, player, corporation)
  },
  play(ledger, { player, corporation }) {
    ledger.popTurn()
    if (corporation) ledger.pay('bank', corporation, JUSTICIARY.corporation, 'justiciary')
    else ledger.pay('bank', player, JUSTICIARY.player, 'justiciary')
  },
}
