import { computed, type ReadonlySignal } from '@preact/signals'
import { desk } from '../../../../app/desk/table'
import type { Best } from '../../../../families/map/best'
import { answerTo, type Question, questionOf } from '../../../../families/map/screens/runs'
import type { AnyRailway } from '../../../../families/railway/table'
import { taskOf } from '../../map/best'
import { runningNow } from '../../map/running'

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
