import type * as v from 'valibot'
import { action, oneOf, player } from '../../../rules/schema'
import { CASH, CHARTERS, PAPER, STARTING } from '../data'
import type { LilRule } from '../ledger'
import { refuse } from '../refusals'
import { directorOf, frame } from '../state'
import { playerAt, refuseChoice } from '../turns'

const schema = action('chooseCorporation', { player, corporation: oneOf(STARTING) })
export type ChooseCorporation = v.InferOutput<typeof schema>

/**
 * Takes a starting company with its director's certificate, treasury, trains and marker; the owner of green has $60
 * (setup, companies).
 */
export const chooseCorporation: LilRule<ChooseCorporation> = {
  cite: 'setup',
  schema,
  offers(state) {
    const turn = frame(state, 'choose')
    if (!turn) return []
    const player = playerAt(state, turn.pick)
    return STARTING.map(corporation => ({
      slot: 'choose',
      draft: { type: 'chooseCorporation', player, corporation },
    }))
  },
  check(state, { player, corporation }) {
    const refusal = refuseChoice(state, player)
    if (refusal) return refusal
    const own = STARTING.find(id => directorOf(state, id) === player)
    if (own) return refuse('setup', 'hasCorporation', { player, corporation: own })
    const director = directorOf(state, corporation)
    return director === null
      ? undefined
      : refuse('setup', 'corporationTaken', { corporation, player: director })
  },
  play(ledger, { player, corporation }) {
    const { at, treasury, cash } = CHARTERS[corporation]
    ledger.direct(corporation, player, PAPER.presidentShares)
    ledger.pay('bank', corporation, treasury, 'capital', corporation)
    ledger.pay('bank', player, cash - CASH, 'advantage', corporation)
    ledger.token(ledger.state.grid, corporation, at, 'founded')
    const turn = frame(ledger.state, 'choose')
    if (turn) ledger.setTurn({ ...turn, pick: turn.pick + 1 })
  },
}
