import { expect, type Page, test } from '@playwright/test'
import { packGame } from '../../src/interop/compact/compact'
import { modulesOf } from '../../src/interop/qr/draw'
import { framesOf } from '../../src/interop/qr/frames'
import { loadTitle } from '../../src/titles/registry'
import { actionsOf, gameFileOf, knownGames, type Recorded } from '../games/recorded'
import { film, filming } from './film'

/** A game of two codes. */
const game = knownGames().find(it => it.trace.length === 501) as Recorded

/** What the browser complains about, such as a violation of the page's policy. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', message => message.type() === 'error' && found.push(message.text()))
  page.on('pageerror', error => found.push(error.message))
  return found
}

const chooseFiles = (page: Page, files: Parameters<Page['setInputFiles']>[1]) =>
  page.setInputFiles('input[type=file]', files)

async function expectOpen(page: Page): Promise<void> {
  await expect(page.locator('.top')).toContainText('Game over')
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

  // Read a second time, nothing is duplicated unless the banker says so.
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

/** A game of three codes. */
const long = knownGames().find(it => it.trace.length === 952) as Recorded

async function codesOf(game: Recorded): Promise<readonly string[]> {
  const title = await loadTitle('18AL')
  const setup = { players: game.players, options: game.options }
  return framesOf(packGame({ title, setup, actions: actionsOf(game) }) ?? new Uint8Array()) ?? []
}

/** A fake of the browser's own reader: what it can read, and what it sees at each look; it fails if there is nothing. */
interface Reader {
  readonly formats: readonly string[]
  readonly sees?: readonly string[]
}

/** Gives the page such a reader; `looks` counts how often it has looked. */
function giveReader({ formats, sees }: Reader): void {
  const looks = { looks: 0 }
  class BarcodeDetector {
    static readonly getSupportedFormats = async () => formats
    async detect(source: unknown) {
      if (!(source instanceof HTMLVideoElement || source instanceof ImageBitmap)) throw new TypeError()
      const seen = sees?.[looks.looks % sees.length]
      looks.looks++
      if (seen === undefined) throw new DOMException('no service', 'NotSupportedError')
      return [{ rawValue: seen }]
    }
  }
  Object.assign(window, { BarcodeDetector, looks })
}

const looked = (page: Page) =>
  page.evaluate(() => (window as unknown as { looks?: { looks: number } }).looks?.looks)

/** Which reader reads the codes of a camera, and how often the browser's own is asked. */
const readers: readonly {
  readonly name: string
  readonly asked: number | 'always'
  readonly theirs?: (texts: readonly string[]) => Reader
}[] = [
  { name: 'the app itself', asked: 0 },
  {
    name: 'the app itself, where the browser reads other codes only',
    asked: 0,
    theirs: () => ({ formats: ['ean_13'] }),
  },
  {
    name: 'the app itself, where the browser’s reader fails',
    asked: 1,
    theirs: () => ({ formats: ['qr_code'] }),
  },
  {
    name: 'the browser',
    asked: 'always',
    // Out of order, some of them twice, and a foreign one.
    theirs: ([first = '', second = '', third = '']) => ({
      formats: ['ean_13', 'qr_code'],
      sees: [third, third, 'https://host.example', first, third, second],
    }),
  },
]

for (const { name, asked, theirs } of readers)
  test(`a series of codes is read with the camera in any order by ${name}`, async ({
    playwright,
    baseURL,
  }, info) => {
    const texts = await codesOf(long)
    expect(texts).toHaveLength(3)
    const reader = theirs?.(texts)
    const path = info.outputPath('codes.y4m')
    const [first, second, third] = texts
    // The fake camera shows nothing if only the browser's reader is to see something.
    const seen = reader?.sees ? [undefined] : [undefined, third, first, third, second]
    film(
      path,
      seen.map(it => (it === undefined ? [] : modulesOf(it))),
    )
    const usual = info.project.use.launchOptions
    const browser = await playwright.chromium.launch({
      ...usual,
      args: [...(usual?.args ?? []), ...filming(path)],
    })
    const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}), permissions: ['camera'] })
    if (reader) await page.addInitScript(giveReader, reader)
    const faults = complaints(page)
    await page.goto('./#/scan')
    await expectOpen(page)
    const looks = (await looked(page)) ?? 0
    if (asked === 'always') expect(looks).toBeGreaterThan(5)
    else expect(looks).toBe(asked)
    expect(faults).toEqual([])
    await browser.close()
  })

test('pictures of codes are read by the browser if it can', async ({ page }) => {
  const sees = await codesOf(game)
  await page.addInitScript(giveReader, { formats: ['qr_code'], sees })
  await page.goto('./#/scan')
  const blank = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  )
  await chooseFiles(
    page,
    sees.map((_, i) => ({ name: `code${i}.png`, mimeType: 'image/png', buffer: blank })),
  )
  await expectOpen(page)
  expect(await looked(page)).toBe(sees.length)
})
