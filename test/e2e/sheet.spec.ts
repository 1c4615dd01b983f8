import { expect, type Page, test } from '@playwright/test'
import { knownGames, type Recorded } from '../games/recorded'
import { button } from './button'
import { openGame } from './known'
import { dot } from './table'

const openSheet = (page: Page) => button(page, 'Sheet: add up the places that the trains visit').tap()
const known = (line: number) => knownGames()[line - 1] as Recorded

test('Table III, the coal token: the sheet adds it to the tile that is there, and remembers places and tiles', async ({
  page,
}) => {
  // L&N has one 3 Train, and its coal token is in Birmingham.
  await openGame(page, 168)
  await openSheet(page)
  await expect(button(page, 'Birmingham $10 + $10 $20')).toBeVisible()
  await button(page, 'yellow tile at Birmingham: change it').tap()
  for (const place of ['Nashville $40', 'Birmingham $30 + $10 $40', 'Decatur $20'])
    await button(page, place).tap()
  await expect(button(page, 'Selma $20, beyond the length of the train')).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(button(page, '3 · $100 3 of 3 stops')).toBeVisible()
  // The sum is heard with each place, however far from there it stands.
  await expect(page.locator('main [aria-live=polite]')).toHaveText('Use $100 as revenue')
  await button(page, 'Use $100 as revenue').tap()
  await button(page, /^Pay \$10 a share/).tap()
  await expect(page.getByRole('region', { name: 'Payout slip' })).toBeVisible()
  await expect(dot(page)).toHaveText('saved')

  await page.goto('./#/sheet/L%26N')
  await page.reload()
  for (const place of ['Nashville $40', 'Birmingham $30 + $10 $40', 'Decatur $20'])
    await expect(button(page, place)).toHaveAttribute('aria-pressed', 'true')
  await expect(button(page, 'Use $100 as revenue')).toBeVisible()
})

test('Table III, the name chits: a run between the places that one names earns more', async ({ page }) => {
  await openGame(page, 224, known(2))
  await openSheet(page)
  for (const place of ['Atlanta $40', 'Birmingham $10']) await button(page, place).tap()
  await expect(button(page, '2 · $70 2 of 2 stops Robert E. Lee +20')).toBeVisible()
  await button(page, 'Use $70 as revenue').tap()
  await expect(button(page, /^Pay \$7 a share/)).toBeVisible()
})

test('4.2.3.1 a 4D counts cities and off-board places twice, towns once', async ({ page }) => {
  await openGame(page, 721, known(11))
  await openSheet(page)
  for (const place of ['Nashville $50', 'Florence $10', 'Atlanta $70']) await button(page, place).tap()
  await expect(button(page, /^4D · \$250/)).toBeVisible()
  await button(page, 'Use $250 as revenue').tap()
  await expect(button(page, /^Pay \$25 a share/)).toBeVisible()
})
