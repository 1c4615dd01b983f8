import type { Holder } from '../../bank/money'
import type { Action } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import type { Draft } from '../change'
import { sameEntry } from '../records'
import { withImplied } from '../session'
import { ACTOR, playerOf, withField } from './fields'
import { givenAway, sameRound, tableAt, turnOf } from './turns'
import type { Wanted } from './wanted'

/** What a way to put a mistake right assumes besides what the banker said. */
export interface How {
  /** The entry moved into another turn: the index of that turn's first entry in the original list. */
  readonly into?: number
  /** The contents of that turn took its place: each of the two players did what the other was entered with. */
  readonly crossed?: true
  /** Another player's entry was exchanged with it, since both cannot stand. */
  readonly exchanged?: true
  /** The turns that follow in the round each move back to the player before, or on to the next. */
  readonly shifted?: 'back' | 'on'
}

/** The list of a draft with different entries from an index on. */
export interface Other {
  readonly from: number
  readonly list: readonly Wanted[]
  readonly how?: How
}

/** The entry under another player's name. */
export function withPlayer(action: Action, player: PlayerId): Action {
  return withField(action, ACTOR, player)
}

/** Part of a list, with everything that one player did given to another. */
const as = (list: readonly Wanted[], from: PlayerId, to: PlayerId): readonly Wanted[] =>
  list.map(one => (playerOf(one.action) === from ? { action: withPlayer(one.action, to) } : one))

/** The turns of a round from an index of the list on, in order. */
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
 * Undoes a double entry whose second copy was made in the next player's name and so pushed everybody after it one turn on:
 * removes that turn, and gives each later turn of the round to the player of the turn before it.
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

/** Who acts at an index of the list, once the turn there is closed. */
function actorBehind(draft: Draft, index: number): Holder | null {
  return draft.of.title.view(withImplied(draft.of, tableAt(draft, index)).state).actor
}

/**
 * Inserts an entry that was forgotten because its player was entered with what the next player did: the turns from there on
 * each go to the next player of the round. If the round is over, its last turn is dropped; it must have done nothing but
 * give the turn away.
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
