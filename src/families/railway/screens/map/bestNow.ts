import { computed, type ReadonlySignal } from '@preact/signals'
import { desk, shownSession } from '../../../../app/desk/table'
import { trial } from '../../../../app/past/trial'
import type { Money } from '../../../../bank/money'
import { now } from '../../../../session/session'
import type { Best } from '../../../map/best'
import { answerTo, type Question, questionOf } from '../../../map/screens/runs'
import type { MapPolicy } from '../../kept/policy'
import { type Running, runningNow, runningOf, taskOf } from '../../kept/running'
import type { AnyRailway } from '../../table'

/** The best runs on a map, as far as they are known. */
export interface Bests {
  /** What a corporation could run. */
  question(running: Running): Question
  /** What the one whose turn it is could run on a table; `undefined` if its map is not kept. */
  questionOn(table: AnyRailway): Question | undefined
  /** What was found on the table that is shown: `undefined` until it is worked out, `null` if it cannot be. */
  readonly answer: ReadonlySignal<Best | null | undefined>
  /** The best runs on it, as far as they are known. */
  readonly now: ReadonlySignal<Best | undefined>
  /**
   * In a what-if, the best that the same corporation could run where it began; `undefined` if nothing is tried, or while that is
   * not known for certain.
   */
  readonly untried: ReadonlySignal<Money | undefined>
}

/** The best runs on a map. */
export function bestsOn(kept: MapPolicy): Bests {
  const question = (running: Running) => questionOf(running, it => taskOf(kept, it))
  const questionOn = (table: AnyRailway) => {
    const running = runningNow(kept, table)
    return running && question(running)
  }
  const questionNow = computed(() => {
    const table = desk.value?.table
    return table && questionOn(table as AnyRailway)
  })
  const answer = computed(() => questionNow.value && answerTo(questionNow.value))
  const untried = computed(() => {
    const [on, table] = [trial.value, desk.value?.table]
    if (!on || !table || shownSession.value !== on.open || on.open === on.from) return undefined
    const corporation = runningNow(kept, table as AnyRailway)?.corporation
    const running = corporation && runningOf(kept, now(on.from) as AnyRailway, corporation)
    const best = running ? answerTo(question(running)) : undefined
    return best?.certain ? best.total : undefined
  })
  return { question, questionOn, answer, now: computed(() => answer.value ?? undefined), untried }
}
