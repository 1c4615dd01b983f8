import { signal } from '@preact/signals'
import type { Session } from '../../session/session'
import { loadTitle, TITLES } from '../../titles/registry'
import { current } from '../desk/current'
import { named } from '../device/named'

/** What is learnt at the table to try, by doing it. */
export const STEPS = ['buy', 'run', 'undo', 'done'] as const
export type LessonStep = (typeof STEPS)[number]

/** The table to try: its game, how many entries it began with, and how far the banker is. */
export interface Lesson {
  readonly game: string
  readonly at: number
  readonly step: LessonStep
}

const NOTE = named('lesson')

function isLesson(value: unknown): value is Lesson {
  const { game, at, step } = (value ?? {}) as Record<string, unknown>
  return typeof game === 'string' && typeof at === 'number' && STEPS.some(it => it === step)
}

function kept(): Lesson | null {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(NOTE) ?? 'null')
    return isLesson(read) ? read : null
  } catch {
    return null
  }
}

/** The lesson that is on its way, also after a reload; it is kept beside the games and never in them. */
export const lesson = signal<Lesson | null>(kept())

function keep(next: Lesson | null): void {
  lesson.value = next
  try {
    if (next) localStorage.setItem(NOTE, JSON.stringify(next))
    else localStorage.removeItem(NOTE)
  } catch {
    // No such place in this browser: the lesson goes on until the app is closed.
  }
}

/** How far the banker is once the table stands so: a step at a time, and never back. */
export function stepAfter({ at, step }: Lesson, open: Session): LessonStep {
  const since = open.entries.slice(at)
  if (step === 'buy')
    return since.some(entry => entry.happened.some(it => it.is === 'shares')) ? 'run' : 'buy'
  if (step === 'run') return since.some(entry => open.title.chronicle?.run(entry)) ? 'undo' : 'run'
  const last = open.records.at(-1)
  return step === 'undo' && last && 'undo' in last ? 'done' : step
}

/** Goes on with the lesson as far as the open game says. */
export function goOnWith(open: Session): void {
  const now = lesson.value
  if (!now || now.game !== current.value?.id) return
  const step = stepAfter(now, open)
  if (step !== now.step) keep({ ...now, step })
}

/** Ends the lesson; its game stays. */
export const endLesson = (): void => keep(null)

/** The text of a game file of the first title that has a sample: the whole game, or as far as it is tried. */
export async function sampleFile(how: 'look' | 'try'): Promise<string | undefined> {
  for (const id of TITLES) {
    const sample = await (await loadTitle(id)).sample?.()
    if (!sample) continue
    const { players, actions, tryAt } = sample
    const entered = how === 'look' ? actions : actions.slice(0, tryAt)
    return JSON.stringify({
      format: 'paymaster-game',
      version: 1,
      title: id,
      players,
      options: {},
      actions: entered,
    })
  }
  return undefined
}

/** Begins the lesson at the game that is open. */
export function beginLesson(open: Session): void {
  const game = current.value?.id
  if (game !== undefined) keep({ game, at: open.entries.length, step: 'buy' })
}
