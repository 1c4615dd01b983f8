import { expect, type Page } from '@playwright/test'
import { begin, enter } from '../../../src/session/session'
import { copyText } from '../../../src/store/copy'
import type { Mark, Written } from '../../../src/store/types'
import { loadTitle } from '../../../src/titles/registry'
import { TABLES, type Table } from './tables'
import { goTo, openTable, type ScreenState } from './visit'

const title = await loadTitle('18AL')

/**
 * A copy of a game as if older rules had led to other tables: another digest after each entry from the fifth on, and
 * after the tenth the report of that time.
 */
function playedOtherwise({ game, actions }: Table): string {
  const setup = { players: game.players, options: game.options ?? {} }
  let open = begin(title, setup)
  const written = actions.map((action, i): Written => {
    const step = enter(open, [action])
    if ('stop' in step) throw new Error(step.stop.refusal.code)
    open = step.session
    const record = open.records[i]
    const state = open.entries[i]?.state
    if (!record || !state) throw new Error(`no record ${i + 1}`)
    const report = { ...title.report(state), bank: 4321, phase: '9' }
    const mark: Mark = { n: i + 1, round: 'SR 1', report }
    return { record, by: 'tab', table: i < 4 ? '' : `other ${i}`, ...(i === 9 ? { mark } : {}) }
  })
  const at = '2026-01-01T12:00:00.000Z'
  const head = { id: 'otherwise', format: 1, title: title.id, edition: 1, ...setup, created: at, changed: at }
  return copyText([{ head: { ...head, round: 'SR 2', over: false, records: written.length }, written }])
}

/** Imports such a copy, and continues the game. */
async function differs(page: Page): Promise<void> {
  if ((await page.locator('.notices').count()) > 0) return
  const file = { name: 'all.paymaster-copy.json', mimeType: 'application/json' }
  const buffer = Buffer.from(playedOtherwise(TABLES.stock))
  await goTo(page, 'start')
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer })
  await page.locator('.continue').tap()
}

/** Replaces a record in the middle. It is text, since a page lacks the helpers of the bundler. */
const DAMAGE = `new Promise((done, fail) => {
  const opening = indexedDB.open('paymaster:/:games')
  opening.onerror = () => fail(opening.error)
  opening.onsuccess = () => {
    const records = opening.result.transaction('records', 'readwrite', { durability: 'strict' }).objectStore('records')
    const asking = records.getAll()
    asking.onsuccess = () => records.put({ ...asking.result[39], text: '{"n":40,"undo":true}' })
    records.transaction.oncomplete = () => {
      opening.result.close()
      done()
    }
  }
})`

/** Damages the stored game and opens it again. */
async function damaged(page: Page): Promise<void> {
  if ((await page.locator('.notices').count()) > 0) return
  await openTable(page, TABLES.stock)
  await page.locator('.saved:not(.saving, .failed)').waitFor()
  await goTo(page, 'start')
  await page.evaluate(DAMAGE)
  await page.reload()
  await page.locator('.continue').tap()
}

/** Cuts the copy of the only game short, and damages what is stored at two places: the copy cannot restore all of it. */
const OLDER_COPY = `(async () => {
  const root = await navigator.storage.getDirectory()
  const folder = await (await root.getDirectoryHandle('paymaster')).getDirectoryHandle(encodeURIComponent('/'))
  for await (const handle of folder.values()) {
    const copy = JSON.parse(await (await handle.getFile()).text())
    copy.games[0].records.length = 50
    copy.games[0].head.records = 50
    const file = await handle.createWritable()
    await file.write(JSON.stringify(copy))
    await file.close()
  }
  const db = await new Promise(done => {
    const opening = indexedDB.open('paymaster:/:games')
    opening.onsuccess = () => done(opening.result)
  })
  const records = db.transaction('records', 'readwrite').objectStore('records')
  const all = await new Promise(done => {
    records.getAll().onsuccess = event => done(event.target.result)
  })
  for (const n of [40, 51]) records.put({ ...all[n - 1], by: 'else' })
  await new Promise(done => {
    records.transaction.oncomplete = done
  })
  db.close()
})()`

/** Damages the stored game, of which there is an older copy, and opens it again. */
async function restored(page: Page): Promise<void> {
  if ((await page.locator('.notices').count()) > 0) return
  await openTable(page, TABLES.stock)
  await page.locator('.saved:not(.saving, .failed)').waitFor()
  await goTo(page, 'start')
  await expect(async () => page.evaluate(OLDER_COPY)).toPass()
  await page.reload()
  await page.locator('.continue').tap()
}

/** Without private files there are no copies from which the game would be repaired at once. */
const noCopies = `Object.defineProperty(navigator, 'storage', { value: undefined })`

/** Games that cannot simply be played on: what is said about them, and the ways to continue. */
export const troubled: readonly (ScreenState & { readonly german?: true })[] = [
  {
    name: 'damaged',
    alone: true,
    at: 'play',
    shows: '.notices',
    browser: noCopies,
    tap: damaged,
    german: true,
  },
  { name: 'restored', alone: true, at: 'play', shows: '.notices', tap: restored, german: true },
  { name: 'differs', alone: true, at: 'play', shows: '.notices', tap: differs, german: true },
]
