import { expect, type Page, test } from '@playwright/test'
import { withHost } from './support.ts'

test.use({ serviceWorkers: 'allow' })

const heading = (page: Page) => page.getByRole('heading', { name: 'Paymaster', level: 1 })

/** Waits until the worker is active: only then will the next visit work offline. */
const untilOfflineReady = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready))

/** The caches of the shell: they are there once the worker is ready; those of the packs come later. */
const cacheNames = async (page: Page) =>
  (await page.evaluate(() => caches.keys())).filter(name => name.endsWith(':shell'))

test('the app opens', async ({ page }) => {
  await page.goto('./')
  await expect(page).toHaveTitle(/Paymaster/)
  await expect(heading(page)).toBeVisible()
})

test('its own font is drawn in each of its weights, as the build packed them', async ({ page }) => {
  await page.goto('./')
  const drawn = await page.evaluate(async () => {
    const fonts = await Promise.all(
      [500, 600, 700].map(weight => document.fonts.load(`${weight} 16px 'Barlow Condensed'`, 'Pay $10 ä')),
    )
    return fonts.flat().map(({ weight, status }) => `${weight} ${status}`)
  })
  expect(drawn).toEqual(['500 loaded', '600 loaded', '700 loaded'])
})

test('nothing shifts while the start page is built, however long it takes to read the games', async ({
  page,
}) => {
  // The browser's own figure of how far painted content has shifted, as a fraction of the window.
  await page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        moved.sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route(/dexie/, async route => {
    await heading(page).waitFor()
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    await route.continue()
  })
  await page.goto('./')
  for (const name of ['New game', 'Settings']) await page.getByRole('link', { name }).waitFor()
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum)).toBeLessThan(
    0.01,
  )
})

test('nothing is asked of another host, and the content policy forbids nothing the app does', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  const complaints: string[] = []
  page.on('request', request => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(baseURL ?? ''))
      foreign.push(request.url())
  })
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  await page.goto('./')
  await untilOfflineReady(page)
  expect(foreign).toEqual([])
  expect(complaints).toEqual([])
})

test('once opened, the app and its shortcuts open with the host gone', async ({ page }) => {
  await withHost('/', async host => {
    await page.goto(host.url)
    await untilOfflineReady(page)
    await host.close()
    await page.goto(host.url)
    await expect(heading(page)).toBeVisible()
    await page.goto(`${host.url}?go=new`)
    await expect(page).toHaveTitle(/Paymaster/)
    await page.evaluate(() => document.fonts.load('600 16px "Barlow Condensed"'))
  })
})

test('a copy in a folder below another keeps its own cache and its own page', async ({ page }) => {
  await withHost('/table/', async upper => {
    await page.goto(upper.url)
    await untilOfflineReady(page)
    expect(await cacheNames(page)).toEqual(['paymaster:/table/:shell'])
    // The worker of the folder above must not answer for the folder below.
    const below = await page.goto(`${upper.url}next/`)
    expect(below?.status()).toBe(404)
  })
})

test('two copies on one host have a cache each', async ({ page, baseURL }) => {
  // Both folders are served from the files of the one server.
  const home = new URL(baseURL ?? '')
  await page.context().route(/\/(red|blue)\//, async route => {
    const path = new URL(route.request().url()).pathname.replace(/^\/(red|blue)\//, '')
    await route.fulfill({ response: await route.fetch({ url: new URL(path, home).href }) })
  })
  for (const copy of ['red', 'blue']) {
    await page.goto(`./${copy}/`)
    await untilOfflineReady(page)
  }
  expect((await cacheNames(page)).sort()).toEqual(['paymaster:/blue/:shell', 'paymaster:/red/:shell'])
  // The second worker may still fetch what is prefetched.
  await page.context().unrouteAll({ behavior: 'ignoreErrors' })
})
