import type { Holder } from '../../bank/money'
import { choices } from '../../rules/apply'
import type { AnyState } from '../../rules/state'
import type { AnyTitle } from '../../rules/title'
import type { Draft } from '../change'
import { type EntryId, sameEntry } from '../records'
import { before, type Course, type Entry, type Session } from '../session'
import { isEnd } from './ends'
import { playerOf } from './fields'

/** Consecutive entries made in one turn: from index `from` up to, but not including, `to`. */
export interface Turn {
  readonly from: number
  readonly to: number
  readonly actor: Holder | null
}

interface Moment {
  readonly actor: Holder | null
  readonly round: string
}
const moments = new WeakMap<AnyState, Moment>()

function momentOf(title: AnyTitle, state: AnyState): Moment {
  const known = moments.get(state)
  if (known) return known
  const { actor, round } = title.view(state)
  moments.set(state, { actor, round })
  return { actor, round }
}

/** The table before an index of a draft's list, within the part that was played. */
export function tableAt({ of, entries }: Draft, index: number): AnyState {
  return before({ start: of.start, entries }, index)
}

const momentAt = (draft: Draft, index: number) => momentOf(draft.of.title, tableAt(draft, index))

/** Are two indexes of the list in the same round? */
export const sameRound = (draft: Draft, one: number, other: number): boolean =>
  momentAt(draft, one).round === momentAt(draft, other).round

/** Does the entry at an index of the list give the turn away? */
export function givenAway(draft: Draft, index: number): boolean {
  const game = { ...draft.of, entries: draft.entries }
  return draft.entries[index]?.action.type === game.title.pass || isEnd(game, index)
}

/** The turn in which an entry was made. It ends with the entry that gives it away, even if the same player has the next turn. */
export function turnOf(draft: Draft, index: number): Turn {
  const { actor, round } = momentAt(draft, index)
  const same = (at: number) => {
    const moment = momentAt(draft, at)
    return moment.actor === actor && moment.round === round
  }
  let [from, to] = [index, index + 1]
  while (from > 0 && same(from - 1) && !givenAway(draft, from - 1)) from--
  while (to < draft.entries.length && same(to) && !givenAway(draft, to - 1)) to++
  return { from, to, actor }
}

/** The nearest turn of `actor` in one direction within the round, and how many turns away it is. */
function nextOf(
  draft: Draft,
  index: number,
  actor: Holder,
  step: 1 | -1,
): { turn: Turn; away: number } | undefined {
  const { round } = momentAt(draft, index)
  const count = draft.entries.length
  let turn = turnOf(draft, index)
  for (let away = 1; ; away++) {
    const at = step > 0 ? turn.to : turn.from - 1
    if (at < 0 || at > count || momentAt(draft, at).round !== round) return undefined
    // After the last entry comes the turn of whoever acts now.
    turn = at === count ? { from: at, to: at, actor: momentAt(draft, at).actor } : turnOf(draft, at)
    if (turn.actor === actor) return { turn, away }
    if (at === count) return { turn: { from: at, to: at, actor }, away: away + 1 }
  }
}

/** A player's nearest turns before and after an entry in its round, the nearer one first; the later one if equally near. */
export function turnsOf(draft: Draft, index: number, player: Holder): readonly Turn[] {
  const found = [nextOf(draft, index, player, 1), nextOf(draft, index, player, -1)]
  return found
    .flatMap(it => it ?? [])
    .sort((a, b) => a.away - b.away)
    .map(({ turn }) => turn)
}

/** Index of the next entry that does more than end the turn; the index after the last entry if there is none. */
export function nextDeed(game: Course, at: number): number {
  const { title, entries } = game
  const player = playerOf(entries[at]?.action)
  const onlyEnds = (place: number) => {
    const action = entries[place]?.action
    return isEnd(game, place) || (action?.type === title.pass && playerOf(action) === player)
  }
  let next = at + 1
  while (next < entries.length && onlyEnds(next)) next++
  return next
}

/** What follows an entry. */
export interface Neighbours {
  /** The next entry that a person made; missing at the end. */
  readonly next?: Entry
  /** Something forgotten after this entry belongs before this one: in the same turn, if more can be done in it. */
  readonly behind?: EntryId
}

/** What follows the entry at an index of the list. */
export function neighbours(game: Session, at: number): Neighbours {
  const { title, entries } = game
  const next = entries[nextDeed(game, at)]
  const [entry, following] = [entries[at], entries[at + 1]]
  if (!entry || !following) return {}
  const more = choices(title.law, entry.state).some(
    ({ draft, refusal }) => !refusal && draft.type !== title.pass && !sameEntry(draft, following.action),
  )
  const behind = more || !next ? following.id : next.id
  return next ? { next, behind } : { behind }
}
