import type { BrowserContextOptions, Page } from '@playwright/test'
import type { Glass } from '../../../scripts/banker/glass'
import { fileOf, type Table } from './tables'

/** The size of a window. */
export interface Size {
  readonly width: number
  readonly height: number
  /** The reader's own font size. */
  readonly text?: string
}

/** The sizes of every screen: two phones, one of them also with large letters and in landscape, and a laptop. */
export const SIZES = {
  '320': { width: 320, height: 640 },
  '390': { width: 390, height: 844 },
  '390-large': { width: 390, height: 844, text: '200%' },
  landscape: { width: 844, height: 390 },
  '1280': { width: 1280, height: 800 },
} satisfies Readonly<Record<string, Size>>
export const THEMES = ['light', 'dark'] as const

/** Where a keypad has least room: the usual phones upright and on their side, and large letters. */
export const TIGHT: Readonly<Record<string, Size>> = {
  '390x844': { width: 390, height: 844 },
  '360x740': { width: 360, height: 740 },
  '320x568': { width: 320, height: 568 },
  '390x844 with large letters': SIZES['390-large'],
  '844x390': SIZES.landscape,
  '667x375': { width: 667, height: 375 },
  '568x320': { width: 568, height: 320 },
}

/** Letters of twice the size, where what stays in place leaves least room for the rest. */
export const LARGE: Readonly<Record<string, Size>> = {
  '390x844 with large letters': SIZES['390-large'],
  '320x568 with large letters': { width: 320, height: 568, text: '200%' },
  '844x390 with large letters': { width: 844, height: 390, text: '200%' },
}

/** A screen in a state that can be reproduced. */
export interface ScreenState {
  readonly name: string
  /** The open game; none on the screens before a game. */
  readonly table?: Table
  /** The address after `#/`. */
  readonly at: string
  readonly language?: 'en' | 'de'
  readonly settings?: Readonly<Record<string, unknown>>
  /** What is tapped there, found by selectors and not by words, so that it works in any language. */
  readonly tap?: (page: Page) => Promise<unknown>
  /** The selector of something that is visible once the state is reached. */
  readonly shows: string
  /** It leaves something behind, so no other state is shown on its page. */
  readonly alone?: true
  /** A script to run before the app, which replaces something of the browser. */
  readonly browser?: string
}

/** The browser settings for a state. */
export const contextFor = (state: ScreenState): BrowserContextOptions => ({
  viewport: SIZES['390'],
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
  locale: state.language === 'de' ? 'de-DE' : 'en-US',
  // The worker would fetch the whole app again for each context.
  serviceWorkers: 'block',
})

/** The game file of a table, as input for a page. */
export const asFile = (table: Table) => ({
  ...{ name: 'game.paymaster.json', mimeType: 'application/json' },
  buffer: Buffer.from(fileOf(table)),
})

/** Opens a game from a file. */
export async function openTable(page: Glass, table: Table): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(asFile(table))
  await page.locator('.bar').waitFor()
}

/** Unfolds everything on the page. */
export const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
  })

/** As text, for a page: waits until what has changed is laid out, and what then comes into sight is there. */
const LAID_OUT = 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))'

/** Goes to a screen by its address. A tap before its first layout would scroll against the screen itself. */
export async function goTo(page: Glass, at: string): Promise<void> {
  await page.evaluate(`location.hash = ${JSON.stringify(`#/${at}`)}`)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.evaluate(LAID_OUT)
}

/** Opens the app and the table of the state on a fresh page. */
export async function open(page: Page, url: string, state: ScreenState): Promise<void> {
  if (state.browser) await page.addInitScript({ content: state.browser })
  if (state.settings)
    await page.addInitScript(
      settings => localStorage.setItem('paymaster:/:settings', JSON.stringify(settings)),
      state.settings,
    )
  await page.goto(url)
  if (state.table) await openTable(page, state.table)
}

/** Opens another table on a page that has already shown one, which keeps what was fetched and compiled. */
export async function openAnother(page: Glass, table: Table): Promise<void> {
  await goTo(page, 'start')
  await page.locator('.bar').waitFor({ state: 'detached' })
  await page.locator('input[type=file]').setInputFiles(asFile(table))
  // The app asks about an earlier or later moment of a game that it has; it should become another game.
  const asAnother = page.locator('[role=status] .button').last()
  const bar = page.locator('.bar')
  await bar.or(asAnother).first().waitFor()
  if (!(await bar.isVisible())) await asAnother.tap()
  await bar.waitFor()
}

/** Goes to the screen of a state and makes its taps; also used if a change of size rebuilt the screen. */
export async function show(page: Page, state: ScreenState): Promise<void> {
  await goTo(page, state.at)
  await state.tap?.(page)
  await page.locator(state.shows).first().waitFor()
}

/** Resizes the page, and waits for its layout. */
export async function resize(page: Page, { text = '', ...viewport }: Size): Promise<void> {
  await page.setViewportSize(viewport)
  await page.evaluate(size => {
    document.documentElement.style.fontSize = size
  }, text)
  await page.evaluate(LAID_OUT)
}

/** A size and a theme. */
export interface Look {
  readonly size: string
  readonly theme: (typeof THEMES)[number]
}

/** The looks in which most goes wrong first: little room, upright and on its side, and the usual phone with the colors of the dark. */
const [NARROW, NIGHT, ON_ITS_SIDE] = ['320 light', '390 dark', 'landscape light']

/**
 * Whether the quick test shows a state in this look. The fullest states are shown on phones, upright and on their side, each in one
 * theme, since the layout is the same in both. The others are shown only with little room.
 */
export const isSoon = ({ name, language }: ScreenState, { size, theme }: Look) => {
  const look = `${size} ${theme}`
  if (language === 'de' || !name.endsWith('-full')) return look === NARROW
  return [NARROW, NIGHT, ON_ITS_SIDE].includes(look)
}

/** Yields the state in every wanted size and theme, and restores it if a change of size rebuilt its screen. */
export async function* looks(page: Page, state: ScreenState, wanted: (look: Look) => boolean = () => true) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const themes = THEMES.filter(theme => wanted({ size, theme }))
    if (themes.length === 0) continue
    await resize(page, viewport)
    if (!(await page.locator(state.shows).first().isVisible())) await show(page, state)
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      yield { size, theme }
    }
  }
}

/** At most this many on one page, or one worker would still be busy when the others are done. */
const MOST_A_PAGE = 16

/** Groups of states that can share a page: of the same language and settings, with those of one table together. */
export function groupsOf(states: readonly ScreenState[]): readonly (readonly ScreenState[])[] {
  const groups = new Map<string, ScreenState[]>()
  const tables = [...new Set(states.map(({ table }) => table))]
  const inOrder = states.toSorted((a, b) => tables.indexOf(a.table) - tables.indexOf(b.table))
  for (const state of inOrder) {
    const { table, language, settings, browser, alone, name } = state
    const key = alone || browser ? name : JSON.stringify([table !== undefined, language, settings])
    groups.set(key, [...(groups.get(key) ?? []), state])
  }
  return [...groups.values()].flatMap(group =>
    Array.from({ length: Math.ceil(group.length / MOST_A_PAGE) }, (_, i) =>
      group.slice(i * MOST_A_PAGE, (i + 1) * MOST_A_PAGE),
    ),
  )
}
