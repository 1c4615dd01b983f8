import { expect, type Page, test } from '@playwright/test'
import manifest from '../../package.json' with { type: 'json' }
import { TABLES } from './states/tables'
import { goTo, openTable, SIZES } from './states/visit'

test.use({ locale: 'en-US', contextOptions: { reducedMotion: 'reduce' } })

/** Stands in for the phone, and records what the app asks of it. */
const PHONE = `
  window.asked = []
  Object.defineProperty(navigator, 'vibrate', { value: pattern => asked.push('vibrates ' + pattern) })
  Object.defineProperty(navigator, 'wakeLock', { value: { request: async kind => {
    asked.push('keeps awake: ' + kind)
    return Object.assign(new EventTarget(), { released: false, release: async () => asked.push('may sleep') })
  } } })`

const asked = (page: Page) => page.evaluate<readonly string[]>('asked.splice(0)')

const flip = async (page: Page, setting: RegExp) => {
  await goTo(page, 'settings')
  await page.getByText(setting).tap()
}

test('the screen stays awake while a game is open, unless the setting says otherwise', async ({ page }) => {
  await page.addInitScript(PHONE)
  await page.goto('./')
  expect(await asked(page)).toEqual([])
  await openTable(page, TABLES.stock)
  expect(await asked(page)).toEqual(['keeps awake: screen'])
  await flip(page, /^The screen stays on/)
  await expect.poll(() => asked(page)).toEqual(['may sleep'])
})

test('the phone vibrates briefly when an entry is accepted, differently when it is refused, and not at all if switched off', async ({
  page,
}) => {
  await page.addInitScript(PHONE)
  await page.goto('./')
  await openTable(page, TABLES.stock)
  await asked(page)
  const refused = page.locator('.play .button[aria-disabled]').first()
  await refused.tap({ force: true })
  await expect.poll(() => asked(page)).toEqual(['vibrates 40,60,40'])
  await page.getByRole('button', { name: 'Dee passes' }).tap()
  await expect.poll(() => asked(page)).toEqual(['vibrates 15'])
  await flip(page, /^A short vibration/)
  await goTo(page, 'play')
  await refused.tap({ force: true })
  await expect(page.locator('.refused .strip')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(page.getByRole('button', { name: 'Dee passes' })).toBeVisible()
  expect(await asked(page)).toEqual([])
})

/** Text and targets that lie under the notch, the round corners or the bar of the phone. */
const under = (page: Page, notch: number, bar: number) =>
  page.evaluate(
    ([side, below]) =>
      [...document.querySelectorAll('button, a[href], h1, h2, p, summary, input')].flatMap(it => {
        if (it.closest('.hidden-text, .books-frame, .chart-frame') || !it.checkVisibility()) return []
        const range = document.createRange()
        range.selectNodeContents(it)
        const { left, right, width } = range.getBoundingClientRect()
        const low =
          it.closest('.bar, .past-foot') && it.getBoundingClientRect().bottom > innerHeight - below + 1
        const out = width > 1 && (left < side - 1 || right > innerWidth - side + 1)
        return out || low ? [`${it.tagName} ${it.textContent?.slice(0, 40)}`] : []
      }),
    [notch, bar] as const,
  )

test('nothing lies under the notch or the lower edge of a phone, in portrait or landscape', async ({
  page,
  context,
}) => {
  const [notch, bar] = [47, 21]
  await page.goto('./')
  await openTable(page, TABLES.stockFull)
  await page.locator('.play .button[aria-disabled]').first().tap({ force: true })
  const phone = await context.newCDPSession(page)
  const faults: string[] = []
  for (const [size, sides] of [
    ['landscape', notch],
    ['390', 0],
  ] as const) {
    await page.setViewportSize(SIZES[size])
    const insets = { top: sides ? 0 : notch, bottom: bar, left: sides, right: sides }
    await phone.send('Emulation.setSafeAreaInsetsOverride', { insets })
    for (const screen of ['play', 'chart', 'books', 'log', 'menu', 'moment/20', 'table', 'start', 'rules']) {
      await goTo(page, screen)
      await expect(page.locator('main')).not.toBeEmpty()
      for (const fault of await under(page, sides, bar)) faults.push(`${size}, ${screen}: ${fault}`)
    }
    const head = await page
      .locator('.head')
      .first()
      .evaluate(it => Number.parseFloat(getComputedStyle(it).paddingTop))
    expect(head).toBeGreaterThanOrEqual(insets.top)
  }
  expect(faults).toEqual([])
})

test('the settings say which version this is', async ({ page }) => {
  await page.goto('./')
  await goTo(page, 'settings')
  await expect(page.getByText(`Paymaster ${manifest.version}`)).toBeVisible()
})
