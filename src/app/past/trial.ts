import { signal } from '@preact/signals'
import type { Action } from '../../rules/rule'
import { enter, type Session, undo } from '../../session/session'
import { current } from '../desk/current'
import { type Elsewhere, refused, session, staying } from '../desk/table'
import { takeChange } from '../saving/commands'
import { changeAlone } from './change'

/** Entries that are tried out (a what-if). A trial lives in memory only; nothing is stored unless it is kept. */
export interface Trial {
  readonly game: string
  /** The game up to where the trial begins. */
  readonly from: Session
  /** The same game with the entries that were tried. */
  readonly open: Session
}
export const trial = signal<Trial | null>(null)

/** The actions tried so far, in order. */
export function triedActions({ from, open }: Trial): readonly Action[] {
  return open.entries.slice(from.entries.length).map(entry => entry.action)
}

/** Begins a trial after the first `at` entries; a previous trial is dropped. */
export function beginTrial(at: number): void {
  const open = session.value
  const game = current.value?.id
  if (!open || game === undefined) return
  const from: Session = { ...open, entries: open.entries.slice(0, at), undone: [] }
  trial.value = { game, from, open: from }
}

/** Drops the trial. */
export function dropTrial(): void {
  trial.value = null
}

function enterTrial(actions: readonly Action[]): boolean {
  const on = trial.value
  if (!on) return false
  const at = new Date().toISOString()
  const step = enter(
    on.open,
    actions.map(action => ({ ...action, at })),
    at,
  )
  if ('stop' in step) {
    refused.value = step.stop.refusal
    return false
  }
  refused.value = null
  staying.value = false
  trial.value = { ...on, open: step.session }
  return true
}

function undoTrial(): boolean {
  const on = trial.value
  if (!on || on.open.done.length <= on.from.done.length) return false
  const step = undo(on.open)
  if (!step || 'stop' in step) return false
  trial.value = { ...on, open: step.session }
  return true
}

/** The table of a trial: what is entered goes to the trial and nowhere else. */
export function trialTable({ open }: Trial): Omit<Elsewhere, 'revision'> {
  return { session: open, stays: false, submit: enterTrial, undo: undoTrial }
}

/**
 * Keeps what was tried: at the end of the game it is entered as one change; in the past it becomes a change to review. Returns
 * which; `there` if the game has it already, or no place for it; or `undefined` if nothing was tried, the game no longer has
 * the place, or the entries are refused.
 */
export function keepTrial(): 'entered' | 'toReview' | 'there' | undefined {
  const [on, open] = [trial.value, session.value]
  if (!on || !open || on.game !== current.value?.id) return undefined
  const actions = triedActions(on)
  const before = on.from.entries.at(-1)?.id ?? 0
  const index = before === 0 ? 0 : open.entries.findIndex(entry => entry.id === before) + 1
  if (actions.length === 0 || (before !== 0 && index === 0)) return undefined
  const next = open.entries[index]
  if (!next) {
    if (!takeChange((game, at) => enter(game, actions, at))) return undefined
    trial.value = null
    return 'entered'
  }
  if (!changeAlone({ is: 'before', id: next.id, actions })) return 'there'
  trial.value = null
  return 'toReview'
}
