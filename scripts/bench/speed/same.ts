import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Phone, withPhone } from '../../banker/phone'
import { NOTHING } from './floor'
import { enterStretch, REST, type Stretch, standBefore, traceTaps } from './taps'
import { type Tap, tapsOf } from './trace'

/** As text, since a page knows no helpers of the bundler. */
const IN_PAGE = readFileSync(new URL('./inPage.js', import.meta.url), 'utf8')

/** So long after a tap all that comes of it has come, on a machine that is not slowed down. */
const SETTLED = 120

/** What became of nodes of a page: see `inPage.js`. */
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

/** What taps change on a page. To note it costs time. */
async function recorded(page: Page, tapping: () => Promise<unknown>): Promise<Recording> {
  await page.evaluate(`${IN_PAGE}; window.recorded = recordChanges()`)
  await tapping()
  return page.evaluate<Recording>('window.recorded()')
}

/** What the taps of a stretch change, in a browser of its own. */
function changesOf(stretch: Stretch): Promise<Recording> {
  return withPhone(async phone => {
    await standBefore(phone, stretch)
    return recorded(phone.page, () => enterStretch(phone, stretch, SETTLED))
  })
}

/** Makes a page one without the app, on which each tap changes what it was recorded to change. */
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
 * The taps of a page without the app, in a fresh browser, on which each tap changes what that tap of the stretch changed: the
 * same elements, texts and attributes in the same style, with nothing to work out. What is left is the browser's own.
 */
export async function sameBlock(stretch: Stretch): Promise<readonly Tap[]> {
  const recording = await changesOf(stretch)
  return withPhone(async phone => {
    await withoutTheApp(phone, recording)
    return tapsOf(await traceTaps(phone, () => tapTheSame(phone.page, recording)), REST)
  })
}

/** What a tap that opens another screen changes on a page until all has come of it, as if it came at once. */
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
