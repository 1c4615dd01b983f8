import { apply, applyAll, choices, type Done } from '../rules/apply'
import type { Happening } from '../rules/happening'
import { once } from '../rules/once'
import type { Action, Refusal, Setup } from '../rules/rule'
import type { AnyState } from '../rules/state'
import type { AnyTitle } from '../rules/title'
import { decidersOf } from '../rules/view'
import {
  appendsTo,
  type Change,
  type EntryId,
  insertedBy,
  type LogRecord,
  listOf,
  type Placed,
  spliced,
} from './records'

/** An entry in force: its action, the table after it, and what happened. */
export interface Entry extends Placed {
  readonly state: AnyState
  readonly happened: readonly Happening[]
}

/** A game in play. Like its states it is a value: each change makes a new one that shares whatever did not change. */
export interface Session {
  readonly title: AnyTitle
  readonly setup: Setup
  readonly start: AnyState
  /** Every record ever made, oldest first. */
  readonly records: readonly LogRecord[]
  /** The entries in force, oldest first. */
  readonly entries: readonly Entry[]
  readonly done: readonly Change[]
  readonly undone: readonly Change[]
  readonly lastId: EntryId
}

/** How a game went: where it began, and the entries in force. */
export type Course = Pick<Session, 'title' | 'start' | 'entries'>

/** The entry that was refused, with its index in the list that was tried, and the reason. */
export interface Stop {
  readonly index: number
  readonly id: EntryId
  readonly action: Action
  readonly refusal: Refusal
}

/** The game after a change, or the first entry that does not fit; in that case the game stays as it was. */
export type Attempt = { readonly session: Session; readonly record: LogRecord } | { readonly stop: Stop }

/** A game before its first entry. Throws where the title's `start` does. */
export function begin(title: AnyTitle, setup: Setup): Session {
  return {
    title,
    setup,
    start: title.start(setup),
    records: [],
    entries: [],
    done: [],
    undone: [],
    lastId: 0,
  }
}

/** The current table. */
export function now(session: Session): AnyState {
  return session.entries.at(-1)?.state ?? session.start
}

/** A table once what it implies is entered, and what happens with that; if it is refused, the table as it is. */
export function withImplied(
  { title }: Session,
  state: AnyState,
  implied = title.implied(state),
): Done<AnyState> {
  const outcome = applyAll(title.law, state, implied)
  return 'refusal' in outcome ? { state, happened: [] } : outcome
}

/** Index of the first entry that was made by the same record as the last entry. */
export function lastChange({ entries }: Session): number {
  const record = entries.at(-1)?.record
  return entries.findLastIndex(entry => entry.record !== record) + 1
}

/** The table before the entry at this index. */
export function before({ start, entries }: Pick<Session, 'start' | 'entries'>, index: number): AnyState {
  return entries[index - 1]?.state ?? start
}

/** The result of trying a list of entries: those that fit, and the first that does not. */
export interface Fold {
  readonly entries: readonly Entry[]
  readonly stop?: Stop
}

/** Plays an action after an entry; before the first, on the table at the start. Returns its entry, or why it is refused. */
export type Playing = (
  game: Pick<Session, 'title' | 'start'>,
  last: Entry | undefined,
  placed: Placed,
) => Entry | { readonly refusal: Refusal }

/** Plays an action at once. */
export const playNow: Playing = ({ title, start }, last, { id, action, record }) => {
  const outcome = apply(title.law, last?.state ?? start, action)
  if ('refusal' in outcome) return outcome
  return { id, action, record, state: outcome.state, happened: outcome.happened }
}

/** Actions already played, each with the table it was played on and the result. */
export type Played = ReadonlyMap<
  Action,
  { readonly on: AnyState; readonly done: Pick<Entry, 'state' | 'happened'> }
>

/** Takes results in `played` that were computed on the same tables; plays the other actions at once. */
export const reusing =
  (played: Played): Playing =>
  (game, last, placed) => {
    const known = played.get(placed.action)
    const { id, action, record } = placed
    return known?.on === (last?.state ?? game.start)
      ? { id, action, record, ...known.done }
      : playNow(game, last, placed)
  }

/** Plays a list of actions up to the first that is refused, which it returns as `stop`. Keeps the unchanged entries at its head. */
export function fold(session: Session, list: readonly Placed[], playing = playNow): Fold {
  const same = firstDifference(session.entries, list)
  const entries = session.entries.slice(0, same)
  for (let index = same; index < list.length; index++) {
    const placed = list[index] as Placed
    const entry = playing(session, entries.at(-1), placed)
    if ('refusal' in entry)
      return { entries, stop: { index, id: placed.id, action: placed.action, refusal: entry.refusal } }
    entries.push(entry)
  }
  return { entries }
}

function firstDifference(entries: readonly Placed[], list: readonly Placed[]): number {
  let index = 0
  while (index < entries.length && index < list.length && entries[index]?.id === list[index]?.id) index++
  return index
}

function listAfter(session: Session, change: Change): readonly Placed[] {
  const list = spliced(session.entries, change)
  if (!list) throw new Error(`record ${change.record.n} changes entries that are not there`)
  return list
}

function stepBack(session: Session, record: LogRecord): Session {
  const last = session.done.at(-1)
  if (!last) return { ...session, records: [...session.records, record] }
  const count = insertedBy(last.record)
  const done = session.done.slice(0, -1)
  const appended = appendsTo(last.record, session.entries.at(-count - 1)?.id ?? 0)
  const entries = appended ? session.entries.slice(0, -count) : fold(session, listOf(done)).entries
  return {
    ...session,
    records: [...session.records, record],
    entries,
    done,
    undone: [...session.undone, last],
  }
}

function stepForward(session: Session, record: LogRecord): Session {
  const next = session.undone.at(-1)
  const records = [...session.records, record]
  if (!next) return { ...session, records }
  const { entries } = fold(session, listAfter(session, next))
  return { ...session, records, entries, done: [...session.done, next], undone: session.undone.slice(0, -1) }
}

/** Takes one more record, or names the first entry that does not fit. Throws for a number out of sequence or unknown entries. */
export function take(session: Session, record: LogRecord): Attempt {
  if (record.n !== session.records.length + 1)
    throw new Error(`record ${record.n} does not follow ${session.records.length}`)
  if ('undo' in record) return { session: stepBack(session, record), record }
  if ('redo' in record) return { session: stepForward(session, record), record }
  const change = { record, firstId: session.lastId + 1 }
  const { entries, stop } = fold(session, listAfter(session, change))
  if (stop) return { stop }
  return {
    record,
    session: {
      ...session,
      records: [...session.records, record],
      entries,
      done: [...session.done, change],
      undone: [],
      lastId: session.lastId + insertedBy(record),
    },
  }
}

const stamp = (at: string | undefined) => (at === undefined ? {} : { at })

/** Appends entries as one change: a tap, undone as one; `from` is the player on whose phone it was, if not the bank's. */
export function enter(session: Session, actions: readonly Action[], at?: string, from?: string): Attempt {
  const after = session.entries.at(-1)?.id ?? 0
  const head = { n: session.records.length + 1, ...stamp(at), ...(from === undefined ? {} : { from }) }
  return take(session, { ...head, splices: [{ after, remove: [], insert: actions }] })
}

/** Undoes the last change; `undefined` if there is none. */
export function undo(session: Session, at?: string): Attempt | undefined {
  return session.done.length === 0
    ? undefined
    : take(session, { n: session.records.length + 1, ...stamp(at), undo: true })
}

/** Redoes the change that was undone last; `undefined` if there is none. */
export function redo(session: Session, at?: string): Attempt | undefined {
  return session.undone.length === 0
    ? undefined
    : take(session, { n: session.records.length + 1, ...stamp(at), redo: true })
}

/** Whether anything is left to do in the turn that these entries end: more than ending it, or the game, or what another may do at any time. */
export function somethingLeft({ title }: Session, state: AnyState, ending: readonly Action[]): boolean {
  const ends = new Set([...ending.map(({ type }) => type), 'stop'])
  const types = Object.keys(title.law.rules).filter(type => !ends.has(type))
  const deciding = once(() => Object.values(decidersOf(title.view(state))))
  const isTheirs = (draft: Action & { readonly player?: unknown }) =>
    typeof draft.player !== 'string' || deciding().includes(draft.player)
  return types.some(type =>
    choices(title.law, state, [type]).some(({ draft, refusal }) => !refusal && isTheirs(draft)),
  )
}
