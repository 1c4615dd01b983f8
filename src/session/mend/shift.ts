import type { Holder } from '../../bank/money'
import { applyAll } from '../../rules/apply'
import type { Action } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import type { Draft } from '../change'
import { sameEntry } from './ends'
import { givenAway, playerOf, sameRound, tableAt, turnOf } from './turns'
import type { Wanted } from './wanted'

/** What else a way to put a mistake right takes to have been, besides what was said. */
export interface How {
  /** It moved into another turn: the place of that turn's first entry in the list as it was. */
  readonly into?: number
  /** What was done in that turn came in its place: each of the two did what the other is entered with. */
  readonly crossed?: true
  /** Another player's entry changed places with it, since both cannot be. */
  readonly exchanged?: true
  /** What follows in the round goes one player back each time, or on. */
  readonly shifted?: 'back' | 'on'
}

/** The list of a draft with something else in it, from a place on. */
export interface Other {
  readonly from: number
  readonly list: readonly Wanted[]
  readonly how?: How
}

/** An entry as another player's. */
export function withPlayer(action: Action, player: PlayerId): Action {
  const other: Action & { player?: PlayerId } = { ...action, player }
  return other
}

/** A part of a list, in which whatever one player did is another's. */
const as = (list: readonly Wanted[], from: PlayerId, to: PlayerId): readonly Wanted[] =>
  list.map(one => (playerOf(one.action) === from ? { action: withPlayer(one.action, to) } : one))

/** The turns of a round from a place of the list on, in their order. */
function turnsFrom(draft: Draft, from: number) {
  const turns: { from: number; to: number; actor: PlayerId }[] = []
  for (let at = from; at < draft.entries.length; ) {
    const { to, actor } = turnOf(draft, at)
    if (!actor || !sameRound(draft, from, at)) break
    turns.push({ from: at, to, actor })
    at = to
  }
  return turns
}

/**
 * What was entered twice, the second time in the name of whoever was next, put everybody behind it one place on: without that
 * turn, what follows in the round is that of the player before.
 */
export function shiftedBack(draft: Draft, list: readonly Wanted[], at: number): readonly Other[] {
  const doubled = draft.entries[at]
  if (!doubled || playerOf(doubled.action) === undefined) return []
  const turn = turnOf(draft, at)
  const previous = turn.from > 0 ? turnOf(draft, turn.from - 1) : undefined
  const alone = turn.from === at && (turn.to === at + 1 || (turn.to === at + 2 && givenAway(draft, at + 1)))
  if (!alone || !previous?.actor || !turn.actor || previous.actor === turn.actor) return []
  const player = turn.actor
  const same = ({ action }: Wanted) => sameEntry(withPlayer(action, player), doubled.action)
  if (!list.slice(previous.from, previous.to).some(same)) return []
  const [own, ...later] = turnsFrom(draft, turn.from)
  const moved = later.flatMap(({ from, to, actor }, i) =>
    as(list.slice(from, to), actor, (later[i - 1] ?? own)?.actor ?? actor),
  )
  const rest = list.slice(later.at(-1)?.to ?? turn.to)
  return [
    { from: turn.from, list: [...list.slice(0, turn.from), ...moved, ...rest], how: { shifted: 'back' } },
  ]
}

/** Who acts behind a place of the list, once the turn there is closed. */
function actorBehind(draft: Draft, index: number): Holder | null {
  const { title } = draft.of
  const state = tableAt(draft, index)
  const closed = applyAll(title.law, state, title.implied(state))
  return title.view('refusal' in closed ? state : closed.state).actor
}

/**
 * What was forgotten of a player who was entered with what the next one did: with it, what stands there and follows in the
 * round is that of the next player each time. Of a round that is over the last turn goes, which must have done nothing but
 * end it.
 */
export function shiftedOn(
  draft: Draft,
  list: readonly Wanted[],
  at: number,
  actions: readonly Action[],
): readonly Other[] {
  const [action, more] = actions
  const turns = at < draft.entries.length ? turnsFrom(draft, at) : []
  const [first, last] = [turns[0], turns.at(-1)]
  if (!action || more || !first || !last) return []
  if (turnOf(draft, at).from !== at || playerOf(action) !== first.actor) return []
  const goesOn = last.to === draft.entries.length && sameRound(draft, at, last.to)
  if (!goesOn && (last.to - last.from > 1 || !givenAway(draft, last.from))) return []
  const next = goesOn ? actorBehind(draft, last.to) : null
  const moved = (goesOn ? turns : turns.slice(0, -1)).flatMap(({ from, to, actor }, i) =>
    as(list.slice(from, to), actor, turns[i + 1]?.actor ?? next ?? actor),
  )
  const before = [...list.slice(0, at), { action }]
  return [{ from: at, list: [...before, ...moved, ...list.slice(last.to)], how: { shifted: 'on' } }]
}
