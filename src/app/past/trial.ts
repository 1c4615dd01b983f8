import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Action } from '../../rules/rule'
import { enter, type Session, undo } from '../../session/session'
import { current } from '../desk/current'
import { type Elsewhere, refused, session, staying } from '../desk/table'
import { isRecent, readLocal, writeLocal } from '../device/local'
import { build } from '../device/named'
import { takeChange } from '../saving/commands'
import { changeAlone } from './change'

/** Entries that are tried out (a what-if). They are noted beside the games, and enter the game only if they are kept. */
export interface Trial {
  readonly game: string
  /** The game up to where the trial begins. */
  readonly from: Session
  /** The same game with the entries that were tried. */
  readonly open: Session
}
const last = signal<Trial | null>(null)

/** What is tried in the open game; `null` if nothing is. */
export const trial: ReadonlySignal<Trial | null> = computed(() =>
  last.value?.game === current.value?.id ? last.value : null,
)

const NOTE = 'trials'

/** The note of a trial: the id of the entry before it (0 at the start of the game), and what each tap of it entered. */
interface Noted {
  readonly at: number
  readonly by: string
  readonly after: number
  readonly taps: readonly (readonly Action[])[]
}

/** Only this very build is sure to know the entries that it noted. */
function isNoted(value: unknown): value is Noted {
  const { at, by, after, taps } = (value ?? {}) as Record<string, unknown>
  return (
    by === build &&
    isRecent(at) &&
    typeof after === 'number' &&
    Array.isArray(taps) &&
    taps.every(Array.isArray)
  )
}

/** The notes of all games in which something is tried. */
const notes = (): Readonly<Record<string, Noted>> =>
  readLocal(NOTE, value =>
    Object.fromEntries(Object.entries(value ?? {}).filter((one): one is [string, Noted] => isNoted(one[1]))),
  ) ?? {}

/** Notes what is tried in a game, or with `undefined` that nothing is. */
function note(game: string, noted: Pick<Noted, 'after' | 'taps'> | undefined): void {
  const { [game]: _, ...others } = notes()
  writeLocal(NOTE, noted ? { ...others, [game]: { ...noted, by: build, at: Date.now() } } : others)
}

/** The id of the entry before a trial, 0 at the start of the game. */
const afterOf = ({ from }: Trial) => from.entries.at(-1)?.id ?? 0

/** What was noted when the trial began: it is noted again once everything is taken back. */
let earlier: Noted | undefined

/** Goes on with a trial that something was entered in, or taken back from. */
function goOnWith(on: Trial): void {
  last.value = on
  const taps = on.open.done
    .slice(on.from.done.length)
    .map(({ record }) => record.splices.flatMap(({ insert }) => insert))
  note(on.game, taps.length > 0 ? { after: afterOf(on), taps } : earlier)
}

/** Whether the open game still has the entry after which the trial began. */
export const isPlaced: ReadonlySignal<boolean> = computed(() => {
  const after = trial.value ? afterOf(trial.value) : 0
  return after === 0 || session.value?.entries.some(({ id }) => id === after) === true
})

/** The actions tried so far, in order. */
export function triedActions({ from, open }: Trial): readonly Action[] {
  return open.entries.slice(from.entries.length).map(entry => entry.action)
}

/** A game cut off after the first `upTo` of its entries: the table as it stood then. */
export function cut(open: Session, upTo: number, entries = open.entries): Session {
  return { ...open, entries: entries.slice(0, upTo), undone: [] }
}

/** Begins a trial after the first `at` entries; what was tried before is dropped once something is entered, and not taken back. */
export function beginTrial(at: number): void {
  const open = session.value
  const game = current.value?.id
  if (!open || game === undefined) return
  const from = cut(open, at)
  earlier = notes()[game]
  last.value = { game, from, open: from }
}

/** Drops the trial of the open game. */
export function dropTrial(): void {
  const on = trial.peek()
  last.value = null
  if (on) note(on.game, undefined)
}

/** The open game's noted trial, entered again; `undefined` if there is none, or the game no longer takes it as it was. */
function notedTrial(open: Session, game: string): Trial | undefined {
  const { [game]: noted } = notes()
  const at = open.entries.findIndex(({ id }) => id === noted?.after) + 1
  if (!noted || (at === 0 && noted.after !== 0)) return undefined
  const from = cut(open, at)
  let tried = from
  for (const actions of noted.taps) {
    const step = enter(tried, actions, actions[0]?.at)
    if ('stop' in step) return undefined
    tried = step.session
  }
  return { game, from, open: tried }
}

/** Leaves a trial in which nothing is tried; what was tried before it is gone on with. */
export function leaveUntried(): void {
  const on = trial.peek()
  if (on && triedActions(on).length === 0) last.value = null
}

/** Goes on with what was tried before a reload; if there is nothing, begins on the table as it is. Leaves a trial alone. */
export function goOnTrying(): void {
  const open = session.value
  const game = current.value?.id
  if (!open || game === undefined || trial.value) return
  const noted = notedTrial(open, game)
  if (noted) {
    earlier = undefined
    last.value = noted
  } else beginTrial(open.entries.length)
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
  goOnWith({ ...on, open: step.session })
  return true
}

function undoTrial(): boolean {
  const on = trial.value
  if (!on || on.open.done.length <= on.from.done.length) return false
  const step = undo(on.open)
  if (!step || 'stop' in step) return false
  goOnWith({ ...on, open: step.session })
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
  if (!on || !open) return undefined
  const actions = triedActions(on)
  const before = afterOf(on)
  const index = before === 0 ? 0 : open.entries.findIndex(entry => entry.id === before) + 1
  if (actions.length === 0 || (before !== 0 && index === 0)) return undefined
  const next = open.entries[index]
  if (!next) {
    if (!takeChange((game, at) => enter(game, actions, at))) return undefined
    dropTrial()
    return 'entered'
  }
  if (!changeAlone({ is: 'before', id: next.id, actions })) return 'there'
  dropTrial()
  return 'toReview'
}
