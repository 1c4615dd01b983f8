import { signal } from '@preact/signals'
import type { Session } from '../../session/session'
import { loadTitle, TITLES } from '../../titles/registry'
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

/** The lesson's step with the game in its current state: at most one step ahead, and never back. */
export function stepAfter({ at, step }: Lesson, open: Session): LessonStep {
  const since = open.entries.slice(at)
  if (step === 'buy')
    return since.some(entry => entry.happened.some(it => it.is === 'shares')) ? 'run' : 'buy'
  if (step === 'run') return since.some(entry => open.title.chronicle?.run(entry)) ? 'undo' : 'run'
  const last = open.records.at(-1)
  return step === 'undo' && last && 'undo' in last ? 'done' : step
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

/** A game file with the sample of the first title that has one: the whole game (`look`), or up to where it is tried (`try`). */
export async function sampleFile(how: 'look' | 'try'): Promise<string | undefined> {
  // The code for files is not part of the first load.
  const { gameFileText } = await import('../../interop/gameFile')
  for (const id of TITLES) {
    const title = await loadTitle(id)
    const sample = await title.sample?.()
    if (!sample) continue
    const { players, actions, tryAt } = sample
    const entered = how === 'look' ? actions : actions.slice(0, tryAt)
    return gameFileText({ title, setup: { players, options: {} }, actions: entered })
  }
  return undefined
}

/** Begins the lesson in the open game. */
export function beginLesson(open: Session): void {
  const game = current.value?.id
  if (game !== undefined) keep({ game, at: open.entries.length, step: 'buy' })
}
