import { type ReadonlySignal, signal } from '@preact/signals'
import { type Cause, type Explanation, mayBegin, ranked, search } from '../../session/find/finding'
import type { Session } from '../../session/session'
import type { Differences } from '../../session/settled'

/** At most this many entries are searched at once; those further back are searched on request. */
const AT_ONCE = 80
/** Computing time per step, in ms: less than a frame, so that a tap is answered in between. */
const SLICE = 12

/** The explanations of a count found so far. */
export interface Looked {
  readonly done: boolean
  readonly explanations: readonly Explanation[]
  /** Number of entries not searched yet where the purses may have gone wrong. */
  readonly further: number
}

/** A search for what would explain a count of a game; it runs between frames and ends with `stop`. */
export interface Looking {
  readonly looked: ReadonlySignal<Looked>
  /** Searches further back; has no effect during a search, or if nothing is left. */
  readonly goOn: () => void
  readonly stop: () => void
}

/** Begins to search for the entries that would explain differences of purses. */
export function lookFor(session: Session, off: Differences): Looking {
  const least = mayBegin(session, off)
  const looked = signal<Looked>({ done: false, explanations: [], further: 0 })
  const found: Cause[] = []
  let lookedTo = session.entries.length
  let timer: ReturnType<typeof setTimeout> | undefined

  function step(steps: ReturnType<typeof search>): void {
    const until = performance.now() + SLICE
    while (performance.now() < until) {
      const { value, done } = steps.next()
      if (value) found.push(value)
      if (done) {
        looked.value = {
          done: true,
          explanations: ranked(session, found),
          further: Math.max(0, lookedTo - least),
        }
        return
      }
    }
    timer = setTimeout(step, 0, steps)
  }

  function begin(): void {
    const to = lookedTo
    lookedTo = Math.max(least, to - AT_ONCE)
    timer = setTimeout(step, 0, search(session, off, lookedTo, to))
  }
  begin()
  return {
    looked,
    goOn() {
      if (!looked.value.done || lookedTo <= least) return
      looked.value = { ...looked.value, done: false }
      begin()
    },
    stop: () => clearTimeout(timer),
  }
}
