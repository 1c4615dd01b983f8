import { endsRound } from '../../rules/happening'
import type { Action } from '../../rules/rule'
import { sameEntry } from '../records'
import type { Entry } from '../session'
import { ACTOR, type FieldValue, playerOf, valueIn, withField } from './fields'
import type { Wanted } from './wanted'

/** Indexes of the entries of the same type that other players made in the round of the entry at `at`. */
function likes(entries: readonly Entry[], at: number): readonly number[] {
  const entry = entries[at]
  const player = playerOf(entry?.action)
  if (!entry || player === undefined) return []
  const places: number[] = []
  const look = (place: number) => {
    const action = entries[place]?.action
    if (action?.type === entry.action.type && playerOf(action) !== player) places.push(place)
  }
  for (let place = at - 1; place >= 0 && !endsRound(entries[place]); place--) look(place)
  for (let place = at; place < entries.length; place++) {
    look(place)
    if (endsRound(entries[place])) break
  }
  return places
}

/** A value that another player's entry in the same round has. */
export interface Counterpart {
  readonly value: FieldValue
  readonly player: string
}

/** The values that other players' entries in the round of an entry have in a field, nearest first, each once. */
export function counterpartsOf(entries: readonly Entry[], at: number, field: string): readonly Counterpart[] {
  const own = entries[at] && valueIn(entries[at].action, field)
  const found = new Map<FieldValue, Counterpart>()
  for (const place of likes(entries, at).toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))) {
    const action = entries[place]?.action
    const [value, player] = [action && valueIn(action, field), playerOf(action)]
    if (value === undefined || value === own || player === undefined || found.has(value)) continue
    found.set(value, { value, player })
  }
  return [...found.values()]
}

/** The one field in which two versions of an entry differ; `undefined` if they differ in none or in several. */
function otherField(was: Action, is: Action): string | undefined {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  const others = names.filter(name => name !== 'at' && valueIn(was, name) !== valueIn(is, name))
  return was.type === is.type && others.length === 1 ? others[0] : undefined
}

/**
 * Lists that give the entry at `at` its new value, and give its old value to another player's entry of the round that has
 * the new one. The two entries are exchanged whole, or only in that value.
 */
export function exchangedFor(
  entries: readonly Entry[],
  list: readonly Wanted[],
  at: number,
  is: Action,
): readonly { readonly from: number; readonly list: readonly Wanted[] }[] {
  const was = list[at]?.action
  const field = was && otherField(was, is)
  if (!was || field === undefined || field === ACTOR) return []
  const value = valueIn(is, field)
  return likes(entries, at).flatMap(place => {
    const other = list[place]?.action
    if (!other || valueIn(other, field) !== value) return []
    const from = Math.min(at, place)
    const crossed = (one: Action, two: Action) => ({
      from,
      list: list.with(at, { action: one }).with(place, { action: two }),
    })
    const whole = crossed(withField(other, ACTOR, playerOf(was)), withField(was, ACTOR, playerOf(other)))
    const alone = crossed(is, withField(other, field, valueIn(was, field)))
    return sameEntry(whole.list[at]?.action as Action, is) ? [whole] : [whole, alone]
  })
}
