import { type ReadonlySignal, signal } from '@preact/signals'
import { type Best, bestRuns, COMPARISONS, type Task } from '../best'

/** What a worker is asked: it answers with the best runs found. */
export interface Asked {
  readonly task: Task
  readonly comparisons: number
}

/** As far as a search goes that was not certain after its first comparisons, if nothing else waits: seconds on a slow phone. */
const AT_MOST = 10 * COMPARISONS
/** A worker that has not answered for so long, in ms, never will. */
const PATIENCE = 20_000
/** Answers that are remembered; older ones are worked out again. */
const KEPT = 250

/** A worker as far as it is used here. */
export type Aide = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'>

/** Where a solver works: in a worker that is begun with the first task, or else between what the page does. */
export interface Places {
  /** May throw, as may whatever is then asked of it. */
  begin(): Aide
  whenIdle(work: () => void): void
}

/** Works out best runs, one task after the other. */
export interface Solver {
  /** What was found by the key of its task: from a search that was not certain, the best so far; `null` if it failed. */
  readonly answers: ReadonlySignal<ReadonlyMap<string, Best | null>>
  /** Works out a task, unless the same waits or is answered. The key stands for everything that the answer depends on. */
  ask(key: string, task: () => Task): void
}

interface Job extends Asked {
  readonly key: string
}

/** A solver at these places. It throws only what making a task does. */
export function solver({ begin, whenIdle }: Places): Solver {
  const answers = signal<ReadonlyMap<string, Best | null>>(new Map())
  /** First those nobody has an answer to, then those whose answer is not certain. */
  const [first, further]: [Job[], Job[]] = [[], []]
  let working: Job | undefined
  let late: ReturnType<typeof setTimeout> | undefined
  let aide: Aide | undefined
  let alone = false

  function take(best: Best | null): void {
    clearTimeout(late)
    const job = working
    working = undefined
    if (job) {
      const kept = [...answers.peek()].filter(([key]) => key !== job.key).slice(1 - KEPT)
      answers.value = new Map([...kept, [job.key, best]])
      if (best && !best.certain && job.comparisons < AT_MOST && !alone)
        further.push({ ...job, comparisons: AT_MOST })
    }
    next()
  }

  /** Does without a worker from here on. */
  function goAlone(): void {
    clearTimeout(late)
    alone = true
    if (aide) {
      aide.onmessage = null
      aide.terminate()
    }
    aide = undefined
    further.length = 0
    if (working) work(working)
  }

  function work(job: Job): void {
    whenIdle(() => {
      if (working !== job) return
      let best: Best | null = null
      try {
        best = bestRuns(job.task, COMPARISONS)
      } catch {
        // The pad does without.
      }
      take(best)
    })
  }

  function send({ task, comparisons }: Job): void {
    try {
      if (!aide) {
        aide = begin()
        aide.onmessage = ({ data }: MessageEvent<Best>) => take(data)
        aide.onerror = event => {
          event.preventDefault()
          goAlone()
        }
        aide.onmessageerror = goAlone
      }
      late = setTimeout(goAlone, PATIENCE)
      aide.postMessage({ task, comparisons })
    } catch {
      goAlone()
    }
  }

  function next(): void {
    if (working) return
    working = first.shift() ?? further.shift()
    if (!working) return
    if (alone) work(working)
    else send(working)
  }

  return {
    answers,
    ask(key, task) {
      const waits = [working, ...first].some(job => job?.key === key)
      if (waits || answers.peek().has(key)) return
      first.push({ key, task: task(), comparisons: COMPARISONS })
      next()
    },
  }
}
