// Pictures of every screen in every state of test/e2e/states, at four sizes, in light and dark:
//   npm run shots [PART OF A NAME]      for example 390-dark, auction, books-full-de
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { STATES } from '../test/e2e/states/list'
import { contextFor, looks, open, type ScreenState, SIZES, show, THEMES } from '../test/e2e/states/visit'
import { buildIfOld } from './banker/dist'
import { chromiumOptions } from './chromium.mjs'
import { serve } from './serve.mjs'

const folderOf = (size: string, theme: string) => join('shots', `${size}-${theme}`)

/** Makes the window as tall as what the screen scrolls through, so that a picture shows all of it. */
async function unrolled(page: Page): Promise<boolean> {
  const size = page.viewportSize()
  const more = await page.evaluate(() => {
    const main = document.querySelector('.frame > main')
    return Math.max(
      main ? main.scrollHeight - main.clientHeight : 0,
      document.body.scrollHeight - innerHeight,
    )
  })
  if (!size || more <= 0 || size.width > 400) return false
  await page.setViewportSize({ width: size.width, height: Math.min(size.height + more, 6000) })
  return true
}

/** Takes a picture of a state, and on an upright phone another one of everything it scrolls through. */
async function shoot(browser: Browser, url: string, state: ScreenState, wanted: string): Promise<void> {
  const some = Object.keys(SIZES).some(size =>
    THEMES.some(theme => `${size}-${theme}-${state.name}`.includes(wanted)),
  )
  if (!some) return
  const context = await browser.newContext(contextFor(state))
  const page = await context.newPage()
  page.setDefaultTimeout(6_000)
  await open(page, url, state)
  await show(page, state)
  for await (const { size, theme } of looks(page, state)) {
    if (!`${size}-${theme}-${state.name}`.includes(wanted)) continue
    const path = join(folderOf(size, theme), state.name)
    const viewport = page.viewportSize()
    await page.screenshot({ path: `${path}.png` })
    if (!(await unrolled(page))) continue
    await page.screenshot({ path: `${path}-whole.png` })
    if (viewport) await page.setViewportSize(viewport)
  }
  await context.close()
}

for (const size of Object.keys(SIZES))
  for (const theme of THEMES) mkdirSync(folderOf(size, theme), { recursive: true })
buildIfOld()
const host = await serve()
const browser = await chromium.launch(await chromiumOptions())
const failed: string[] = []
for (const state of STATES)
  await shoot(browser, host.url, state, process.argv[2] ?? '').catch((error: Error) =>
    failed.push(`${state.name}: ${error.message}`),
  )
await browser.close()
await host.close()
process.stdout.write('The pictures are in shots/.\n')
for (const failure of failed) process.stderr.write(`${failure}\n`)
process.exitCode = failed.length > 0 ? 1 : 0
