import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { apply, choices } from '../../rules/apply'
import type { Action } from '../../rules/rule'
import {
  type Attempt,
  enter as enterRecord,
  redo as redoRecord,
  type Session,
  undo as undoRecord,
} from '../../session/session'
import { askBank } from '../desk/asked'
import { guard, heldBack } from '../desk/guard'
import { route } from '../desk/routes'
import { desk, elsewhere, refused, session, shownSession, staying } from '../desk/table'
import { keepRecord } from './keeping'

/** `true` if a second tap came so soon after the last entry, and so near, that it was taken for the rest of a double tap. */
export const tooSoon = signal(false)

function settle(step: Attempt | undefined): boolean {
  if (!step) return false
  if (guard.value) {
    heldBack.value = true
    return false
  }
  if ('stop' in step) {
    refused.value = step.stop.refusal
    return false
  }
  batch(() => {
    session.value = step.session
    refused.value = null
    tooSoon.value = false
    staying.value = false
  })
  keepRecord(step.record, step.session)
  return true
}

const timestamp = () => new Date().toISOString()

/** The game from which the last change was taken back, or to which one was redone while others are undone, until the next screen. */
const undoneOn = signal<Session | null>(null)

// A refusal, and what was taken back, are shown on the screen where the tap was made, not on the next one.
effect(() => {
  void route.value
  refused.value = null
  tooSoon.value = false
  undoneOn.value = null
})

/**
 * Enters actions from the desk of a revision, with the entries it implied, as one change. A tap from an older desk is dropped;
 * a refusal is shown. Returns whether the actions were taken.
 */
export function enter(actions: readonly Action[], revision: number): boolean {
  const open = session.value
  const shown = desk.value
  if (!open || !shown || shown.revision !== revision) return false
  const all = [...shown.implied, ...actions]
  const there = elsewhere.value
  if (there) return there.submit?.(all) ?? false
  if (guard.value !== 'watches' || !askBank.value) return enterNow(open, all)
  askBank.value(all)
  return false
}

function enterNow(open: Session, actions: readonly Action[], from?: string): boolean {
  const at = timestamp()
  const timed = actions.map(action => ({ ...action, at }))
  return settle(enterRecord(open, timed, at, from))
}

/** Enters what a player entered on a phone of their own, as one change. Returns whether it was taken. */
export function enterFrom(actions: readonly Action[], player: string): boolean {
  const open = session.value
  return open ? enterNow(open, actions, player) : false
}

/**
 * Takes a change that was put together elsewhere (a change of the past, or a trial) into the open game, as one change with one
 * undo. Returns whether it was taken.
 */
export function takeChange(make: (open: Session, at: string) => Attempt): boolean {
  const open = session.value
  return open ? settle(make(open, timestamp())) : false
}

/** More passes in a row than any round needs: each player passes twice at most. */
const MOST_PASSES = 40

/** Whether what others decide may be entered here as well: not where nothing may be, as on a phone that follows. */
export const entersForAll: ReadonlySignal<boolean> = computed(() => !guard.value || elsewhere.value !== null)

/** The entries of a type, such as passes, that end the current round if everybody makes one, starting from the desk; empty if they cannot. */
export function entriesToEnd(type: string): readonly Action[] {
  const open = shownSession.value
  const shown = desk.value
  if (!open || !shown || !entersForAll.value) return []
  const { law } = open.title
  const passes: Action[] = []
  let state = shown.table
  while (passes.length < MOST_PASSES) {
    const pass = choices(law, state, [type]).find(choice => choice.slot === type && !choice.refusal)
    const outcome = pass && apply(law, state, pass.draft)
    if (!pass || !outcome || 'refusal' in outcome) return []
    passes.push(pass.draft)
    state = outcome.state
    if (outcome.happened.some(it => it.is === 'round' || it.is === 'over')) return passes
  }
  return []
}

/** Whether the last change of the game was taken back on the screen that is shown, or one was redone there and more can be. */
export const undoneHere: ReadonlySignal<boolean> = computed(
  () => undoneOn.value !== null && undoneOn.value === session.value,
)

/** Whether what was done last on the screen that is shown was to redo a change. */
export const redoneHere: ReadonlySignal<boolean> = computed(() => {
  const last = session.value?.records.at(-1)
  return undoneHere.value && last !== undefined && 'redo' in last
})

/** Takes the last change back. Returns whether it could. */
export function undo(): boolean {
  const there = elsewhere.value
  if (there) return there.undo?.() ?? false
  const open = session.value
  const done = open ? settle(undoRecord(open, timestamp())) : false
  if (done) undoneOn.value = session.value
  return done
}

/** Redoes the change that was taken back last. Returns whether it could. */
export function redo(): boolean {
  const open = elsewhere.value ? null : session.value
  const done = open ? settle(redoRecord(open, timestamp())) : false
  if (done && (session.value?.undone.length ?? 0) > 0) undoneOn.value = session.value
  return done
}
