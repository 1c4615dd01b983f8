import { expect, test } from '@playwright/test'
import { partsIn } from '../../scripts/parts.mjs'
import { WHOLE } from '../all'
import { ask, BASE, drop, failing, keys, offline, withOddHost, wrong } from './odd'
import { firstVisit } from './support'

// A browser that has thrown away some of what the worker kept.

test.use({ serviceWorkers: 'allow' })

/** Each file, or in the quick test every eighth: after each one the worker reads all that is kept. */
const tried = <T>(all: readonly T[]) => all.filter((_, i) => WHOLE || i % 8 === 0)

test('without any one of its files the worker does not say that all is there', async ({ page }) => {
  await withOddHost(async host => {
    await firstVisit(page, host.url, BASE)
    expect(await ask(page)).toBe('KEPT')
    const all = await keys(page)
    expect(all).toHaveLength(partsIn(host.folder).length)
    host.instead = () => failing
    for (const [name, url] of tried(all)) {
      await page.evaluate(
        async ([name, url]) => {
          const place = await caches.open(name)
          Object.assign(window, { taken: await place.match(url) })
          await place.delete(url)
        },
        [name, url] as const,
      )
      expect(await ask(page), url).toBe('LACKING')
      await page.evaluate(
        async ([name, url]) =>
          void (await (await caches.open(name)).put(url, (window as unknown as { taken: Response }).taken)),
        [name, url] as const,
      )
    }
    expect(await ask(page)).toBe('KEPT')
  })
})

test('whatever was evicted, one file or all, is put back', async ({ page }) => {
  await withOddHost(async host => {
    await firstVisit(page, host.url, BASE)
    expect(await ask(page)).toBe('KEPT')
    const all = await keys(page)
    for (const [name, url] of tried(all)) {
      host.asked.length = 0
      await drop(page, name, url)
      expect(await ask(page), url).toBe('KEPT')
      expect(host.asked).toEqual([new URL(url).pathname])
    }
    for (const [name, url] of all) await drop(page, name, url)
    expect(await keys(page)).toEqual([])
    expect(await ask(page)).toBe('KEPT')
    expect((await keys(page)).sort()).toEqual(all.toSorted())
    expect(await wrong(page, host.folder)).toEqual([])
  })
})

test('the start page says that it works without a network only if that is so, and again after the next visit', async ({
  page,
}) => {
  await withOddHost(async host => {
    await firstVisit(page, host.url, BASE)
    const [name, url] = (await keys(page)).find(([, it]) => it.includes('/writer-')) as [string, string]
    host.instead = () => failing
    await drop(page, name, url)
    await page.addInitScript(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      navigator.serviceWorker.addEventListener('message', ({ data }) => heard.push(data.type))
    })
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
    await page.goto(host.url)
    await expect.poll(heard).toEqual(['LACKING'])
    await expect(offline(page)).toBeHidden()
    host.instead = undefined
    await page.goto(host.url)
    await expect(offline(page)).toBeVisible()
    expect((await keys(page)).map(([, it]) => it)).toContain(url)
  })
})
