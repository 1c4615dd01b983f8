import type { PlayerId } from '../../../rules/state'
import type { CardId } from '../data'
import { cardsInPlay, type LilState, takerOf } from '../state'

/** Cards in the middle of the table, in its order. */
export function cardsLeft(state: LilState): readonly CardId[] {
  return cardsInPlay(state).filter(card => takerOf(state, card) === undefined)
}

/** May this player take a card at all, or copy one? A ruling may have brought the table out of cards. */
export function mayTake(state: LilState, player: PlayerId): boolean {
  const copies = state.copies[player] ?? 0
  return (copies > 0 && state.taken.length > 0) || cardsLeft(state).length > 0
}
