import { signal } from '@preact/signals'
import { type Happening, type OwnHappening, runIn } from '../../rules/happening'
import type { Action, Choice } from '../../rules/rule'
import type { Session } from '../../session/session'
import { loadTitle, type TitleId } from '../../titles/registry'
import { current } from '../desk/current'
import { readLocal, writeLocal } from '../device/local'

/** The steps of the lesson, learned by doing them in a practice game. */
export const STEPS = ['buy', 'run', 'undo', 'done'] as const
export type LessonStep = (typeof STEPS)[number]

/** The lesson: its game, how many entries that began with, and the banker's current step. */
export interface Lesson {
  readonly game: string
  readonly at: number
  readonly step: LessonStep
}

const NOTE = 'lesson'

function isLesson(value: unknown): value is Lesson {
  const { game, at, step } = (value ?? {}) as Record<string, unknown>
  return typeof game === 'string' && typeof at === 'number' && STEPS.some(it => it === step)
}

/** The current lesson, also after a reload; it is kept beside the games and never in them. */
export const lesson = signal<Lesson | null>(
  readLocal(NOTE, value => (isLesson(value) ? value : null)) ?? null,
)

function keep(next: Lesson | null): void {
  lesson.value = next
  writeLocal(NOTE, next ?? undefined)
}

/**
 * The lesson's step with the game in its current state. A purchase that is taken back has to be made again; it is left out if the
 * round ends without one. From the first run on, the step never goes back.
 */
export function stepAfter({ at, step }: Lesson, open: Session): LessonStep {
  if (step === 'done') return step
  if (step === 'undo') {
    const last = open.records.at(-1)
    return last && 'undo' in last ? 'done' : step
  }
  const since = open.entries.slice(at)
  if (since.some(({ happened }) => runIn(happened))) return 'undo'
  const players = new Set<string>(open.setup.players.map(({ id }) => id))
  const bought = (it: Happening | OwnHappening) => it.is === 'shares' && 'to' in it && players.has(`${it.to}`)
  return since.some(({ happened }) => happened.some(it => it.is === 'round' || bought(it))) ? 'run' : 'buy'
}

/** What the lesson tells the banker to do: its step, or what has to be done before that is possible. */
export type LessonHint = LessonStep | 'card' | 'pass' | 'allPass' | 'end'

/** The hint for a step at a table with these choices; `undefined` if nothing there leads on. */
export function hintFor(step: LessonStep, choices: readonly Choice<Action>[]): LessonHint | undefined {
  const can = (type: string) => choices.some(({ draft, refusal }) => draft.type === type && !refusal)
  if (step === 'undo' || step === 'done') return step
  if (step === 'buy' && can('buyShare')) return step
  if (can('takeCard')) return 'card'
  if (can('pass')) return step === 'buy' ? 'pass' : 'allPass'
  if (can('run')) return 'run'
  return can('endTurn') ? 'end' : undefined
}

/** Advances the lesson if the open game shows that its step is done. */
export function goOnWith(open: Session): void {
  const now = lesson.value
  if (!now || now.game !== current.value?.id) return
  const step = stepAfter(now, open)
  if (step !== now.step) keep({ ...now, step })
}

/** Ends the lesson; its game stays. */
export const endLesson = (): void => keep(null)

/**
 * A game file with the sample of a title: the whole game (`look`), or up to where it is tried (`try`); `undefined` if the
 * title has none.
 */
export async function sampleFile(id: TitleId, how: 'look' | 'try'): Promise<string | undefined> {
  // The code for files is not part of the first load.
  const { gameFileText } = await import('../../interop/gameFile')
  const title = await loadTitle(id)
  const sample = await title.sample?.()
  if (!sample) return undefined
  const { players, own, actions, tryAt } = sample
  const entered = how === 'look' ? actions : actions.slice(0, tryAt)
  return gameFileText({ title, setup: { players, options: {}, ...(own ? { own } : {}) }, actions: entered })
}

/** Begins the lesson in the open game. */
export function beginLesson(open: Session): void {
  const game = current.value?.id
  if (game !== undefined) keep({ game, at: open.entries.length, step: 'buy' })
}
