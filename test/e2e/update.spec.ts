import { expect, type Page, test } from '@playwright/test'
import { makeNewer, NEW } from '../../scripts/durable/newer'
import { firstVisit, lookForNewer, noteSent, withFolder } from './support'

test.use({ serviceWorkers: 'allow' })

const BASE = '/table/'

/** Timers of a page that are held back until a test fires them. */
interface Held {
  readonly timers: (() => void)[]
  /** How often the page asked to be reloaded. */
  reloads: number
}

/** Runs in a page before anything else: timers of a second or more fire when the test says so. */
function hold(): void {
  const held: Held = { timers: [], reloads: 0 }
  const set = window.setTimeout
  const later = (run: () => void, ms = 0, ...rest: unknown[]) =>
    ms < 1000 ? set(run, ms, ...rest) : held.timers.push(run)
  Object.assign(window, { setTimeout: later, held })
  const { navigation } = window as unknown as { navigation: EventTarget }
  navigation.addEventListener('navigate', event => {
    if ((event as Event & { navigationType: string }).navigationType === 'reload') held.reloads++
  })
}

const change = (page: Page) => page.getByRole('button', { name: 'Update now' })

const timers = (page: Page) => page.evaluate(() => (window as unknown as { held: Held }).held.timers.length)
const reloads = (page: Page) => page.evaluate(() => (window as unknown as { held: Held }).held.reloads)
const fire = (page: Page, from: number, to?: number) =>
  page.evaluate(
    ([from, to]) => {
      for (const run of (window as unknown as { held: Held }).held.timers.slice(from, to)) run()
    },
    [from, to] as const,
  )

/** Lets a page switch to a waiting newer app, but holds back its message to the new worker. */
async function asked(page: Page, host: { url: string; folder: string }) {
  await firstVisit(page, host.url, BASE)
  makeNewer(host.folder, 1)
  await lookForNewer(page)
  const sent = await noteSent(page, 'SKIP_WAITING')
  await page.addInitScript(hold)
  await page.reload()
  await expect(change(page)).toBeVisible()
  await expect.poll(() => timers(page)).toBeGreaterThan(0)
  const before = await timers(page)
  await change(page).click()
  await expect.poll(() => timers(page)).toBeGreaterThan(before)
  return { before, sent }
}

test('a page that switches to the newer app asks its old worker for nothing more', async ({ page }) => {
  await withFolder(BASE, async host => {
    const { before, sent } = await asked(page, host)
    const fetched: string[] = []
    page.on('request', request => fetched.push(new URL(request.url()).pathname))
    // Everything would be quiet now, which is the time to fetch every screen and pack.
    await fire(page, 0, before)
    // This request comes after anything that was fetched ahead.
    await page.evaluate(async () => void (await fetch('./robots.txt')))
    expect(fetched).toContain(`${BASE}robots.txt`)
    expect(fetched.filter(path => /\/(?:more|RevenueSheet)-/.test(path))).toEqual([])
    expect(await sent()).toEqual([{ type: 'STARTED' }, { type: 'SKIP_WAITING' }])
  })
})

test('a page that has waited long enough drops its old worker', async ({ page, context }) => {
  await withFolder(BASE, async host => {
    const { before } = await asked(page, host)
    await Promise.all([page.waitForEvent('load'), fire(page, before)])
    // The worker takes over only now. The page reloads by itself, since it had been asked to switch.
    const other = await context.newPage()
    await other.goto(host.url)
    await change(other).click()
    await expect(page.getByText(NEW(1))).toBeVisible()
  })
})

/** Runs in a page before anything else: it begins to listen to its workers only once the newer one has taken over. */
function listenLate(): void {
  const { prototype } = ServiceWorkerContainer
  const { register, addEventListener } = prototype
  prototype.register = async function (...what) {
    const { waiting } = await this.ready
    while (waiting && waiting.state !== 'activated')
      await new Promise(done => waiting.addEventListener('statechange', done, { once: true }))
    return register.apply(this, what)
  }
  prototype.addEventListener = function (
    this: ServiceWorkerContainer,
    ...how: Parameters<typeof addEventListener>
  ) {
    if (how[0] !== 'controllerchange') addEventListener.apply(this, how)
  }
}

test('a page of the old app that could not hear the newer one take over is loaded once more', async ({
  page,
  context,
}) => {
  await withFolder(BASE, async host => {
    const { before } = await asked(page, host)
    await page.addInitScript(listenLate)
    await Promise.all([page.waitForEvent('load'), fire(page, before)])
    const other = await context.newPage()
    await other.goto(host.url)
    await change(other).click()
    await expect(page.getByText(NEW(1))).toBeVisible()
  })
})

test('a page whose newer app has begun to take over waits for it', async ({ page }) => {
  await withFolder(BASE, async host => {
    const { before } = await asked(page, host)
    await page.evaluate(() =>
      Object.defineProperty(ServiceWorker.prototype, 'state', { get: () => 'activating' }),
    )
    await fire(page, before)
    expect(await reloads(page)).toBe(0)
  })
})
