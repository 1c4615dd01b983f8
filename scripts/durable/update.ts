import type { Page } from '@playwright/test'
import { createGame } from '../banker/bank'
import { nextStep } from '../banker/compare'
import type { Game } from '../banker/game'
import { screenOf } from '../banker/screen'
import { makeNewer, NEW } from './newer'
import { playSome } from './some'
import { entriesOf, storedRows, untilSaved } from './stored'

/** The result of updates in the middle of a game. */
export interface Updates {
  readonly updates: number
  readonly taps: number
  /** Records that existed before an update and not after it: must be 0. */
  readonly lost: number
  /** The time of each update from the tap to the page of the newer app, in ms. */
  readonly times: readonly number[]
}

/** Makes the browser look for a newer app, as it does now and then by itself, and waits until it is ready. */
const FETCH = `navigator.serviceWorker.ready.then(async registration => {
  await registration.update()
  for (let tries = 0; !registration.waiting && tries < 500; tries++) await new Promise(done => setTimeout(done, 20))
  return registration.waiting !== null
})`

/** Takes the update offered on the start page; returns the time it took, in ms. */
async function take(page: Page, version: number): Promise<number> {
  await page.goto(`${page.url().replace(/#.*/, '')}#/start`)
  const began = performance.now()
  await page.getByRole('button', { name: 'Update now' }).tap()
  await page.getByText(NEW(version)).waitFor()
  return performance.now() - began
}

/**
 * Banks a game on a host whose app is updated again and again: each update becomes ready after `between` taps, and is
 * taken after as many more. Throws if it is taken without a tap, or if the game is not the same afterwards.
 */
export async function bankOverUpdates(
  page: Page,
  host: { readonly url: string; readonly folder: string },
  game: Game,
  { updates, between }: { updates: number; between: number },
): Promise<Updates> {
  await page.goto(host.url)
  await page.evaluate(`navigator.serviceWorker.ready.then(() => true)`)
  await createGame(page, screenOf(page), game)
  const times: number[] = []
  let [taps, lost] = [0, 0]
  const on = async () => {
    await untilSaved(page)
    const from = nextStep(game, await entriesOf(game, await storedRows(page)))
    taps += await playSome(screenOf(page), game, from, between)
  }
  await on()
  for (let version = 1; version <= updates; version++) {
    makeNewer(host.folder, version)
    if (!(await page.evaluate(FETCH))) throw new Error('no update is ready')
    let loads = 0
    const count = () => void loads++
    page.on('load', count)
    await on()
    page.off('load', count)
    if (loads > 0) throw new Error('the page was loaded again in the middle of the game')
    await untilSaved(page)
    const before = await storedRows(page)
    times.push(await take(page, version))
    const after = await storedRows(page)
    lost += before.filter((row, i) => JSON.stringify(row) !== JSON.stringify(after[i])).length
    await page.getByRole('button', { name: 'Continue' }).tap()
    await page.locator('.play h2').first().waitFor()
    await on()
  }
  return { updates, taps, lost, times }
}
