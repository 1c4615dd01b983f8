import { writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { packGame } from '../../src/interop/compact/compact'
import { modulesOf } from '../../src/interop/qr/draw'
import { framesOf } from '../../src/interop/qr/frames'
import { loadTitle } from '../../src/titles/registry'
import { actionsOf, gameFileOf, knownGames, type Recorded } from '../games/recorded'

/** A game of two codes. */
const game = knownGames().find(it => it.trace.length === 501) as Recorded

/** What the browser complains of, such as a breach of the page's policy. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', message => message.type() === 'error' && found.push(message.text()))
  page.on('pageerror', error => found.push(error.message))
  return found
}

const chooseFiles = (page: Page, files: Parameters<Page['setInputFiles']>[1]) =>
  page.setInputFiles('input[type=file]', files)

async function expectOpen(page: Page): Promise<void> {
  await expect(page.locator('.top')).toContainText('Game over', { timeout: 20_000 })
  expect(page.url()).toContain('#/play')
}

test('a game goes from phone to phone as pictures of its codes', async ({ page, browser }) => {
  const faults = complaints(page)
  await page.goto('./')
  await chooseFiles(page, {
    name: 'game.paymaster.json',
    mimeType: 'application/json',
    buffer: Buffer.from(gameFileOf(game)),
  })
  await expectOpen(page)
  await page.goto('./#/share')
  await page.getByRole('button', { name: 'Pause' }).click()
  const pictures: Buffer[] = []
  for (const button of ['Next', 'Previous']) {
    await page.getByRole('button', { name: button }).click()
    pictures.push(await page.getByRole('img').screenshot())
  }

  const other = await (await browser.newContext()).newPage()
  faults.push(...complaints(other))
  await other.goto(new URL('./#/scan', page.url()).href)
  const asFile = (buffer: Buffer, i: number) => ({ name: `code${i}.png`, mimeType: 'image/png', buffer })
  await expect(other.getByText('There is no camera here.')).toBeVisible()
  await chooseFiles(other, pictures.slice(0, 1).map(asFile))
  await expect(other.getByText('1 of 2 codes read.')).toBeVisible()
  await chooseFiles(other, pictures.map(asFile))
  await expectOpen(other)

  // The same once more: nothing is doubled unless the banker says so.
  await other.goto(new URL('./#/scan', page.url()).href)
  await chooseFiles(other, pictures.map(asFile))
  await expect(other.getByText('This game is here already, with the same 501 entries.')).toBeVisible()
  await other.getByRole('button', { name: 'Open the stored game' }).click()
  await expectOpen(other)
  await other.goto(new URL('./', page.url()).href)
  await expect(other.getByRole('button', { name: 'Continue' })).toBeVisible()
  await expect(other.getByText('Other games')).toBeHidden()
  expect(faults).toEqual([])
})

/** A film of the codes of the game one after the other, as the browser's false camera plays it. */
async function film(path: string): Promise<void> {
  const title = await loadTitle('18AL')
  const setup = { players: game.players, options: game.options }
  const texts = framesOf(packGame({ title, setup, actions: actionsOf(game) }) ?? new Uint8Array()) ?? []
  const [width, height, scale] = [640, 480, 5.3]
  const parts = [Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)]
  for (const text of texts) {
    const modules = modulesOf(text)
    const grey = Buffer.alloc(width * height)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const row = modules[Math.floor((y - height / 2) / scale + modules.length / 2)]
        const dark = row?.[Math.floor((x - width / 2) / scale + modules.length / 2)]
        grey[y * width + x] = dark ? 40 : 210
      }
    const colours = Buffer.alloc((width * height) / 2, 128)
    for (let times = 0; times < 5; times++) parts.push(Buffer.from('FRAME\n'), grey, colours)
  }
  writeFileSync(path, Buffer.concat(parts))
}

test('a game is read by the camera', async ({ playwright, baseURL }, info) => {
  const path = info.outputPath('codes.y4m')
  await film(path)
  const browser = await playwright.chromium.launch({
    ...info.project.use.launchOptions,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${path}`,
    ],
  })
  const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}), permissions: ['camera'] })
  const faults = complaints(page)
  await page.goto('./#/scan')
  await expectOpen(page)
  expect(faults).toEqual([])
  await browser.close()
})
