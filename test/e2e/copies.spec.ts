import { expect, test } from '@playwright/test'
import { COPY, copies } from './support'
import { beginGame, logged, pass } from './table.ts'

/** Who can write a file in this browser: the page itself or, before Safari 26, only one of its workers. */
const browsers = {
  'a page': () => {},
  'a worker': () => Reflect.deleteProperty(FileSystemFileHandle.prototype, 'createWritable'),
}

/** How many passes a copy holds. */
const passesIn = (copy: string) => copy.split(/\bpass\b/).length - 1

for (const [writer, hide] of Object.entries(browsers))
  test(`a database that was lost is brought back from the copy that ${writer} wrote beside it`, async ({
    page,
  }) => {
    await page.addInitScript(hide)
    await page.goto('./')
    await beginGame(page)
    for (let i = 0; i < 4; i++) await pass(page)
    // A file, and nothing beside it, with all that was entered.
    await expect
      .poll(async () =>
        Object.entries(await copies(page)).map(([name, text]) => [COPY.test(name), passesIn(text)]),
      )
      .toEqual([[true, 4]])
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
