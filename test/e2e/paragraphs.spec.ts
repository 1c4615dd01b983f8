import { expect, type Page, test } from '@playwright/test'
import { WHOLE } from '../all'
import { knownGames, type Recorded } from '../games/recorded'
import { game, openGame, show } from './known'

const [first, second] = [knownGames()[0] as Recorded, knownGames()[3] as Recorded]

/** Opens the paragraph of a heading, and goes back. */
async function reads(page: Page, link: string, paragraph: string) {
  await page.getByRole('link', { name: link, exact: true }).first().tap()
  const open = page.locator('.paragraph.open')
  await expect(open.locator('h2')).toContainText(paragraph)
  await expect(open.locator('.example')).toContainText(/\d/)
  await page.getByRole('button', { name: 'Back' }).tap()
}

/** The quick test shows every other turn. */
const isShown = (_: unknown, i: number) => WHOLE || i % 2 === 0

for (const [what, of, upTo, links] of (
  [
    ['a turn while private companies are unsold', game, 2, [['Private companies: Read 3.1', '3.1']]],
    ['an auction', game, 6, [['Auction: Brown & Sons Lumber Co.: Read 3.1.1', '3.1.1']]],
    [
      'a stock turn',
      game,
      60,
      [
        ['Buy and sell: Read 3.2', '3.2'],
        ['Private companies between players: Read 3.2(b)', '3.2(b)'],
      ],
    ],
    [
      'an operating turn before its run',
      game,
      169,
      [
        ['turn 1 of 4: Read 4.2', '4.2'],
        ['Terrain: Read 4.2(b)', '4.2(b)'],
        ['Station: Read 4.2.2', '4.2.2'],
        ['Revenue: Read 4.2.4', '4.2.4'],
      ],
    ],
    [
      'an operating turn after its run',
      game,
      170,
      [
        ['Trains: Read 4.2.5', '4.2.5'],
        ['Private companies: Read 4.2.6', '4.2.6'],
      ],
    ],
    ['a forced purchase', first, 1286, [['Forced train purchase: Read 4.2.5.2', '4.2.5.2']]],
    ['a discard', first, 590, [['Excess trains: Read 4.2.5(g)', '4.2.5(g)']]],
    ['the end', game, game.trace.length, [['Read 5.1', '5.1']]],
  ] as const
).filter(isShown))
  test(`each heading opens its paragraph with an example: ${what}`, async ({ page }) => {
    await openGame(page, upTo, of)
    for (const [link, paragraph] of links) await reads(page, link, paragraph)
  })

test('the phase opens its paragraph from the menu, the books and what comes; the runs theirs from the sheet', async ({
  page,
}) => {
  await openGame(page, 169)
  await page.getByRole('link', { name: /menu$/ }).tap()
  await reads(page, 'What phase 4 brings', 'Table I')
  await show(page, 'books', 'Books')
  await reads(page, 'Trains left: Read Table I', 'Table I')
  await show(page, 'lookahead', 'Look ahead')
  await reads(page, 'The trains: Read Table I', 'Table I')
  await show(page, 'sheet', 'Revenue of L&N')
  await reads(page, 'Read 4.2.3', '4.2.3')
  await reads(page, 'Read 4.2.3.1', '4.2.3.1')
})

test('a refusal opens its paragraph', async ({ page }) => {
  await openGame(page, 60)
  await page.getByRole('button', { name: /^\$105.*buys L&N from the Initial Offering/ }).tap({ force: true })
  await page
    .getByRole('link', { name: /^Read / })
    .last()
    .tap()
  await expect(page.locator('.paragraph.open .example')).toContainText(/\d/)
})

test('the rules are there without a game, and found by words and numbers', async ({ page }) => {
  await page.goto('./')
  await page.getByRole('link', { name: 'Rules' }).tap()
  await expect(page.getByRole('article')).toHaveCount(81)
  await page.getByLabel('Find in the rules').fill('president cheapest')
  await expect(page.getByRole('heading', { name: /Forced Purchase: the Cheapest Train/ })).toBeVisible()
  await page.getByLabel('Find in the rules').fill('table i')
  await expect(page.getByRole('heading', { name: /Table I\b.*Game Phases/ })).toBeVisible()
  await page.getByLabel('Find in the rules').fill('zeppelin')
  await expect(page.getByText('No paragraph contains that.')).toBeVisible()
})

test('newcomers are told what can be done, each with its paragraph', async ({ page }) => {
  await openGame(page, 170)
  await show(page, 'settings', 'Settings')
  await page.getByText('Newcomers at the table').tap()
  await show(page, 'play', 'Play')
  await expect(page.getByText('Buy a train. No run without one.')).toBeVisible()
  await page.getByRole('link', { name: 'Read 4.2.5' }).first().tap()
  await expect(page.locator('.paragraph.open h2')).toContainText('4.2.5')
  await show(page, 'play', 'Play')
  await page.getByRole('button', { name: 'No more hints' }).tap()
  await expect(page.getByText('What can be done now')).toBeHidden()
})

for (const [what, of, upTo, options] of (
  [
    ['while private companies are unsold', game, 2, ['Buy the company', 'Bid', 'Pass']],
    ['in an auction', game, 6, ['Raise', 'Pass']],
    ['in a stock turn', game, 60, ['Buy a share', 'Sell shares', 'Trade a private company', 'Pass']],
    [
      'before a run',
      game,
      168,
      ['Pay for terrain', 'Place a station', 'Pay or withhold', 'Buy a private company'],
    ],
    ['in a forced purchase', first, 1286, ['Buy the train', 'No route', 'Go bankrupt']],
    ['in a discard', first, 590, ['Discard a train']],
    ['in a stock round of five', second, 579, ['Buy a share', 'Sell shares', 'Pass']],
  ] as const
).filter(isShown))
  test(`newcomers are told the options and why one would take them ${what}`, async ({ page }) => {
    await openGame(page, upTo, of)
    await show(page, 'settings', 'Settings')
    await page.getByText('Newcomers at the table').tap()
    await show(page, 'play', 'Play')
    // Where a revenue is due they are folded, to leave its keys in sight.
    const told = page.locator('details.newcomer')
    await expect(told).toBeVisible()
    if ((await told.getAttribute('open')) === null) await told.locator('summary').tap()
    const hints = page.locator('.newcomer li')
    await expect(hints.locator('b')).toContainText(options.map(option => `${option}.`))
    for (const hint of await hints.all()) {
      await expect(hint.locator('span')).toContainText(/\. \p{L}.{20}/u)
      await expect(hint.getByRole('link', { name: /^Read \d|^Read Table/ })).toBeVisible()
    }
  })
