import { expect, type Page, test } from '@playwright/test'
import { game, own } from '../titles/microline/kit'
import { button, madeUpHost, openGame, savedFile, show, step, textOf, turn, wrongOn } from './madeUp'
import { dot } from './table'

// A title that the shell does not know, in the built app: see test/titles/microline.
test.describe.configure({ mode: 'default' })

let host: Awaited<ReturnType<typeof madeUpHost>>
test.beforeAll(async () => {
  // The app is built first.
  test.setTimeout(240_000)
  host = await madeUpHost()
})
test.afterAll(() => host?.close())

/** The screens of an open game, and those that open over it. */
const SCREENS = [
  'play',
  'chart',
  'books',
  'log',
  'story',
  'menu',
  'ruling',
  'count',
  'table',
  'rules',
  'share',
  'seats',
  'moment',
]

async function typeLadder(page: Page, row: string, prices: readonly number[]) {
  for (const [i, price] of prices.entries()) {
    await page.getByRole('button', { name: new RegExp(`^${row}, space ${i + 1}:`) }).tap()
    for (const digit of `${price}`) await button(page, `${digit} digit`).tap()
  }
}

/** Fills in the form of a new game of two. */
async function fillIn(page: Page) {
  await page.goto(`${host.url}#/new`)
  await button(page, 'Micro Line').tap()
  await button(page, '2').tap()
  for (const [i, name] of ['Ann', 'Bo'].entries())
    await page.getByRole('textbox', { name: `Player ${i + 1}` }).fill(name)
  while (!(await page.getByText('5', { exact: true }).first().isVisible()))
    await button(page, 'Add a space').tap()
  await typeLadder(page, 'Upper row', own.ladder.upper)
  await typeLadder(page, 'Lower row', own.ladder.lower)
  for (const [i, { name }] of own.lines.entries()) {
    await button(page, 'Add a company').tap()
    await page.getByRole('textbox', { name: `Company ${i + 1}` }).fill(name)
  }
}

/**
 * Expects nothing on the screen that this title does not say; soft, so that one run reports everything. `but`: lines
 * that are allowed, as a new game names the other title that can be chosen.
 */
const clean = async (page: Page, what?: string, but?: RegExp) =>
  expect.soft(await wrongOn(page, 'en', but), what).toEqual([])

test('is begun with its ladder and its companies, and played to its end', async ({ page }) => {
  await fillIn(page)
  await clean(page, 'a new game', /^18AL|Alabama/i)
  await button(page, 'Begin the game').tap()
  await expect(turn(page, 'Ann', 'takes a card')).toBeVisible()
  await clean(page)

  await step(page, 'Exchange', turn(page, 'Ann', 'may buy one share'))
  await clean(page)
  await step(page, 'Dune for $10', turn(page, 'Bo', 'takes a card'))
  // The turn is still open and closes with the next player's tap, but nothing is left to do in it.
  await expect(button(page, 'Back to Ann')).toBeHidden()
  await step(page, 'Exchange', turn(page, 'Bo', 'may buy one share'))
  await step(page, 'Reed for $10', turn(page, 'Ann', 'takes a card'))
  await step(page, 'Timetable', turn(page, 'Ann', 'runs a company'))
  await clean(page)
  // Grey buttons are tappable: they say why.
  await step(page, 'Reed pays out …', page.getByText('Ann has no share of Reed, so cannot run it.'), {
    force: true,
  })
  await step(page, 'Dune pays out …', button(page, 'Dune pays out $50'))
  await step(page, 'Dune pays out $50', turn(page, 'Bo', 'takes a card'))
  await expect(page.locator('.slip')).toContainText('pays $10 a share')
  await clean(page)

  await expect(dot(page)).toHaveText('saved')
  await page.reload()
  await expect(turn(page, 'Bo', 'takes a card')).toBeVisible()
  await button(page, 'Undo').tap()
  await expect(turn(page, 'Ann', 'runs a company')).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).tap()
  await step(page, 'Pay day', turn(page, 'Ann', 'takes a card'))
  await expect(page.locator('.top')).toContainText('Round 2')

  await step(page, 'Exchange', turn(page, 'Ann', 'may buy one share'))
  await step(page, 'Dune for $15', turn(page, 'Bo', 'takes a card'))
  await step(page, 'Timetable', turn(page, 'Bo', 'runs a company'))
  await step(page, 'Reed keeps …', button(page, '4 digit'))
  for (const digit of '40') await button(page, `${digit} digit`).tap()
  await step(page, 'Reed keeps $40', turn(page, 'Ann', 'takes a card'))
  await step(page, 'Timetable', turn(page, 'Ann', 'runs a company'))
  await step(page, 'Dune pays out …', button(page, '1 digit'))
  for (const digit of '100') await button(page, `${digit} digit`).tap()
  await step(page, 'Dune pays out $100', turn(page, 'Bo', 'takes a card'))
  await step(page, 'Pay day', page.getByText('The game is over', { exact: true }))
  await clean(page)

  for (const screen of SCREENS) {
    await show(page, screen)
    await clean(page, screen)
  }
  await show(page, 'story')
  await expect(page.getByRole('heading', { name: 'Ann wins' })).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'The game is over: the last round has been played.' }),
  ).toBeVisible()
  await page.getByText('Share by share').tap()
  await expect(page.getByRole('row', { name: '2 × Dune at $20' })).toContainText('$40')
  const file = await savedFile(page)
  expect(file.actions).toEqual(game)
  const lines = own.lines.map(({ id, name }) => ({ id, name }))
  expect(file).toMatchObject({ title: 'MicroLine', ladder: own.ladder, lines })
})

test('has a past that can be corrected, varied, counted and ruled on', async ({ page }) => {
  await openGame(page, host.url, 8)
  await show(page, 'log')
  await page.getByRole('link', { name: 'Ann runs Dune for $50' }).tap()
  await clean(page)
  await button(page, /^Revenue/).tap()
  for (const digit of '75') await button(page, `${digit} digit`).tap()
  await expect(page.getByText('Ann runs Dune for $75')).toBeVisible()
  await expect(page.getByText('$100 to $105')).toBeVisible()
  await clean(page)
  await button(page, 'Change it').tap()
  await expect(page.getByRole('region', { name: /^Put right from No\. \d+ on$/ })).toBeVisible()
  await clean(page)
  await show(page, 'log')
  await expect(page.getByRole('link', { name: 'Ann runs Dune for $75' })).toBeVisible()

  await show(page, 'whatif')
  await button(page, 'Pay day').tap()
  await expect(page.getByText('1 entry tried')).toBeVisible()
  await button(page, 'Effect').tap()
  await expect(page.getByRole('heading', { name: 'Bo' })).toBeVisible()
  await clean(page, 'the effect')
  await button(page, 'Keep').tap()
  await expect(page.locator('.top')).toContainText('Round 2')

  await show(page, 'count')
  await button(page, /^Bo/).tap()
  for (const digit of '90') await button(page, `${digit} digit`).tap()
  await button(page, 'Done').tap()
  await button(page, /^Find the mistake/).tap()
  await expect(page.getByText('$20 perhaps not handed over').first()).toBeVisible()
  await clean(page)
  await button(page, 'Only keep the count in the log').tap()
  await expect(page.getByText('Bo: $90 counted.').first()).toBeVisible()

  await show(page, 'ruling')
  await button(page, 'Token on the ladder').tap()
  await page.getByRole('group', { name: 'Company' }).getByRole('button', { name: 'Dune' }).tap()
  await page.getByRole('button', { name: '40, row 1, column 3' }).tap()
  await clean(page)
  await button(page, 'Enter the ruling').tap()
  await expect(page.getByText('its price goes from $15 to $40').first()).toBeVisible()
  const { actions } = await savedFile(page)
  expect(actions.at(-1)).toMatchObject({ type: 'correct', price: { corporation: 'x1', cell: [0, 2] } })
})

test('can be joined midway', async ({ page }) => {
  await fillIn(page)
  await button(page, 'The game has already begun').tap()
  await expect(page.getByRole('group', { name: 'Which round begins' })).toBeVisible()
  await clean(page)
  await button(page, 'Round 2').tap()
  await page
    .getByRole('group', { name: 'Who takes the first card' })
    .getByRole('button', { name: 'Bo' })
    .tap()
  await page.getByRole('button', { name: '+5 Bo: Money' }).tap()
  await page.getByRole('button', { name: '+ Ann: Shares of Dune' }).tap()
  await page
    .getByRole('region', { name: 'Dune: Where its token lies' })
    .getByRole('button', { name: '45, row 1' })
    .tap()
  await button(page, 'Join the game').tap()
  await expect(turn(page, 'Bo', 'takes a card')).toBeVisible()
  await expect(page.locator('.turn-cash')).toHaveText('$105')
  await clean(page)
  await show(page, 'books')
  await expect(page.getByRole('row', { name: /^Price/ })).toContainText('45')
})

test('goes to other phones as a code, as a file and in a copy', async ({ page, browser }) => {
  const other = async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    return context.newPage()
  }
  await openGame(page, host.url, 9)
  await show(page, 'share')
  const code = { name: 'code.png', mimeType: 'image/png', buffer: await page.getByRole('img').screenshot() }
  const whole = JSON.parse(textOf(9))
  const scanning = await other()
  await scanning.goto(`${host.url}#/scan`)
  await scanning.setInputFiles('input[type=file]', code)
  await expect(turn(scanning, 'Ann', 'takes a card')).toBeVisible()
  expect(await savedFile(scanning)).toEqual(whole)

  await show(page, 'start')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save a copy of all games').tap(),
  ])
  const copied = await other()
  await copied.goto(host.url)
  await copied.setInputFiles('input[type=file]', await download.path())
  await expect(copied.getByText('1 game added.')).toBeVisible()
  await button(copied, 'Continue').tap()
  await expect(turn(copied, 'Ann', 'takes a card')).toBeVisible()
  expect(await savedFile(copied)).toEqual(whole)
})

test('is played in German, without an English word', async ({ page }) => {
  await openGame(page, host.url, 12)
  await show(page, 'settings')
  await button(page, 'Deutsch').tap()
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible()
  await show(page, 'play')
  await expect(turn(page, 'Bo', 'nimmt eine Karte')).toBeVisible()
  const german = async (what: string) => expect.soft(await wrongOn(page, 'de'), what).toEqual([])
  for (const screen of SCREENS) {
    await show(page, screen)
    await german(screen)
  }
  await show(page, 'play')
  await step(page, 'Fahrplan', turn(page, 'Bo', 'lässt eine Gesellschaft fahren'))
  await german('a run')
  await step(page, 'Reed zahlt … aus', button(page, 'Reed zahlt 50'))
  await step(page, 'Reed zahlt 50', turn(page, 'Ann', 'nimmt eine Karte'))
  await german('a slip')
  await step(page, 'Börse', turn(page, 'Ann', 'darf einen Anteil kaufen'))
  await german('a purchase')
})

test('shows its rules from the start page, without a game', async ({ page }) => {
  await page.goto(host.url)
  await page.getByRole('link', { name: 'Rules' }).tap()
  await button(page, 'Micro Line').tap()
  await expect(page.getByRole('heading', { name: 'Cards A turn' })).toBeVisible()
  await clean(page, 'the rules', /^18AL|Alabama/)
})
