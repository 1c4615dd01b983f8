import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { namesOf, watchNames } from '../../scripts/durable/copies.ts'
import { withFolder } from '../../scripts/durable/killable.ts'
import { makeNewer, NEW, OLD } from '../../scripts/durable/newer.ts'
import { storedRows } from '../../scripts/durable/stored.ts'
import { untilReady } from '../../scripts/durable/visits.ts'
import { serve } from '../../scripts/serve.mjs'
import { WHOLE } from '../all'
import { cached, packs } from './support.ts'
import { beginGame, dot, logged, pass } from './table.ts'

test.use({ serviceWorkers: 'allow' })

// One lies in a folder of the other: what is named after the upper folder must not be mistaken for the lower one's.
const UPPER = '/table/'
const LOWER = '/table/next/'

// Dexie's own channel, one for each host: its messages name the database, and the app does not listen to it.
const DEXIES = 'x-storagemutated-1'

async function played(page: Page, url: string, passes: number): Promise<void> {
  await page.goto(url)
  await untilReady(page)
  await beginGame(page)
  for (let i = 0; i < passes; i++) await pass(page)
  await expect(dot(page)).toHaveText('saved')
}

// Half a minute long, so only the whole test has it.
if (WHOLE)
  test('two copies on one host never touch each other’s database, cache, lock, channel, notes or files', async ({
    context,
  }) => {
    await watchNames(context)
    await withFolder(async folder => {
      for (const path of [UPPER, LOWER]) cpSync('dist', join(folder, path), { recursive: true })
      const host = await serve({ folder })
      const at = (path: string) => new URL(path, host.url).href
      try {
        const [upper, lower] = [await context.newPage(), await context.newPage()]
        await played(upper, at(UPPER), 2)
        await played(lower, at(LOWER), 3)

        const ownOf = async (page: Page) => {
          const names = await namesOf(page)
          return { ...names, channels: names.channels.filter(name => name !== DEXIES) }
        }
        const [above, below] = [await ownOf(upper), await ownOf(lower)]
        for (const kind of ['databases', 'locks', 'channels', 'notes'] as const) {
          expect(above[kind], kind).not.toEqual([])
          expect(below[kind], kind).not.toEqual([])
          expect(
            above[kind].filter(name => below[kind].includes(name)),
            kind,
          ).toEqual([])
          for (const name of above[kind]) expect(name).toContain(`:${UPPER}:`)
          for (const name of below[kind]) expect(name).toContain(`:${LOWER}:`)
        }

        // Each sees only its own game and banks it; no lock of the other one interferes.
        expect([await logged(upper), await logged(lower)]).toEqual([2, 3])
        const rows = [await storedRows(upper, UPPER), await storedRows(lower, LOWER)]
        expect(rows.map(list => list.length)).toEqual([2, 3])
        expect(rows[0]?.map(row => row.game)).not.toContain(rows[1]?.[0]?.game)
        await expect(lower.locator('.notices')).toHaveCount(0)

        // Updating one copy and throwing a game away in it leaves the other as it is.
        const cachesBefore = (await namesOf(lower)).caches.filter(name => name.includes(LOWER))
        expect(cachesBefore).not.toEqual([])
        makeNewer(join(folder, UPPER), 1)
        await upper.goto(`${at(UPPER)}#/start`)
        await upper.evaluate(`navigator.serviceWorker.ready.then(it => it.update()).then(() => true)`)
        await upper.getByRole('button', { name: 'Update now' }).click()
        await expect(upper.getByText(NEW(1))).toBeVisible()
        await upper.close()
        await expect.poll(() => cached(lower, LOWER, 'packs')).toEqual(packs)
        await host.close()
        await lower.goto(at(LOWER))
        await expect(lower.getByText(OLD)).toBeVisible()
        await expect(lower.getByRole('button', { name: 'Update now' })).toHaveCount(0)
        await lower.getByRole('button', { name: 'Continue' }).click()
        expect(await logged(lower)).toBe(3)
        expect((await namesOf(lower)).caches.filter(name => name.includes(LOWER))).toEqual(cachesBefore)
        expect(await storedRows(lower, LOWER)).toEqual(rows[1])
      } finally {
        await host.close()
      }
    })
  })
