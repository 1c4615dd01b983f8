import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { makeNewer, NEW, OLD } from '../../scripts/durable/newer'
import { WHOLE } from '../all'
import {
  type Answer,
  ask,
  BASE,
  change,
  failing,
  install,
  keys,
  login,
  offline,
  PACKS,
  put,
  withOddHost,
  wrong,
} from './odd'
import { firstVisit, lookForNewer, packs } from './support'

// A host, or a network on the way to it, that answers with something else than the app's files.

test.use({ serviceWorkers: 'allow' })

// How the worker judges each wrong answer is tested without a browser, by test/app/worker: the quick test shows one of a
// kind here, and the whole one all of them.
const shown = <T>(all: readonly T[], quick: number) => (WHOLE ? all : all.slice(0, quick))

/** What goes wrong with an update: for a path, what is answered instead of the file. */
const updates: [string, (folder: string) => (path: string) => Answer | undefined][] = [
  ['a login page for everything but the worker', () => path => (path.endsWith('/sw.js') ? undefined : login)],
  [
    'the page for a file that is not there',
    folder => path =>
      path.includes('/assets/game-')
        ? { type: 'text/html', body: readFileSync(join(folder, 'index.html')) }
        : undefined,
  ],
  [
    'the first half of a file',
    folder => path =>
      path.includes('/assets/more-') && path.endsWith('.js')
        ? {
            type: 'text/javascript',
            body: readFileSync(join(folder, path.slice(BASE.length))).subarray(0, 9999),
          }
        : undefined,
  ],
  [
    'the page of another build',
    () => path =>
      /\/(?:index\.html)?$/.test(path)
        ? { type: 'text/html', body: readFileSync(join('dist', 'index.html')) }
        : undefined,
  ],
  ['a failure for one file', () => path => (path.includes('/assets/game-') ? failing : undefined)],
]

for (const [what, instead] of shown(updates, 1))
  test(`an update for which the host answers with ${what} is not installed, and is once all is right`, async ({
    page,
  }) => {
    await withOddHost(async host => {
      await firstVisit(page, host.url, BASE)
      makeNewer(host.folder, 1)
      host.instead = instead(host.folder)
      expect(await install(page)).toBe('redundant')
      await page.reload()
      await expect(page.getByText(OLD)).toBeVisible()
      await expect(change(page)).toBeHidden()
      host.instead = undefined
      await lookForNewer(page)
      await change(page).click()
      await expect(page.getByText(NEW(1))).toBeVisible()
      await expect.poll(() => wrong(page, host.folder)).toEqual([])
    })
  })

/** What a host answers instead of a pack. */
const answers: [string, (folder: string, path: string) => Answer][] = [
  ['login page', () => login],
  ['page of the app', (folder: string) => ({ ...login, body: readFileSync(join(folder, 'index.html')) })],
  [
    'half of a file',
    (folder: string, path: string) => ({ ...login, body: readFileSync(join(folder, path)).subarray(9) }),
  ],
]

for (const [what, answer] of shown(answers, 1))
  test(`a ${what} is never kept as a pack, and the app does not say that it works without a network`, async ({
    page,
  }) => {
    await withOddHost(async host => {
      host.instead = path =>
        packs.includes(path.slice(BASE.length)) ? answer(host.folder, path.slice(BASE.length)) : undefined
      await page.goto(host.url)
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      expect(await ask(page)).toBe('LACKING')
      expect((await keys(page)).filter(([name]) => name === PACKS)).toEqual([])
      await expect(offline(page)).toBeHidden()
      host.instead = undefined
      await firstVisit(page, host.url, BASE)
      await expect(offline(page)).toBeVisible()
      expect(await wrong(page, host.folder)).toEqual([])
    })
  })

test('a deploy between the page and its packs keeps nothing of the other build, and the next visit has all of it', async ({
  page,
}) => {
  await withOddHost(async host => {
    host.instead = path => (packs.includes(path.slice(BASE.length)) ? failing : undefined)
    await page.goto(host.url)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    makeNewer(host.folder, 1)
    // The host has files of the newer build under the older names.
    host.instead = path =>
      packs.includes(path.slice(BASE.length)) ? { type: 'text/javascript', body: 'export {}' } : undefined
    expect(await ask(page)).toBe('LACKING')
    expect((await keys(page)).filter(([name]) => name === PACKS)).toEqual([])
    await page.reload()
    await change(page).click()
    await expect(page.getByText(NEW(1))).toBeVisible()
    await expect(offline(page)).toBeVisible()
    expect(await wrong(page, host.folder)).toEqual([])
  })
})

test('wrong files that were kept are found and replaced at a start with a network', async ({ page }) => {
  await withOddHost(async host => {
    await firstVisit(page, host.url, BASE)
    // All that this page does not need to start: see below.
    const later = (await keys(page)).filter(([, url]) => !/index|\/core-|\/en-/.test(url))
    for (const [name, url] of later) await put(page, name, url, login.body)
    expect(await wrong(page, host.folder)).toHaveLength(later.length)
    await page.goto(host.url)
    await expect(offline(page)).toBeVisible()
    expect(await wrong(page, host.folder)).toEqual([])
  })
})

if (WHOLE)
  test('a page whose script is wrong is found by the worker, and loaded again', async ({ page }) => {
    await withOddHost(async host => {
      await firstVisit(page, host.url, BASE)
      const [name, core] = (await keys(page)).find(([, url]) => url.includes('/core-')) as [string, string]
      await put(page, name, core, login.body)
      await page.goto(host.url)
      await expect(page.getByText(OLD)).toBeVisible()
      expect(await wrong(page, host.folder)).toEqual([])
    })
  })

const kept = [
  ['login page as its page', login.body, '/index.html'],
  ['page as its script', login.body, '/core-'],
] as const

for (const [what, body, key] of shown(kept, 1))
  test(`an older app that kept a ${what} gives way to the newer one without a tap`, async ({ page }) => {
    await withOddHost(async host => {
      await firstVisit(page, host.url, BASE)
      const [name, url] = (await keys(page)).find(([, it]) => it.includes(key)) as [string, string]
      await put(page, name, url, body)
      makeNewer(host.folder, 1)
      await page.goto(host.url)
      await expect(page.getByText(NEW(1))).toBeVisible()
    })
  })

test('a host that adds a script to the page is no hindrance', async ({ page }) => {
  await withOddHost(async host => {
    host.instead = path =>
      /\/(?:index\.html)?$/.test(path)
        ? {
            type: 'text/html',
            body: readFileSync(join(host.folder, 'index.html'), 'utf8').replace(
              '</body>',
              '<script src="https://host.example/count.js"></script></body>',
            ),
          }
        : undefined
    await firstVisit(page, host.url, BASE)
    await expect(offline(page)).toBeVisible()
    host.instead = () => failing
    await page.goto(host.url)
    await expect(page.getByText(OLD)).toBeVisible()
  })
})
