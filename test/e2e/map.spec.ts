import { expect, type Page, test } from '@playwright/test'
import { mappedGame } from '../games/recorded'
import { button } from './button'
import { openGame, show } from './known'
import { dot } from './table'

test.use({ locale: 'en-US', viewport: { width: 390, height: 844 }, hasTouch: true })

const hex = (page: Page, id: string) => page.locator(`[data-hex=${id}]`)
const main = (page: Page) => page.getByRole('main')

/** Begins to keep the map, from the menu. */
async function beginMap(page: Page): Promise<void> {
  await show(page, 'menu', 'Menu')
  await page.getByRole('link', { name: /^Map/ }).tap()
  await button(page, 'Begin with the empty map').tap()
  await expect(page.locator('.map')).toBeVisible()
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
  // No more tiles this turn: the map is folded.
  await expect(page.locator('.map')).toHaveCount(0)
  await page.getByText('Map: place a station').tap()
  await expect(hex(page, 'C4').locator('.map-land.yellow')).toBeVisible()

  await button(page, 'Undo').tap()
  await expect(hex(page, 'C4').locator('.map-land.yellow')).toHaveCount(0)
  await hex(page, 'C4').tap()
  await button(page, /^57 track to south, north, /).tap()
  await expect(dot(page)).toHaveText('saved')
  await page.reload()
  await page.getByText('Map: place a station').tap()
  await expect(hex(page, 'C4').locator('.map-land.yellow')).toBeVisible()
})

test('4.2.2 a station is placed in a city that is tapped, and against the rules only after it is said', async ({
  page,
}) => {
  const game = mappedGame()
  const at = game.trace.findIndex(({ action }) => action.type === 'placeToken')
  const city = String(Object.entries(game.trace[at]?.action ?? {}).find(([key]) => key === 'city')?.[1])
  await openGame(page, at, game)
  if ((await page.locator('.map').count()) === 0) await page.getByText('Map: place a station').tap()
  await page.getByText('Hexes as a list').tap()
  await button(page, new RegExp(`^[A-Z]\\d ${city}$`)).tap()
  await button(page, /^Station, \$\d+/).tap()
  await expect(main(page).getByText(new RegExp(`places a station in ${city}`))).toBeVisible()
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
  await page.getByText('Map: place a station').tap()
  await expect(page.locator('.map-doubt')).toHaveCount(1)
})

test('a table that begins late enters how its map lies, corrects it, and stops keeping it', async ({
  page,
}) => {
  await openGame(page, 120)
  await show(page, 'map', 'Map')
  await button(page, 'Enter how it lies now').tap()
  await hex(page, 'C4').tap()
  await button(page, /^14 /).tap()
  await button(page, /^14 track to south, southwest, north, northeast/)
    .last()
    .tap()
  await button(page, 'AB&C').tap()
  await button(page, 'ATN').tap()
  // Two circles: a third station is refused.
  await button(page, 'TAG').tap()
  const done = button(page, 'The map lies like this')
  await expect(done).toHaveAttribute('aria-disabled', 'true')
  await button(page, 'TAG').tap()
  await done.tap()
  await show(page, 'map', 'Map')
  await expect(hex(page, 'C4').locator('.map-land.green')).toBeVisible()
  await expect(hex(page, 'C4').locator('.map-mark')).toHaveText(['ATN', 'AB&C'])
  await button(page, 'Keep the map no longer').tap()
  await show(page, 'map', 'Map')
  await expect(button(page, 'Begin with the empty map')).toBeVisible()
})
