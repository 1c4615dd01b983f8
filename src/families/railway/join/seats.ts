import type { PlayerId } from '../../../rules/state'
import type { Joined } from './answers'
import type { JoinPolicy } from './policy'

type Own = Pick<Joined, 'own'>

/** The players who are out of the game, as far as filled in. */
export const bankruptIn = ({ own }: Own) => (own.bankrupt ?? []) as readonly PlayerId[]

/** The move order as given so far; complete as soon as only one place is open. */
export function movesOf({ own }: Own, players: readonly PlayerId[]): readonly PlayerId[] {
  const moves = (own.moves ?? []) as readonly PlayerId[]
  const left = players.filter(id => !moves.includes(id))
  return left.length === 1 ? [...moves, ...left] : moves
}

/** The move order as given; before there is one, the seating order. */
export function orderOf({ moves: asked }: JoinPolicy, form: Joined, players: readonly PlayerId[]) {
  const moves = asked?.(form) ? movesOf(form, players) : []
  return [...moves, ...players.filter(id => !moves.includes(id))]
}

/** The players who still take turns, in their order. */
export const seatedIn = (policy: JoinPolicy, form: Joined, players: readonly PlayerId[]) =>
  orderOf(policy, form, players).filter(id => !bankruptIn(form).includes(id))
