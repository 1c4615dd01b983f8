import type { Page } from '@playwright/test'
import { TABLES } from './tables'
import { asFile, goTo, openTable, type ScreenState } from './visit'

type Listed = ScreenState & { readonly german?: true }
const german = true
const alone = true

const NAMES = ['Bartholomew', 'Maria Magdalena', 'Wilhelmina K.', 'Kunigunde', 'Konstantin von Hohenstein']

/** Fills in five names, two of them the same, and taps to be told so. */
async function fillSeats(page: Page): Promise<void> {
  await page.locator('.buttons.narrow .button').last().tap()
  const fields = page.locator('.seat input')
  for (const [i, name] of NAMES.entries()) await fields.nth(i).fill(i === 4 ? (NAMES[0] ?? name) : name)
  await page.locator('.button.go').tap()
}

/** Puts several games into the list, and one into the bin. */
async function severalGames(page: Page): Promise<void> {
  if ((await page.locator('.continue').count()) > 0) return
  for (const table of [TABLES.stock, TABLES.stockFull, TABLES.overLimit, TABLES.overFull, TABLES.forced]) {
    await openTable(page, table)
    await goTo(page, 'start')
    await page.locator('.continue').waitFor()
  }
  await page.locator('.game-row .quiet').last().tap()
  await page.locator('a[href="#/bin"]').waitFor()
}

/** Opens the file of a game that is already there. */
async function twice(page: Page): Promise<void> {
  await openTable(page, TABLES.stock)
  await goTo(page, 'start')
  await page.locator('input[type=file]').setInputFiles(asFile(TABLES.stock))
}

/**
 * Makes writing fail from an event on, as on a full device. It is text, so that no bundler alters it before it goes
 * into a page.
 */
const full = `document.addEventListener('full', () => {
  IDBObjectStore.prototype.add = IDBObjectStore.prototype.put = () => {
    throw new DOMException('no room', 'QuotaExceededError')
  }
})`

async function notSaved(page: Page): Promise<void> {
  if ((await page.locator('.notices').count()) > 0) return
  await page.evaluate(() => document.dispatchEvent(new Event('full')))
  await page.locator('.play-foot .button').first().tap()
}

/** Another tab banks every game. */
const banksElsewhere = `Object.defineProperty(navigator, 'locks', { value: {
  request: (_, options, use) => options.ifAvailable ? Promise.resolve(use(null)) : new Promise(() => {}),
} })`

/** A new worker is waiting to take over. */
const updateWaits = `{
  const worker = Object.assign(new EventTarget(), { state: 'installed', scriptURL: '' })
  const found = Object.assign(new EventTarget(), { waiting: worker, active: worker, installing: null })
  const container = Object.getPrototypeOf(navigator.serviceWorker)
  Object.defineProperty(container, 'register', { value: async () => found })
  Object.defineProperty(container, 'ready', { value: Promise.resolve(found) })
}`

/** A browser that keeps nothing. */
const blocked = `Object.defineProperty(window, 'indexedDB', { value: undefined })`

/** As text, for a page: notes that another phone banks every game here, and that this is the second player's. */
const FOLLOWED = `new Promise(resolve => {
  indexedDB.open('paymaster:/:games').onsuccess = ({ target: { result } }) => {
    result.transaction('games').objectStore('games').getAllKeys().onsuccess = ({ target }) => {
      const games = Object.fromEntries(target.result.map(id => [id, 'p2']))
      localStorage.setItem('paymaster:/:followed', JSON.stringify(games))
      result.close()
      resolve()
    }
  }
})`

/** Makes the open game one that this phone follows, as the second player's. */
async function followed(page: Page): Promise<void> {
  await page.evaluate(FOLLOWED)
  await page.reload()
}

/** The screens before a game, the menu and what it opens, and the notices to the banker. */
export const around: readonly Listed[] = [
  { name: 'start', at: 'start', shows: '.start .button', german },
  { name: 'start-games', alone, at: 'start', shows: '.game-row', tap: severalGames, german },
  { name: 'start-twice', alone, at: 'start', shows: '.strip .buttons', tap: twice, german },
  { name: 'start-told', at: 'start', shows: '.strip.stop', browser: blocked, german },
  { name: 'start-update', at: 'start', shows: '.start .strip', browser: updateWaits, german },
  {
    ...{ name: 'bin', alone, at: 'start', shows: '.game-row', german },
    tap: async page => {
      await severalGames(page)
      await goTo(page, 'bin')
    },
  },
  { name: 'bin-empty', at: 'bin', shows: 'main p' },
  { name: 'new', at: 'new', shows: '.seat' },
  { name: 'new-filled', at: 'new', shows: '.lack', tap: fillSeats, german },
  { name: 'settings', at: 'settings', shows: '.switch', german },
  { name: 'rules', at: 'rules', shows: '.paragraph', german },
  { name: 'rules-open', at: 'rules/3.3(b)', shows: '.paragraph.open' },
  {
    ...{ name: 'rules-found', at: 'rules', shows: '.paragraph mark' },
    tap: page => page.locator('.field input').fill('president'),
  },
  { name: 'scan', at: 'scan', shows: 'main .button, main .strip', german },
  { name: 'follow', at: 'follow', shows: 'main .button, main .strip', german },
  { name: 'follow-help', at: 'follow/help', shows: '.pictures svg', german },
  { name: 'phones', table: TABLES.stock, at: 'follow/bank', shows: 'main .button.go, main .strip', german },
  {
    ...{ name: 'followed-full', alone, table: TABLES.operatingFull, at: 'play', shows: '.means', german },
    tap: followed,
  },
  { name: 'menu', table: TABLES.stock, at: 'menu', shows: '.rename' },
  { name: 'menu-full', table: TABLES.stockFull, at: 'menu', shows: '.rename', german },
  { name: 'share', table: TABLES.stock, at: 'share', shows: '.code svg' },
  { name: 'share-series', table: TABLES.stockFull, at: 'share', shows: '.code svg', german },
  {
    name: 'follows',
    table: TABLES.stockFull,
    at: 'play',
    shows: '.notices',
    browser: banksElsewhere,
    german,
  },
  {
    name: 'not-saved-full',
    alone,
    table: TABLES.stockFull,
    at: 'play',
    shows: '.notices',
    browser: full,
    tap: notSaved,
    german,
  },
]
