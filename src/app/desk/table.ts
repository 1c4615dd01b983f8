import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Holder, Money } from '../../bank/money'
import { apply, applyAll, choices } from '../../rules/apply'
import type { Happening } from '../../rules/happening'
import { once } from '../../rules/once'
import type { Action, Choice, Refusal, Voice } from '../../rules/rule'
import type { AnyState, PlayerId } from '../../rules/state'
import type { TitleWords } from '../../rules/title'
import type { CorporationCard, ShellView } from '../../rules/view'
import { type LastCorrection, lastCorrection } from '../../session/correction'
import { sameEntry } from '../../session/records'
import { type Entry, lastChange, now, type Session, somethingLeft, withImplied } from '../../session/session'
import type { Trouble } from '../../store/types'
import { countedCash } from './counted'
import { current } from './current'
import { written } from './money'

/** The open game; `null` if none is open. */
export const session = signal<Session | null>(null)

/** The title's words in the language in use; always set while a game is open. */
export const titleWords = signal<TitleWords | null>(null)

/** The state of saving: `waiting` counts the entries that are not acknowledged yet; `trouble` says why saving failed. */
export interface Saved {
  readonly is: 'saved' | 'saving' | 'failed'
  readonly waiting: number
  readonly trouble?: Trouble
}
export const saved = signal<Saved>({ is: 'saved', waiting: 0 })

/**
 * A table that is shown in place of the current one: a moment of the past, or a what-if. Everything that screens read (the
 * desk, the table, previews) comes from it, and what they enter goes to it.
 */
export interface Elsewhere {
  readonly session: Session
  /** Differs from that of every other desk. */
  readonly revision: number
  /** No entries are implied: what is entered comes next on exactly this table. */
  readonly stays: boolean
  /** Takes what is entered; if it is missing, nothing can be entered. */
  readonly submit?: (actions: readonly Action[]) => boolean
  readonly undo?: () => boolean
}
export const elsewhere = signal<Elsewhere | null>(null)

/** The game that is shown: the open one, or the one in its place. */
export const shownSession: ReadonlySignal<Session | null> = computed(
  () => elsewhere.value?.session ?? session.value,
)

/** The refusal to show, with the paragraph to open. */
export const refused = signal<Refusal | null>(null)

/** `true` if the banker went back to the player whose turn the next tap would close. */
export const staying = signal(false)

/** What a screen works with: the table, what may be done, and the entries that the next tap implies. */
export interface Desk {
  /** The table with the implied entries made. It is computed once, and every preview begins there. */
  readonly table: AnyState
  readonly view: ShellView
  readonly choices: readonly Choice<Action>[]
  /** Entries made before whatever is tapped, such as the pass that closes an open turn. */
  readonly implied: readonly Action[]
  /** What happens with them. */
  readonly impliedHappened: readonly Happening[]
  /** The player whose turn the next tap closes and who could do something else before; `null` if there is none. */
  readonly mayStill: PlayerId | null
  /**
   * By it a choice of an older desk is recognized as stale: how many records the game has; elsewhere, what differs from every other.
   * It stays with new names, and where another tab's record takes the place of one made here.
   */
  readonly revision: number
}

let last: { readonly state: AnyState; readonly view: ShellView } | undefined

/** The view of a table. The last one is kept, because several parts of a screen ask for the same. */
export function viewOf(open: Session, state: AnyState): ShellView {
  if (last?.state !== state) last = { state, view: open.title.view(state) }
  return last.view
}

function deskOf(open: Session, stay: boolean, revision: number): Desk {
  const { title } = open
  const state = now(open)
  const implied = stay ? [] : title.implied(state)
  const { state: shown, happened } = withImplied(open, state, implied)
  const { actor } = viewOf(open, state)
  return {
    table: shown,
    view: shown === state ? viewOf(open, state) : title.view(shown),
    choices: choices(title.law, shown),
    implied: shown === state ? [] : implied,
    impliedHappened: happened,
    mayStill: shown !== state && somethingLeft(open, state, implied) ? actor : null,
    revision,
  }
}

/** A desk computed before its game is shown. */
let ahead: { readonly open: Session; readonly desk: Desk } | undefined

/** Computes the desk of a game that will probably be opened next; `desk` then takes it as it is. */
export function layAhead(open: Session): Desk {
  ahead = { open, desk: deskOf(open, false, open.records.length) }
  return ahead.desk
}

/** The desk of the game that is shown. */
export const desk: ReadonlySignal<Desk | null> = computed(() => {
  const open = shownSession.value
  const there = elsewhere.value
  if (!open) return null
  if (ahead?.open === open && !there && !staying.value) return ahead.desk
  ahead = undefined
  return deskOf(open, staying.value || there?.stays === true, there?.revision ?? open.records.length)
})

/** The table of the game that is shown, without implied entries. */
export const tableNow: ReadonlySignal<ShellView | null> = computed(() => {
  const open = shownSession.value
  return open ? viewOf(open, now(open)) : null
})

/** What the player whose turn the next tap closes may still do of one type of action; nothing if it closes nobody's. */
export function stillOpen(type: string): readonly Choice<Action>[] {
  const open = shownSession.value
  if (!open || !desk.value?.mayStill) return []
  return choices(open.title.law, now(open), [type]).filter(({ refusal }) => !refusal)
}

/** What a tap would do: the table after it and what happens, or why it is refused. Nothing is entered. */
export type Preview<V extends ShellView = ShellView> =
  | { readonly view: V; readonly happened: readonly Happening[] }
  | { readonly refusal: Refusal }

/** Tries actions on the table of the desk without entering them; `undefined` if no game is open. */
export function preview(...actions: readonly Action[]): Preview | undefined {
  const open = shownSession.value
  const shown = desk.value
  if (!open || !shown) return undefined
  const outcome = applyAll(open.title.law, shown.table, actions)
  if ('refusal' in outcome) return outcome
  const { state, happened } = outcome
  // Most buttons only say what happens, so the table after it is made on demand.
  const table = once(() => open.title.view(state))
  return {
    happened,
    get view() {
      return table()
    },
  }
}

/** The players at the table; the same list until a game is opened or a player is renamed. */
const seated = computed(() => session.value?.setup.players)

/** The title of the open game; does not change with an entry. */
export const titleNow = computed(() => session.value?.title)
const setupNow = computed(() => session.value?.setup)

/** The corporations of the open game by id; the same map until a game is opened or a player is renamed. */
export const corporationCards: ReadonlySignal<ReadonlyMap<string, CorporationCard>> = computed(() => {
  const setup = setupNow.value
  const cards = setup ? (titleNow.value?.corporations(setup) ?? []) : []
  return new Map(cards.map(card => [card.id, card]))
})

/** Names this game's players and corporations, and formats money for the language in use. */
export const voice: ReadonlySignal<Voice> = computed(() => {
  const players = seated.value ?? []
  const money = written.value
  const cards = corporationCards.value
  return { name: id => players.find(player => player.id === id)?.name ?? cards.get(id)?.short ?? id, money }
})

/** What happened with the last change of the game that is shown, for the payout slip. */
export const lastHappened: ReadonlySignal<readonly Happening[]> = computed(() => {
  const open = shownSession.value
  return open ? open.entries.slice(lastChange(open)).flatMap(entry => entry.happened) : []
})

/** What happened, in a sentence; several times, in the title's own words, or else as `A 2 Train of NCSL is removed from play (2×).` */
function repeated(happening: Happening, once: string, count: number): string {
  const text = titleWords.value?.happening(happening, voice.value, count)
  return count > 1 && (text === undefined || text === once)
    ? `${once.replace(/\.$/, '')} (${count}×).`
    : (text ?? once)
}

/** What followed from an entry by itself (a float, a new president, a phase …), one sentence each. Rounds are left out: the page head shows them. */
export function followedBy({ happened }: Pick<Entry, 'happened'>): readonly string[] {
  const times = new Map<string, { readonly first: Happening; readonly count: number }>()
  for (const happening of happened) {
    const text = happening.is === 'round' ? undefined : titleWords.value?.happening(happening, voice.value)
    const before = text === undefined ? undefined : times.get(text)
    if (text !== undefined)
      times.set(text, { first: before?.first ?? happening, count: (before?.count ?? 0) + 1 })
  }
  return [...times].map(([text, { first, count }]) => repeated(first, text, count))
}

/** The note of a game's last entry in force, if it has one. */
function lastNote(open: Session | null): readonly string[] {
  const note = open?.entries.at(-1)?.action.note
  return note ? [note] : []
}

/** An action and what happened with it, as the log tells it. */
type Told = Pick<Entry, 'action' | 'happened'>

/** Whether an entry paid something, found a purse off, or something followed from it. */
const matters = (entry: Told) =>
  entry.happened.some(it => it.is === 'paid' || (it.is === 'counted' && it.cash !== it.books)) ||
  followedBy(entry).length > 0

/**
 * The entries of one change that are told on the screen: the last one, and those before it that matter, such as the run of a
 * company whose turn ended with the same tap.
 */
const toldOf = (change: readonly Told[]): readonly Told[] =>
  change.filter((entry, i) => i === change.length - 1 || matters(entry))

const saidOf = (entries: readonly Told[]): readonly string[] =>
  entries.map(({ action, happened }) => titleWords.value?.entry(action, happened, voice.value) ?? '')

/** The entries in force that the last change made. */
const lastEntries = computed(() => {
  const open = session.value
  return open ? open.entries.slice(lastChange(open)) : []
})

/**
 * That a round has begun with the last entry in force, or begins with those that the next tap implies, since the screen is there
 * already; in a sentence. `undefined` if none has: that a round began with an end of turn before the last entry was said before it.
 */
export const roundBegun: ReadonlySignal<string | undefined> = computed(() => {
  const ahead = desk.value?.impliedHappened ?? []
  const begun = [...(lastEntries.value.at(-1)?.happened ?? []), ...ahead].findLast(it => it.is === 'round')
  return begun && titleWords.value?.happening(begun, voice.value)
})

/** Always the same list, so that nobody who reads it is told of another one. */
const NOTHING: readonly string[] = []

/** What followed from the last change in force, and its note. */
export const lastFollowed: ReadonlySignal<readonly string[]> = computed(() => {
  const followed = followedBy({ happened: toldOf(lastEntries.value).flatMap(({ happened }) => happened) })
  const all = [...followed, ...lastNote(session.value)]
  return all.length > 0 ? all : NOTHING
})

/** What happened besides what a slip tells (`besides`), and the note of the last entry of the game that is shown. */
export const followedBesides = (besides: readonly Happening[]): readonly string[] => [
  ...followedBy({ happened: besides }),
  ...lastNote(shownSession.value),
]

/** What the last change in force entered, in sentences; empty before the first. */
export const lastSaid: ReadonlySignal<string> = computed(() => saidOf(toldOf(lastEntries.value)).join(' '))

/**
 * What was entered by the change that was just taken back, in a sentence for each of its entries, worded for the current table;
 * without the end of the turn before, which nobody had tapped. Empty after any record but an undo.
 */
export const takenBack: ReadonlySignal<readonly string[]> = computed(() => {
  const open = session.value
  const last = open?.records.at(-1)
  const change = open && last && 'undo' in last ? open.undone.at(-1) : undefined
  if (!open || !change || corrected.value) return NOTHING
  let state = now(open)
  const entries: Told[] = []
  const tapped = change.record.splices.flatMap(({ insert }) => insert)
  for (const [i, action] of tapped.entries()) {
    const [end] = open.title.implied(state)
    const outcome = apply(open.title.law, state, action)
    if ('refusal' in outcome) return NOTHING
    state = outcome.state
    const implied = i < tapped.length - 1 && end !== undefined && sameEntry(end, action)
    const entry = { action, happened: outcome.happened }
    if (!implied || matters(entry)) entries.push(entry)
  }
  return saidOf(entries)
})

/** The cash that purses of a game hold, counted or implied; `undefined` if anything but a correction was entered since the count. */
function countedOf(open: Session): ReadonlyMap<Holder, Money> | undefined {
  const { game, cash, implied, records } = countedCash.value
  const fits = game === current.value?.id && records === open.records.length
  return fits ? new Map([...implied, ...cash]) : undefined
}

/** The correction of the past that was just made or taken back in the open game; `undefined` while another table is shown. */
export const corrected: ReadonlySignal<LastCorrection | undefined> = computed(() =>
  session.value && !elsewhere.value ? lastCorrection(session.value, countedOf(session.value)) : undefined,
)
