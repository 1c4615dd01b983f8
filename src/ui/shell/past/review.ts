import { endsRound } from '../../../rules/happening'
import type { TableReport } from '../../../rules/report'
import type { AnyState } from '../../../rules/state'
import type { Draft } from '../../../session/change'
import { isEnd } from '../../../session/mend/ends'
import type { EntryId } from '../../../session/records'
import { before, type Course, type Entry, now, type Session, withImplied } from '../../../session/session'

/** An entry of a draft, with its number if the game has it. */
export interface Numbered {
  readonly entry: Pick<Entry, 'id' | 'action'> & { readonly happened?: Entry['happened'] }
  readonly number?: number
}

/** What a draft changes in one place: what goes and what comes. */
export interface Alteration {
  readonly out: readonly Numbered[]
  readonly in: readonly Numbered[]
}

/** Places of what people did, from a place on; ends of turns that the app entered by itself are left out. */
function deeds(game: Course, from: number): readonly number[] {
  return game.entries.flatMap((_, index) => (index >= from && !isEnd(game, index) ? [index] : []))
}

/** The first place at which a draft differs from the game. */
function firstChange({ of, entries }: Draft): number {
  const index = entries.findIndex((entry, i) => entry !== of.entries[i])
  return index < 0 ? entries.length : index
}

/** What a draft changes from the entry on at which it stops, besides what is `told`: nothing of that has been played. */
function unplayed({ of, list, entries }: Draft, told: ReadonlySet<EntryId>): Alteration {
  const [there, stays] = [new Set(of.entries.map(({ id }) => id)), new Set(list.map(({ id }) => id))]
  const out = deeds(of, 0).flatMap((index): Numbered[] => {
    const entry = of.entries[index] as Entry
    return stays.has(entry.id) || told.has(entry.id) ? [] : [{ entry, number: index + 1 }]
  })
  const behind = list.slice(entries.length).filter(({ id }) => !there.has(id))
  return { out, in: behind.map(entry => ({ entry })) }
}

/**
 * What a draft changes, place by place, as people read it: ends of turns are not listed, and a pass that has become one
 * counts as gone.
 */
export function alterations(draft: Draft): readonly Alteration[] {
  const found = played(draft)
  if (!draft.stop) return found
  const rest = unplayed(draft, new Set(found.flatMap(({ out }) => out.map(({ entry }) => entry.id))))
  const last = found.at(-1)
  if (rest.out.length + rest.in.length === 0) return found
  // What takes an entry's place does not fit: the two belong together.
  if (last?.in.length === 0 && rest.out.length === 0)
    return [...found.slice(0, -1), { out: last.out, in: rest.in }]
  return [...found, rest]
}

/** What a draft changes as far as it could be played. */
function played(draft: Draft): readonly Alteration[] {
  const { of, entries, list } = draft
  const from = firstChange(draft)
  const behind = new Set(list.slice(entries.length).map(({ id }) => id))
  const was = deeds(of, from).map((index): Numbered => {
    const entry = of.entries[index] as Entry
    return { entry, number: index + 1 }
  })
  const is = deeds({ ...of, entries }, from).map((index): Numbered => ({ entry: entries[index] as Entry }))
  const ids = (lines: readonly Numbered[]) => new Set<EntryId>(lines.map(({ entry }) => entry.id))
  const [wasThere, isThere] = [ids(was), ids(is)]
  const found: Alteration[] = []
  let open: { out: Numbered[]; in: Numbered[] } = { out: [], in: [] }
  const close = () => {
    if (open.out.length + open.in.length > 0) found.push(open)
    open = { out: [], in: [] }
  }
  let at = 0
  const leaveOut = () => {
    for (let one = was[at]; one && !isThere.has(one.entry.id) && !behind.has(one.entry.id); one = was[++at])
      open.out.push(one)
  }
  for (const one of is) {
    leaveOut()
    if (!wasThere.has(one.entry.id)) open.in.push(one)
    else {
      close()
      at++
    }
  }
  leaveOut()
  close()
  return found
}

/** The two tables to compare: at the end of the game, or before the entry at which a draft stops. */
export interface Compared {
  readonly was: TableReport
  readonly is: TableReport
  /** The number in the game of the entry at which the draft stops; missing if it reaches the end. */
  readonly upTo?: number
}

/** A table as the Play screen shows it: with the end of turn that the next tap implies, unless that ends a round. */
function closed(of: Session, state: AnyState): AnyState {
  const done = withImplied(of, state)
  return endsRound(done) ? state : done.state
}

/** The table of the game and that of a draft, as far as the draft goes. */
export function compared(draft: Draft): Compared {
  const { of } = draft
  const { title } = of
  const last = draft.entries.at(-1)?.state ?? of.start
  if (!draft.stop) return { was: title.report(closed(of, now(of))), is: title.report(closed(of, last)) }
  const is = title.report(last)
  const index = placeInGame(draft, draft.stop.index)
  return { was: title.report(before(draft.of, index)), is, upTo: index + 1 }
}

/**
 * The place in the game for a place of the draft: that of the first entry from there on that the game has too; its end
 * if there is none.
 */
function placeInGame(draft: Draft, from: number): number {
  const places = new Map<EntryId, number>(draft.of.entries.map((entry, i) => [entry.id, i]))
  for (const { id } of draft.list.slice(from)) {
    const index = places.get(id)
    if (index !== undefined) return index
  }
  return draft.of.entries.length
}

/** The number of an entry in the game; `undefined` for one that the draft puts in. */
export function numberOf(draft: Draft, id: EntryId): number | undefined {
  const index = draft.of.entries.findIndex(entry => entry.id === id)
  return index < 0 ? undefined : index + 1
}

/** What happened by an entry in the game, so that its sentence has its figures; empty for one that the game lacks. */
export function happenedOf(draft: Draft, id: EntryId): Entry['happened'] {
  return draft.of.entries.find(entry => entry.id === id)?.happened ?? []
}

/** Does a draft stop at an end of a turn that the app entered by itself? Then something is missing in that turn. */
export function stopsAtEnd({ of, stop }: Draft): boolean {
  return (
    stop !== undefined &&
    isEnd(
      of,
      of.entries.findIndex(({ id }) => id === stop.id),
    )
  )
}
