import type { Locator, Page } from '@playwright/test'
import { reopen } from '../../src/session/reopen'
import { isTitle, loadTitle } from '../../src/titles/registry'
import type { Game, Step } from '../banker/game'
import type { Glass } from '../banker/glass'

/** A record of a game in the browser's database. */
export interface StoredRow {
  readonly game: string
  readonly n: number
  readonly text: string
  readonly by: string
}

/**
 * Reads the database through its own connection, past the app. As text, since helpers of the bundler do not exist in a
 * page.
 */
const READ = `new Promise((resolve, reject) => {
  const opening = indexedDB.open(NAME)
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const asking = opening.result.transaction('records').objectStore('records').getAll()
    asking.onerror = () => reject(asking.error)
    asking.onsuccess = () => {
      opening.result.close()
      resolve(asking.result.map(({ game, n, text, by }) => ({ game, n, text, by })))
    }
  }
})`

/** All records of all games that the app in this folder has in its database, by game and number. */
export function storedRows(page: Pick<Glass, 'evaluate'>, folder = '/'): Promise<readonly StoredRow[]> {
  return page.evaluate<StoredRow[]>(READ.replace('NAME', JSON.stringify(`paymaster:${folder}:games`)))
}

/** The entries in force after these records. Throws if a record does not fit. */
export async function entriesOf(
  { title, players, options, own }: Pick<Game, 'title' | 'players' | 'options' | 'own'>,
  rows: readonly StoredRow[],
): Promise<readonly Step[]> {
  if (!isTitle(title)) throw new Error(`${title} is not a title`)
  const on = Object.fromEntries(Object.entries(options).filter(([, is]) => is)) as Record<string, true>
  const records = rows.map(row => JSON.parse(row.text))
  const { session, stop } = reopen(
    await loadTitle(title),
    { players, options: on, ...(own ? { own } : {}) },
    records,
  )
  if (stop) throw new Error(`record ${stop.record} does not fit: ${stop.why}`)
  return session.entries.map(entry => entry.action as Step)
}

/** The dot in the head of a game: is everything saved? */
export const dot = (page: Page): Locator => page.locator('.top .saved')

/** Resolves when the screen shows that everything is saved. */
export const untilSaved = (page: Glass): Promise<void> =>
  page
    .locator('.top .saved')
    .filter({ hasText: /^saved$/ })
    .waitFor()
