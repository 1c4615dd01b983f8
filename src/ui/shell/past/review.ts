import type { TableReport } from '../../../rules/report'
import type { Draft } from '../../../session/change'
import type { EntryId } from '../../../session/records'
import { before, type Entry, now } from '../../../session/session'

/** An entry of a draft with its number in the game, where it has one. */
export interface Numbered {
  readonly entry: Pick<Entry, 'id' | 'action'> & { readonly happened?: Entry['happened'] }
  readonly number?: number
}

/** What a draft changes, splice by splice: what goes and what comes. */
export interface Alteration {
  readonly out: readonly Numbered[]
  readonly in: readonly Numbered[]
  /** The number of the entry behind which it stands. */
  readonly behind: number
}

/** What a draft changes. */
export function alterations(draft: Draft): readonly Alteration[] {
  const places = new Map(draft.of.entries.map((entry, i) => [entry.id, i] as const))
  const carried = new Map(draft.entries.map(entry => [entry.id, entry] as const))
  let id = draft.of.lastId
  return draft.splices.map(({ after, remove, insert }) => {
    const out = remove.flatMap((gone): Numbered[] => {
      const index = places.get(gone)
      const entry = index === undefined ? undefined : draft.of.entries[index]
      return entry && index !== undefined ? [{ entry, number: index + 1 }] : []
    })
    const comes = insert.map((action): Numbered => {
      id++
      return { entry: carried.get(id) ?? { id, action } }
    })
    return { out, in: comes, behind: (places.get(after) ?? -1) + 1 }
  })
}

/** The two tables to compare: at the end of the game, or before the entry where a draft stops. */
export interface Compared {
  readonly was: TableReport
  readonly is: TableReport
  /** The number in the game of the entry where it stops; nothing where it goes to the end. */
  readonly upTo?: number
}

/** The table of the game and that of a draft, as far as the draft goes. */
export function compared(draft: Draft): Compared {
  const { title } = draft.of
  const is = title.report(draft.entries.at(-1)?.state ?? draft.of.start)
  if (!draft.stop) return { was: title.report(now(draft.of)), is }
  const index = placeInGame(draft, draft.stop.index)
  return { was: title.report(before(draft.of, index)), is, upTo: index + 1 }
}

/** Where in the game a place of the draft is: that of the next entry there that the game has too. */
function placeInGame(draft: Draft, from: number): number {
  const places = new Map<EntryId, number>(draft.of.entries.map((entry, i) => [entry.id, i]))
  for (const { id } of draft.list.slice(from)) {
    const index = places.get(id)
    if (index !== undefined) return index
  }
  return draft.of.entries.length
}

/** The number of an entry in the game; nothing for one that the draft puts in. */
export function numberOf(draft: Draft, id: EntryId): number | undefined {
  const index = draft.of.entries.findIndex(entry => entry.id === id)
  return index < 0 ? undefined : index + 1
}

/** What happened by an entry as the game has it, so that its sentence has its numbers. */
export function happenedOf(draft: Draft, id: EntryId): Entry['happened'] {
  return draft.of.entries.find(entry => entry.id === id)?.happened ?? []
}
