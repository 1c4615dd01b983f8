import type { Page } from '@playwright/test'
import { screenOf } from '../../banker/screen'

/** The address of a page without content, on the app's host. */
export const NOTHING = 'robots.txt'

/** A button that counts its taps, alone on a page. */
const PAGE = `
  document.body.innerHTML = '<button style="width:200px;height:200px;font:40px sans-serif">0</button>'
  const [button] = document.body.children
  let count = 0
  button.onclick = () => { button.textContent = ++count }
  for (const type of ['touchstart', 'pointerdown', 'pointerup'])
    addEventListener(type, () => {}, { passive: true })`

/** Turns a page into one on which a tap only changes one figure: no app can do less on this machine and in this browser. */
export async function emptyPage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${NOTHING}`)
  await page.evaluate(PAGE)
}

/**
 * Taps the button of the empty page as the banker taps those of the app, so that watching the taps costs the same in
 * both.
 */
export async function tapEmptyPage(page: Page, taps: number, rest: number): Promise<void> {
  const screen = screenOf(page, rest)
  for (let i = 0; i < taps; i++) await screen.tap(page.getByRole('button'))
}
