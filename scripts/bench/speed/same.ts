import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { withPhone } from '../../banker/phone'
import { NOTHING } from './floor'
import { enterStretch, REST, type Stretch, standBefore, traceTaps } from './taps'
import { type Tap, tapsOf } from './trace'

/** As text, since a page knows no helpers of the bundler. */
const IN_PAGE = readFileSync(new URL('./inPage.js', import.meta.url), 'utf8')

/** So long after a tap all that comes of it has come, on a machine that is not slowed down. */
const SETTLED = 120

interface Recording {
  readonly steps: readonly { readonly x: number; readonly y: number }[]
}

/** What the taps of a stretch change on the page, in a browser of its own: to note it costs time. */
function changesOf(stretch: Stretch): Promise<Recording> {
  return withPhone(async phone => {
    await standBefore(phone, stretch)
    await phone.page.evaluate(`${IN_PAGE}; window.recorded = recordChanges()`)
    await enterStretch(phone, stretch, SETTLED)
    return phone.page.evaluate<Recording>('window.recorded()')
  })
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
    const { page, url } = phone
    await page.goto(`${url}${NOTHING}`)
    await page.evaluate(
      `${IN_PAGE}; changeTheSame(${JSON.stringify(recording)}).then(stand => { window.stand = stand })`,
    )
    return tapsOf(await traceTaps(phone, () => tapTheSame(page, recording)), REST)
  })
}
