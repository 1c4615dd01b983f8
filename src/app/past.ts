import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Action } from '../rules/rule'
import { accept as acceptDraft, type Draft } from '../session/change'
import type { EntryId } from '../session/records'
import { takeChange } from './commands'
import { current } from './current'
import { type Kept, keepChanges, keptChanges } from './pastKept'
import { draftOfPlan, type Plan, planFor, rebased, withInserted, withoutRest, withReplaced } from './pastPlan'
import { session } from './table'

const made = signal<Kept | null>(null)
// One that was on its way when the app was closed is among those that are held.
const put = signal<readonly Kept[]>(keptChanges())
effect(() => keepChanges(made.value ? [...put.value, made.value] : put.value))

const mine = ({ game }: Kept) => game === current.value?.id

function draftOf(kept: Kept | null): Draft | null {
  const open = session.value
  return open && kept && mine(kept) ? (draftOfPlan(open, kept.plan) ?? null) : null
}

/** The change that is being put together, as it reads in the game as it stands now; nothing where there is none. */
export const pending: ReadonlySignal<Draft | null> = computed(() => draftOf(made.value))

/** Changes that are held while the game goes on, the oldest first; `null` for one that no longer fits the game. */
export const held: ReadonlySignal<readonly (Draft | null)[]> = computed(() =>
  put.value.filter(mine).map(draftOf),
)

/** What is done to the game, or to the change on its way, at one entry. */
export type Edit =
  | { readonly do: 'replace'; readonly id: EntryId; readonly actions: readonly Action[] }
  | { readonly do: 'insert'; readonly id: EntryId; readonly actions: readonly Action[] }
  | { readonly do: 'leaveOutRest'; readonly id: EntryId }

function planWith(draft: Draft, plan: Plan, edit: Edit): Plan {
  if (edit.do === 'replace') return withReplaced(draft, plan, edit.id, edit.actions)
  if (edit.do === 'insert') return withInserted(draft, plan, edit.id, edit.actions)
  return withoutRest(draft, plan, edit.id)
}

function edited(base: Plan | null, edit: Edit): Plan | undefined {
  const open = session.value
  if (!open) return undefined
  const plan = base ? rebased(base, open) : planFor(open)
  const draft = draftOfPlan(open, plan)
  return draft && planWith(draft, plan, edit)
}

const planOnItsWay = () => (made.value && mine(made.value) ? made.value.plan : null)

/** What a change of its own would come to, without beginning it. */
export function tried(edit: Edit): Draft | undefined {
  const open = session.value
  const plan = edited(null, edit)
  return open && plan ? draftOfPlan(open, plan) : undefined
}

/** Adds to the change on its way; `alone` begins another one and holds that. Nothing of it is in force before it is accepted. */
export function change(edit: Edit, alone = false): void {
  const game = current.value?.id
  const plan = edited(alone ? null : planOnItsWay(), edit)
  if (game === undefined || !plan) return
  if (alone) hold()
  made.value = { game, plan }
}

/** Takes the change on its way into the game, whole, as one with one undo. False as long as an entry does not fit. */
export function accept(): boolean {
  const draft = pending.value
  if (!draft || !takeChange((_, at) => acceptDraft(draft, at))) return false
  made.value = null
  return true
}

/** Does one thing to the past and has it accepted at once; false where a later entry does not fit then. */
export function changeAtOnce(edit: Edit): boolean {
  const draft = tried(edit)
  return draft !== undefined && !draft.stop && takeChange((_, at) => acceptDraft(draft, at))
}

/** Puts the change on its way aside: the game goes on without it, and it can be taken up again. */
export function hold(): void {
  const kept = made.value
  if (!kept || !mine(kept)) return
  put.value = [...put.value, kept]
  made.value = null
}

/** Gives the change on its way up; the game never knew of it. */
export function giveUp(): void {
  made.value = null
}

/** Takes a held change up again; one that is on its way is held in its place. */
export function resume(nth: number): void {
  const kept = put.value.filter(mine)[nth]
  if (!kept) return
  const rest = put.value.filter(other => other !== kept)
  put.value = made.value && mine(made.value) ? [...rest, made.value] : rest
  made.value = kept
}

/** Lets a held change go. */
export function drop(nth: number): void {
  const kept = put.value.filter(mine)[nth]
  put.value = put.value.filter(other => other !== kept)
}
