import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { accept as acceptDraft, type Draft } from '../../session/change'
import { bookedTwice } from '../../session/mend/booked'
import { type Counterpart, counterpartsOf } from '../../session/mend/exchange'
import { withField } from '../../session/mend/fields'
import { type Mistake, mends } from '../../session/mend/mend'
import type { How } from '../../session/mend/shift'
import type { Entry } from '../../session/session'
import { current } from '../desk/current'
import { go, route } from '../desk/routes'
import { session } from '../desk/table'
import { takeChange } from '../saving/commands'
import { type Gist, gistOf, sameGist } from './gist'
import { type KeptChange, keepChanges, keptChanges } from './kept'
import { draftOfPlan, type Plan, planFor, planOf } from './plan'

const made = signal<KeptChange | null>(null)
// A change that was pending when the app was closed is now among the held ones.
const put = signal<readonly KeptChange[]>(keptChanges())
effect(() => keepChanges(made.value ? [...put.value, made.value] : put.value))

/** The plan of the pending change before each answer that was added to it, oldest first. */
let answers: readonly Plan[] = []

const mine = ({ game }: KeptChange) => game === current.value?.id

function draftOfKept(kept: KeptChange | null): Draft | null {
  // Without one this need not be told of entries: the session is not read.
  if (!kept || !mine(kept)) return null
  return session.value && (draftOfPlan(session.value, kept.plan) ?? null)
}

/** The pending change: the one that is being put together, applied to the game as it stands now; `null` if there is none. */
export const pending: ReadonlySignal<Draft | null> = computed(() => draftOfKept(made.value))

/** A change that was put aside. */
export interface HeldChange {
  /** The change applied to the game as it stands now; `null` if the game no longer has what it changes. */
  readonly draft: Draft | null
  readonly gist: Gist
}

/** The held changes of the open game and, after them, the pending one if the game has lost what it changes. */
const waiting = computed(() => {
  const lost = made.value && mine(made.value) && session.value && !pending.value ? [made.value] : []
  return [...put.value.filter(mine), ...lost]
})

/** The changes held while the game goes on, oldest first, including those that can no longer be made. */
export const held: ReadonlySignal<readonly HeldChange[]> = computed(() =>
  waiting.value.map(kept => ({ draft: draftOfKept(kept), gist: kept.gist ?? {} })),
)

/** The game with a plan applied; without a plan, as it stands. */
function draftFor(base: Plan | null): Draft | undefined {
  const open = session.value
  return open ? draftOfPlan(open, base ?? planFor(open)) : undefined
}

const planOnItsWay = () => (made.value && pending.value ? made.value.plan : null)

/** A way to correct a mistake, with the game as it would be then. */
export interface Way {
  readonly draft: Draft
  readonly plan: Plan
  readonly how: How
  /** It also takes out a ruling that had corrected the books instead. */
  readonly unbooked?: true
}

/** The ways to correct a mistake in a change of its own, likeliest first; none of them is begun. */
export function waysFor(mistake: Mistake): readonly Way[] {
  const draft = draftFor(null)
  if (!draft) return []
  return waysIn(draft, mistake).flatMap(way => [...withoutBookings(way), way])
}

/**
 * The same way without the rulings that had brought the books in line with a count and would now do so twice; empty if there
 * are none, or if a later entry does not fit without them.
 */
function withoutBookings(way: Way): readonly Way[] {
  let changed: Way | undefined
  for (const id of bookedTwice(way.draft)) {
    ;[changed] = waysIn((changed ?? way).draft, { is: 'instead', id, actions: [] })
    if (!changed || changed.draft.stop) return []
  }
  return changed ? [{ ...way, draft: changed.draft, plan: changed.plan, unbooked: true }] : []
}

function waysIn(draft: Draft, mistake: Mistake): readonly Way[] {
  return mends(draft, mistake).flatMap((mend): Way[] => {
    const plan = planOf(draft.of, mend)
    const mended = draftOfPlan(draft.of, plan, mend.played)
    return mended ? [{ draft: mended, plan, how: mend.how }] : []
  })
}

/**
 * The values of a field in other players' entries of the same round that only one player can have: the two values may have
 * been swapped.
 */
export function exchangesOf({ id, action }: Entry, field: string): readonly Counterpart[] {
  const entries = session.value?.entries ?? []
  const at = entries.findIndex(entry => entry.id === id)
  return counterpartsOf(entries, at, field).filter(({ value }) => {
    const [way] = waysFor({ is: 'instead', id, actions: [withField(action, field, value)] })
    return way?.how.exchanged === true
  })
}

/** Makes a plan the pending change, with its gist while the game still has what it changes. */
function onItsWay(game: string, plan: Plan): void {
  const open = session.value
  made.value = { game, plan, ...(open ? { gist: gistOf(open, plan) } : {}) }
}

/** Begins a change with a way to correct a mistake; a pending one is held. */
export function beginWith({ plan }: Way): void {
  const game = current.value?.id
  if (game === undefined) return
  hold()
  onItsWay(game, plan)
}

/** In the address of the change's page: what was entered would change nothing. */
export const UNCHANGED = 'unchanged'

/** Opens the page of the pending change; if none was `begun`, it says that nothing would change. */
export function showChange(begun: boolean, replace = false): void {
  go('change', begun ? undefined : UNCHANGED, replace)
}

/**
 * Adds the correction of a mistake to the pending change, or begins one. Nothing is in force until the change is accepted.
 * Returns false if it would change nothing.
 */
export function change(mistake: Mistake): boolean {
  const game = current.value?.id
  const before = planOnItsWay()
  const draft = draftFor(before)
  const [way] = draft ? waysIn(draft, mistake) : []
  if (game === undefined || !way) return false
  if (before) answers = [...answers, before]
  else hold()
  onItsWay(game, way.plan)
  // It was about the answer before.
  if (route.value.screen === 'change' && route.value.of === UNCHANGED) showChange(true, true)
  return true
}

/** Takes back the last answer that was added to the pending change; the only one takes the change with it, and leads to the log. */
function takeAnswerBack(): void {
  const last = answers.at(-1)
  const kept = made.value
  if (!kept || !last) {
    giveUp()
    go('log', undefined, true)
    return
  }
  answers = answers.slice(0, -1)
  onItsWay(kept.game, last)
}

/** What Undo does while a change is put together: it takes back the last answer and leaves the game alone. `null` elsewhere. */
export const answerToTakeBack: ReadonlySignal<(() => void) | null> = computed(() =>
  route.value.screen === 'change' && pending.value ? takeAnswerBack : null,
)

/** Begins a change of its own that corrects a mistake in the likeliest way. Returns false if there is no way, or none is needed. */
export function changeAlone(mistake: Mistake): boolean {
  const [way] = waysFor(mistake)
  if (way) beginWith(way)
  return way !== undefined
}

/** Drops the held changes that do the same as one that was just made. */
function dropAlike(done: Gist): void {
  put.value = put.value.filter(kept => !mine(kept) || !kept.gist || !sameGist(kept.gist, done))
}

/**
 * Takes a draft into the game as one change with one undo. Returns false if an entry does not fit, or if the game has changed since
 * the draft was made: it would be a second record in one place.
 */
function take(draft: Draft, plan: Plan): boolean {
  if (draft.of !== session.value) return false
  const gist = gistOf(draft.of, plan)
  if (!takeChange((_, at) => acceptDraft(draft, at))) return false
  dropAlike(gist)
  return true
}

/** Takes a way into the game at once. Returns false if a later entry would not fit, or the game has changed since. */
export function takeWay({ draft, plan }: Way): boolean {
  return !draft.stop && take(draft, plan)
}

/** Takes the pending change into the game as one change with one undo. Returns false as long as an entry does not fit. */
export function accept(): boolean {
  const draft = pending.value
  if (!draft || !made.value || !take(draft, made.value.plan)) return false
  giveUp()
  return true
}

/** Puts the pending change aside, of whatever game: that game goes on without it, and it can be resumed there. */
export function hold(): void {
  if (!made.value) return
  put.value = [...put.value, made.value]
  giveUp()
}

/** Drops the pending change, which the game never contained. */
export function giveUp(): void {
  answers = []
  made.value = null
}

/** Resumes a held change; a pending one is held in its place. */
export function resume(nth: number): void {
  const kept = put.value.filter(mine)[nth]
  if (!kept) return
  put.value = put.value.filter(other => other !== kept)
  hold()
  made.value = kept
}

/** Drops one of the `held` changes. */
export function drop(nth: number): void {
  const kept = waiting.value[nth]
  if (kept === made.value) giveUp()
  else put.value = put.value.filter(other => other !== kept)
}
