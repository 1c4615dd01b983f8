import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { FLOATED } from '../../test/interop/eighteenxxKit'
import { rawFile } from '../../test/interop/eighteenxxRecord'
import { createGame, finalOf, takeFile } from '../banker/bank'
import { assertSame } from '../banker/compare'
import { type Game, readGame } from '../banker/game'
import type { Glass } from '../banker/glass'
import { play } from '../banker/play'
import { screenOf } from '../banker/screen'
import { untilSaved } from '../durable/stored'
import { root } from '../install.mjs'
import type { Check } from './check'
import { type Lent, withEngine } from './lend'
import { until } from './until'

const REAL = 'test/games/18al-real-4714.json'

/** The first `count` entries of a game. */
const upTo = (game: Game, count: number): Game => ({ ...game, steps: game.steps.slice(0, count) })

/** Goes to a screen by its address. */
export async function goTo(page: Glass, at: string): Promise<void> {
  await page.evaluate(`location.hash = '#/${at}'`)
  await page.waitForURL(new RegExp(`#/${at}$`))
}

/** The number of entries that the log shows, once all of them are saved. */
export async function logged(page: Glass): Promise<number> {
  await goTo(page, 'log')
  const numbers = page.locator('.entry .number')
  await numbers.first().waitFor()
  await untilSaved(page)
  // A line may hold several entries: `12–14`.
  return Number((await numbers.allInnerTexts())[0]?.split('–').at(-1))
}

/** Throws if the log does not show exactly `count` entries. */
async function assertLogged(page: Glass, count: number, when: string): Promise<void> {
  const shown = await logged(page)
  if (shown !== count) throw new Error(`${when} the log shows ${shown} of ${count} entries`)
  await goTo(page, 'play')
  await page.locator('.play h2').first().waitFor()
}

/** Enters a game from one step to another and waits until the screen shows all of it as saved. */
async function go(page: Glass, game: Game, from: number, to: number): Promise<number> {
  await play(screenOf(page), upTo(game, to), from)
  await untilSaved(page)
  return logged(page)
}

/** Begins a game and enters its first steps. */
async function begin({ page, url }: Lent, game: Game, count: number): Promise<number> {
  await page.goto(url)
  await createGame(page, screenOf(page), game)
  return go(page, game, 0, count)
}

async function opened(page: Glass, url: string, count: number, when: string): Promise<void> {
  await page.goto(`${url}#/play`)
  await page.locator('.play h2').first().waitFor()
  await assertLogged(page, count, when)
}

const reload: Check = {
  what: 'put down and picked up again: reloaded three times in the middle of a game',
  run: engine =>
    withEngine(engine, {}, async lent => {
      const game = readGame(REAL)
      let count = await begin(lent, game, 20)
      for (const to of [40, 60, 80]) {
        await lent.page.reload()
        await assertLogged(lent.page, count, 'after a reload')
        count = await go(lent.page, game, to - 20, to)
      }
      assertSame(upTo(game, 80), await takeFile(lent.page))
      return `${count} entries, none lost, none doubled`
    }),
}

const killed: Check = {
  what: 'killed three times as soon as everything is shown as saved, and opened again',
  missing: engine => engine.missingToKeep(),
  run: engine =>
    withEngine(engine, { keeps: true }, async first => {
      const game = readGame(REAL)
      let count = await begin(first, game, 20)
      let lent = first
      for (const to of [40, 60, 80]) {
        lent = await lent.again()
        await opened(lent.page, lent.url, count, 'after the kill')
        await play(screenOf(lent.page), upTo(game, to), to - 20)
        await untilSaved(lent.page)
        count = await logged(lent.page)
      }
      lent = await lent.again()
      await opened(lent.page, lent.url, count, 'after the last kill')
      assertSame(upTo(game, 80), await takeFile(lent.page))
      return `${count} entries, none lost, none doubled`
    }),
}

/** The built files that are fetched once all is quiet, by name. */
const packs = () =>
  readdirSync(join(root, 'dist', 'assets')).filter(name =>
    /^(?:title|panel|rest|later|words|book|import|eighteenxx|follow|phones|map)-/.test(name),
  )

/** Waits until everything needed without a network is stored. */
async function untilAllIsKept(page: Glass): Promise<void> {
  const ask = `(async () => {
    const kept = await (await caches.open('paymaster:/:packs')).keys()
    return kept.map(({ url }) => url.slice(url.lastIndexOf('/') + 1))
  })()`
  await until(
    async () => {
      const kept = new Set(await page.evaluate<readonly string[]>(ask))
      const lacking = packs().filter(name => !kept.has(name))
      return lacking.length === 0 ? { is: true } : { not: `${lacking.length} files are missing` }
    },
    'what is kept for later',
    60_000,
  )
}

const offline: Check = {
  what: 'host gone after the first visit: a new game, a game of 18xx.games, the rules, German',
  run: engine =>
    withEngine(engine, {}, async ({ page, url, closeHost }) => {
      if (!(await page.goto(url).then(() => page.evaluate<boolean>(`'serviceWorker' in navigator`))))
        return 'it has no service worker'
      await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
      await untilAllIsKept(page)
      await closeHost()
      await page.goto('about:blank')
      await page.goto(url)
      const game = upTo(readGame(REAL), 60)
      const screen = screenOf(page)
      await createGame(page, screen, game)
      await play(screen, game)
      assertSame(game, await takeFile(page))
      await goTo(page, 'start')
      const buffer = Buffer.from(rawFile(FLOATED))
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
      await page.waitForURL(/#\/play$/)
      await german(page)
      await goTo(page, 'rules')
      await page.locator('.paragraph').first().waitFor()
      return `${await count(page, '.paragraph')} paragraphs of the rules, a game of ${game.steps.length} steps`
    }),
}

const count = (page: Glass, css: string) => page.locator(css).count()

/** Switches the app to German. */
export async function german(page: Glass): Promise<void> {
  await goTo(page, 'settings')
  const screen = screenOf(page)
  await screen.tap('Deutsch')
  await page.locator('h1', { hasText: 'Einstellungen' }).waitFor()
  await page.locator('html[lang=de]').waitFor({ state: 'attached' })
}

const inGerman: Check = {
  what: 'German, once chosen, on every screen and after a reload',
  run: engine =>
    withEngine(engine, {}, async lent => {
      const { page } = lent
      const entries = await begin(lent, readGame(REAL), 40)
      await german(page)
      await page.reload()
      await page.locator('html[lang=de]').waitFor({ state: 'attached' })
      for (const [at, word] of [
        ['play', /passt/],
        ['chart', /Kurs/],
        ['books', /Bahnhöfe|Kasse/],
        ['log', /Was wäre, wenn/],
        ['menu', /Entscheidung des Bankhalters/],
        ['story', /Geschichte des Spiels/],
      ] as const) {
        await goTo(page, at)
        await page.locator('main', { hasText: word }).waitFor()
      }
      return `${entries} entries`
    }),
}

const files: Check = {
  what: 'file export and import: saved, opened as another game, saved again',
  run: engine =>
    withEngine(engine, {}, async lent => {
      const { page } = lent
      const game = readGame(REAL)
      const entries = await begin(lent, game, 150)
      const text = await takeFile(page)
      assertSame(upTo(game, 150), text)
      await goTo(page, 'start')
      await page.locator('.bar').waitFor({ state: 'detached' })
      await page.getByLabel('Open a file').setInputFiles({
        ...{ name: 'again.paymaster.json', mimeType: 'application/json' },
        buffer: Buffer.from(text),
      })
      await page.getByRole('button', { name: 'Add it as another game' }).tap()
      await page.locator('.bar').waitFor()
      const again = await takeFile(page)
      const [before, after] = [await finalOf(text), await finalOf(again)]
      if (!isDeepStrictEqual(before, after))
        throw new Error('the file saved the second time leads to another table')
      return `${entries} entries, the same table`
    }),
}

/** What a phone goes through in an evening. */
export const evening: readonly Check[] = [reload, killed, offline, files, inGerman]
