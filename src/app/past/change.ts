import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { accept as acceptDraft, type Draft } from '../../session/change'
import { bookedTwice } from '../../session/mend/booked'
import { type Twin, twinsOf } from '../../session/mend/exchange'
import { withField } from '../../session/mend/fields'
import { type Mistake, mends } from '../../session/mend/mend'
import type { How } from '../../session/mend/shift'
import type { Entry } from '../../session/session'
import { current } from '../desk/current'
import { go, route } from '../desk/routes'
import { session } from '../desk/table'
import { takeChange, undoInstead } from '../saving/commands'
import { type Gist, gistOf, sameGist } from './gist'
import { type Kept, keepChanges, keptChanges } from './kept'
import { draftOfPlan, type Plan, planFor, planOf } from './plan'

const made = signal<Kept | null>(null)
// One that was on its way when the app was closed is among those that are held.
const put = signal<readonly Kept[]>(keptChanges())
effect(() => keepChanges(made.value ? [...put.value, made.value] : put.value))

/** What the change on its way was before each answer that was added to it, the last one last. */
let answers: readonly Plan[] = []

const mine = ({ game }: Kept) => game === current.value?.id

function draftOf(kept: Kept | null): Draft | null {
  const open = session.value
  return open && kept && mine(kept) ? (draftOfPlan(open, kept.plan) ?? null) : null
}

/** The change that is being put together, as it reads in the game as it stands now; nothing where there is none. */
export const pending: ReadonlySignal<Draft | null> = computed(() => draftOf(made.value))

/** A change that is held. */
export interface Held {
  /** As it reads in the game now; `null` where the game no longer has what it changes. */
  readonly draft: Draft | null
  readonly gist: Gist
}

/** Changes of the open game that are held, and behind them the one on its way if the game has lost what it changes. */
const waiting = computed(() => {
  const lost = session.value && made.value && mine(made.value) && !pending.value ? [made.value] : []
  return [...put.value.filter(mine), ...lost]
})

/** Changes that are held while the game goes on, the oldest first, and those of which nothing can come any more. */
export const held: ReadonlySignal<readonly Held[]> = computed(() =>
  waiting.value.map(kept => ({ draft: draftOf(kept), gist: kept.gist ?? {} })),
)

/** The game with a change on its way, or as it stands. */
function draftFor(base: Plan | null): Draft | undefined {
  const open = session.value
  return open ? draftOfPlan(open, base ?? planFor(open)) : undefined
}

const planOnItsWay = () => (made.value && mine(made.value) ? made.value.plan : null)

/** A way to put a mistake right, with the game as it would be then. */
export interface Way {
  readonly draft: Draft
  readonly plan: Plan
  readonly how: How
  /** With it a ruling goes that had put the books right instead. */
  readonly unbooked?: true
}

/** The ways in which a mistake could be put right in a change of its own, the likeliest first; nothing of them is begun. */
export function waysFor(mistake: Mistake): readonly Way[] {
  const draft = draftFor(null)
  if (!draft) return []
  return waysIn(draft, mistake).flatMap(way => [...withoutBookings(way), way])
}

/** A way with which those rulings go as well that had brought the books in line with a count, and would do so twice; none where there are no such. */
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

/** The values of a field that another player is entered with in the same round, and that only one can have: the two may have changed places. */
export function exchangesOf({ id, action }: Entry, field: string): readonly Twin[] {
  const entries = session.value?.entries ?? []
  const at = entries.findIndex(entry => entry.id === id)
  return twinsOf(entries, at, field).filter(({ value }) => {
    const [way] = waysFor({ is: 'instead', id, actions: [withField(action, field, value)] })
    return way?.how.exchanged === true
  })
}

/** What is on its way from now on, with what it is about as long as the game has that. */
function onItsWay(game: string, plan: Plan): void {
  const open = session.value
  made.value = { game, plan, ...(open ? { gist: gistOf(open, plan) } : {}) }
}

/** Begins a change with a way to put a mistake right; one that is on its way is held. */
export function beginWith({ plan }: Way): void {
  const game = current.value?.id
  if (game === undefined) return
  hold()
  answers = []
  onItsWay(game, plan)
}

/** Adds a mistake put right to the change on its way, or begins one. Nothing of it is in force before it is accepted. */
export function change(mistake: Mistake): void {
  const game = current.value?.id
  const before = planOnItsWay()
  const draft = draftFor(before)
  const [way] = draft ? waysIn(draft, mistake) : []
  if (game === undefined || !way) return
  if (before) answers = [...answers, before]
  onItsWay(game, way.plan)
}

/** Takes the last answer back that was added to the change on its way; the whole of it where there was but one. */
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

// Where a change is put together, Undo speaks of it: the game stays as it is.
effect(() => {
  undoInstead.value = route.value.screen === 'change' && pending.value ? takeAnswerBack : null
})

/** Puts a mistake right in a change of its own, the likeliest way. */
export function changeAlone(mistake: Mistake): void {
  const [way] = waysFor(mistake)
  if (way) beginWith(way)
}

/** What was put aside and is now done in the same way waits for nothing. */
function letGo(done: Gist): void {
  put.value = put.value.filter(kept => !mine(kept) || !kept.gist || !sameGist(kept.gist, done))
}

/** Takes a draft into the game, whole, as one with one undo; false as long as an entry does not fit. */
function take(draft: Draft, plan: Plan): boolean {
  const gist = gistOf(draft.of, plan)
  if (!takeChange((_, at) => acceptDraft(draft, at))) return false
  letGo(gist)
  return true
}

/** Takes a way into the game at once; false where a later entry does not fit then. */
export function takeWay({ draft, plan }: Way): boolean {
  return !draft.stop && take(draft, plan)
}

/** Takes the change on its way into the game, whole, as one with one undo. False as long as an entry does not fit. */
export function accept(): boolean {
  const draft = pending.value
  if (!draft || !made.value || !take(draft, made.value.plan)) return false
  giveUp()
  return true
}

/** Puts the change on its way aside: the game goes on without it, and it can be taken up again. */
export function hold(): void {
  const kept = made.value
  if (!kept || !mine(kept)) return
  put.value = [...put.value, kept]
  giveUp()
}

/** Drops the change on its way; the game never knew of it. */
export function giveUp(): void {
  answers = []
  made.value = null
}

/** Takes a held change up again; one that is on its way is held in its place. */
export function resume(nth: number): void {
  const kept = put.value.filter(mine)[nth]
  if (!kept) return
  const rest = put.value.filter(other => other !== kept)
  put.value = made.value && mine(made.value) ? [...rest, made.value] : rest
  answers = []
  made.value = kept
}

/** Lets a held change go. */
export function drop(nth: number): void {
  const kept = waiting.value[nth]
  if (kept === made.value) giveUp()
  else put.value = put.value.filter(other => other !== kept)
}
