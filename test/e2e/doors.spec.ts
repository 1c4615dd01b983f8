import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { gameFileOf, realGame } from '../games/recorded'
import { withHost } from './support'

test.use({ serviceWorkers: 'allow' })

const manifest = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8'))
const game = gameFileOf(realGame('4714'))

const heading = (page: Page) => page.getByRole('heading', { name: 'Paymaster', level: 1 })

/** Opens the app in a folder, and waits until its worker is in control and it says that it works offline. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect(page.getByText('Works without a network.')).toBeVisible()
}

/** Shares files with the installed app as a phone does: by posting a form to the address in the manifest. */
async function share(page: Page, texts: readonly string[]): Promise<void> {
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(
      ([{ action, method, enctype, params }, texts]) => {
        const data = new DataTransfer()
        for (const text of texts) data.items.add(new File([text], 'x.json', { type: 'application/json' }))
        const form = Object.assign(document.createElement('form'), { action, method, enctype })
        const input = Object.assign(document.createElement('input'), {
          type: 'file',
          multiple: true,
          name: params.files[0].name,
        })
        input.files = data.files
        form.append(input)
        document.body.append(form)
        form.submit()
      },
      [manifest.share_target, texts] as const,
    ),
  ])
}

test('the manifest describes one app with all its entry points, at any path', () => {
  for (const page of ['https://host.example/', 'https://host.example/games/paymaster/']) {
    const at = (url: string) => new URL(url, new URL('manifest.webmanifest', page)).href
    // Without an id, the start address identifies the app, so two folders of one host hold two apps.
    expect(manifest.id).toBeUndefined()
    expect(at(manifest.start_url)).toBe(page)
    expect(at(manifest.scope)).toBe(page)
    const doors = [
      ...manifest.shortcuts.map((it: { url: string }) => it.url),
      ...manifest.file_handlers.map((it: { action: string }) => it.action),
      manifest.share_target.action,
      ...manifest.icons.map((it: { src: string }) => it.src),
    ]
    expect(doors.length).toBe(8)
    for (const door of doors) expect(at(door).startsWith(page)).toBe(true)
  }
  expect(manifest.file_handlers[0].accept).toEqual({
    'application/json': expect.arrayContaining(['.paymaster.json', '.json']),
  })
  expect(manifest.share_target).toMatchObject({ method: 'POST', enctype: 'multipart/form-data' })
  expect(manifest.share_target.params.files[0].accept).toEqual([
    'application/json',
    '.json',
    'text/plain',
    '.txt',
    '*/*',
  ])
})

test('a game that is shared to the app is opened, without a network and in its own folder', async ({
  page,
}) => {
  await withHost('/table/', async host => {
    await visit(page, host.url)
    await host.close()
    await share(page, [game])
    await expect(page.locator('.top')).toContainText('Game over')
    expect(page.url()).toBe(`${host.url}#/play`)
    // Nothing is left over for a later visit.
    await expect.poll(() => page.evaluate(() => caches.has('paymaster:/table/:shared'))).toBe(false)
  })
})

test('a shared file that is no game is reported, and several files are accepted', async ({ page }) => {
  await withHost('/table/', async host => {
    await visit(page, host.url)
    const told = page.locator('.strip.stop')
    await share(page, ['{"format": "paymaster-game",'])
    await expect(told).toContainText('From line 1 on the file cannot be read.')
    // However long the page is above it.
    await page.setViewportSize({ width: 390, height: 400 })
    await share(page, [`{${' '.repeat(1024 * 1024)}`])
    await expect(told).toBeInViewport({ ratio: 0.95 })
    await expect(told).toContainText('has 1048577 bytes; the limit is 1048576')
    await share(page, [])
    await expect(told).toContainText('This is not a game file. Paymaster reads games of 18AL')
    await page.goto(`${host.url}?go=shared`)
    await expect(told).toContainText('could not be read')
    await expect(heading(page)).toBeVisible()
  })
})

test('a shared copy of all games is imported', async ({ page, browser }) => {
  await withHost('/table/', async host => {
    await visit(page, host.url)
    await share(page, [game])
    await expect(page.locator('.top')).toContainText('Game over')
    await page.goto(host.url)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save a copy of all games' }).click()
    const copy = readFileSync(await (await saved).path(), 'utf8')

    const other = await (await browser.newContext()).newPage()
    await visit(other, host.url)
    await share(other, [copy])
    await expect(other.getByText('1 game added.')).toBeVisible()
    await share(other, [copy, '{}'])
    await expect(other.getByText('1 game was here already.')).toBeVisible()
    await expect(other.getByText('This is not a game file.')).toBeVisible()
  })
})

test('a file that the system opens with the app is imported', async ({ page }) => {
  await page.addInitScript(text => {
    const setConsumer = (take: (launch: object) => void) =>
      take({ files: [{ getFile: async () => new File([text], 'game.paymaster.json') }] })
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } })
  }, game)
  await page.goto(manifest.file_handlers[0].action)
  await expect(page.locator('.top')).toContainText('Game over')
  await expect(page).toHaveURL(/\/#\/play$/)
})
