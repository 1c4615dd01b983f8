import type { BrowserContextOptions, Page } from '@playwright/test'
import type { Glass } from '../../../scripts/banker/glass'
import { fileOf, type Table } from './tables'

interface Size {
  readonly width: number
  readonly height: number
  /** The size of the reader's own letters. */
  readonly text?: string
}

/** How every screen is looked at: on two phones, one of them with large letters and on its side, too, and on a laptop. */
export const SIZES = {
  '320': { width: 320, height: 640 },
  '390': { width: 390, height: 844 },
  '390-large': { width: 390, height: 844, text: '200%' },
  landscape: { width: 844, height: 390 },
  '1280': { width: 1280, height: 800 },
} satisfies Readonly<Record<string, Size>>
export const THEMES = ['light', 'dark'] as const

/** A screen in a state that can be reached again and again. */
export interface ScreenState {
  readonly name: string
  /** The game that is open; none on the screens before it. */
  readonly table?: Table
  /** The address behind `#/`. */
  readonly at: string
  readonly language?: 'en' | 'de'
  readonly settings?: Readonly<Record<string, unknown>>
  /** What is tapped there, by places and not by words, so that it does in any language. */
  readonly tap?: (page: Page) => Promise<unknown>
  /** What tells that the state is reached. */
  readonly shows: string
  /** It leaves something behind: no other state is looked at on the page after it. */
  readonly alone?: true
  /** Run before the app: what is put in the place of something of the browser. */
  readonly browser?: string
}

/** How a browser is set up to look at a state. */
export const contextFor = (state: ScreenState): BrowserContextOptions => ({
  viewport: SIZES['390'],
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
  locale: state.language === 'de' ? 'de-DE' : 'en-US',
  // The worker would fetch the whole app again for each of them.
  serviceWorkers: 'block',
})

/** The game file of a table, as a page is given it. */
export const asFile = (table: Table) => ({
  ...{ name: 'game.paymaster.json', mimeType: 'application/json' },
  buffer: Buffer.from(fileOf(table)),
})

/** Opens a game as a file. */
export async function openTable(page: Glass, table: Table): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(asFile(table))
  await page.locator('.bar').waitFor()
}

/** Goes to a screen by its address. */
export async function goTo(page: Glass, at: string): Promise<void> {
  await page.evaluate(`location.hash = ${JSON.stringify(`#/${at}`)}`)
  await page.locator('h1').first().waitFor({ state: 'attached' })
}

/** Opens the app, and the table of the state in it, on a fresh page of its context. */
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

/** Opens another table on a page that has shown one: what was fetched and compiled stays. */
export async function openAnother(page: Glass, table: Table): Promise<void> {
  await goTo(page, 'start')
  await page.locator('.bar').waitFor({ state: 'detached' })
  await page.locator('input[type=file]').setInputFiles(asFile(table))
  // An earlier or a later moment of a game that is here already is asked about: it is to be another game.
  const asAnother = page.locator('[role=status] .button').last()
  const bar = page.locator('.bar')
  await bar.or(asAnother).first().waitFor()
  if (!(await bar.isVisible())) await asAnother.tap()
  await bar.waitFor()
}

/** Goes to the screen of a state and taps what it says; again after a change of size in which the screen was made anew. */
export async function show(page: Page, state: ScreenState): Promise<void> {
  await goTo(page, state.at)
  await state.tap?.(page)
  await page.locator(state.shows).first().waitFor()
}

/** The page at another size, laid out anew. */
export async function resize(page: Page, { text = '', ...viewport }: Size): Promise<void> {
  await page.setViewportSize(viewport)
  await page.evaluate(size => {
    document.documentElement.style.fontSize = size
    return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  }, text)
}

/** A state at a size and in a theme. */
export interface Look {
  readonly size: string
  readonly theme: (typeof THEMES)[number]
}

/** The sizes at which most goes wrong first: little room, and the usual phone by night, where colours are other ones. */
const [TIGHT, NIGHT] = ['320 light', '390 dark']

/**
 * Is a state looked at so in a test that is to answer soon? The fullest states at every size, but by night only on the
 * usual phone, since nothing lies elsewhere by night; the others where most goes wrong first, and where another language
 * has no colours of its own, only in little room.
 */
export const isSoon = ({ name, language }: ScreenState, { size, theme }: Look) => {
  const look = `${size} ${theme}`
  if (language === 'de') return look === TIGHT
  return look === TIGHT || look === NIGHT || (theme === 'light' && name.endsWith('-full'))
}

/** The state at every size, by day and by night, as far as that is wanted, brought about again where a size made its screen anew. */
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

/** More on one page would keep one worker busy when the others are done. */
const MOST_A_PAGE = 10

/** States that can be looked at one after the other on one page: of the same language and settings, those of a table together. */
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
