import type { Action } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import type { Draft } from '../change'
import { type EntryId, sameEntry } from '../records'
import { isEnd } from './ends'
import { exchangedFor } from './exchange'
import { playerOf } from './fields'
import { type Fitted, tidied } from './fit'
import { type How, type Other, shiftedBack, shiftedOn, withPlayer } from './shift'
import { givenAway, nextDeed, type Turn, tableAt, turnOf, turnsOf } from './turns'
import type { Wanted } from './wanted'

/** What was wrong with an entry, as the banker says it. */
export type Mistake =
  /** It should read differently; with no actions, it never happened or was entered twice. */
  | { readonly is: 'instead'; readonly id: EntryId; readonly actions: readonly Action[] }
  /** Something before it was forgotten; if there is no entry of this id, at the end of the game. */
  | { readonly is: 'before'; readonly id: EntryId; readonly actions: readonly Action[] }
  /** Another player did it, in their own turn. */
  | { readonly is: 'player'; readonly id: EntryId; readonly player: PlayerId }
  /** It and the next entry that a person made are in the wrong order. */
  | { readonly is: 'swapped'; readonly id: EntryId }
  /** Neither it nor anything after it happened. */
  | { readonly is: 'rest'; readonly id: EntryId }

/** A way to put a mistake right: the whole list of entries that results, and where it stops if not all of them fit. */
export interface Mend extends Fitted {
  readonly how: How
}

type Listed = Pick<Wanted, 'action'>

function listOf({ of, list }: Draft): readonly Wanted[] {
  // Entries that the draft itself inserted have no place in the game yet.
  return list.map(({ id, action }) => (id > of.lastId ? { action } : { id, action }))
}

/** The list with actions before the entry at a place, or instead of it if that is gone. */
const inserted = (list: readonly Wanted[], at: number, gone: 0 | 1, actions: readonly Action[]): Other => ({
  from: at,
  list: list.toSpliced(at, gone, ...actions.map(action => ({ action }))),
})

/** Moves an entry, now reading `action`, to the place before index `to` of the original list. */
function relocated(list: readonly Wanted[], at: number, to: number, action: Action): Other {
  const without = list.toSpliced(at, 1)
  return { from: Math.min(at, to), list: without.toSpliced(to > at ? to - 1 : to, 0, { action }) }
}

/** Swaps everything done in two turns; the entries of each become those of the other's player. */
function crossed(list: readonly Wanted[], one: Turn, other: Turn): Other {
  const [first, second] = one.from < other.from ? [one, other] : [other, one]
  const as = ({ from, to }: Turn, { actor }: Turn): readonly Wanted[] =>
    list.slice(from, to).map(({ action }) => ({
      action: playerOf(action) === undefined || actor === null ? action : withPlayer(action, actor),
    }))
  return {
    from: first.from,
    list: [
      ...list.slice(0, first.from),
      ...as(second, first),
      ...list.slice(first.to, second.from),
      ...as(first, second),
      ...list.slice(second.to),
    ],
  }
}

/**
 * Where an entry may belong as another player's, likeliest first: in a nearby turn of theirs (as its first or its last deed),
 * swapped with an entry of the same type there, swapped with that whole turn, or right where it is.
 */
function asPlayers(draft: Draft, list: readonly Wanted[], at: number, player: PlayerId): readonly Other[] {
  const action = withPlayer(list[at]?.action as Action, player)
  const turns = turnsOf(draft, at, player)
  const last = ({ from, to }: Turn) => (givenAway(draft, to - 1) && to > from ? to - 1 : to)
  const into = turns.flatMap(turn =>
    [...new Set([turn.from, last(turn)])].map(place => ({
      ...relocated(list, at, place, action),
      how: { into: turn.from },
    })),
  )
  const mine = turnOf(draft, at)
  const alike = turns.flatMap(({ from, to }): Other[] => {
    const place = list.slice(from, to).findIndex(other => other.action.type === action.type) + from
    const other = list[place]?.action
    const [own, others] = [playerOf(list[at]?.action), playerOf(other)]
    if (place < from || !other || own === undefined || others === undefined) return []
    const put = list
      .with(at, { action: withPlayer(other, own) })
      .with(place, { action: withPlayer(action, others) })
    return [{ from: Math.min(at, place), list: put, how: { into: from, crossed: true } }]
  })
  const exchanged = turns
    .filter(({ from, to }) => to > from)
    .map((turn): Other => ({ ...crossed(list, mine, turn), how: { into: turn.from, crossed: true } }))
  return [...into, ...alike, ...exchanged, inserted(list, at, 1, [action])]
}

/** Swaps two entries: as they are, and then with each under the other's player, since the order of turns is fixed. */
function swapped(draft: Draft, list: readonly Wanted[], at: number): readonly Other[] {
  const next = nextDeed({ ...draft.of, entries: draft.entries }, at)
  const [one, other] = [list[at]?.action, list[next]?.action]
  if (!one || !other) return []
  const put = (first: Action, second: Action): Other => ({
    from: at,
    list: list.with(at, { action: first }).with(next, { action: second }),
  })
  const [mine, others] = [playerOf(one), playerOf(other)]
  const crosswise =
    mine !== undefined && others !== undefined && mine !== others
      ? [put(withPlayer(other, mine), withPlayer(one, others))]
      : []
  return [put(other, one), ...crosswise]
}

function othersFor(draft: Draft, mistake: Mistake): readonly Other[] {
  const list = listOf(draft)
  const index = draft.list.findIndex(it => it.id === mistake.id)
  const at = index < 0 ? list.length : index
  switch (mistake.is) {
    case 'instead':
      return [
        ...(mistake.actions.length === 0 ? shiftedBack(draft, list, at) : []),
        inserted(list, at, 1, mistake.actions),
      ]
    case 'before':
      return [inserted(list, at, 0, mistake.actions)]
    case 'player':
      return asPlayers(draft, list, at, mistake.player)
    case 'swapped':
      return swapped(draft, list, at)
    case 'rest':
      return [{ from: at, list: list.slice(0, at) }]
  }
}

/** If another player was entered with what this entry should have been: each gets the other's. */
function exchanges(draft: Draft, mistake: Mistake): readonly Other[] {
  const at = draft.list.findIndex(({ id }) => id === mistake.id)
  if (mistake.is !== 'instead' || at < 0 || at >= draft.entries.length) return []
  const [action, more] = mistake.actions
  return action && !more ? exchangedFor(draft.entries, listOf(draft), at, action) : []
}

/** Makes room for something forgotten if its player was entered with what the next player did. */
function postponed(draft: Draft, mistake: Mistake): readonly Other[] {
  const at = draft.list.findIndex(({ id }) => id === mistake.id)
  return mistake.is === 'before' && at >= 0 ? shiftedOn(draft, listOf(draft), at, mistake.actions) : []
}

/**
 * Sort key of a mend, lower is better: each inserted or removed pass counts. If something is refused in all of them, the one
 * in the nearest turn gives the best reason.
 */
const rank = ({ stop, moved, how: { into, shifted } }: Mend): number => {
  // After a shift the next player has simply not acted yet; without it, they must also have passed, which is less likely.
  if (stop === undefined && shifted) return -2
  // An entry that fits where it is, with nothing else touched, need not move.
  if (stop === undefined) return into === undefined && moved === 0 ? -1 : moved
  return into === undefined ? 2e6 : 1e6
}

/**
 * The ways to put a mistake right in a game, or in a draft of it, likeliest first, each with the ends of turns and passes
 * that it implies. The first may stop at an entry that no longer fits; if it is an exchange, so may ways without one. All
 * others fit. Empty if nothing would change.
 */
export function mends(draft: Draft, mistake: Mistake): readonly Mend[] {
  const { title } = draft.of
  const ids = new Map(draft.of.entries.map(({ id }, index) => [id, index] as const))
  const wasEnd = ({ id }: Wanted) => {
    const index = id === undefined ? undefined : ids.get(id)
    return index !== undefined && isEnd(draft.of, index)
  }
  const fitted = ({ from, list, how = {} }: Other): Mend => {
    const begin = Math.min(from, draft.entries.length)
    const fit = tidied(title, tableAt(draft, begin), list.slice(begin), wasEnd)
    const stop = fit.stop === undefined ? {} : { stop: fit.stop + begin }
    return {
      list: [...list.slice(0, begin), ...fit.list],
      moved: fit.moved,
      played: fit.played,
      ...stop,
      how,
    }
  }
  const plain = othersFor(draft, mistake).map(fitted)
  const found = plain.some(({ stop }) => stop === undefined)
    ? plain
    : [
        ...plain,
        ...exchanges(draft, mistake).map(other => fitted({ ...other, how: { exchanged: true } })),
        ...postponed(draft, mistake).map(fitted),
      ]
  const same = (one: readonly Listed[], other: readonly Listed[]) =>
    one.length === other.length && one.every(({ action }, i) => sameEntry(action, other[i]?.action as Action))
  const others = found.filter(
    ({ list }, i) => !same(list, draft.list) && !found.slice(0, i).some(before => same(list, before.list)),
  )
  const ranked = others.toSorted((a, b) => rank(a) - rank(b))
  const [first] = ranked
  // Even if two entries may have been exchanged, the other player may have done something else altogether.
  const stays = ({ stop, how }: Mend) => stop === undefined || (first?.how.exchanged && !how.exchanged)
  return ranked.filter((mend, i) => i === 0 || stays(mend))
}
