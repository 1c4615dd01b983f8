import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { gameFileOf } from '../../test/games/recorded'
import { chromiumPath } from '../chromium.mjs'
import { serve } from '../serve.mjs'
import { longGame } from './engine'
import { type Figure, percentile } from './figure'

/** How slow the phone is: four times slower than this machine. */
const THROTTLE = 4
const TAPS = 30

/** What a page remembers of its own taps: the event timing of each interaction, and main-thread work from its task. */
interface Timing {
  readonly duration: number
  readonly work: number
}

interface Timed {
  taps: Timing[]
}

async function slow(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  return session
}

/** Keeps the longest event of each interaction, as the browser itself times it: from the touch to the painted frame. */
function observeTaps(): void {
  const kept = new Map<number, Timing>()
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration, processingEnd, processingStart } = entry as PerformanceEventTiming & {
        interactionId: number
      }
      if (!interactionId) continue
      const before = kept.get(interactionId) ?? { duration: 0, work: 0 }
      kept.set(interactionId, {
        duration: Math.max(before.duration, duration),
        work: before.work + (processingEnd - processingStart),
      })
    }
    ;(window as unknown as Timed).taps = [...kept.values()]
  })
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

async function openFile(page: Page, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'long.paymaster.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.waitForURL(/#\/play/)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

/** Taps the plain main action and Undo by turns, and reads what the browser measured. */
async function tapFigures(page: Page): Promise<readonly Figure[]> {
  await page.evaluate(observeTaps)
  const undo = page.getByRole('button', { name: /^Undo/ })
  const act = page.getByRole('button', { name: / passes$/ })
  for (let i = 0; i < TAPS; i++) {
    await (i % 2 === 0 ? act : undo).tap()
    // A person's pace: a second tap within 300 ms of a change is dropped by the app.
    await page.waitForTimeout(400)
  }
  await page.waitForFunction(count => ((window as unknown as Timed).taps?.length ?? 0) >= count / 2, TAPS)
  const taps = await page.evaluate(() => (window as unknown as Timed).taps)
  const durations = taps.map(tap => tap.duration)
  const [median, p95] = [percentile(durations, 0.5), percentile(durations, 0.95)]
  const work = taps.map(tap => tap.work)
  return [
    {
      what: `a tap in a game of 1,500 entries, touch to painted frame, ${THROTTLE}x slower`,
      figure: `${median} ms, p95 ${p95} ms (${taps.length} taps)`,
      target: 'median at most 50 ms',
      met: median <= 50,
    },
    {
      what: 'the same, work of its event handlers',
      figure: `${percentile(work, 0.5).toFixed(1)} ms, p95 ${percentile(work, 0.95).toFixed(1)} ms`,
      target: 'at most 8 and 16 ms',
      met: percentile(work, 0.5) <= 8 && percentile(work, 0.95) <= 16,
    },
  ]
}

/** From the next touch to the frame after the one in which the table stands: as text, since a page knows no helpers of the bundler. */
const FROM_TAP_TO_TABLE = `new Promise(done => {
  let start = 0
  addEventListener('pointerup', () => { start = performance.now() }, { once: true, capture: true })
  requestAnimationFrame(function look() {
    const there = start > 0 && location.hash.startsWith('#/play') && document.querySelector('main h2')
    if (there) requestAnimationFrame(() => done(performance.now() - start))
    else requestAnimationFrame(look)
  })
})`

/** Opens the stored game again in a fresh page, from the tap on Continue to the painted table. */
async function openingFigure(context: BrowserContext, url: string): Promise<Figure> {
  const times: number[] = []
  for (let i = 0; i < 5; i++) {
    const page = await context.newPage()
    await slow(page)
    await page.goto(url)
    const link = page
      .getByRole('button', { name: /^Continue/ })
      .or(page.getByRole('link', { name: /^Continue/ }))
      .first()
    await link.waitFor()
    const opened = page.evaluate<number>(FROM_TAP_TO_TABLE)
    await link.tap()
    times.push(await opened)
    await page.close()
  }
  const median = percentile(times, 0.5)
  return {
    what: `opening a stored game of 1,500 entries cold, ${THROTTLE}x slower`,
    figure: `${median.toFixed(0)} ms (${times.map(time => time.toFixed(0)).join(', ')})`,
    target: 'at most 250 ms',
    met: median <= 250,
  }
}

/** The figures that only a browser can give. */
export async function browserFigures(): Promise<readonly Figure[]> {
  const host = await serve()
  const browser: Browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const page = await context.newPage()
    await page.goto(host.url)
    await openFile(page, gameFileOf(longGame(1500)))
    await slow(page)
    const taps = await tapFigures(page)
    await page.close()
    return [...taps, await openingFigure(context, host.url)]
  } finally {
    await browser.close()
    await host.close()
  }
}
