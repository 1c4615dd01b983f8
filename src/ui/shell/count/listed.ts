import type { Cause, Explanation } from '../../../session/find/finding'
import type { Session } from '../../../session/session'
import { type CauseText, couldBe, entryOf, textOf, whereOf } from './causeTexts'

/** The causes at this many places of the game are worth looking at first; the rest is folded. */
const FIRST = 3
/** At most this many explanations; further ones explain nothing. */
const MOST = 12
/** At most this many causes of one explanation. */
const VALUES = 6

/** A cause as it is listed, with the others that read the same of another place in the game. */
export interface Listed extends CauseText {
  readonly others: readonly Cause[]
}

/** The causes that are listed, together where they are about the same place of the game, and how many they are. */
export interface Listing {
  readonly first: readonly (readonly Listed[])[]
  readonly folded: readonly (readonly Listed[])[]
  readonly count: number
  /** Whether less likely causes are left out. */
  readonly leftOut: boolean
}

/** The number of causes of some explanations. */
export const countOf = (all: readonly (readonly unknown[])[]): number =>
  all.reduce((sum, lines) => sum + lines.length, 0)

interface Told extends CauseText {
  readonly others: Cause[]
  readonly places: Set<string>
}

/**
 * The causes of each explanation in words, each said once, in the likeliest explanation that has it; explanations left
 * without a cause are dropped. Money that may have gone wrong with one entry as well as with another is put right in the same
 * way, so it is one cause with further places.
 */
export function eachOnce(
  all: readonly Explanation[],
  tell: (cause: Cause) => CauseText,
  where: (cause: Cause) => string,
): readonly (readonly Listed[])[] {
  const said = new Map<string, Told>()
  const groups = all.map(({ causes }) =>
    causes.flatMap((cause): Told[] => {
      const told = tell(cause)
      const place = where(cause)
      const which = cause.is === 'money' ? [...cause.uncounted] : place
      const key = JSON.stringify([told.what, told.besides, which])
      const same = said.get(key)
      if (!same) {
        const first = { ...told, others: [], places: new Set([place]) }
        said.set(key, first)
        return [first]
      }
      if (!same.places.has(place)) same.others.push(cause)
      same.places.add(place)
      return []
    }),
  )
  return groups
    .filter(lines => lines.length > 0)
    .map(lines => lines.map(({ places: _, ...listed }): Listed => listed))
}

/** Are two causes about the same entry of the game, or about one forgotten at the same place? */
function aboutSamePlace(one: CauseText | undefined, other: CauseText | undefined): boolean {
  if (!one || !other) return false
  const [at, is] = [entryOf(one.cause), entryOf(other.cause)]
  return at === is && (at !== undefined || one.cause.index === other.cause.index)
}

/** Causes in a row that are about the same place, together: the place is named once. */
function byPlace(groups: readonly (readonly Listed[])[]): readonly (readonly Listed[])[] {
  const places: Listed[][] = []
  for (const lines of groups) {
    const last = places.at(-1)
    if (last && aboutSamePlace(last[0], lines[0])) last.push(...lines)
    else places.push([...lines])
  }
  return places
}

/** What is listed of the explanations found. */
export function listingOf(open: Session, all: readonly Explanation[]): Listing {
  const every = eachOnce(all, textOf, cause => whereOf(open, cause))
  const groups = every
    .slice(0, MOST)
    .map(lines =>
      lines.slice(0, VALUES).map(it => ({ ...it, besides: [...it.besides, ...couldBe(open, it.others)] })),
    )
  const places = byPlace(groups)
  return {
    first: places.slice(0, FIRST),
    folded: places.slice(FIRST),
    count: countOf(groups),
    leftOut: countOf(every) > countOf(groups),
  }
}
