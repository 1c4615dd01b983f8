import { painted } from '../../../app/device/painted'
import type { Best, Task } from '../best'
import { type Solver, solver } from './solver'

/** Longest wait for an idle moment, in ms. */
const IDLE = 500

/** Beside the page or, where the browser begins no worker, when it is idle. */
const shared: Solver = solver({
  begin: () => new Worker(new URL('./map-worker.ts', import.meta.url), { type: 'module', name: 'best runs' }),
  whenIdle(work) {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: IDLE })
    else setTimeout(work, 0)
  },
})

/** Whatever the best runs follow from, and the task that works them out, which is made only if it has to be. */
export interface Question {
  readonly key: string
  readonly task: () => Task
}

/** A question about what a corporation runs; `running` is all that the answer depends on. */
export const questionOf = <R extends object>(running: R, task: (running: R) => Task): Question => ({
  key: JSON.stringify(running),
  task: () => task(running),
})

/**
 * The best runs found: `undefined` until they are worked out, `null` if they cannot be; whoever reads it is told. The first who
 * reads it has them worked out, once what is shown is on the glass.
 */
export function answerTo(question: Question): Best | null | undefined {
  const answer = answerAtHand(question)
  if (answer === undefined) void painted().then(() => shared.ask(question.key, question.task))
  return answer
}

/** The answer if it is there already; asks for nothing. */
export const answerAtHand = ({ key }: Question): Best | null | undefined => shared.answers.value.get(key)
