import { readdirSync } from 'node:fs'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { makeNewer, NEW } from '../../scripts/durable/newer'
import { WHOLE } from '../all'
import { FLOATED } from '../interop/eighteenxxKit'
import { rawFile } from '../interop/eighteenxxRecord'
import { COPY, cached, copies, firstVisit, lookForNewer, noteSent, unsaid, withFolder } from './support'
import { beginGame, dot, logged, pass } from './table'

test.use({ serviceWorkers: 'allow' })

const BASE = '/table/'
const change = (page: Page) => page.getByRole('button', { name: 'Update now' })
/** A pack that is fetched while the newer app is waiting. */
const LATE = 'assets/words-late-de-12345678.js'
const older = (page: Page) => cached(page, BASE, 'older')

async function show(page: Page, screen: string, seen: string): Promise<void> {
  await page.evaluate(at => {
    location.hash = `#/${at}`
  }, screen)
  await expect(page.getByText(seen).first()).toBeVisible()
}

/** Begins a game in a tab. */
async function begun(page: Page): Promise<void> {
  await beginGame(page)
  await pass(page)
}

/** Begins a game in a tab that is then closed, and continues it here, so that this tab has fetched only the Play screen. */
async function continued(page: Page, context: BrowserContext): Promise<void> {
  const first = await context.newPage()
  await first.goto(page.url())
  await begun(first)
  await expect(dot(first)).toHaveText('saved')
  await first.close()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Ann passes.').first()).toBeVisible()
}

/** Opens a game in a tab, and lets another tab switch to a newer app, whose host has none of the older files. */
async function overtake(
  page: Page,
  context: BrowserContext,
  host: { url: string; folder: string },
  inHand: typeof continued = begun,
) {
  await firstVisit(page, host.url, BASE)
  await inHand(page, context)
  // Another page of the same host asks for none of the app's files.
  await (await context.newPage()).goto(new URL('/', host.url).href)
  makeNewer(host.folder, 1)
  const other = await context.newPage()
  await other.goto(host.url)
  await lookForNewer(other)
  await expect(change(other)).toBeVisible()
  // The older app is still in control, and may fetch a pack.
  await other.evaluate(
    async ([name, path]) => void (await (await caches.open(name)).put(path, new Response())),
    [`paymaster:${BASE}:packs`, LATE] as const,
  )
  await change(other).click()
  const sent = await noteSent(other)
  await expect(other.getByText(NEW(1))).toBeVisible()
  await other.reload()
  // When everything is quiet, the worker also looks for files that nobody can ask for any more.
  await expect.poll(async () => (await sent()).map(({ type }) => type)).toContain('KEEP_PACKS')
  return other
}

for (const host of WHOLE ? ['there', 'gone'] : ['gone'])
  test(`a tab goes on with all of the older app after another changed to the newer one, with the host ${host}`, async ({
    page,
    context,
  }) => {
    // A copy of the game is written by a worker, which is a separate file.
    await page.addInitScript(() => Reflect.deleteProperty(FileSystemFileHandle.prototype, 'createWritable'))
    const faults = unsaid(page)
    await withFolder(BASE, async served => {
      const other = await overtake(page, context, served)
      if (host === 'gone') await served.close()
      for (let i = 0; i < 4; i++) await pass(page)
      await expect
        .poll(async () => Object.keys(await copies(page, BASE)))
        .toEqual([expect.stringMatching(COPY)])
      await show(page, 'sheet', 'Nothing to add up')
      await show(page, 'share', 'On the other phone, open Paymaster')
      await show(page, 'rules', '1.1')
      await show(page, 'scan', 'There is no camera here.')
      await show(page, 'settings', 'Language')
      await page.getByRole('button', { name: 'Deutsch', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible()
      await show(page, 'rules', 'Beispiel:')
      await show(page, 'start', 'Ein anderer Tab ist zu einem neueren Paymaster gewechselt.')
      const buffer = Buffer.from(rawFile(FLOATED))
      await page.setInputFiles('input[type=file]', {
        ...{ name: 'game.json', mimeType: 'application/json', buffer },
      })
      await expect(page).toHaveURL(/#\/play$/)
      await expect(page.getByText('gespeichert')).toBeAttached()
      expect(faults).toEqual([])

      const kept = await older(other)
      expect(kept).toContainEqual(expect.stringMatching(/^assets\/core-/))
      expect(kept).toContain(LATE)
      expect(await cached(other, BASE, 'packs')).not.toContain(LATE)
      await show(page, 'start', 'Ein anderer Tab')
      await page.getByRole('button', { name: 'Jetzt wechseln' }).click()
      await expect(page.getByText('Ein anderer Tab')).toBeHidden()
      await expect.poll(() => older(page).catch(() => null)).toEqual([])
    })
  })

if (WHOLE)
  test('a tab keeps all of its own app even after two updates', async ({ page, context }) => {
    await withFolder(BASE, async host => {
      const own = readdirSync(`${host.folder}/assets`)
      const other = await overtake(page, context, host)
      makeNewer(host.folder, 2)
      await lookForNewer(other)
      await show(other, 'start', 'A newer Paymaster is ready.')
      await change(other).click()
      await expect(other.getByText(NEW(2))).toBeVisible()
      const gone = await page.evaluate(async names => {
        const answers = names.map(async name => ((await fetch(`./assets/${name}`)).ok ? [] : [name]))
        return (await Promise.all(answers)).flat()
      }, own)
      expect(gone).toEqual([])
    })
  })

test('if a file of the older app is gone, the newer app is offered, and nothing is lost', async ({
  page,
  context,
}) => {
  await withFolder(BASE, async host => {
    const other = await overtake(page, context, host, continued)
    await other.evaluate(async name => void (await caches.delete(name)), `paymaster:${BASE}:older`)
    await pass(page)
    await show(page, 'settings', 'No entry was lost.')
    await expect(page.getByText('Another tab has switched to a newer Paymaster.')).toBeVisible()
    await change(page).click()
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await page.goto(`${host.url}#/play`)
    expect(await logged(page)).toBe(2)
  })
})
