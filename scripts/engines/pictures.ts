import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { misfitsText } from '../../test/e2e/states/fits'
import { STATES } from '../../test/e2e/states/list'
import { contextFor, goTo, open, openAnother, type ScreenState, show } from '../../test/e2e/states/visit'
import type { Glass } from '../banker/glass'
import { chromiumOptions } from '../chromium.mjs'
import { serve } from '../serve.mjs'
import type { Check } from './check'
import { type Driver, HEIGHT, WIDTH } from './driver'
import { german } from './keeping'
import { type Lent, pictures, withEngine } from './lend'

/** The states to look at: every kind of screen that an evening shows, the German ones last. */
const LOOKED_AT = [
  ...[
    'start',
    'new',
    'bids',
    'stock-full',
    'operating-full',
    'dividend',
    'forced',
    'chart',
    'chart-late',
    'books-full',
  ],
  ...['log-full', 'over-full', 'story', 'menu', 'moment', 'rules', 'phones'],
  ...['map', 'map-full', 'map-none', 'map-kept'],
  ...['operating-full-de', 'books-full-de'],
]

function stateOf(name: string): ScreenState {
  const state = STATES.find(it => it.name === name)
  if (!state || state.tap) throw new Error(`there is no state ${name}, or it needs a tap`)
  return state
}

/** After two frames everything is in its place, and the fonts have loaded. */
const settled = `document.fonts.ready.then(() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))`

/** Screenshots of the states in Chromium, by name. */
async function inChromium(browser: Browser): Promise<ReadonlyMap<string, Buffer>> {
  const host = await serve()
  const shown = new Map<string, Buffer>()
  try {
    for (const state of LOOKED_AT.map(stateOf)) {
      const context = await browser.newContext(contextFor(state))
      const page = await context.newPage()
      await open(page, host.url, state)
      await show(page, state)
      await page.evaluate(settled)
      shown.set(state.name, await page.screenshot())
      await context.close()
    }
    return shown
  } finally {
    await host.close()
  }
}

/** Puts screenshots side by side in one picture. */
async function beside(browser: Browser, ones: readonly Buffer[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: ones.length * (WIDTH + 10), height: HEIGHT } })
  const images = ones.map(it => `<img src="data:image/png;base64,${it.toString('base64')}">`)
  await page.setContent(
    `<body style="margin:0;display:flex;gap:10px;align-items:start;background:#888">${images.join('')}`,
  )
  const both = await page.screenshot()
  await page.close()
  return both
}

/** As wide as the scrollbar of GNOME's WebKit, which lies over the screen and is wider for a mouse than it looks. */
const OVERLAID = 24

/** What does not fit at a width. Bundlers may wrap named functions in a helper, which is defined here. */
async function misfitsAt(driver: Driver, page: Glass, width: number, height: number) {
  await driver.resize(width, height)
  await page.evaluate(settled)
  return (await page.evaluate<readonly string[]>(misfitsText(OVERLAID))).map(it => `${width} wide, ${it}`)
}

/** Brings about a state in a browser that has shown others. */
async function bring({ page }: Lent, state: ScreenState): Promise<void> {
  if (state.table) await openAnother(page, state.table)
  await goTo(page, state.at)
  await page.locator(state.shows).first().waitFor()
  await page.evaluate(settled)
}

/** Screenshots of the states beside Chromium's, checked for what does not fit on a phone. */
export const looks: Check = {
  what: `${LOOKED_AT.length} states pictured beside Chromium's, at 390 and at 320 pixels`,
  run: async engine => {
    mkdirSync(pictures, { recursive: true })
    const browser = await chromium.launch(await chromiumOptions())
    try {
      const chromiums = await inChromium(browser)
      const found: string[] = []
      await withEngine(engine, { still: true }, async lent => {
        const { page, driver, url } = lent
        await page.goto(url)
        for (const state of LOOKED_AT.map(stateOf)) {
          if (state.language === 'de' && (await page.locator('html[lang=de]').count()) === 0)
            await german(page)
          await bring(lent, state)
          const both = await beside(browser, [chromiums.get(state.name) as Buffer, await driver.picture()])
          writeFileSync(join(pictures, `${state.name}-${engine.name.toLowerCase()}.png`), both)
          const misfits = [
            ...(await misfitsAt(driver, page, 320, 640)),
            ...(await misfitsAt(driver, page, WIDTH, HEIGHT)),
          ]
          found.push(...misfits.map(it => `${state.name}, ${it}`))
        }
      })
      if (found.length > 0) throw new Error(found.join('; '))
      return 'nothing cut off, covered, too small or wider than the window'
    } finally {
      await browser.close()
    }
  },
}
