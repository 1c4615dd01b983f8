import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { WHOLE } from '../all'
import { gameFileOf } from '../games/recorded'
import { axeFaults } from './axe'
import { game, openGame, show } from './known'
import { STATES } from './states/list'
import { openAll, openTable } from './states/visit'

/** What is too wide for the page, and targets that are too small for a thumb. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const wide = [...document.querySelectorAll('main')].filter(it => it.scrollWidth > it.clientWidth + 1)
    const small = [...document.querySelectorAll('main :is(a[href], button, summary)')].filter(it => {
      const { width, height } = it.getBoundingClientRect()
      return it.checkVisibility() && (Math.round(width) < 48 || Math.round(height) < 48)
    })
    return [...wide.map(() => 'main is too wide'), ...small.map(it => `${it.textContent} is too small`)]
  })

test('the story tells who won with what, and each turning point opens its entry', async ({ page }) => {
  await openGame(page, game.trace.length)
  await show(page, 'story', 'Player 3 wins')
  await page.getByText('Share by share').tap()
  await expect(page.getByRole('row', { name: '4 L&N at $300' })).toContainText('$1,200')
  await expect(page.getByRole('row', { name: 'Total $' }).first()).toContainText('$3,037')
  await expect(page.getByRole('img', { name: /^Net worth by round: .*Player 3 \$3,037/ })).toBeVisible()
  await page.getByRole('link', { name: /M&O bought the first 4 Train.*Gone: L&N 2, WRA 2 2, ATN 2 2/ }).tap()
  await expect(page.locator('main')).toContainText('M&O buys')
})

test('it can be shared as a picture, as figures and as the game file', async ({ page }) => {
  await openGame(page, game.trace.length)
  await show(page, 'story', 'Player 3 wins')
  const given = async (button: string) => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).tap()
    const download = await coming
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
  }
  const picture = await given('As a picture')
  expect(picture.name).toMatch(/\.png$/)
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.bytes.readUInt32BE(16)).toBe(1440)
  const rounds = await given('Rounds as CSV')
  expect(rounds.name).toMatch(/\.csv$/)
  expect(rounds.bytes.toString()).toContain('OR 7.2,player,p3,Player 3,1222,3037')
  const tables = await given('Rounds as JSON')
  expect(tables.name).toMatch(/\.rounds\.json$/)
  const { title, rounds: all } = JSON.parse(tables.bytes.toString())
  expect(title).toBe('18AL')
  expect(all).toHaveLength(18)
  expect(all.at(-1)).toMatchObject({ round: 'OR 7.2', table: { players: { p3: { netWorth: 3037 } } } })
  const file = await given('The game file')
  expect(JSON.parse(file.bytes.toString()).actions).toHaveLength(game.trace.length)
})

test('it prints in ink on paper, whatever the theme, with the chart and without buttons', async ({
  page,
}) => {
  await openGame(page, game.trace.length)
  await show(page, 'story', 'Player 3 wins')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('button', { name: 'As text' })).toBeHidden()
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('table', { name: 'Ranking' })).toBeVisible()
  const ink = (of: string, what: 'color' | 'stroke') =>
    page
      .locator(of)
      .evaluate((element, property) => getComputedStyle(element)[property as 'color'], what)
      .then(colour => Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)))
  expect(await ink('.winner', 'color')).toBeLessThan(80)
  expect(await ink('.worth-chart polyline.line0', 'stroke')).toBeLessThan(80)
  const picture = await page.getByRole('img', { name: /^Net worth by round/ }).boundingBox()
  expect(picture?.width).toBeGreaterThan(250)
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(pages?.length).toBeLessThanOrEqual(3)
  // What is folded on the screen is printed, too, and folded again afterwards.
  const folded = page.locator('.story details:not([open])')
  await expect(folded).not.toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(folded).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(folded).not.toHaveCount(0)
})

/** What is on a sheet of paper: its text, its buttons, and headings that nothing follows or that a page could end with. */
const onPaper = (page: Page) =>
  page.evaluate(() => {
    const isPrinted = (it: Element) => it.checkVisibility() && it.getBoundingClientRect().height > 0
    const printed = (what: string) => [...document.querySelectorAll(what)].filter(isPrinted)
    const isBare = (head: Element) => {
      const all = [...(head.parentElement?.children ?? [])]
      const below = all.slice(all.indexOf(head) + 1).filter(isPrinted)
      return below.length === 0 || getComputedStyle(head).breakAfter !== 'avoid'
    }
    return {
      text: document.body.innerText.trim(),
      buttons: printed('.button, button').map(it => it.textContent),
      bare: printed('.story :is(div.label, h2:not(.label), h3, summary)')
        .filter(isBare)
        .map(it => it.textContent),
    }
  })

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`its sheet begins with the game, the players and the day, and has no notice or bare heading, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const at = (n: number) => new Date(2025, 2, 8, 19, n).toISOString()
    const trace = game.trace.map(({ action }, n) => ({ action: { ...action, at: at(n) } }))
    await openGame(page, trace.length, { ...game, trace })
    await show(page, 'story', 'Player 3 wins')
    const story = page.locator('.story')
    await expect(story.getByText('March 8')).toBeHidden()
    await story.getByRole('button', { name: 'Send as text' }).tap()
    const notice = story.getByText(/copied|neither share nor copy/)
    await expect(notice).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(notice).toBeHidden()
    const { text, bare, buttons } = await onPaper(page)
    expect(text).toMatch(
      /^Story of the game\s+18AL: The Railroads Come to Alabama\s+Player 1 · Player 2 · Player 3 · Player 4\s+March 8, 2025\s+Player 3 wins/,
    )
    expect(bare).toEqual([])
    expect(buttons).toEqual([])
  })

test('on paper a sum stands at its end only, not at the foot of every page', async ({ page }) => {
  await openGame(page, game.trace.length)
  await show(page, 'story', 'Player 3 wins')
  await page.emulateMedia({ media: 'print' })
  const sum = page.locator('.story tfoot').first()
  expect(await sum.evaluate(it => getComputedStyle(it).display)).toBe('table-row-group')
})

test('the early score is kept secret if the table wants that', async ({ page }) => {
  await openGame(page, 170)
  await page.getByRole('link', { name: /menu$/ }).tap()
  await page.getByRole('link', { name: 'If it ended now' }).tap()
  await expect(page.getByRole('table', { name: 'Ranking' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep it secret' }).tap()
  await expect(page.getByRole('table', { name: 'Ranking' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'As text' })).toBeHidden()
  await expect(page.getByText('Turning points')).toBeVisible()
  await page.getByRole('button', { name: 'Show it' }).tap()
  await expect(page.getByRole('table', { name: 'Ranking' })).toBeVisible()
})

test('the look ahead spells out each of its sums', async ({ page }) => {
  await openGame(page, 170)
  await page.getByRole('link', { name: 'Books' }).tap()
  await page.getByRole('link', { name: 'Look ahead' }).tap()
  await page.locator('.told').getByText('Out in OR 10.2').tap()
  await expect(page.getByText('$4,730 ÷ $481 = 9.8 rounds')).toBeVisible()
  await page.getByText('6 · $630 · 1 left').tap()
  await expect(page.getByText('L&N loses 3 and has no train.')).toBeVisible()
  await page.getByText('Player 1 could raise $976').tap()
  await expect(page.getByRole('row', { name: 'All together' }).first()).toContainText('$976')
  await page.getByRole('link', { name: 'Read Table I' }).first().tap()
  await expect(page.locator('.paragraph.open h2')).toContainText('Table I')
})

test('the look ahead does not say when the bank runs out if games end before that, but gives the sum', async ({
  page,
}) => {
  await openGame(page, 60)
  await show(page, 'lookahead', 'Look ahead')
  await expect(page.getByText(/^It has \$5,715\. No end of the bank in sight/)).toBeVisible()
  await page.locator('.told').getByText('No end of the bank in sight').tap()
  await expect(page.getByText('$5,715 ÷ $70 = 81.6 rounds')).toBeVisible()
})

/** Only in the whole test: on phones `fit.spec.ts` shows these screens in any case. */
const LOOKS = [
  [1280, 'light'],
  [320, 'light'],
  [390, 'dark'],
] as const

for (const [width, colorScheme] of WHOLE ? LOOKS : [])
  test(`everything opened at ${width} px, ${colorScheme}: nothing too wide or small, and axe finds nothing`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const faults: string[] = []
    const look = async () => {
      await openAll(page)
      faults.push(...(await axeFaults(page)), ...(await misfits(page)))
    }
    await openGame(page, 170)
    await show(page, 'lookahead', 'Look ahead')
    await look()
    await show(page, 'story', 'If it ended now')
    await look()
    await openGame(page, game.trace.length)
    await show(page, 'story', 'Player 3 wins')
    await look()
    expect(faults).toEqual([])
  })

test.describe('in German', () => {
  test.use({ locale: 'de-DE', viewport: { width: 320, height: 700 } })

  test('the rounds below the chart do not run into each other, however long their names', async ({
    page,
  }) => {
    const state = STATES.find(({ name }) => name === 'lil-over-full')
    if (!state?.table) throw new Error('no such table')
    await page.goto('./')
    await openTable(page, state.table)
    await show(page, 'story', 'gewinnt')
    const below = page.locator('.worth-chart > svg > text')
    const boxes = await below.evaluateAll(all => all.map(it => it.getBoundingClientRect().toJSON()))
    expect(boxes.length).toBeGreaterThan(2)
    for (const [i, { left }] of boxes.entries()) expect(left).toBeGreaterThan(boxes[i - 1]?.right ?? 0)
    const chart = await page.locator('.worth-chart svg').first().boundingBox()
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual((chart?.x ?? 0) + (chart?.width ?? 0))
  })

  const SCREENS = [
    ...['play', 'chart', 'books', 'log', 'menu', 'count', 'ruling', 'share', 'settings', 'rules'],
    ...['story', 'lookahead', 'seats', 'moment', 'whatif', 'entry/20', 'sheet/L&N'],
  ]

  for (const upTo of WHOLE ? [6, 60, 168, game.trace.length] : [6, game.trace.length])
    test(`after ${upTo} entries: rounds and money as they are written there, nothing too wide or small at 320 px`, async ({
      page,
    }) => {
      test.slow()
      await page.goto('./')
      const buffer = Buffer.from(gameFileOf({ ...game, trace: game.trace.slice(0, upTo) }))
      await page
        .getByLabel('Datei öffnen')
        .setInputFiles({ name: 'spiel.paymaster.json', mimeType: 'application/json', buffer })
      await expect(page.getByRole('link', { name: 'Verlauf' })).toBeVisible()
      const faults: string[] = []
      for (const screen of SCREENS) {
        await page.evaluate(at => {
          location.hash = `#/${at}`
        }, screen)
        await expect(page.locator('main')).not.toBeEmpty()
        await page.waitForLoadState('networkidle')
        await openAll(page)
        const said = await page.locator('body').innerText()
        faults.push(...(said.match(/\b[SO]R \d\S*|\$[\d{].{0,9}/g) ?? []).map(it => `${screen}: ${it}`))
        faults.push(...(await misfits(page)).map(it => `${screen}: ${it}`))
      }
      expect(faults).toEqual([])
    })
})
