import { expect, type Page, test } from '@playwright/test'
import { WHOLE } from '../all'
import { axeFaults } from './axe'
import { misfits } from './states/fits'
import { STATES } from './states/list'
import { goTo, openTable, type ScreenState, THEMES } from './states/visit'

/** Screens of a tablet, a laptop and a television, and a tablet upright. */
const SCREENS = [
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 768, height: 1024 },
  { width: 800, height: 1280 },
]

/** Tables with long names and many holdings, a table for each title and one after the end. */
const FULLEST = ['table-full-de', 'va-table-full-de', 'lil-table-full-de', 'over-full', 'va-over-bankrupt']

/** Auctions, with all private companies and several bids on each. They fit on a phone as well. */
const AUCTIONS = [
  ...['1889-table-bids-full', '1889-table-auction-full-de', '1889-table-bids-full-de'],
  ...['table-bids-full-de', 'table-auction', 'va-table-lots-full-de'],
]
const PHONE = { width: 390, height: 844 }

const stateOf = (name: string): ScreenState => {
  const found = STATES.find(state => state.name === name)
  if (!found) throw new Error(`no state ${name}`)
  return found
}

/** Seats players until there are six: no title has so many, so the fullest row is there again. */
const seatSix = (page: Page) =>
  page.evaluate(() => {
    const [players] = document.querySelectorAll('.board-table tbody')
    const rows = [...(players?.children ?? [])] as HTMLElement[]
    const fullest = rows.toSorted((a, b) => b.offsetHeight - a.offsetHeight)[0]
    for (let seated = rows.length; seated < 6; seated++) players?.append(fullest?.cloneNode(true) as Node)
  })

/** What lies outside the window or needs a scroll, and type that is smaller than it must be. */
const unread = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement
    const faults: string[] = []
    for (const it of [root, ...document.querySelectorAll('.board, .board *')]) {
      const { overflowX, overflowY } = getComputedStyle(it)
      const scrolls = it === root || overflowX === 'auto' || overflowY === 'auto'
      if (scrolls && (it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight))
        faults.push(`scrolls: ${it.className || it.tagName}`)
    }
    // In hundredths of the width, or of the height at 4:3.
    const unit = Math.min(innerWidth / 100, innerHeight / 75)
    const walker = document.createTreeWalker(
      document.querySelector('.board') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const it = node.parentElement
      if (!it || !node.textContent?.trim() || it.closest('.hidden-text')) continue
      const money = it.closest('.board-cash, .board-prices td, .board-bank b, .board-turn b')
      const name = it.closest('.board-name:not(.long)')
      const least =
        money && !it.closest('.plate, small') ? 4.3 : name ? 3.8 : it.closest('.board-leads') ? 3.6 : 2.8
      const size = Number.parseFloat(getComputedStyle(it).fontSize) / unit
      if (size < least - 0.05) faults.push(`small: ${node.textContent} ${size.toFixed(2)}`)
      const { left, top, right, bottom } = it.getBoundingClientRect()
      if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
        faults.push(`off the window: ${node.textContent}`)
    }
    return [...new Set(faults)]
  })

/** The fullest of these, which the quick test looks at. */
const SOON = ['table-full-de', 'over-full', '1889-table-auction-full-de']

for (const name of [...FULLEST, ...AUCTIONS].filter(it => WHOLE || SOON.includes(it)))
  test(`six players are on the table view at once, in type for two metres: ${name}`, async ({
    browser,
    baseURL,
  }) => {
    const { table, language } = stateOf(name)
    if (!table) throw new Error('no table')
    const context = await browser.newContext({
      ...{ viewport: SCREENS[0] ?? null, hasTouch: true, reducedMotion: 'reduce', serviceWorkers: 'block' },
      locale: language === 'de' ? 'de-DE' : 'en-US',
    })
    const page = await context.newPage()
    await page.goto(baseURL ?? '')
    await openTable(page, table)
    await goTo(page, 'table')
    await page.locator('.board-table').waitFor()
    await page.evaluate(() => document.fonts.ready)
    await seatSix(page)
    await expect(page.locator('.board-table tbody').first().locator('tr')).toHaveCount(6)
    const faults: string[] = []
    for (const size of AUCTIONS.includes(name) ? [...SCREENS, PHONE] : SCREENS) {
      await page.setViewportSize(size)
      const found = [...(await unread(page)), ...(await misfits(page))]
      faults.push(...found.map(fault => `${size.width}: ${fault}`))
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme })
        faults.push(...(await axeFaults(page)).map(fault => `${size.width}, ${theme}: ${fault}`))
      }
    }
    await context.close()
    expect(faults).toEqual([])
  })
