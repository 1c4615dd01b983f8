import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { root, run, tool } from '../../scripts/install.mjs'
import { serve } from '../../scripts/serve.mjs'
import { gameFileText } from '../../src/interop/gameFile'
import type { Action } from '../../src/rules/rule'
import { game, micro, setupFor } from '../titles/microline/kit'

/** Builds the app with the made-up title in it and serves it. */
export async function madeUpHost() {
  const env = { PAYMASTER_TITLES: 'test/titles' }
  const { code, output } = await run(
    process.execPath,
    [tool('vite/bin/vite.js'), 'build', '--logLevel=warn'],
    { env },
  )
  if (code !== 0) throw new Error(output)
  return serve({ folder: join(root, 'node_modules/.cache/dist-made-up') })
}

/** The text of the file of a game of two, up to this many entries. */
export const textOf = (entries = game.length) =>
  gameFileText({ title: micro, setup: setupFor(2), actions: game.slice(0, entries) })

/** Opens a game from its file. */
export async function openGame(page: Page, url: string, entries?: number): Promise<void> {
  await page.goto(url)
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(textOf(entries)) }
  await page.setInputFiles('input[type=file]', file)
  await expect(page.locator('.top')).toBeVisible()
}

/** A button by the beginning of its name. */
export const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name: typeof name === 'string' ? new RegExp(`^${escaped(name)}`) : name })
    .first()

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Goes to a screen by its address. */
export async function show(page: Page, screen: string): Promise<void> {
  await page.evaluate(at => {
    location.hash = `#/${at}`
  }, screen)
  await expect(page.locator('main')).not.toBeEmpty()
}

/** The panel of a turn, by its player and the decision. */
export const turn = (page: Page, who: string, what: string): Locator =>
  page
    .locator('.play', { has: page.locator('.turn-who h2', { hasText: new RegExp(`^${who}$`) }) })
    .getByText(what, { exact: true })

/**
 * Taps until what is expected is there, a gray button with `force`. The app takes a tap just after an entry for the second
 * half of a double tap, and drops it.
 */
export async function step(
  page: Page,
  name: string,
  next: Locator,
  how: { force?: true } = {},
): Promise<void> {
  await expect(async () => {
    if (!(await next.isVisible())) await button(page, name).tap({ timeout: 1000, ...how })
    await expect(next).toBeVisible({ timeout: 1000 })
  }).toPass({ intervals: [50] })
}

/** The file of the open game as the menu saves it, without the times. */
export async function savedFile(page: Page) {
  await show(page, 'menu')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Save the game as a file|^Spiel als Datei/ }).tap(),
  ])
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'))
  const actions = (file.actions as Action[]).map(({ at: _, ...rest }) => rest)
  return { ...file, actions } as Readonly<Record<string, unknown>> & { readonly actions: readonly Action[] }
}

/** Ids of this title, which no screen may show: companies, players, cards and options have names. */
const IDS = /\b(?:x[123]|p[1-4]|coin|bond|rail|pool|MicroLine|extra|lines)\b/i
/** Words of 18AL and similar titles. */
const STRANGE =
  /Initial Offering|Open Market|\bpar\b|Priority|phase|private|president|certificate|stock round|operating|train|\b[SOAB]R \d|Vorrang|Direktor|Zertifikat|Aktienrunde|Betriebsrunde|\bZüge/i
/** Words that no German text contains. */
const ENGLISH =
  /\b(?:the|and|of|is|are|this|it|to|for|from|with|player|company|round|cash|share|shares|price|money|turn|takes|buys|pays|keeps|ends|entry|entries)\b/i

/** Everything that a screen says: visible text, and labels that are read aloud. */
async function saidOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]')]
    const heard = named.flatMap(it =>
      ['aria-label', 'title', 'placeholder', 'aria-valuetext'].map(key => it.getAttribute(key) ?? ''),
    )
    return [document.body.innerText, ...heard].join('\n')
  })
}

/** What a screen says although it should not: ids, words of another title, English words in German; except `but`. */
export async function wrongOn(page: Page, language: 'en' | 'de', but?: RegExp): Promise<readonly string[]> {
  const lines = (await saidOn(page)).split('\n').filter(line => !but?.test(line))
  const wrong = language === 'de' ? [IDS, STRANGE, ENGLISH] : [IDS, STRANGE]
  return lines.flatMap(line =>
    wrong.flatMap(words => (words.test(line) ? [`${line} (${words.exec(line)})`] : [])),
  )
}
