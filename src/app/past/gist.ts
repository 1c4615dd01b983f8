import type { Action } from '../../rules/rule'
import { isEnd } from '../../session/mend/ends'
import { sameEntry } from '../../session/records'
import type { Session } from '../../session/session'
import type { Plan } from './plan'

/** What a change of the past is about, kept to name the change even if the game no longer has what it changes. */
export interface Gist {
  /** The entry it takes out, with the number it had then. */
  readonly number?: number
  readonly was?: Action
  /** What it puts in. */
  readonly is?: Action
}

/** The gist of a plan in a game that still has all it changes: the first place where it does more than move the end of a turn. */
export function gistOf(open: Session, { splices }: Plan): Gist {
  const places = new Map(open.entries.map(({ id }, index) => [id, index] as const))
  for (const { remove, insert } of splices) {
    const index = remove.flatMap(id => places.get(id) ?? []).find(at => !isEnd(open, at))
    const was = index === undefined ? undefined : open.entries[index]?.action
    const is = insert.find(({ type }) => was === undefined || type === was.type) ?? insert[0]
    if (index === undefined && !is) continue
    return {
      ...(index === undefined ? {} : { number: index + 1 }),
      ...(was ? { was } : {}),
      ...(is ? { is } : {}),
    }
  }
  return {}
}

const same = (one: Action | undefined, other: Action | undefined) =>
  one === other || (one !== undefined && other !== undefined && sameEntry(one, other))

/** Whether two changes take out the same entry and put in the same. */
export function sameGist(one: Gist, other: Gist): boolean {
  return one.number === other.number && same(one.was, other.was) && same(one.is, other.is)
}
