import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Action } from '../../rules/rule'
import { draftOf } from '../../session/change'
import { type EntryId, sameEntry } from '../../session/records'
import { before, type Session } from '../../session/session'
import { current } from '../desk/current'
import { go, route, type Screen } from '../desk/routes'
import { type Elsewhere, elsewhere, session } from '../desk/table'
import { answerToTakeBack, change, changeAlone, pending, showChange } from './change'
import { cut, leaveUntried, trial, trialTable } from './trial'

const moment = signal(0)
effect(() => {
  const { screen, of } = route.value
  // Other screens leave it: a page may be opened from the moment and lead back to it.
  if (screen === 'moment') moment.value = of === undefined ? Number.NaN : Number(of)
})

/** The number of entries made on the table that is looked at. */
export const lookedAt: ReadonlySignal<number> = computed(() => {
  const count = session.value?.entries.length ?? 0
  const at = moment.value
  return Number.isInteger(at) ? Math.min(Math.max(at, 0), count) : count
})

/** Looks at another moment; the way back remains one step. */
export function lookAt(at: number): void {
  go('moment', `${at}`, true)
}

/** The entry to enter again (`instead`), or before which one was forgotten. `alone`: in a change of its own, not in the pending one. */
export interface Editing {
  readonly id: EntryId
  readonly how: 'instead' | 'before'
  readonly alone: boolean
}
const editing = signal<(Editing & { readonly game: string }) | null>(null)

/** The entry that is being edited as it stands, with its index in the list; `null` if it is gone. */
export const edited = computed(() => {
  const open = session.value
  const what = editing.value
  // Another game may have an entry of the same id.
  if (!open || !what || what.game !== current.value?.id) return null
  const draft = what.alone ? draftOf(open) : (pending.value ?? draftOf(open))
  const index = draft.list.findIndex(placed => placed.id === what.id)
  // After the first entry that does not fit there is no table yet.
  if (index < 0 || index > draft.entries.length) return null
  const placed = draft.list[index]
  return placed ? { ...what, index, action: placed.action, entries: draft.entries } : null
})

/** Whether an entry is being edited at all: after a reload none is. */
export const isEditing = computed(() => editing.value !== null)

/** Opens the form of an entry on the table as it stood before it. */
export function edit(what: Editing): void {
  const game = current.value?.id
  if (game === undefined) return
  editing.value = { ...what, game }
  go('form')
}

/** The entry that joined the game, as long as nothing was entered since; `undefined` otherwise. */
const justJoined = computed(() => {
  const { entries = [], done = [] } = session.value ?? {}
  return done.length === 1 && entries[0]?.action.type === 'position' ? entries[0] : undefined
})

/**
 * What Undo does where it leaves the game alone: it takes back the last answer of a change that is put together; right after
 * joining it opens the form of the joined table again, without which there would be no table to play on. `null` elsewhere.
 */
export const insteadOfUndo: ReadonlySignal<(() => void) | null> = computed(() => {
  const joined = elsewhere.value ? undefined : justJoined.value
  const again = joined && (() => edit({ id: joined.id, how: 'instead', alone: true }))
  return answerToTakeBack.value ?? again ?? null
})

/** The id of the entry after a place in the list that is edited; `undefined` after the last. */
function nextId({ alone, index }: { alone: boolean; index: number }): EntryId | undefined {
  const open = session.value
  const list = alone ? open?.entries : (pending.value?.list ?? open?.entries)
  return list?.[index + 1]?.id
}

/** Whether an entry would only give a turn away at its place. */
function gives(action: Action, { entries, index }: { entries: Session['entries']; index: number }): boolean {
  const open = session.value
  if (!open) return false
  const [end] = open.title.implied(before({ start: open.start, entries }, index))
  return action.type === open.title.pass || (end !== undefined && sameEntry(end, action))
}

function takeEdit(actions: readonly Action[]): boolean {
  const place = edited.value
  if (!place) return false
  const { id, how, alone, action } = place
  // The forgotten entry is not in this turn, which is given away here anyway: go on to the table after it.
  const [only, more] = actions
  const away = how === 'before' && only && !more && sameEntry(only, action) && gives(only, place)
  const next = away ? nextId(place) : undefined
  if (next !== undefined) {
    editing.value = { id: next, how, alone, game: place.game }
    return true
  }
  // A replaced entry keeps the time at which it was made; the change records when it was replaced.
  const at = how === 'instead' ? action.at : new Date().toISOString()
  const stamped = actions.map(it => (at === undefined ? it : { ...it, at }))
  const put = alone ? changeAlone : change
  const begun = put({ is: how, id, actions: stamped })
  editing.value = null
  showChange(begun, true)
  return true
}

let stands = 0
/** A different revision for each table, below those of all desks of the game itself. */
const nextRevision = () => -++stands

const looking = computed((): Elsewhere | null => {
  const open = session.value
  if (!open) return null
  return { session: cut(open, lookedAt.value), revision: nextRevision(), stays: true }
})

const forming = computed((): Elsewhere | null => {
  const open = session.value
  const place = edited.value
  if (!open || !place) return null
  return {
    session: cut(open, place.index, place.entries),
    revision: nextRevision(),
    stays: true,
    submit: takeEdit,
  }
})

const trying = computed((): Elsewhere | null =>
  trial.value ? { ...trialTable(trial.value), revision: nextRevision() } : null,
)

const PLACES: Partial<Record<Screen, ReadonlySignal<Elsewhere | null>>> = {
  moment: looking,
  form: forming,
  whatif: trying,
}
/** Pages that are opened from one of these tables and lead back to it. */
const ASIDE: ReadonlySet<Screen> = new Set<Screen>(['sheet', 'rules'])

let last: Screen | undefined
// Bound to the screen that is shown: Play always shows the game as it is, whatever was looked at before.
effect(() => {
  const { screen } = route.value
  // Otherwise the next what-if would go on from a table of long ago.
  if (last === 'whatif' && screen !== last && !ASIDE.has(screen)) leaveUntried()
  if (PLACES[screen]) last = screen
  else if (!ASIDE.has(screen)) last = undefined
  elsewhere.value = last === undefined ? null : (PLACES[last]?.value ?? null)
})
