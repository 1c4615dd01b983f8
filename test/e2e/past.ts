import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { Action } from '../../src/rules/rule'
import { actionsOf, gameFileOf, type Recorded, realGame } from '../games/recorded'

export const NAMES = ['Ann', 'Bo', 'Cy', 'Dee']
const real = realGame('4714')
/** A real game, with these names for its players. */
export const game: Recorded = {
  ...real,
  players: real.players.map((player, i) => ({ ...player, name: NAMES[i] ?? player.name })),
}
export const actions = actionsOf(game)

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
export const tap = (page: Page, name: string | RegExp) => button(page, name).tap()

/** Opens the game with these entries from a file. */
export async function open(page: Page, some: readonly Action[]) {
  await page.goto('./')
  const text = gameFileOf({ ...game, trace: some.map(action => ({ action })) })
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('Open a file').setInputFiles(file)
  await expect(page.getByRole('link', { name: 'Log' })).toBeVisible()
}

/** Opens an entry of the log by its text. */
export async function openEntry(page: Page, says: RegExp) {
  await page.getByRole('link', { name: 'Log' }).tap()
  const more = page.getByRole('button', { name: /earlier entries/ })
  const entry = page.getByRole('link', { name: says }).first()
  while (!(await entry.isVisible()) && (await more.isVisible())) await more.tap()
  await entry.tap()
  await expect(page.getByRole('heading', { name: /^No\. \d+/ })).toBeVisible()
}

/** Waits until a correction is accepted and the game goes on, and shows the log. */
export async function logOfCorrection(page: Page) {
  await expect(page.getByRole('heading', { name: /^Put right from No\. \d+ on$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Log' }).tap()
}

/** Goes to a screen by its address. */
export async function show(page: Page, screen: string) {
  await page.evaluate(at => {
    location.hash = `#/${at}`
  }, screen)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('main')).not.toBeEmpty()
}

/** Chooses a kind of ruling, unfolding its group if it is not among the first. */
export async function ruleOn(page: Page, kind: string) {
  const wanted = page.locator('.kinds').getByRole('button', { name: kind, exact: true })
  for (const fold of await page.locator('.kinds summary').all()) {
    if (await wanted.isVisible()) break
    await fold.tap()
  }
  await wanted.tap()
}

/** Taps the digits of a figure. */
export async function type(page: Page, figure: number) {
  for (const digit of `${figure}`) await tap(page, `${digit} digit`)
}

/** The entries of the open game as its file has them. */
export async function saved(page: Page): Promise<readonly Action[]> {
  await show(page, 'menu')
  const [download] = await Promise.all([page.waitForEvent('download'), tap(page, 'Save the game as a file')])
  const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as { actions: Action[] }
  return file.actions.map(({ at: _, ...rest }) => rest)
}

/** Fills in a new game, and chooses to join one that has begun. */
export async function beginToJoin(page: Page) {
  await page.goto('./#/new')
  for (const [i, name] of NAMES.entries())
    await page.getByRole('textbox', { name: `Player ${i + 1}` }).fill(name)
  await tap(page, 'The game has already begun')
}
