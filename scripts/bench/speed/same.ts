import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Phone, withPhone } from '../../banker/phone'
import { screenOf } from '../../banker/screen'
import { NOTHING } from './floor'
import { enterStretch, REST, type Stretch, standBefore, traceTaps } from './taps'
import { type Tap, tapsOf } from './trace'

/** As text, since helpers of the bundler do not exist in a page. */
const IN_PAGE = readFileSync(new URL('./inPage.js', import.meta.url), 'utf8')

/** The time in ms after which a tap has had all its effects, on a machine that is not slowed down. */
const SETTLED = 120

/** Changes of the nodes of a page: see `inPage.js`. */
type Changes = readonly unknown[]

export interface Recording {
  readonly steps: readonly {
    readonly x: number
    readonly y: number
    /** In the frame of the tap. */
    readonly changes: Changes
    /** After it. */
    readonly later: Changes
  }[]
}

/** Records what taps change on a page. The recording itself costs time. */
async function recorded(page: Page, tapping: () => Promise<unknown>): Promise<Recording> {
  await page.evaluate(`${IN_PAGE}; window.recorded = recordChanges()`)
  await tapping()
  return page.evaluate<Recording>('window.recorded()')
}

/** What the taps of a stretch change, in a browser of its own. */
function changesOf(stretch: Stretch): Promise<Recording> {
  return withPhone(async phone => {
    await standBefore(phone, stretch)
    return recorded(phone.page, () => enterStretch(screenOf(phone.page, SETTLED), stretch))
  })
}

/** Turns a page into one without the app, on which each tap makes the changes recorded for it. */
export async function withoutTheApp(
  { page, url }: Pick<Phone, 'page' | 'url'>,
  recording: Recording,
): Promise<void> {
  await page.goto(`${url}${NOTHING}`)
  await page.evaluate(
    `${IN_PAGE}; changeTheSame(${JSON.stringify(recording)}).then(stand => { window.stand = stand })`,
  )
}

async function tapTheSame(page: Page, { steps }: Recording): Promise<void> {
  for (const { x, y } of steps) {
    await page.evaluate('window.stand()')
    await page.waitForTimeout(REST / 2)
    await page.touchscreen.tap(x, y)
    await page.waitForTimeout(REST)
  }
}

/**
 * The taps of a page without the app, in a fresh browser. Each makes the changes of the same tap in the stretch: the same
 * elements, texts and attributes with the same CSS, without anything to calculate. What remains is the browser's own
 * time.
 */
export async function sameBlock(stretch: Stretch): Promise<readonly Tap[]> {
  const recording = await changesOf(stretch)
  return withPhone(async phone => {
    await withoutTheApp(phone, recording)
    return tapsOf(await traceTaps(phone, () => tapTheSame(phone.page, recording)), REST)
  })
}

/** What a tap that opens another screen changes, with everything that follows, as if it came at once. */
export async function screenOpened(page: Page, tapping: () => Promise<unknown>): Promise<Recording> {
  const { steps, ...rest } = await recorded(page, async () => {
    await tapping()
    await page.waitForTimeout(SETTLED)
  })
  return {
    ...rest,
    steps: steps.map(step => ({ ...step, changes: [...step.changes, ...step.later], later: [] })),
  }
}
