import { expect, type Locator, type Page, test } from '@playwright/test'
import { WHOLE } from '../all'
import { undoAndWrong } from './states/fits'
import { STATES } from './states/list'
import { TABLES } from './states/tables'
import { goTo, openTable, resize, SIZES } from './states/visit'

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap()

/** Fills in the new-game screen, and begins the game. */
async function begin(page: Page, names: readonly string[]) {
  await page.goto('./#/new')
  await page
    .getByRole('group', { name: 'Players' })
    .getByRole('button', { name: `${names.length}` })
    .tap()
  for (const [i, name] of names.entries())
    await page.getByRole('textbox', { name: `Player ${i + 1}` }).fill(name)
  await tap(page, 'Begin the game')
  await expect(page.getByText('SR 1').first()).toBeVisible()
}

/** Opens the real game in a stock round, from a file. */
async function openGame(page: Page) {
  await page.goto('./')
  await openTable(page, TABLES.stockRound)
}

async function show(page: Page, screen: string) {
  await page.evaluate(at => {
    location.hash = `#/${at}`
  }, screen)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('main')).not.toBeEmpty()
}

/** The screens of an open game that have the bar. */
const WITH_BAR = [
  ...['play', 'chart', 'books', 'log', 'story', 'menu', 'count', 'ruling', 'share', 'lookahead', 'seats'],
  ...['rules', 'settings', 'entry/20'],
]

test('a game begins from the screen, with the names in the order given', async ({ page }) => {
  await begin(page, ['Ann', 'Bo', 'Cy'])
  await expect(page.getByText('then Bo, Cy; then shares; then OR 1.1')).toBeVisible()
  await page.getByRole('link', { name: 'Books' }).tap()
  await expect(page.getByRole('row', { name: /^Ann/ })).toContainText('600')
})

test('a name given twice is refused in a sentence', async ({ page }) => {
  await page.goto('./#/new')
  await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: '3' }).tap()
  for (const i of [1, 2, 3]) await page.getByRole('textbox', { name: `Player ${i}` }).fill('Ann')
  await tap(page, 'Begin the game')
  await expect(page.getByRole('alert').first()).toHaveText(/^Ann appears twice/)
})

test('a game begins without a name typed; names can be typed in place, and Enter goes to the next', async ({
  page,
}) => {
  await page.goto('./#/new')
  await expect(page.getByRole('button', { name: 'Begin the game' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Ann')
  await page.getByRole('textbox', { name: 'Player 1' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Player 2' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Player 1' }).fill('')
  await tap(page, 'Begin the game')
  await page.getByRole('link', { name: 'Player 1' }).tap()
  await page.getByRole('textbox', { name: 'Name of Player 1' }).fill('Ann')
  await page.getByRole('textbox', { name: 'Name of Player 1' }).press('Enter')
  await expect(page.getByText('Now called Ann')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name of Player 2' })).toBeFocused()
  // What was typed counts whatever is tapped next.
  await page.getByRole('textbox', { name: 'Name of Player 2' }).fill('Bo')
  await page.getByRole('textbox', { name: 'Name of Player 3' }).fill('Cy')
  await expect(page.getByText('Now called Bo')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText('Ann')
  await expect(page.getByText(/then Bo, Cy, Player 4/)).toBeVisible()
  // A name that only numbers a seat is not offered for the next game.
  await page.goto('./#/new')
  await expect(
    page.getByRole('heading', { name: 'Earlier names' }).locator('../..').getByRole('button'),
  ).toHaveText(['Ann', 'Bo', 'Cy'])
})

test('whoever is chosen to begin sits first; the others follow clockwise', async ({ page }) => {
  await page.goto('./#/new')
  await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: '3' }).tap()
  for (const [i, name] of ['Ann', 'Bo', 'Cy'].entries())
    await page.getByRole('textbox', { name: `Player ${i + 1}` }).fill(name)
  await page.getByRole('button', { name: 'Move Cy up' }).tap()
  await page
    .getByRole('group', { name: /Who begins/ })
    .getByRole('button', { name: 'Cy' })
    .tap()
  await tap(page, 'Begin the game')
  await expect(page.getByText('then Bo, Ann; then shares; then OR 1.1')).toBeVisible()
})

test('the last game is continued by one tap, also after the page was closed', async ({ page }) => {
  await begin(page, ['Ann', 'Bo', 'Cy'])
  await expect(page.getByText('saved', { exact: true })).toBeAttached()
  await page.goto('./')
  await page.reload()
  await tap(page, /^Continue/)
  await expect(page.getByText('then Bo, Cy; then shares; then OR 1.1')).toBeVisible()
})

test('a ruling goes through its form, and Undo takes it back', async ({ page }) => {
  await openGame(page)
  await show(page, 'ruling')
  await page.getByText('The round', { exact: true }).tap()
  await tap(page, 'Phase')
  await page.getByRole('group', { name: 'Phase' }).getByRole('button', { name: '4', exact: true }).tap()
  await tap(page, 'Enter the ruling')
  await expect(page.getByText('phase 4', { exact: true })).toBeVisible()
  await tap(page, 'Undo')
  await expect(page.getByText('phase 3', { exact: true })).toBeVisible()
})

test('the players end the game as it is, and Undo brings it back', async ({ page }) => {
  await openGame(page)
  await show(page, 'menu')
  await tap(page, 'End the game here…')
  await expect(page.getByText('Game over')).toBeHidden()
  await tap(page, 'End the game for everybody')
  await expect(page.getByText('Game over')).toBeVisible()
  await show(page, 'story')
  await expect(page.getByRole('img', { name: /^Net worth by round/ })).toBeVisible()
  await tap(page, 'Undo')
  await expect(page.getByText('SR 4').first()).toBeVisible()
})

test('a refusal opens the rule book at its paragraph', async ({ page }) => {
  await openGame(page)
  await page.locator('.play [aria-disabled="true"]').first().tap({ force: true })
  const link = page.getByRole('link', { name: /^Read / })
  const paragraph = (await link.innerText()).replace('Read ', '')
  await link.tap()
  await expect(page.locator('.paragraph.open h2')).toContainText(paragraph)
  await expect(page.locator('.paragraph.open')).toBeInViewport()
})

/** The sizes that the quick test looks at: those with the least room. */
const LEAST = ['320', '390-large', 'landscape']

for (const [size, viewport] of Object.entries(SIZES).filter(([name]) => WHOLE || LEAST.includes(name)))
  test(`Undo and “Wrong?” stand at the same place on every screen: ${size}`, async ({ page }) => {
    await page.goto('./')
    await openTable(page, TABLES.stockFull)
    await resize(page, viewport)
    const places = new Map<string, string>()
    for (const screen of WITH_BAR) {
      await goTo(page, screen)
      await expect(page.locator('main')).not.toBeEmpty()
      places.set(screen, await undoAndWrong(page))
    }
    const [first = ''] = places.values()
    // Undo is in the lower left corner; “Wrong?” is beside it, or above it on a phone in landscape.
    expect(first).toMatch(size === 'landscape' ? /^0 (\d+) 0, 0 \1 72$/ : /^0 (\d+) 0, \1 \d+ 0$/)
    expect(Object.fromEntries(places)).toEqual(Object.fromEntries(WITH_BAR.map(screen => [screen, first])))
  })

test('where the browser enlarges the page to twice its size, who comes next can be read, and each screen has room for its name', async ({
  page,
}) => {
  await page.goto('./')
  await openTable(page, TABLES.stockFull)
  await resize(page, { width: 195, height: 422 })
  const widthOf = async (part: string) => (await page.locator(part).boundingBox())?.width
  expect(await widthOf('.top .next')).toBeGreaterThan(150)
  for (const tab of ['Play', 'Chart', 'Books', 'Log'])
    expect(await widthOf(`.tab >> text=${tab}`), tab).toBeGreaterThan(40)
  expect(await widthOf('.bar')).toBe(195)
  // No word of a row of the stock round breaks in the middle.
  const broken = await page.locator('.corporation-row .button').evaluateAll(them =>
    them.flatMap(it => {
      const all = document.createTreeWalker(it, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let at = all.nextNode(); at; at = all.nextNode())
        for (const { 0: word, index } of (at.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange()
          range.setStart(at, index)
          range.setEnd(at, index + word.length)
          if (range.getClientRects().length > 1) found.push(word)
        }
      return found
    }),
  )
  expect(broken).toEqual([])
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('the names of the screens stay apart in the bar of a narrow page, and all are on it', async ({
    page,
  }) => {
    await page.goto('./')
    await openTable(page, TABLES.stockFull)
    for (const width of [320, 280, 256, 244]) {
      await resize(page, { width, height: 600 })
      const edges = await page.locator('.bar .tab').evaluateAll(them =>
        them.map(it => {
          const name = document.createRange()
          name.selectNodeContents(it)
          const { left, right } = name.getBoundingClientRect()
          return { left, right }
        }),
      )
      const gaps = edges.slice(1).map(({ left }, i) => left - (edges[i]?.right ?? 0))
      if (width >= 280) expect(Math.min(...gaps), `${width}`).toBeGreaterThan(3)
      expect(edges.at(-1)?.right, `${width}`).toBeLessThanOrEqual(width)
    }
  })
})

test('on a phone in landscape the run is beside what comes before it, and is tapped there', async ({
  page,
}) => {
  await page.goto('./')
  await openTable(page, TABLES.operating)
  await resize(page, SIZES.landscape)
  const box = async (part: string) => {
    const it = await page.locator(`.play > ${part}`).boundingBox()
    return it ?? { x: 0, y: 0, width: 0, height: 0 }
  }
  const [before, run] = [await box('.before'), await box('.run')]
  expect(run.x).toBeGreaterThan(before.x + before.width)
  expect(run.y).toBeLessThan(before.y)
  await expect(page.locator('.run button').last()).toBeInViewport({ ratio: 0.7 })
  // Nothing lies over it, because the turn cannot end yet.
  await expect(page.locator('.play-foot')).toBeHidden()
  await page.locator('.run button').last().tap()
  await expect(page.locator('.play > .run')).toBeHidden()
})

test('the founding that a tap opens comes to rest above the main action', async ({ page }) => {
  const { table } = STATES.find(({ name }) => name === 'lil-founding') ?? {}
  if (!table) throw new Error('no such state')
  await page.goto('./')
  await openTable(page, table)
  await tap(page, /^Found Glubbdubdrib Valley/)
  const place = (part: Locator) => part.boundingBox().then(box => box ?? { y: 0, height: 0 })
  const foot = await place(page.locator('.play-foot'))
  await expect(async () => {
    const { y, height } = await place(page.getByRole('button', { name: /^Found Glubbdubdrib Valley at/ }))
    expect(height).toBeGreaterThan(0)
    expect(y + height).toBeLessThanOrEqual(foot.y)
  }).toPass()
})
