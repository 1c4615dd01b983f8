import { expect, type Locator, type Page, test } from '@playwright/test'
import { STATES } from './states/list'
import { TABLES } from './states/tables'
import { goTo, openAnother, openTable, SIZES } from './states/visit'
import { beginGame } from './table'

test.use({ locale: 'en-US', hasTouch: false, isMobile: false, contextOptions: { reducedMotion: 'reduce' } })

/** This many presses of Tab go past everything on a screen. */
const MOST = 150
/** A second press this soon after the actor changed is dropped, like a second tap. */
const DOUBLE = 320

/** Where the focus is: nowhere, on something that cannot be seen, or the name of the control. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!at || at === document.body) return 'nowhere'
    const { left, right, top, bottom } = at.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]
    const seen = at.contains(document.elementFromPoint(x, y))
    const name = at.getAttribute('aria-label') ?? at.textContent
    return seen ? `on ${name}` : `on ${name}, which cannot be seen`
  })

const on = /^on (?!.*which cannot be seen$)/s

/** Goes to a control by Tab alone, and expects it to be visible. */
async function tabTo(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).first()
  await expect(target).toBeAttached()
  for (let i = 0; i < MOST; i++) {
    if (await target.evaluate(it => it === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  expect(await standing(page)).toMatch(on)
}

/** Uses a control by the keyboard, and expects the focus to be somewhere sensible afterwards. */
async function use(
  page: Page,
  role: 'button' | 'link',
  name: string | RegExp,
  key: 'Enter' | 'Space' = 'Enter',
) {
  await tabTo(page, role, name)
  await page.keyboard.press(key)
  await expect.poll(() => standing(page)).toMatch(on)
  await page.clock.fastForward(DOUBLE)
}

/** What a screen reader announces. */
const heard = (page: Page) => page.locator('.bar [role=status]')

test('an auction is bid in by keyboard, and each entry is heard', async ({ page }) => {
  await page.clock.install()
  await page.goto('./')
  await beginGame(page)
  await use(page, 'button', 'Ann bids $45 on S&NA')
  await expect(heard(page)).toHaveText('Ann bids $45 on the South & North Alabama.')
  await use(page, 'button', 'Bo bids $50 on S&NA', 'Space')
  await use(page, 'button', /^Buy \$20: Cy buys Tusc$/)
  await expect(page.getByRole('heading', { name: 'Auction: South & North Alabama' })).toBeVisible()
  await tabTo(page, 'button', 'more…: another bid on S&NA')
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', '6 digit')
  await page.keyboard.type('75')
  await use(page, 'button', 'Ann bids $75 on S&NA')
  await expect(heard(page)).toHaveText('Ann bids $75 on the South & North Alabama.')
  await use(page, 'button', 'Bo passes')
  await expect(heard(page)).toHaveText('Bo passes; Ann pays $75 for the South & North Alabama.')
  await expect(page.getByRole('heading', { name: /^Auction/ })).toBeHidden()
})

test('a stock turn is played by keyboard: a sale opened, closed and made, a certificate bought, a refusal read', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('./')
  await openTable(page, TABLES.stock)
  const opener = page.getByRole('button', { name: 'Sell (has 3): WRA' })
  await tabTo(page, 'button', 'Sell (has 3): WRA')
  await page.keyboard.press('Space')
  await tabTo(page, 'button', /^Sell 1 .*Dee sells WRA$/)
  await page.keyboard.press('Escape')
  await expect(page.locator('.sale')).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await use(page, 'button', /^Sell 1 .*Dee sells WRA$/)
  await expect(heard(page)).toHaveText(/^Dee sells 10% of WRA for \$65/)
  await use(page, 'button', /: Dee buys ATN from the Initial Offering$/)
  await expect(heard(page)).toHaveText(/^Dee buys 10% of ATN/)
  // A refused button says why, and Escape dismisses the reason.
  await tabTo(page, 'button', /^Market empty: Ann buys L&N/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByText(/L&N/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.refused .strip')).toBeHidden()
  expect(await standing(page)).toMatch(on)
})

test('an operating turn is played by keyboard and undone, and an entry of the log put right', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('./')
  await openTable(page, TABLES.operating)
  await tabTo(page, 'button', '1 digit')
  await page.keyboard.press('Enter')
  await page.keyboard.type('20')
  await use(page, 'button', /^Pay \$12 a share/)
  await expect(heard(page)).toHaveText(/^WRA runs for \$120/)
  await expect(page.getByRole('region', { name: 'Payout slip' })).toBeVisible()
  await use(page, 'button', 'Undo')
  await expect(heard(page)).toHaveText(/^Taken back\. Last entry: /)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await use(page, 'button', 'Redo', 'Space')
  await expect(heard(page)).toHaveText(/^WRA runs for \$120/)
  await use(page, 'button', 'End WRA’s turn')

  await use(page, 'link', 'Log')
  await use(page, 'link', /WRA runs for \$120/)
  await use(page, 'button', /^Revenue/)
  await tabTo(page, 'button', '1 digit')
  await page.keyboard.press('Enter')
  await page.keyboard.type('40')
  await use(page, 'button', 'Change it')
  await expect(heard(page)).toHaveText(/^Put right from No\. \d+ on$/)
  await use(page, 'link', 'Log')
  await expect(page.getByText(/was \$120, now \$140, changed at/)).toBeVisible()
  await use(page, 'link', /menu$/)
  await expect(page.getByRole('heading', { name: 'Menu', level: 1 })).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Log', level: 1 })).toBeAttached()
  await expect.poll(() => standing(page)).toMatch(on)
})

test.describe('on a laptop', () => {
  test.use({ viewport: SIZES['1280'] })

  test('whatever Tab goes to is in sight, clear of what stays in place above and below it', async ({
    page,
  }) => {
    const { table } = STATES.find(({ name }) => name === 'va-stock-full') ?? {}
    if (!table) throw new Error('no such state')
    await page.goto('./')
    await openTable(page, table)
    const faults: string[] = []
    for (const [at, key] of [
      ['play', 'Tab'],
      ['log', 'Shift+Tab'],
    ] as const) {
      await goTo(page, at)
      const main = page.locator(at === 'log' ? 'main .both' : 'main .play')
      await main
        .locator('a, button')
        .nth(key === 'Tab' ? 0 : 40)
        .focus()
      for (let i = 0; i < MOST && (await main.evaluate(it => it.matches(':focus-within'))); i++) {
        const where = await standing(page)
        if (!on.test(where)) faults.push(`${at}: ${where}`)
        await page.keyboard.press(key)
      }
    }
    expect(faults).toEqual([])
  })

  test('a refused button keeps its place beside chart and books, and the focus stays in sight', async ({
    page,
  }) => {
    await page.goto('./')
    await openTable(page, TABLES.stockFull)
    const place = () =>
      page.evaluate(() => Math.round(document.activeElement?.getBoundingClientRect().y ?? 0))
    const refuse = async (refused: Locator) => {
      await refused.focus()
      const before = await place()
      await page.keyboard.press('Enter')
      await expect(page.locator('.refused .strip')).toBeVisible()
      return before
    }
    const before = await refuse(page.locator('.play .button[aria-disabled]').nth(5))
    expect(await place()).toBe(before)
    await page.keyboard.press('Escape')
    await expect(page.locator('.refused')).toHaveJSProperty('offsetHeight', 0)
    expect(await place()).toBe(before)
    // While a revenue is due its keys stay in sight, except from somebody who is elsewhere by keyboard.
    await openAnother(page, TABLES.operatingFull)
    await refuse(page.locator('.play .trains .button[aria-disabled]').first())
    expect(await standing(page)).toMatch(on)
  })

  test('nothing scrolls while Tab goes through what stays in place', async ({ page }) => {
    await page.goto('./')
    await openTable(page, TABLES.stock)
    await page.setViewportSize({ width: 700, height: 700 })
    await goTo(page, 'count')
    await page.locator('.purses .button').first().click()
    const main = page.locator('main')
    await main.evaluate(it => it.scrollTo(0, 40))
    const keys = page.locator('.count-pad button')
    await keys.first().evaluate(it => it.focus({ preventScroll: true }))
    const at = await main.evaluate(it => it.scrollTop)
    expect(at).toBeGreaterThan(0)
    for (let i = (await keys.count()) - 1; i > 0; i--) {
      await page.keyboard.press('Tab')
      expect(await main.evaluate(it => it.scrollTop)).toBe(at)
    }
    await expect(keys.last()).toBeFocused()
  })

  test('the log beside Play has the focus once it is asked for', async ({ page }) => {
    await page.goto('./')
    await openTable(page, TABLES.operating)
    await tabTo(page, 'link', 'Log')
    await page.keyboard.press('Enter')
    await expect(page.locator('.log .round').first()).toBeFocused()
  })
})

test('purses are counted by typing alone, and a ruling leads from question to question', async ({ page }) => {
  await page.goto('./')
  await openTable(page, TABLES.stock)
  await goTo(page, 'count')
  await tabTo(page, 'button', /^Ann/)
  await page.keyboard.press('Enter')
  await page.keyboard.type('123')
  await expect(page.getByRole('button', { name: /^Ann.*counted \$123/ })).toBeVisible()
  await tabTo(page, 'button', /^Next: Bo/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /Bo$/ })).toBeFocused()
  await page.keyboard.type('45')
  await expect(page.getByRole('button', { name: /^Bo.*counted \$45/ })).toBeVisible()
  await goTo(page, 'ruling')
  await tabTo(page, 'button', 'Money')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'From' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'To' })).toBeFocused()
  expect(await standing(page)).toMatch(on)
})

test('a hex picked from the list by keyboard has the focus below it, and Escape leads back', async ({
  page,
}) => {
  await page.goto('./')
  await openTable(page, TABLES.mapBegun)
  await page.locator('summary', { hasText: 'Hexes as a list' }).focus()
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'L5 Montgomery')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'L5 Montgomery' })).toBeFocused()
  expect(await standing(page)).toMatch(on)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'L5 Montgomery' })).toBeFocused()
})
