import type { Page } from '@playwright/test'

/** A tap as the browser itself timed it (Event Timing), in ms. */
export interface Timing {
  /** From the touch to the painted frame, in steps of 8 ms: the browser tells no finer. */
  readonly duration: number
  /** The time in which its events were handled, what is drawn anew in their microtasks included. */
  readonly handled: number
}

interface Event {
  readonly start: number
  readonly duration: number
  readonly handled: number
}

/** Events of one tap follow each other faster than this, two taps do not: a person's pace, kept by whoever taps here. */
const BETWEEN = 300

/** Keeps the timing of the taps on a page from here on. */
export async function watchTaps(page: Page): Promise<void> {
  // As text, since a page knows no helpers of the bundler.
  await page.evaluate(`
    window.events = []
    new PerformanceObserver(list => {
      for (const { interactionId, startTime, duration, processingStart, processingEnd } of list.getEntries())
        if (interactionId)
          window.events.push({ start: startTime, duration, handled: processingEnd - processingStart })
    }).observe({ type: 'event', durationThreshold: 16 })`)
}

/** The taps that the browser told of since they were last asked for; those that were painted in less than 16 ms are not among them. */
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
