import { expect, test } from '@playwright/test'
import { copies } from './support'
import { beginGame, logged, pass } from './table.ts'

/** Who can write a file in this browser: the page itself or, before Safari 26, only one of its workers. */
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
    // From another page of the host, so that nothing holds the database open.
    await page.goto('./robots.txt')
    await page.evaluate(async () => {
      for (const { name = '' } of await indexedDB.databases())
        await new Promise(done => {
          indexedDB.deleteDatabase(name).onsuccess = done
        })
    })
    await page.goto('./')
    await expect(page.getByText('restored from the backup copy')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    expect(await logged(page)).toBe(held)
  })
