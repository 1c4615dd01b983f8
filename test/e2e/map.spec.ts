import { expect, type Locator, type Page, test } from '@playwright/test'
import { mappedGame } from '../games/recorded'
import { button } from './button'
import { openGame, show } from './known'
import { dot } from './table'

test.use({ locale: 'en-US', viewport: { width: 390, height: 844 }, hasTouch: true })

interface Point {
  readonly x: number
  readonly y: number
}

/** In how many steps a finger moves. */
const STEPS = 8

const hex = (page: Page, id: string) => page.locator(`[data-hex=${id}]`)
const main = (page: Page) => page.getByRole('main')

/** Begins to keep the map, from the menu. */
async function beginMap(page: Page): Promise<void> {
  await show(page, 'menu', 'Menu')
  await page.getByRole('link', { name: /^Map/ }).tap()
  await button(page, 'Begin with the empty map').tap()
  await expect(page.locator('.map')).toBeVisible()
}

/**
 * Taps a button again until what it enters is on the glass: the app drops a tap near one that has just been entered, and a test is
 * faster than a hand.
 */
async function enter(page: Page, name: RegExp, entered: Locator): Promise<void> {
  await expect(async () => {
    if (await button(page, name).isVisible()) await button(page, name).tap({ timeout: 500 })
    await expect(entered).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [100] })
}

test('4.2.1 a table begins to keep its map, lays a tile by two taps, takes it back, and finds it after a reload', async ({
  page,
}) => {
  // L&N is to lay the first tile of the game.
  await openGame(page, 48)
  await expect(page.locator('.map')).toHaveCount(0)
  await beginMap(page)
  await expect(hex(page, 'C4').locator('.map-lit')).toBeVisible()

  await hex(page, 'C4').tap()
  // Its terrain is known.
  await button(page, /^57 track to south, north, 4 left \$20$/).tap()
  await expect(main(page).getByText('L&N lays tile 57 on C4 and pays $20 for the terrain.')).toBeVisible()
  await expect(main(page).getByText('$1,030')).toBeVisible()
  await expect(hex(page, 'C4').locator('.map-land.yellow')).toBeVisible()

  await button(page, 'Undo').tap()
  await expect(hex(page, 'C4').locator('.map-land.yellow')).toHaveCount(0)
  await hex(page, 'C4').tap()
  // Only then has the finger's tap arrived, and "saved" is said of what it entered.
  await enter(page, /^57 track to south, north, /, hex(page, 'C4').locator('.map-land.yellow'))
  await expect(dot(page)).toHaveText('saved')
  await page.reload()
  await expect(hex(page, 'C4').locator('.map-land.yellow')).toBeVisible()
})

test('4.2.2 a station is placed in a city that is tapped, and against the rules only after it is said', async ({
  page,
}) => {
  const game = mappedGame()
  const at = game.trace.findIndex(({ action }) => action.type === 'placeToken')
  const city = String(Object.entries(game.trace[at]?.action ?? {}).find(([key]) => key === 'city')?.[1])
  await openGame(page, at, game)
  // Below the run, since this turn's tile is laid, with the routes of the best one.
  await expect(page.locator('.run .map .map-route').first()).toBeAttached()
  await page.getByText('Hexes as a list').tap()
  await button(page, new RegExp(`^[A-Z]\\d ${city}$`)).tap()
  await button(page, /^Station, \$\d+/).tap()
  // That it was taken back is told in the same words.
  const placed = main(page).getByText(new RegExp(`^(?!Taken back: ).*places a station in ${city}`))
  await expect(placed).toBeVisible()
  // What the rules allow takes one tap.
  await button(page, 'Undo').tap()
  const undone = main(page).getByText(/^Taken back: /)
  await expect(undone).toBeVisible()
  await enter(page, new RegExp(`^${city} \\$\\d+`), placed)
  await expect(undone).toBeHidden()
})

test('4.2.2 a station against the rules is placed all the same, and marked', async ({ page }) => {
  await openGame(page, 48)
  await beginMap(page)
  await expect(hex(page, 'E6').locator('.map-mark.home')).toHaveText('TAG')
  await hex(page, 'J7').tap()
  await button(page, /^Station, \$40 not by the rules: /).tap()
  await expect(page.locator('.map-doubt')).toHaveCount(1)
  await hex(page, 'J7').tap()
  await expect(
    main(page).getByText(/which it was not connected to, or where no circle was free/),
  ).toBeVisible()
})

test('a hex that is tapped stays in sight above its tiles', async ({ page }) => {
  await openGame(page, 48)
  await beginMap(page)
  for (const id of ['E6', 'J7']) {
    await hex(page, id).tap()
    await expect(page.locator('.hex-sheet')).toBeInViewport({ ratio: 1 })
    await expect(hex(page, id)).toBeInViewport({ ratio: 1 })
    await hex(page, id).tap()
  }
})

test('no key moves under the map with the first digit of a revenue, which takes most lines in German', async ({
  page,
}) => {
  const game = mappedGame()
  const first = game.trace.findIndex(({ action }) => action.type === 'run')
  const ended = game.trace.findIndex(({ action }, i) => i > first && action.type === 'endTurn')
  // The next one's tile is still to be laid, so the map is above the keys.
  await openGame(page, ended + 1, game)
  await show(page, 'settings', 'Settings')
  await button(page, 'Deutsch').tap()
  await page.getByRole('link', { name: 'Spiel', exact: true }).tap()
  const key = button(page, /^Ziffer 8/)
  await expect(key).toBeInViewport({ timeout: 5000 })
  const place = await key.boundingBox()
  await key.tap()
  await expect(button(page, /je Anteil ausschütten/)).toBeVisible({ timeout: 5000 })
  expect(await key.boundingBox()).toEqual(place)
})

/** The part of the map that is shown, as its corner and its size. */
const part = async (page: Page) =>
  ((await page.locator('.map svg').getAttribute('viewBox')) ?? '').split(' ').map(Number)

/** Touches the glass with one finger or two, each moving from a point to another in steps. */
async function move(page: Page, fingers: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
  const glass = await page.context().newCDPSession(page)
  const at = (step: number) =>
    fingers.map(([from, to], id) => ({
      id,
      x: from.x + (to.x - from.x) * (step / STEPS),
      y: from.y + (to.y - from.y) * (step / STEPS),
    }))
  await glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= STEPS; step++)
    await glass.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) })
  await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('two fingers enlarge the map, one drags it then, and neither taps a hex nor scrolls the page', async ({
  page,
}) => {
  await openGame(page, 48)
  await beginMap(page)
  const box = await page.locator('.map svg').boundingBox()
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  const beside = (x: number, y = 0): Point => ({ x: middle.x + x, y: middle.y + y })
  const scrolled = () => page.locator('main').evaluate(({ scrollTop }) => scrollTop)
  const [whole, top] = [await part(page), await scrolled()]

  await move(page, [
    [beside(-40), beside(-80)],
    [beside(40), beside(80)],
  ])
  const large = await part(page)
  expect((whole[2] ?? 0) / (large[2] ?? 1)).toBeCloseTo(2, 1)
  // The point between the fingers stays where it is.
  expect((large[0] ?? 0) + (large[2] ?? 0) / 2).toBeCloseTo((whole[0] ?? 0) + (whole[2] ?? 0) / 2, 0)

  await move(page, [[beside(0), beside(60, 90)]])
  const dragged = await part(page)
  const scale = (large[2] ?? 0) / (box?.width ?? 1)
  expect((large[0] ?? 0) - (dragged[0] ?? 0)).toBeCloseTo(60 * scale, 0)
  expect((large[1] ?? 0) - (dragged[1] ?? 0)).toBeCloseTo(90 * scale, 0)

  await move(page, [
    [beside(-80), beside(-40, 60)],
    [beside(80), beside(40, 60)],
  ])
  expect(((await part(page))[2] ?? 0) / (whole[2] ?? 1)).toBeCloseTo(1, 1)
  await expect(page.locator('.hex-sheet')).toHaveCount(0)
  expect(await scrolled()).toBe(top)
  // A tap is one still.
  await hex(page, 'C4').tap()
  await expect(page.locator('.hex-sheet')).toBeVisible()
})

test('4.2.1 a tile against the rules is laid all the same, and marked', async ({ page }) => {
  await openGame(page, 48)
  await beginMap(page)
  await hex(page, 'J7').tap()
  await expect(main(page).getByText('The rules let no tile be laid here now.')).toBeVisible()
  await page.getByText('Other tiles, against the rules').tap()
  await button(page, /^57 track to south, north, 4 left$/).tap()
  await button(page, /^57 .*not connected$/)
    .first()
    .tap()
  await expect(page.locator('.map-doubt')).toHaveCount(1)
})

test('a table that begins late enters how its map lies, corrects it, and stops keeping it', async ({
  page,
}) => {
  await openGame(page, 120)
  await show(page, 'map', 'Map')
  await button(page, 'Enter the map as it is now').tap()
  await hex(page, 'C4').tap()
  // Its tile lies there at once, and then turned as it does on the table.
  await button(page, /^14 /).tap()
  await expect(hex(page, 'C4').locator('.map-land.green')).toBeVisible()
  await button(page, /^14 track to south, southwest, north, northeast/)
    .last()
    .tap()
  await button(page, 'AB&C').tap()
  await button(page, 'ATN').tap()
  // Two circles, but a third station may have been placed all the same.
  await button(page, 'TAG').tap()
  const done = button(page, 'The map is like this')
  await expect(done).not.toHaveAttribute('aria-disabled', 'true')
  // More stations than TAG has are refused.
  for (const city of ['K2', 'L1']) {
    await hex(page, city).tap()
    await button(page, 'TAG').tap()
  }
  await expect(done).toHaveAttribute('aria-disabled', 'true')
  await button(page, 'TAG').tap()
  await hex(page, 'K2').tap()
  await button(page, 'TAG').tap()
  await done.tap()
  await show(page, 'map', 'Map')
  await expect(hex(page, 'C4').locator('.map-land.green')).toBeVisible()
  await expect(hex(page, 'C4').locator('.map-mark')).toHaveText(['ATN', 'AB&C', 'TAG'])
  await button(page, 'Stop keeping the map').tap()
  await show(page, 'map', 'Map')
  await expect(button(page, 'Begin with the empty map')).toBeVisible()
})
