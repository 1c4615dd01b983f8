import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { type Chance, chanceOf } from '../../test/random'
import { createGame } from '../banker/bank'
import { nextStep } from '../banker/compare'
import type { Game } from '../banker/game'
import { play } from '../banker/play'
import { type Screen, screenOf } from '../banker/screen'
import { serve } from '../serve.mjs'
import { type Killable, startKillable, withFolder } from './killable'
import { enters } from './some'
import { entriesOf, type StoredRow, storedRows, untilSaved } from './stored'

/** The results of many kills. */
export interface Kills {
  readonly kills: number
  /** Taps that entered something, and how many of them were shown as saved when the browser was killed. */
  readonly taps: number
  readonly shownSaved: number
  /** Kills before the last tap was shown as saved, and how many of those taps were stored anyway. */
  readonly early: number
  readonly earlyStored: number
  /** Entries shown as saved but missing afterwards, entries stored twice, and games that did not open: all must be 0. */
  readonly lost: number
  readonly doubled: number
  readonly unopened: number
  /** Why games did not open: must be empty. */
  readonly faults: readonly string[]
  /** Kills after which the browser itself had thrown its database away; see `isDropped`. */
  readonly dropped: number
}

/** What the page reports as it happens: a tap, before the app hears of it, or a change of the screen. */
type Told = { readonly tap: true; readonly text: string } | { readonly saved: boolean; readonly text: string }

/** Runs in the page from the start. Looks at the dot and the table whenever anything on the screen changes. */
const WATCH = `(() => {
  let last = ''
  const read = () => document.querySelector('main')?.textContent ?? ''
  const look = () => {
    const dot = document.querySelector('.top .saved')
    const text = read()
    const saved = dot?.textContent === 'saved'
    const now = saved + text
    if (now !== last) tellTest({ saved, text })
    last = now
  }
  addEventListener('click', () => tellTest({ tap: true, text: read() }), true)
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
})()`

/**
 * Whether a browser that was started again has made its database anew, since it had thrown the old one away. Chromium is killed
 * between the head and the body of what it writes about once in 300 kills. It then goes on writing behind that head, and at the
 * next start takes what it reads there for damage, and deletes all. No page can prevent that; its copies are for it.
 */
function isDropped(folder: string): boolean {
  const logs = readdirSync(folder, { recursive: true }).map(String)
  return logs
    .filter(name => /\.indexeddb\.leveldb\/LOG$/.test(name))
    .some(name => readFileSync(join(folder, name), 'utf8').includes('since it was missing'))
}

/** One life of the browser: the taps made in it, and how many of them the screen called saved. */
class Life {
  /** Taps that entered something, and how many of them were shown as saved. */
  taps = 0
  saved = 0
  /** Set after the last tap. */
  death: Promise<void> | undefined
  /** The table at the moment of the last tap that entered something; what is fetched late may change it until then. */
  #before = ''
  /** A tap that enters something is made, and the page has not reported it yet. */
  #falls = false
  #fell = () => {}
  /** Resolves once the page has reported the last tap. */
  readonly #fallen = new Promise<void>(resolve => {
    this.#fell = resolve
  })
  readonly #running: Killable
  readonly #most: number
  readonly #moment: number

  /** This life ends `moment` milliseconds after `most` taps. */
  constructor(running: Killable, most: number, moment: number) {
    this.#running = running
    this.#most = most
    this.#moment = moment
  }

  /** Handles a report of the page; reports come in the order of events. */
  told(it: Told): void {
    if ('tap' in it) {
      if (this.#falls) this.#before = it.text
      this.#falls = false
      if (this.taps === this.#most) this.#die()
      return
    }
    // While the table is still the one before the tap, the dot beside it is also about the taps before.
    const shown = !this.#falls && it.text !== this.#before
    if (it.saved) this.saved = Math.max(this.saved, shown ? this.taps : this.taps - 1)
  }

  #die(): void {
    this.death ??= pause(this.#moment).then(() => this.#running.kill())
    this.#fell()
  }

  /** The finger whose last tap ends this life. */
  private get finger(): Screen {
    const screen = screenOf(this.#running.page)
    const enter: Screen['enter'] = async name => {
      if (!enters(name)) return screen.enter(name)
      await screen.button(name).waitFor()
      this.taps += 1
      this.#falls = true
      if (this.taps < this.#most) return screen.enter(name)
      const fell = await screen.tap(name).then(
        () => true,
        () => false,
      )
      // The page may report a tap only after the tap is done.
      if (fell) await this.#fallen
      else this.#die()
      await this.death
      throw new Error('killed')
    }
    return { ...screen, enter }
  }

  /** Enters a game from a step on, until this life or the game ends. */
  async bank(game: Game, from: number): Promise<void> {
    try {
      await play(this.finger, game, from)
    } catch (error) {
      if (!this.death) throw error
    }
    await this.death
  }
}

/** The rows of a game in the database, and the step at which the banker continues. */
interface Stand {
  readonly rows: readonly StoredRow[]
  readonly next: number
}

/** The game as the app opens it and as the database has it, which must agree. Throws if it does not open completely. */
async function standing(page: Page, url: string, game: Game, over: ReadonlySet<string>): Promise<Stand> {
  await page.goto(`${url}#/log`)
  await page.locator('.log, main .soft').first().waitFor()
  await untilSaved(page)
  const notices = await page.locator('.notices').allInnerTexts()
  if (notices.length > 0) throw new Error(notices.join(' '))
  const rows = (await storedRows(page)).filter(row => !over.has(row.game))
  const entries = await entriesOf(game, rows)
  const numbers = await page.locator('.entry .number').allInnerTexts()
  if (Number(numbers[0] ?? 0) !== entries.length)
    throw new Error(`the log shows ${numbers[0]} of ${entries.length} entries`)
  const next = nextStep(game, entries)
  await page.getByRole('link', { name: 'Play', exact: true }).tap()
  await page.locator('.play h2').first().waitFor()
  return { rows, next }
}

/** Compares what a life left behind with what its screen had claimed. */
function judged({ taps, saved }: Life, before: readonly StoredRow[], after: readonly StoredRow[]) {
  const gone = before.filter((row, i) => JSON.stringify(row) !== JSON.stringify(after[i])).length
  const fresh = after.length - before.length
  const early = saved < taps
  return {
    ...{ kills: 1, taps, shownSaved: saved, early: early ? 1 : 0 },
    earlyStored: early && fresh === taps ? 1 : 0,
    lost: gone + Math.max(0, saved - fresh),
    doubled: Math.max(0, fresh - taps),
  }
}

const NONE: Kills = {
  ...{ kills: 0, taps: 0, shownSaved: 0, early: 0, earlyStored: 0 },
  ...{ lost: 0, doubled: 0, unopened: 0, dropped: 0, faults: [] },
}

function added(sum: Kills, more: Partial<Kills>): Kills {
  const total: Record<string, unknown> = { ...sum, faults: [...sum.faults, ...(more.faults ?? [])] }
  for (const [key, count] of Object.entries(more))
    if (typeof count === 'number') total[key] = Number(total[key]) + count
  return total as unknown as Kills
}

/** A life of one to three taps; half of these lives end within 60 ms of the last tap, when most is written. */
const lifeOf = (running: Killable, chance: Chance) =>
  new Life(running, 1 + chance(3), chance(chance(2) === 0 ? 60 : 500))

/**
 * Banks a game in a browser that is killed `count` times, each 0 to 500 ms after a tap. Starts again when the game is
 * over.
 */
export async function bankKilled(count: number, game: Game, seed: number): Promise<Kills> {
  const chance = chanceOf(seed)
  const host = await serve()
  let sum = NONE
  let life: Life | undefined
  const start = async (folder: string) => {
    const running = await startKillable(folder)
    life = lifeOf(running, chance)
    await running.page.exposeFunction('tellTest', (it: Told) => life?.told(it))
    await running.page.addInitScript(WATCH)
    return running
  }
  const run = async (folder: string) => {
    const over = new Set<string>()
    let running = await start(folder)
    let stand: Stand | undefined
    try {
      while (sum.kills < count) {
        if (!stand) {
          await running.page.goto(host.url)
          await createGame(running.page, screenOf(running.page), game)
          await untilSaved(running.page)
          // A game that is over, or one that was brought back from its copy after the browser had dropped the database.
          for (const row of await storedRows(running.page)) over.add(row.game)
          stand = { rows: [], next: 0 }
          life = lifeOf(running, chance)
        }
        const lived = life as Life
        await lived.bank(game, stand.next)
        if (!lived.death) {
          stand = undefined
          continue
        }
        running = await start(folder)
        const after = await standing(running.page, host.url, game, over).catch(error => {
          if (!isDropped(folder)) throw error
        })
        if (!after) {
          sum = added(sum, { kills: 1, dropped: 1 })
          stand = undefined
          continue
        }
        sum = added(sum, judged(lived, stand.rows, after.rows))
        stand = after
      }
    } catch (error) {
      const shows = await running.page.evaluate('location.hash + document.body.innerText').catch(String)
      sum = added(sum, {
        unopened: 1,
        faults: [`after ${sum.kills} kills: ${error}; the screen has ${shows}`],
      })
    } finally {
      await running.kill()
    }
  }
  try {
    await withFolder(run)
    return sum
  } finally {
    await host.close()
  }
}
