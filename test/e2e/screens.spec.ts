import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { gameFileOf, knownGames, realGame } from '../games/recorded'
import { openFile } from './table'

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap()

/** Fills the new-game screen in and begins. */
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

/** Opens a recorded game up to an entry, as a file. */
async function openGame(page: Page, which: 'real' | 'full' | 'over') {
  const game = which === 'real' ? realGame('4714') : knownGames()[6]
  if (!game) throw new Error('no such game')
  const upTo = { real: 110, full: 1500, over: game.trace.length }[which]
  const text = gameFileOf({ ...game, trace: game.trace.slice(0, upTo) })
  await page.goto('./')
  await expect(page.getByRole('heading', { name: 'Paymaster' })).toBeVisible()
  await openFile(page, text)
}

async function show(page: Page, screen: string) {
  await page.evaluate(at => {
    location.hash = `#/${at}`
  }, screen)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('main')).not.toBeEmpty()
}

/** What lies beyond the edge of the page, or of a part that does not scroll sideways by its own wish. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page')
    for (const part of document.querySelectorAll<HTMLElement>('main, .side > *, .top, .bar, .head'))
      if (part.scrollWidth > part.clientWidth + 1) found.push(`${part.tagName}.${part.className}`)
    return found
  })

/** Buttons, links and fields that are smaller than a thumb wants. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], select, input, summary')].flatMap(it => {
      // A field inside its label is reached by the whole label.
      const target = it.closest('label.switch, label.file') ?? it
      const { width, height } = target.getBoundingClientRect()
      const hidden = width <= 1 || !it.checkVisibility({ checkVisibilityCSS: true })
      const small = Math.round(width) < 48 || Math.round(height) < 48
      return small && !hidden ? [`${it.textContent || it.ariaLabel} ${width}x${height}`] : []
    }),
  )

const CLOSED = ['start', 'new', 'settings', 'rules', 'bin']
const OPEN = ['play', 'chart', 'books', 'log', 'menu', 'count', 'ruling', 'table']

test('a game begins from the screen, with the names in the order given', async ({ page }) => {
  await begin(page, ['Ann', 'Bo', 'Cy'])
  await expect(page.getByText('then Bo, Cy; then OR 1.1')).toBeVisible()
  await page.getByRole('link', { name: 'Books' }).tap()
  await expect(page.getByRole('row', { name: /^Ann/ })).toContainText('600')
})

test('names that are missing or there twice are refused in a sentence', async ({ page }) => {
  await page.goto('./#/new')
  await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: '3' }).tap()
  await tap(page, 'Begin the game')
  await expect(page.getByRole('alert').first()).toHaveText('Player 1 has no name yet.')
  for (const i of [1, 2, 3]) await page.getByRole('textbox', { name: `Player ${i}` }).fill('Ann')
  await tap(page, 'Begin the game')
  await expect(page.getByRole('alert').first()).toHaveText(/^Ann is there twice/)
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
  await expect(page.getByText('then Bo, Ann; then OR 1.1')).toBeVisible()
})

test('the last game is continued by one tap, also after the page was closed', async ({ page }) => {
  await begin(page, ['Ann', 'Bo', 'Cy'])
  await expect(page.getByText('saved', { exact: true })).toBeAttached()
  await page.goto('./')
  await page.reload()
  await tap(page, /^Continue/)
  await expect(page.getByText('then Bo, Cy; then OR 1.1')).toBeVisible()
})

test('a ruling goes through its form, and Undo takes it back', async ({ page }) => {
  await openGame(page, 'real')
  await show(page, 'ruling')
  await tap(page, 'Phase')
  await page.getByRole('group', { name: 'Phase' }).getByRole('button', { name: '4', exact: true }).tap()
  await tap(page, 'Enter the ruling')
  await expect(page.getByText('phase 4', { exact: true })).toBeVisible()
  await tap(page, 'Undo')
  await expect(page.getByText('phase 3', { exact: true })).toBeVisible()
})

test('the table ends the game where it stands, and Undo brings it back', async ({ page }) => {
  await openGame(page, 'real')
  await show(page, 'menu')
  await tap(page, 'End the game here')
  await expect(page.getByText('Game over')).toBeVisible()
  await show(page, 'story')
  await expect(page.getByRole('img', { name: /^Net worth by round/ })).toBeVisible()
  await tap(page, 'Undo')
  await expect(page.getByText('SR 4').first()).toBeVisible()
})

test('a refusal opens the rule book at its paragraph', async ({ page }) => {
  await openGame(page, 'real')
  await page.locator('.play [aria-disabled="true"]').first().tap({ force: true })
  const link = page.getByRole('link', { name: /^Read / })
  const paragraph = (await link.innerText()).replace('Read ', '')
  await link.tap()
  await expect(page.locator('.paragraph.open h2')).toContainText(paragraph)
  await expect(page.locator('.paragraph.open')).toBeInViewport()
})

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [844, 390],
  [1280, 800],
] as const) {
  test(`at ${width} px nothing is too wide and no target too small`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const faults: string[] = []
    const look = async (screen: string) => {
      await show(page, screen)
      for (const fault of [...(await tooWide(page)), ...(await tooSmall(page))])
        faults.push(`${screen}: ${fault}`)
    }
    await page.goto('./')
    for (const screen of CLOSED) await look(screen)
    await openGame(page, 'full')
    for (const screen of OPEN) await look(screen)
    await openGame(page, 'over')
    for (const screen of ['play', 'story', 'start']) await look(screen)
    expect(faults).toEqual([])
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any screen, ${colorScheme}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const faults: string[] = []
    const look = async (screen: string) => {
      await show(page, screen)
      const { violations } = await new AxeBuilder({ page }).analyze()
      for (const { id, nodes } of violations) faults.push(`${screen}: ${id}: ${nodes[0]?.html.slice(0, 160)}`)
    }
    await page.goto('./')
    for (const screen of CLOSED) await look(screen)
    await openGame(page, 'full')
    for (const screen of OPEN) await look(screen)
    await openGame(page, 'over')
    for (const screen of ['play', 'story']) await look(screen)
    expect(faults).toEqual([])
  })
}
