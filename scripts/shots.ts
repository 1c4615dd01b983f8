// Pictures of every screen, typical and full, at four sizes, in light and dark: npm run shots [PART OF A NAME]
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { gameFileOf, knownGames, type Recorded, realGame } from '../test/games/recorded'
import { buildIfOld } from './banker/dist'
import { chromiumPath } from './chromium.mjs'
import { serve } from './serve.mjs'

const SIZES = { '320': [320, 700], '390': [390, 844], landscape: [844, 390], '1280': [1280, 800] } as const
const THEMES = ['light', 'dark'] as const
const CLOSED = ['start', 'new', 'settings', 'rules', 'scan', 'bin', 'join']
const PLAY = ['play', 'chart', 'books', 'log', 'table']
const OPEN = [...PLAY, 'menu', 'count', 'ruling', 'share', 'story', 'lookahead', 'sheet', 'seats']

/** The moments that are shown: a game, how far, and which screens of it. */
function moments(): readonly (readonly [
  name: string,
  game: Recorded,
  upTo: number,
  screens: readonly string[],
])[] {
  const real = realGame('4714')
  const full = fullest()
  const dividend = real.trace.findIndex(
    ({ action }) => action.type === 'run' && (action as { pay?: boolean }).pay === true,
  )
  const next = (type: string, from: number) =>
    real.trace.findIndex(({ action }, i) => i > from && action.type === type)
  return [
    ['auction', real, 6, ['play']],
    ['stock', real, next('buyShare', 60), OPEN],
    ['operating', real, next('run', 120), PLAY],
    ['dividend', real, dividend + 1, ['play']],
    ['full', full.game, full.upTo, OPEN],
    ['over', real, real.trace.length, ['play', 'story', 'log']],
  ]
}

/** The moment of a game of five with the most certificates, all six corporations floated, in a stock turn. */
function fullest(): { readonly game: Recorded; readonly upTo: number } {
  const game = knownGames().find(known => known.players.length === 5 && known.trace.length > 1200)
  if (!game) throw new Error('no long game of five')
  const upTo = game.trace.findLastIndex(({ action }, i) => i < 900 && action.type === 'buyShare')
  return { game, upTo }
}

async function openGame(page: Page, game: Recorded, upTo: number): Promise<void> {
  const text = gameFileOf({ ...game, trace: game.trace.slice(0, upTo) })
  const file = { name: 'game.paymaster.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('Open a file').setInputFiles(file)
  await page.getByRole('navigation').waitFor()
}

async function shoot(page: Page, screens: readonly string[], name: string, folder: string): Promise<void> {
  for (const screen of screens) {
    await page.evaluate(at => {
      location.hash = `#/${at}`
    }, screen)
    await page.locator('main').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(folder, `${name}-${screen}.png`) })
  }
}

async function shootSize(
  browser: Browser,
  url: string,
  size: keyof typeof SIZES,
  theme: (typeof THEMES)[number],
  wanted: string,
) {
  const [width, height] = SIZES[size]
  const folder = join('shots', `${size}-${theme}`)
  mkdirSync(folder, { recursive: true })
  const options = {
    viewport: { width, height },
    colorScheme: theme,
    hasTouch: width < 1000,
    isMobile: width < 1000,
    locale: 'en-US',
  }
  for (const [name, game, upTo, screens] of [['closed', undefined, 0, CLOSED] as const, ...moments()]) {
    const some = screens.filter(screen => `${size}-${theme}-${name}-${screen}`.includes(wanted))
    if (some.length === 0) continue
    const context = await browser.newContext(options)
    const page = await context.newPage()
    await page.goto(url)
    if (game) await openGame(page, game, upTo)
    await shoot(page, some, name, folder)
    await context.close()
  }
}

buildIfOld()
const host = await serve()
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[])
  for (const theme of THEMES) await shootSize(browser, host.url, size, theme, process.argv[2] ?? '')
await browser.close()
await host.close()
process.stdout.write('The pictures are in shots/.\n')
