import { computed, type ReadonlySignal } from '@preact/signals'
import { desk, shownSession } from '../../../../app/desk/table'
import { trial } from '../../../../app/past/trial'
import type { Money } from '../../../../bank/money'
import type { Best } from '../../../../families/map/best'
import { answerTo, type Question, questionOf } from '../../../../families/map/screens/runs'
import type { AnyRailway } from '../../../../families/railway/table'
import { now } from '../../../../session/session'
import { taskOf } from '../../map/best'
import { runningNow, runningOf } from '../../map/running'

/** What the corporation whose turn it is could run on a table; `undefined` if its map is not kept. */
export function questionOn(table: AnyRailway): Question | undefined {
  const running = runningNow(table)
  return running && questionOf(running, taskOf)
}

/** What could be run on the table that is shown. */
const questionNow: ReadonlySignal<Question | undefined> = computed(() => {
  const table = desk.value?.table
  return table && questionOn(table as AnyRailway)
})

/** What was found on it: `undefined` until it is worked out, `null` if it cannot be. */
export const answerNow: ReadonlySignal<Best | null | undefined> = computed(
  () => questionNow.value && answerTo(questionNow.value),
)

/** The best runs on the table that is shown, as far as they are known. */
export const bestNow: ReadonlySignal<Best | undefined> = computed(() => answerNow.value ?? undefined)

/**
 * In a what-if, the best that the same corporation could run where it began; `undefined` if nothing is tried, or while that is not
 * known for certain.
 */
export const bestUntried: ReadonlySignal<Money | undefined> = computed(() => {
  const [on, table] = [trial.value, desk.value?.table]
  if (!on || !table || shownSession.value !== on.open || on.open === on.from) return undefined
  const corporation = runningNow(table as AnyRailway)?.corporation
  const running = corporation && runningOf(now(on.from) as AnyRailway, corporation)
  const best = running ? answerTo(questionOf(running, taskOf)) : undefined
  return best?.certain ? best.total : undefined
})
