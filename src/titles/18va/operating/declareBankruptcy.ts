import type * as v from 'valibot'
import { action, player } from '../../../rules/schema'
import type { VaRule } from '../ledger'
import { refuse } from '../refusals'
import { frame } from '../state'
import { afterSkip, canRaise, leastNeeded, needOf, refuseBeforeRun, skipRun } from '../stock/forced'
import { actor, operating, refuseOperatingTurn } from '../turns'
import { bankrupt } from './bankruptcy'

const schema = action('declareBankruptcy', { player })
export type DeclareBankruptcy = v.InferOutput<typeof schema>

/**
 * Eliminates a president who cannot raise the money for a forced purchase; the game goes on unless only one player is
 * left (4.6.3).
 */
export const declareBankruptcy: VaRule<DeclareBankruptcy> = {
  cite: '4.6.3',
  schema,
  offers(state) {
    const need = needOf(state)
    return need ? [{ slot: 'bankruptcy', draft: { type: 'declareBankruptcy', player: need.president } }] : []
  },
  check(before, { player }) {
    const turn = frame(before, 'operate')
    if (!turn) {
      const corporation = before.turn.find(it => it.at === 'operate')?.corporation
      if (corporation) return refuseOperatingTurn(before, corporation)
      const over = frame(before, 'over')
      if (over) return refuse('5', 'gameOver', { by: over.by })
      return refuse('4.6.3', 'notRaising', { player, turn: actor(before) ?? '' })
    }
    const state = afterSkip(before)
    const need = needOf(state)
    if (need?.president !== player)
      return (
        (state.corporations[turn.corporation].president === player
          ? refuseBeforeRun(state, turn)
          : undefined) ?? refuse('4.6.3', 'notRaising', { player, turn: turn.corporation })
      )
    const raises = canRaise(state, need)
    const needs = leastNeeded(need)
    if (raises < needs) return undefined
    return refuse('4.6.3', 'notBankrupt', { player, raises, needs, tredegar: needs < need.contribution })
  },
  play(ledger, { player }) {
    skipRun(ledger)
    bankrupt(ledger, player, operating(ledger))
  },
}
