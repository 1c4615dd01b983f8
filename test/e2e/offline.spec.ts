import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { serve } from '../../scripts/serve.mjs'
import { FLOATED } from '../interop/eighteenxxKit'
import { rawFile } from '../interop/eighteenxxRecord'
import { cached, firstVisit, lookForNewer, noteSent, packs, unsaid, withFolder } from './support'

test.use({ serviceWorkers: 'allow' })

const recorded = {
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(rawFile(FLOATED)),
}

const language = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('once opened, German and games recorded elsewhere work with the host gone', async ({ page }) => {
  const host = await serve({ base: '/table/' })
  const faults = unsaid(page)
  await firstVisit(page, host.url, '/table/')
  await host.close()
  await page.goto(`${host.url}#/settings`)
  await language(page, 'Deutsch').click()
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto(`${host.url}#/rules`)
  await expect(page.getByText('Beispiel:').first()).toBeVisible()
  await page.goto(host.url)
  await page.setInputFiles('input[type=file]', recorded)
  await expect(page).toHaveURL(/#\/play$/)
  await expect(page.getByText('gespeichert')).toBeAttached()
  expect(faults).toEqual([])
})

test('a second visit asks for nothing but a newer worker, and for a pack that could not be fetched before', async ({
  page,
}) => {
  const asked: string[] = []
  const host = await serve({ base: '/table/', asked: path => asked.push(path) })
  try {
    await firstVisit(page, host.url, '/table/')
    const last = packs.at(-1) as string
    // As if the network had failed before the last one.
    await page.evaluate(
      async ([folder, path]) => void (await (await caches.open(`paymaster:${folder}:packs`)).delete(path)),
      ['/table/', host.url + last] as const,
    )
    asked.length = 0
    await firstVisit(page, host.url, '/table/')
    const others = asked.filter(path => path !== '/table/sw.js')
    expect(others).toEqual([`/table/${last}`])
  } finally {
    await host.close()
  }
})

test('in data-saving mode only what was used is kept, and what is missing is said', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const sent = await noteSent(page)
  await page.clock.install()
  const host = await serve({ base: '/table/' })
  await page.goto(`${host.url}#/settings`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await language(page, 'Deutsch').click()
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible()
  // Long after everything is quiet.
  await page.clock.runFor(60_000)
  expect((await sent()).filter(({ all }) => all)).toEqual([])
  const held = await cached(page, '/table/', 'packs')
  expect(held).toEqual(held.filter(name => /\/(?:(?:rest-)?words|title|panel)-/.test(name)))
  await host.close()
  await page.goto(host.url)
  await page.setInputFiles('input[type=file]', recorded)
  await expect(page.getByText('der solche Spiele liest, ist noch nicht auf diesem Gerät')).toBeVisible()
  await page.goto(`${host.url}#/rules`)
  await expect(page.getByText('Die Regeln sind in dieser Sprache noch nicht')).toBeVisible()
})

test.describe('without the worker', () => {
  test.use({ serviceWorkers: 'block' })

  for (const missing of ['words-de', 'words-18al-de'])
    test(`a language whose ${missing} is not there is said to be missing, and the present one stays`, async ({
      page,
    }) => {
      const faults = unsaid(page)
      const gone = new RegExp(`/${missing}-`)
      await page.route(gone, route => route.abort())
      await page.goto('./#/settings')
      await language(page, 'Deutsch').click()
      await expect(page.getByText('Deutsch is not on this device yet')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(language(page, 'English')).toHaveAttribute('aria-pressed', 'true')
      expect(faults).toEqual([])
      await page.unroute(gone)
      await page.reload()
      await language(page, 'Deutsch').click()
      await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible()
    })

  test.describe('in a German browser', () => {
    test.use({ locale: 'de-DE' })

    test('everything is in English if German is missing, and that is said', async ({ page }) => {
      const faults = unsaid(page)
      await page.route(/\/words-18al-de-/, route => route.abort())
      await page.goto('./')
      await page.getByRole('link', { name: /Neues Spiel|New game/ }).click()
      await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page.goBack()
      await expect(page.getByText('Deutsch is not on this device yet')).toBeVisible()
      await expect(page.getByRole('link', { name: 'New game' })).toBeVisible()
      expect(faults).toEqual([])
    })
  })
})

/** A newer version of the app: one pack, and therefore the worker, has another name. */
function newer(folder: string): { was: string; is: string } {
  const was = packs.find(path => path.includes('words-de-')) as string
  const is = was.replace(/.{8}\.js$/, 'AAAAAAAA.js')
  renameSync(join(folder, was), join(folder, is))
  const worker = join(folder, 'sw.js')
  writeFileSync(worker, readFileSync(worker, 'utf8').replaceAll(was, is))
  return { was, is }
}

test('a newer version has its packs before it is offered, and drops the older ones, but none of another copy', async ({
  page,
}) => {
  await withFolder('/table/', async host => {
    await firstVisit(page, host.url, '/table/')
    const below = { base: '/table/next/', pack: 'assets/words-de-CCCCCCCC.js' }
    await page.evaluate(
      async ([folder, path]) =>
        void (await (await caches.open(`paymaster:${folder}:packs`)).put(folder + path, new Response('…'))),
      [below.base, below.pack] as const,
    )
    const { was, is } = newer(host.folder)
    await lookForNewer(page)
    const change = page.getByRole('button', { name: 'Update now' })
    await expect(change).toBeVisible()
    expect(await cached(page, '/table/', 'packs')).toEqual([...packs, is].sort())
    await change.click()
    const after = packs.map(path => (path === was ? is : path)).sort()
    await expect.poll(() => cached(page, '/table/', 'packs').catch(() => [])).toEqual(after)
    expect(await cached(page, below.base, 'packs')).toEqual([below.pack])
  })
})
