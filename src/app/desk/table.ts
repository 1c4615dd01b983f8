import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Holder, Money } from '../../bank/money'
import { apply, applyAll, choices } from '../../rules/apply'
import type { Happening } from '../../rules/happening'
import type { Action, Choice, Refusal, Voice } from '../../rules/rule'
import type { AnyState, PlayerId } from '../../rules/state'
import type { TitleWords } from '../../rules/title'
import type { CorporationCard, ShellView } from '../../rules/view'
import { type Correction, lastCorrection } from '../../session/correction'
import { type Entry, lastChange, now, type Session } from '../../session/session'
import type { Trouble } from '../../store/types'
import { named } from '../device/named'
import { current } from './current'
import { written } from './money'

/** The open game, or nothing on the start screen. */
export const session = signal<Session | null>(null)

/** The title's words in the language that is spoken; there whenever a game is open. */
export const titleWords = signal<TitleWords | null>(null)

/** Where the writing of entries stands: `waiting` counts those that are not acknowledged yet; `trouble` says why it failed. */
export interface Saved {
  readonly is: 'saved' | 'saving' | 'failed'
  readonly waiting: number
  readonly trouble?: Trouble
}
export const saved = signal<Saved>({ is: 'saved', waiting: 0 })

/**
 * A table that is shown in the place of the one that stands: a moment of the past, or a what-if. All that screens read
 * (the desk, the table, previews) is of it, and what they enter goes to it.
 */
export interface Elsewhere {
  readonly session: Session
  /** Not that of any other desk. */
  readonly revision: number
  /** Nothing is implied: the entry that is looked for is the next one and no other. */
  readonly stays: boolean
  /** Takes what is entered; nothing can be entered where it is missing. */
  readonly submit?: (actions: readonly Action[]) => boolean
  readonly undo?: () => boolean
}
export const elsewhere = signal<Elsewhere | null>(null)

/** The game as it is shown: the open one, or what stands in its place. */
export const shownSession: ReadonlySignal<Session | null> = computed(
  () => elsewhere.value?.session ?? session.value,
)

/** A refusal to be shown, with the paragraph to open. */
export const refused = signal<Refusal | null>(null)

/** The banker went back to the player whose turn the next tap would close. */
export const staying = signal(false)

/** What a screen works with: the table, what may be done, and the entries that the next tap brings along. */
export interface Desk {
  readonly view: ShellView
  readonly choices: readonly Choice<Action>[]
  /** Entries that are entered before whatever is tapped: the pass that closes an open turn. */
  readonly implied: readonly Action[]
  /** The player whose turn is still open behind this one. */
  readonly mayStill: PlayerId | null
  /** Raised with each change: a choice of an older desk is stale. */
  readonly revision: number
}

let last: { readonly state: AnyState; readonly view: ShellView } | undefined

/** The view of a table; the last one is kept, for several parts of a screen ask for the same. */
function viewOf(open: Session, state: AnyState): ShellView {
  if (last?.state !== state) last = { state, view: open.title.view(state) }
  return last.view
}

function deskOf(open: Session, stay: boolean, revision: number): Desk {
  const { title } = open
  const state = now(open)
  const implied = stay ? [] : title.implied(state)
  const closed = applyAll(title.law, state, implied)
  const shown = 'refusal' in closed ? state : closed.state
  const { actor } = viewOf(open, state)
  return {
    view: shown === state ? viewOf(open, state) : title.view(shown),
    choices: choices(title.law, shown),
    implied: shown === state ? [] : implied,
    mayStill: shown === state ? null : actor,
    revision,
  }
}

/** A desk that was laid out before its game is shown. */
let ahead: { readonly open: Session; readonly desk: Desk } | undefined

/** Lays out the desk of a game that will probably be opened next. It is the one that is shown then. */
export function layAhead(open: Session): void {
  ahead = { open, desk: deskOf(open, false, open.records.length) }
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

/** The table as it really stands where it is looked at, nothing implied. */
export const tableNow: ReadonlySignal<ShellView | null> = computed(() => {
  const open = shownSession.value
  return open ? viewOf(open, now(open)) : null
})

/** What a tap would do: the table after it and what happens, or why not. Nothing is entered. */
export type Preview<V extends ShellView = ShellView> =
  | { readonly view: V; readonly happened: readonly Happening[] }
  | { readonly refusal: Refusal }

/** Tries actions on the table of the desk without entering them. */
export function preview(...actions: readonly Action[]): Preview | undefined {
  const open = shownSession.value
  const shown = desk.value
  if (!open || !shown) return undefined
  const { law } = open.title
  const ready = applyAll(law, now(open), shown.implied)
  const outcome = 'refusal' in ready ? ready : applyAll(law, ready.state, actions)
  if ('refusal' in outcome) return outcome
  const { state, happened } = outcome
  // Most buttons only say what happens: the table after it is made when it is asked for.
  let after: ShellView | undefined
  const table = () => {
    after ??= open.title.view(state)
    return after
  }
  return {
    happened,
    get view() {
      return table()
    },
  }
}

/** Who sits at the table; the same list until a game is opened or a player renamed. */
const seated = computed(() => session.value?.setup.players)

const titleNow = computed(() => session.value?.title)
const setupNow = computed(() => session.value?.setup)

/** The corporations of the open game by id; the same map until a game is opened. */
export const corporationCards: ReadonlySignal<ReadonlyMap<string, CorporationCard>> = computed(() => {
  const setup = setupNow.value
  const cards = setup ? (titleNow.value?.corporations(setup) ?? []) : []
  return new Map(cards.map(card => [card.id, card]))
})

/** Says the names of this game's players and corporations, and money as it is written in the language that is spoken. */
export const voice: ReadonlySignal<Voice> = computed(() => {
  const players = seated.value ?? []
  const money = written.value
  const cards = corporationCards.value
  return {
    name: id => players.find(player => player.id === id)?.name ?? cards.get(id)?.short ?? id,
    money,
  }
})

/** What happened at the last tap, for the pay-out slip. */
export const lastHappened: ReadonlySignal<readonly Happening[]> = computed(() => {
  const open = shownSession.value
  return open ? open.entries.slice(lastChange(open)).flatMap(entry => entry.happened) : []
})

/** What followed from an entry by itself (a float, a new president, a phase …), a sentence each; the head tells of rounds. */
export function followedBy(entry: Entry): readonly string[] {
  const times = new Map<string, number>()
  for (const happening of entry.happened) {
    const text = happening.is === 'round' ? undefined : titleWords.value?.happening(happening, voice.value)
    if (text !== undefined) times.set(text, (times.get(text) ?? 0) + 1)
  }
  return [...times].map(([text, count]) => (count > 1 ? `${count} × ${text}` : text))
}

/** What followed from the last entry in force, and what was noted with it. */
export const lastFollowed: ReadonlySignal<readonly string[]> = computed(() => {
  const entry = session.value?.entries.at(-1)
  const note = entry?.action.note
  return entry ? [...followedBy(entry), ...(note ? [note] : [])] : []
})

/** The sentence of the last entry in force; empty before the first. */
export const lastSentence: ReadonlySignal<string> = computed(() => {
  const entry = session.value?.entries.at(-1)
  return (entry && titleWords.value?.entry(entry.action, entry.happened, voice.value)) ?? ''
})

/** The sentence of the entry that was taken back last, as it would read on the table that stands; nothing after any other record. */
export const takenBack: ReadonlySignal<string | undefined> = computed(() => {
  const open = session.value
  const last = open?.records.at(-1)
  const change = open && last && 'undo' in last ? open.undone.at(-1) : undefined
  if (!open || !change || corrected.value) return undefined
  let state = now(open)
  let said: string | undefined
  for (const action of change.record.splices.flatMap(({ insert }) => insert)) {
    const outcome = apply(open.title.law, state, action)
    if ('refusal' in outcome) return undefined
    state = outcome.state
    said = titleWords.value?.entry(action, outcome.happened, voice.value)
  }
  return said
})

/** What purses of a game were counted to hold, as long as nothing was entered since but corrections. */
export interface CountedCash {
  readonly game: string | undefined
  readonly cash: ReadonlyMap<Holder, Money>
  /** What others hold that were not counted, if what was found explains the count: the table was right then, and only the books were not. */
  readonly implied: ReadonlyMap<Holder, Money>
  /** How many records the game had then: what is entered since moves money that was counted. */
  readonly records: number
}

const COUNTED = named('counted')

/** What was counted when the app was last open: a phone that was put down may have closed it. */
function keptCounts(): CountedCash | undefined {
  try {
    const { game, cash, implied, records } = JSON.parse(localStorage.getItem(COUNTED) ?? 'null')
    return { game, cash: new Map(cash), implied: new Map(implied), records }
  } catch {
    return undefined
  }
}

const none: CountedCash = { game: undefined, cash: new Map(), implied: new Map(), records: 0 }
/** What was counted last. */
export const countedCash = signal<CountedCash>(keptCounts() ?? none)

/** Keeps what was counted over a reload, beside the games and never in them. */
export function keepCounts(counts: CountedCash): void {
  countedCash.value = counts
  try {
    if (counts.cash.size === 0) localStorage.removeItem(COUNTED)
    else {
      const { cash, implied } = counts
      localStorage.setItem(COUNTED, JSON.stringify({ ...counts, cash: [...cash], implied: [...implied] }))
    }
  } catch {
    // No such place in this browser: it is known until the app is closed.
  }
}

/** What purses of a game hold as it stands, counted or implied by what was. */
function countedOf(open: Session): ReadonlyMap<Holder, Money> | undefined {
  const { game, cash, implied, records } = countedCash.value
  const fits = game === current.value?.id && records === open.records.length
  return fits ? new Map([...implied, ...cash]) : undefined
}

/** The correction of the past that was made or taken back last; of the game that is played, not of one that is only looked at. */
export const corrected: ReadonlySignal<Correction | undefined> = computed(() =>
  session.value && !elsewhere.value ? lastCorrection(session.value, countedOf(session.value)) : undefined,
)
