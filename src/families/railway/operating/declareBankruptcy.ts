import type * as v from 'valibot'
import { cashOf } from '../../../bank/money'
import { action, player } from '../../../rules/schema'
import type { Game } from '../game'
import type { RailRule } from '../law'
import { why } from '../reasons'
import { sellTo } from '../stock/sales'
import { endGame, refuseHalted } from '../turns'
import type { Forced, OperatingPolicy } from './policy'
import { refuseNotRaising } from './sellShares'

const schema = action('declareBankruptcy', { player })
export type DeclareBankruptcy = v.InferOutput<typeof schema>

/** A bankruptcy that ends the game: all cash of the bankrupt goes to the bank. */
export const endsTheGame: OperatingPolicy['bankrupt'] = (ledger, player) => {
  ledger.pay(player, 'bank', cashOf(ledger.state.cash, player), 'forfeit')
  endGame(ledger, 'bankruptcy')
}

/** A president who cannot raise the money for a forced purchase sells all that may be sold, in operating order; then the title's own end. */
export function declareBankruptcy(
  game: Game,
  { bankrupt }: Pick<OperatingPolicy, 'bankrupt'>,
  forced: Forced,
): RailRule<DeclareBankruptcy> {
  return {
    schema,
    offers(state) {
      const need = forced.need(state)
      return need
        ? [{ slot: 'bankruptcy', draft: { type: 'declareBankruptcy', player: need.president } }]
        : []
    },
    why(before, { player }) {
      const state = forced.afterSkip(before)
      const need = forced.need(state)
      if (need?.president !== player) return refuseHalted(game, before) ?? refuseNotRaising(state, player)
      const raises = forced.raises(state, need)
      const needs = forced.needs(state, need)
      return raises < needs ? undefined : why('notBankrupt', { player, raises, needs })
    },
    play(ledger, { player }) {
      forced.skip(ledger)
      for (const sale of forced.largest(ledger.state)) sellTo(game, ledger, sale)
      bankrupt(ledger, player)
    },
  }
}
