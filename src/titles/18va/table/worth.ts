import { cashOf } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'
import type { WorthPart } from '../../../rules/view'
import { PRIVATE_CARDS, PRIVATES } from '../data'
import { netWorth, type VaState } from '../state'

/** The parts of a player's worth, as the title's words name them: cash, stock at its value, private companies at face value (5). */
export function worthParts(state: VaState, player: PlayerId): readonly WorthPart[] {
  const cash = cashOf(state.cash, player)
  let privates = 0
  for (const company of PRIVATES)
    if (state.privates[company] === player) privates += PRIVATE_CARDS[company].face
  return [
    { part: 'cash', amount: cash },
    { part: 'stock', amount: netWorth(state, player) - cash - privates },
    { part: 'privates', amount: privates },
  ]
}
