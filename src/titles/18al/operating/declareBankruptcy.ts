import type * as v from 'valibot'
import { cashOf } from '../../../bank/money'
import { action, player } from '../../../rules/schema'
import type { AlRule } from '../ledger'
import { refuse } from '../refusals'
import { frame } from '../state'
import { afterSkip, canRaise, largestSales, needOf, skipRun } from '../stock/forced'
import { sellTo } from '../stock/sales'
import { actor, endGame, refuseOperatingTurn } from '../turns'

const schema = action('declareBankruptcy', { player })
export type DeclareBankruptcy = v.InferOutput<typeof schema>

/** A president who cannot raise the money for a forced purchase sells all that may be sold, forfeits all cash, and the game ends (4.2.5.2, 5.1). */
export const declareBankruptcy: AlRule<DeclareBankruptcy> = {
  cite: '4.2.5.2',
  schema,
  offers(state) {
    const need = needOf(state)
    return need ? [{ slot: 'bankruptcy', draft: { type: 'declareBankruptcy', player: need.president } }] : []
  },
  check(before, { player }) {
    const turn = frame(before, 'operate')
    if (!turn) {
      const corporation = before.turn.find(t => t.at === 'operate')?.corporation
      return corporation
        ? refuseOperatingTurn(before, corporation)
        : refuse('4.2.5.2', 'notRaising', { player, turn: actor(before) ?? '' })
    }
    const state = afterSkip(before)
    const need = needOf(state)
    if (need?.president !== player) return refuse('4.2.5.2', 'notRaising', { player, turn: turn.corporation })
    const raises = canRaise(state, need)
    return raises < need.contribution
      ? undefined
      : refuse('4.2.5.2', 'notBankrupt', { player, raises, needs: need.contribution })
  },
  play(ledger, { player }) {
    skipRun(ledger)
    const need = needOf(ledger.state)
    for (const sale of need ? largestSales(ledger.state, need) : []) sellTo(ledger, sale)
    ledger.pay(player, 'bank', cashOf(ledger.state.cash, player), 'forfeit')
    endGame(ledger, 'bankruptcy')
  },
}
