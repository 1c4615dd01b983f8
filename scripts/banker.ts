// A banker who plays a recorded game through the screen of the built app and counts his taps.
//   npm run -s banker -- FILE [GAME]      GAME: which line of a file with a game a line, from 1
import { readFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { readGameFile } from '../src/interop/gameFile'
import { apply } from '../src/rules/apply'
import { isTitle, loadTitle } from '../src/titles/registry'
import { fileProblem } from '../src/words/en/files'
import { firstDifference } from './banker/compare'
import { buildIfOld } from './banker/dist'
import { type Game, readGame } from './banker/game'
import { play } from './banker/play'
import { type Screen, screenOf } from './banker/screen'
import { chromiumPath } from './chromium.mjs'
import { serve } from './serve.mjs'

/** Creates the game on the New game screen: the seats, the names, the options; the first seat begins. */
async function createGame(page: Page, screen: Screen, { players, options }: Game): Promise<void> {
  await screen.tap(page.getByRole('link', { name: 'New game' }))
  const seats = screen.button(String(players.length))
  await seats.waitFor()
  if ((await seats.getAttribute('aria-pressed')) !== 'true') await screen.tap(seats)
  for (const [i, { name }] of players.entries()) {
    const field = page.getByRole('textbox', { name: `Player ${i + 1}`, exact: true })
    await screen.tap(field)
    await field.fill(name)
  }
  const { words } = { words: await (await loadTitle('18AL')).words('en') }
  for (const option of Object.keys(options).filter(it => options[it]))
    await screen.tap(page.getByRole('checkbox', { name: words.label(option) }))
  await screen.tap('Begin the game')
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

/** The game as the app gives it out, by the menu, as a file. */
async function takeFile(page: Page): Promise<string> {
  await page.getByRole('link', { name: /menu/ }).tap()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the game as a file' }).tap()
  return readFileSync(await (await download).path(), 'utf8')
}

/** Replays a game file to its last table. */
async function finalOf(text: string) {
  const read = await readGameFile(text, async id => (isTitle(id) ? loadTitle(id) : undefined))
  if ('problem' in read) throw new Error(fileProblem(read.problem))
  const { title, setup, actions } = read.file
  let state = title.setup(setup)
  for (const action of actions) {
    const outcome = apply(title.law, state, action)
    if ('refusal' in outcome) throw new Error(`the exported file is refused: ${outcome.refusal.code}`)
    state = outcome.state
  }
  return { entries: actions.length, final: title.report(state) }
}

const [path, line] = process.argv.slice(2)
if (path === undefined) {
  process.stderr.write('Usage: npm run -s banker -- FILE [GAME]\n')
  process.exit(2)
}
const game = readGame(path, line === undefined ? 1 : Number(line))
buildIfOld()
const host = await serve()
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-US',
  acceptDownloads: true,
})
const page = await context.newPage()
page.setDefaultTimeout(5000)
const screen = screenOf(page)
try {
  await page.goto(host.url)
  await createGame(page, screen, game)
  await play(screen, game).catch(async (error: unknown) => {
    const difference = firstDifference(game, await takeFile(page).catch(() => '{"actions":[]}'))
    throw difference ? new Error(`${difference}\n${error}`) : error
  })
  const exported = await takeFile(page)
  const difference = firstDifference(game, exported)
  if (difference) throw new Error(difference)
  const { entries, final } = await finalOf(exported)
  const taps = Object.values(screen.taps).reduce((sum, count) => sum + count, 0)
  process.stdout.write(`${JSON.stringify({ entries, taps, tapsByAction: screen.taps, final })}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
} finally {
  await browser.close()
  await host.close()
}
