import { expect, type Page, test } from '@playwright/test'
import { beginGame, logged, pass } from './table.ts'

/** Names of the copies beside the database that hold something. */
const copies = (page: Page) =>
  page.evaluate(async () => {
    const names: string[] = []
    try {
      const ours = await (await navigator.storage.getDirectory()).getDirectoryHandle('paymaster')
      for await (const [name, file] of (await ours.getDirectoryHandle('%2F')).entries())
        if ((await (file as FileSystemFileHandle).getFile()).size > 0) names.push(name)
    } catch {
      // Not made yet.
    }
    return names.sort()
  })

/** What a browser can write a file with: the page itself, or, before Safari 26, only a worker of it. */
const browsers = {
  'a page': () => {},
  'a worker': () => Reflect.deleteProperty(FileSystemFileHandle.prototype, 'createWritable'),
}

for (const [writer, hide] of Object.entries(browsers))
  test(`a database that was lost is brought back from the copy that ${writer} wrote beside it`, async ({
    page,
  }) => {
    await page.addInitScript(hide)
    await page.goto('./')
    await beginGame(page)
    for (let i = 0; i < 4; i++) await pass(page)
    await expect.poll(() => copies(page)).toEqual([expect.stringMatching(/^\w+\.json$/)])
    const held = await logged(page)
    // From a page of the host that is not the app: nothing holds the database open.
    await page.goto('./robots.txt')
    await page.evaluate(async () => {
      for (const { name = '' } of await indexedDB.databases())
        await new Promise(done => {
          indexedDB.deleteDatabase(name).onsuccess = done
        })
    })
    await page.goto('./')
    await expect(page.getByText('brought back from the copy')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    expect(await logged(page)).toBe(held)
  })
