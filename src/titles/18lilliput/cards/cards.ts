import type { PlayerId } from '../../../rules/state'
import type { CardId } from '../data'
import { cardsInPlay, type LilState, takerOf } from '../state'

/** The cards in the middle of the table, in the table's order. */
export function cardsLeft(state: LilState): readonly CardId[] {
  return cardsInPlay(state).filter(card => takerOf(state, card) === undefined)
}

/** Can this player take or copy any card? Rulings may have left none. */
export function mayTake(state: LilState, player: PlayerId): boolean {
  const copies = state.copies[player] ?? 0
  return (copies > 0 && state.taken.length > 0) || cardsLeft(state).length > 0
}
