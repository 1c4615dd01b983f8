import { expect, type Locator, type Page, test } from '@playwright/test'
import { button } from './button'
import { openGame } from './known'
import { TABLES } from './states/tables'
import { openTable } from './states/visit'
import { dot } from './table'

test.use({ locale: 'en-US' })

const turn = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()

/** A tap that ends a player's turn; a person takes longer than a double tap before the next one. */
async function tap(page: Page, name: string | RegExp): Promise<void> {
  await button(page, name).tap()
  await page.clock.fastForward(320)
}

async function newGame(page: Page, ...names: readonly string[]): Promise<void> {
  await page.clock.install()
  await page.goto('./')
  await page.getByRole('link', { name: 'New game' }).tap()
  await button(page, String(names.length)).tap()
  for (const [i, name] of names.entries())
    await page.getByRole('textbox', { name: `Player ${i + 1}`, exact: true }).fill(name)
  await button(page, 'Begin the game').tap()
  await expect(turn(page)).toContainText(names[0] ?? '')
}

/** Ann, Bo and Cy buy all private companies, one of them by auction. */
async function sellCompanies(page: Page): Promise<void> {
  await tap(page, 'Ann bids $45 on S&NA')
  await tap(page, 'Bo bids $50 on S&NA')
  await tap(page, 'Buy $20: Cy buys Tusc')
  // The auction: Ann is asked first, since Bo leads.
  await expect(page.getByRole('heading', { name: 'Auction: South & North Alabama' })).toBeVisible()
  await expect(turn(page)).toHaveText('Ann')
  await tap(page, 'Ann bids $60 on S&NA')
  await tap(page, 'Bo passes')
  await tap(page, /^Buy \$70: Ann buys/)
  await tap(page, /^Buy \$100: Bo buys/)
  await tap(page, /^Buy \$120: Cy buys/)
}

test('an auction, a stock round and an operating turn are played by touch, undone, and kept', async ({
  page,
}) => {
  await newGame(page, 'Ann', 'Bo', 'Cy')
  await sellCompanies(page)

  // A stock turn that buys is one tap; the next player's tap closes it.
  await tap(page, /Ann starts L&N at par 60$/)
  await expect(button(page, 'Back to Ann')).toBeVisible()
  for (const name of ['Bo', 'Cy', 'Ann', 'Bo'])
    await tap(page, new RegExp(`: ${name} buys L&N from the Initial Offering$`))
  await expect(page.getByRole('main').getByText(/Initial Offering for \$60/)).toBeVisible()
  // Consequences are reported with it, and the head says who comes after the player shown.
  await expect(page.getByRole('main').getByText('L&N floats.')).toBeVisible()
  await expect(turn(page)).toHaveText('Cy')
  await expect(page.locator('.top .next')).toHaveText('then Ann, Bo; then OR 1.1')

  // A refused button is grey and says why.
  await button(page, 'Sell (has 1): L&N').tap({ force: true })
  await expect(page.getByRole('alert')).toContainText('first stock round')

  // Undo takes back the last tap, which can then be made again.
  await button(page, 'Undo').tap()
  await expect(page.getByRole('main').getByText(/^Taken back: /)).toBeVisible()
  await expect(turn(page)).toHaveText('Bo')
  await tap(page, /: Bo buys L&N from the Initial Offering$/)
  await tap(page, 'All pass: 3 times, and the round ends')

  // Private companies have paid; the slip goes away without a tap.
  await expect(page.getByRole('heading', { name: 'Private companies pay' })).toBeVisible()
  await expect(turn(page)).toBeVisible()
  await tap(page, /^2 · \$100/)
  await expect(page.getByRole('heading', { name: 'Private companies pay' })).toBeHidden()
  await tap(page, 'End L&N’s turn')
  await tap(page, 'All pass: 3 times, and the round ends')

  // The sheet adds up the places, and its total goes into the run.
  await button(page, 'Sheet: add up the places that the trains visit').tap()
  await button(page, 'Nashville $40').tap()
  await button(page, 'Decatur $20').tap()
  await button(page, 'Atlanta $40, beyond the length of the train').tap({ force: true })
  await button(page, 'Use $60 as revenue').tap()
  await expect(button(page, /^Pay \$6 a share/)).toBeVisible()

  // A typed revenue: the digits, then pay. The slip says who gets how much.
  for (const digit of ['7', '0']) await button(page, `${digit} digit`).tap()
  await expect(button(page, /^Pay \$7 a share/)).toContainText('Ann 21 · Bo 14 · Cy 7')
  await tap(page, /^Pay \$7 a share/)
  await expect(page.getByRole('region', { name: 'Payout slip' })).toContainText('$21')
  await tap(page, 'End L&N’s turn')

  // Everything is still there after a reload.
  await expect(dot(page)).toHaveText('saved')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Ann')
  await expect(button(page, 'Undo')).not.toHaveAttribute('aria-disabled', 'true')
})

test('the second half of a double tap is dropped', async ({ page }) => {
  await newGame(page, 'Ann', 'Bo', 'Cy')
  const passes = page.getByRole('button', { name: /passes$/ })
  const head = await page.locator('.top').boundingBox()
  await passes.dblclick()
  await expect(turn(page)).toContainText('Bo')
  // What says so has the line of who comes next: nothing moves under the finger that taps again.
  await expect(page.locator('.top .dropped')).toBeVisible()
  expect(await page.locator('.top').boundingBox()).toEqual(head)
  await page.clock.fastForward(320)
  await passes.tap()
  await expect(turn(page)).toContainText('Cy')
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('a dropped tap is told in one line, too', async ({ page }) => {
    await page.clock.install()
    await page.goto('./#/new')
    await button(page, '3').tap()
    await button(page, 'Spiel beginnen').tap()
    await expect(turn(page)).toContainText('Spieler 1')
    const head = await page.locator('.top').boundingBox()
    await page.getByRole('button', { name: /passt$/ }).dblclick()
    await expect(page.locator('.top .dropped')).toBeVisible()
    expect(await page.locator('.top').boundingBox()).toEqual(head)
  })
})

test('the second half of a double tap is dropped, too, if the same player or corporation goes on', async ({
  page,
}) => {
  // The payout slip moves the trains under the finger.
  await openGame(page, 200)
  const box = await button(page, /^Pay \$13 a share/).boundingBox()
  const place = [(box?.x ?? 0) + 90, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
  await page.touchscreen.tap(...place)
  await page.touchscreen.tap(...place)
  await expect(page.getByRole('region', { name: 'Payout slip' })).toBeVisible()
  await page.getByRole('link', { name: 'Log' }).tap()
  await expect(page.locator('.entry').first()).toContainText('L&N runs for')
})

test('the second half of a double tap on what opens or closes something enters nothing', async ({ page }) => {
  await newGame(page, 'Ann', 'Bo', 'Cy')
  const more = page.getByRole('button', { name: /^more…/ })
  const twice = async (at: Locator) => {
    await at.tap({ trial: true })
    const box = await at.boundingBox()
    const place = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
    await page.touchscreen.tap(...place)
    await page.touchscreen.tap(...place)
  }
  for (const nth of [0, 1, 2, 3]) {
    await twice(more.nth(nth))
    await expect(turn(page)).toHaveText(/^Ann/)
    await page.clock.fastForward(320)
  }
  await expect(page.locator('.strip.last')).toHaveCount(0)
})

test('a second tap at the place of a refused one does not take the pass that the reason lifts there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await newGame(page, 'Ann', 'Bo', 'Cy')
  await tap(page, 'Ann bids $45 on S&NA')
  const typed = button(page, 'more…: another bid on M&C')
  await typed.tap()
  for (const digit of '999') await page.getByRole('main').getByText(digit, { exact: true }).first().tap()
  const refused = page.getByRole('button', { name: /^Bo bids \$999 on M&C/ })
  const pass = await button(page, 'Bo passes').boundingBox()
  // Just above the pass, where a thumb may well leave it.
  await page.getByRole('main').evaluate((main, top) => {
    const grey = main.querySelector('[aria-disabled].wide')
    main.scrollTop += (grey?.getBoundingClientRect().bottom ?? 0) - top
  }, pass?.y ?? 0)
  const box = await refused.boundingBox()
  const place = [195, (box?.y ?? 0) + (box?.height ?? 0) - 10] as const
  await page.touchscreen.tap(...place)
  await expect(page.getByRole('alert')).toContainText('Bo has $600')
  await page.touchscreen.tap(...place)
  await page.clock.fastForward(320)
  await expect(turn(page)).toHaveText('Bo')
})

test('after the private companies, the first turn of a corporation begins at its top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await newGame(page, 'Ann', 'Bo', 'Cy')
  await sellCompanies(page)
  await expect(turn(page)).toBeInViewport({ ratio: 1 })
})

test('below a slip that was opened, no key moves while a revenue is typed', async ({ page }) => {
  // All of it is in sight, so that only the app can move it.
  await page.setViewportSize({ width: 390, height: 1200 })
  await openGame(page, 66)
  const slip = page.getByRole('region', { name: 'Payout slip' })
  const lines = slip.getByRole('listitem')
  // Folded, since a revenue is due.
  await expect(lines).toHaveCount(0)
  await slip.locator('summary').tap()
  await expect(lines).not.toHaveCount(0)
  const count = await lines.count()
  const key = page
    .getByRole('group', { name: 'Digits of the revenue' })
    .getByRole('button', { name: '3 digit' })
  const before = await key.boundingBox()
  await key.tap()
  await expect(page.getByRole('status', { name: 'Revenue' })).toHaveText('$30')
  expect(await key.boundingBox()).toEqual(before)
  await expect(lines).toHaveCount(count)
})

test('a typed revenue outlives a reload, and the next digit extends it', async ({ page }) => {
  await openGame(page, 66)
  const keys = page.getByRole('group', { name: 'Digits of the revenue' })
  const revenue = page.getByRole('status', { name: 'Revenue' })
  await keys.getByRole('button', { name: '3 digit' }).tap()
  await expect(revenue).toHaveText('$30')
  await page.reload()
  await expect(revenue).toHaveText('$30')
  await keys.getByRole('button', { name: '5 digit' }).tap()
  await expect(revenue).toHaveText('$350')
})

test('a refusal leaves the main action where the finger is', async ({ page }) => {
  await page.goto('./')
  await openTable(page, TABLES.stockFull)
  const main = page.locator('.play-foot .button').first()
  const before = await main.boundingBox()
  await page.locator('.play .button[aria-disabled]').first().tap({ force: true })
  const reason = page.getByRole('alert')
  await expect(reason).toBeVisible()
  expect((await reason.boundingBox())?.height).toBeGreaterThan(0)
  expect(await main.boundingBox()).toEqual(before)
})

test('a touch shows no focus ring, and the keyboard begins at the heading of what is shown', async ({
  page,
}) => {
  const ringed = () => page.evaluate(() => document.querySelector(':focus-visible')?.textContent ?? 'none')
  await newGame(page, 'Ann', 'Bo', 'Cy')
  await sellCompanies(page)
  expect(await ringed()).toBe('none')
  await tap(page, /Ann starts L&N at par 60$/)
  expect(await ringed()).toBe('none')
  // A button leads to a page, and another from there to a further page.
  await tap(page, 'Wrong? Put an entry right')
  await page.getByRole('heading', { name: 'Something is wrong' }).waitFor()
  await tap(page, 'One was forgotten')
  await page
    .getByRole('button', { name: /^Before / })
    .first()
    .tap()
  await page.getByRole('heading', { name: 'What is missing' }).waitFor()
  expect(await ringed()).toBe('none')
  await page.keyboard.press('Tab')
  expect(await ringed()).not.toBe('none')
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})
