import { slow, withPhone } from '../banker/phone'
import { type Timing, tapsTold, watchTaps } from './timing'
import { CATEGORIES, type TapWork, workOfTaps } from './trace'

const TAPS = 40

/** A button that counts its taps, alone on a page. */
const PAGE = `
  document.body.innerHTML = '<button style="width:200px;height:200px;font:40px sans-serif">0</button>'
  const [button] = document.body.children
  let count = 0
  button.onclick = () => { button.textContent = ++count }
  for (const type of ['touchstart', 'pointerdown', 'pointerup'])
    addEventListener(type, () => {}, { passive: true })`

/**
 * What a tap takes of which a page has nothing to do but change one figure: less no app can, on this machine and in this
 * browser. Taps that the browser tells nothing of are left out of `told`.
 */
export async function leastOfTaps(
  rest: number,
): Promise<{ told: readonly Timing[]; work: readonly TapWork[] }> {
  return withPhone(async ({ page, browser, url }) => {
    await page.goto(`${url}robots.txt`)
    await page.evaluate(PAGE)
    await slow(page)
    const tapAway = async () => {
      for (let i = 0; i < TAPS; i++) {
        await page.touchscreen.tap(100, 100)
        await page.waitForTimeout(rest)
      }
    }
    await watchTaps(page)
    await tapAway()
    const told = await tapsTold(page)
    await browser.startTracing(page, { categories: CATEGORIES })
    await tapAway()
    const trace = (await browser.stopTracing()).toString()
    return { told, work: workOfTaps(trace, rest) }
  })
}
