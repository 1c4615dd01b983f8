import type { Page } from '@playwright/test'

/** A tap as timed by the browser itself (Event Timing), in ms. */
export interface Timing {
  /** From the touch to the painted frame, in steps of 8 ms, the browser's resolution. */
  readonly duration: number
  /** The time spent handling its events, including what is redrawn in their microtasks. */
  readonly handled: number
}

interface Event {
  readonly start: number
  readonly duration: number
  readonly handled: number
}

/**
 * Events of one tap are closer together than this, in ms, and taps are not: a person's pace, to be kept by all who tap
 * here.
 */
const BETWEEN = 300

/** Records the timing of taps on a page from here on. */
export async function watchTaps(page: Page): Promise<void> {
  // As text, since helpers of the bundler do not exist in a page.
  await page.evaluate(`
    window.events = []
    new PerformanceObserver(list => {
      for (const { interactionId, startTime, duration, processingStart, processingEnd } of list.getEntries())
        if (interactionId)
          window.events.push({ start: startTime, duration, handled: processingEnd - processingStart })
    }).observe({ type: 'event', durationThreshold: 16 })`)
}

/** The taps reported by the browser since the last call; without those painted in less than 16 ms. */
export async function tapsTold(page: Page): Promise<readonly Timing[]> {
  const events = await page.evaluate<readonly Event[]>('window.events.splice(0)')
  const taps: Timing[] = []
  let last = Number.NEGATIVE_INFINITY
  for (const { start, duration, handled } of events.toSorted((a, b) => a.start - b.start)) {
    const same = start - last < BETWEEN ? taps.pop() : undefined
    taps.push({
      duration: Math.max(same?.duration ?? 0, duration),
      handled: (same?.handled ?? 0) + handled,
    })
    last = start
  }
  return taps
}
