import type { Page } from '@playwright/test'
import { screenOf } from '../../banker/screen'

/** The address of a page with nothing on it, on the host of the app. */
export const NOTHING = 'robots.txt'

/** A button that counts its taps, alone on a page. */
const PAGE = `
  document.body.innerHTML = '<button style="width:200px;height:200px;font:40px sans-serif">0</button>'
  const [button] = document.body.children
  let count = 0
  button.onclick = () => { button.textContent = ++count }
  for (const type of ['touchstart', 'pointerdown', 'pointerup'])
    addEventListener(type, () => {}, { passive: true })`

/** Turns a page into one of which a tap has nothing to do but change one figure: less no app can, on this machine and in this browser. */
export async function emptyPage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${NOTHING}`)
  await page.evaluate(PAGE)
}

/** Taps its button so many times, as the banker taps those of the app: what watches for the taps meets both. */
export async function tapEmptyPage(page: Page, taps: number, rest: number): Promise<void> {
  const screen = screenOf(page, rest)
  for (let i = 0; i < taps; i++) await screen.tap(page.getByRole('button'))
}
