import type * as v from 'valibot'
import { action, player } from '../../../rules/schema'
import type { Game } from '../game'
import type { RailRule } from '../law'
import { why } from '../reasons'
import { sellTo } from '../stock/sales'
import { frame, operatingTurn } from '../table'
import { actor, refuseOperatingTurn } from '../turns'
import type { Forced } from './need'
import type { OperatingPolicy } from './policy'

const schema = action('declareBankruptcy', { player })
export type DeclareBankruptcy = v.InferOutput<typeof schema>

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
      const below = operatingTurn(before)
      if (!frame(before, 'operate'))
        return below
          ? refuseOperatingTurn(game, before, below.corporation)
          : why('notRaising', { player, turn: actor(before) ?? '' })
      const state = forced.afterSkip(before)
      const need = forced.need(state)
      if (need?.president !== player) return why('notRaising', { player, turn: actor(state) ?? '' })
      const raises = forced.raises(state, need)
      const needs = need.contribution
      return raises < needs ? undefined : why('notBankrupt', { player, raises, needs })
    },
    play(ledger, { player }) {
      forced.skip(ledger)
      for (const sale of forced.largest(ledger.state)) sellTo(game, ledger, sale)
      bankrupt(ledger, player)
    },
  }
}
