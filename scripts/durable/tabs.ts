import type { BrowserContext, Page } from '@playwright/test'
import { type StoredRow, storedRows, untilSaved } from './stored'

/** The result of two tabs entering at once. */
export interface Tabs {
  /** Entries that each tab considered made, and how often the bank changed hands. */
  readonly entered: readonly number[]
  readonly handovers: number
  /**
   * Entries missing from the log, entries in it more than once, and those in it that no tab considered made: all must be
   * 0.
   */
  readonly lost: number
  readonly doubled: number
  readonly strange: number
  /** How often a tab entered right after the other one; if only one banks at a time, at most once per handover. */
  readonly turns: number
  /** The entries that a third tab counts in the log. */
  readonly logged: number
}

/**
 * Runs in a page and enters rulings on money as fast as the page draws their form; if another tab banks, takes the bank
 * over after a moment. Each ruling has its own reason, so that all can be told apart. Returns the number of rulings
 * entered and of takeovers. As text, since helpers of the bundler do not exist in a page.
 */
const TAP = `(async (tab, most) => {
  let [entered, handovers, times] = [0, 0, []]
  const turn = () => new Promise(done => setTimeout(done))
  const tap = name => {
    const found = [...document.querySelectorAll('button, summary')].find(it => it.textContent.trim() === name)
    found?.click()
    return found !== undefined
  }
  const until = async (holds, turns) => {
    for (let i = 0; i < turns; i++) {
      if (holds()) return true
      await turn()
    }
    return false
  }
  const banks = () => !document.querySelector('.notices')
  while (entered < most) {
    // Only this screen says who banks.
    location.hash = '#/play'
    await until(() => document.querySelector('.play'), 500)
    if (!banks()) {
      for (let i = (entered * 7 + tab * 13) % 20; i > 0; i--) await turn()
      if (tap('Bank here')) handovers += 1
      // The other tab may take it back before this one has it.
      await until(banks, 100)
    }
    location.hash = '#/ruling'
    let asked = true
    for (const answer of ['Money', 'Bank', 'Ann', '1', 'Why: as the table agreed'])
      asked = asked && (await until(() => tap(answer), 500))
    if (!asked || !(await until(() => document.querySelector('main input'), 500))) continue
    const reason = document.querySelector('main input')
    reason.value = 'tab ' + tab + ' entry ' + (entered + 1)
    reason.dispatchEvent(new Event('input', { bubbles: true }))
    await turn()
    tap('Enter the ruling')
    // The form has closed if the ruling was entered.
    if (location.hash !== '#/ruling') {
      entered += 1
      times.push(performance.timeOrigin + performance.now())
    }
    await turn()
  }
  location.hash = '#/play'
  return { entered, handovers, times }
})`

/** The reasons of all rulings inserted by records. */
function reasonsIn(rows: readonly StoredRow[]): readonly string[] {
  const records = rows.map(row => JSON.parse(row.text) as { splices?: { insert: { reason: string }[] }[] })
  return records.flatMap(({ splices = [] }) => splices.flatMap(it => it.insert.map(({ reason }) => reason)))
}

/** The answer of a tab. */
interface Done {
  readonly entered: number
  readonly handovers: number
  /** When each ruling was entered. */
  readonly times: readonly number[]
}

/** The number of entries, ordered by time, that another tab made than the one before. */
function turnsOf(times: readonly (readonly number[])[]): number {
  const all = times.flatMap((list, tab) => list.map(at => ({ at, tab }))).sort((a, b) => a.at - b.at)
  return all.filter(({ tab }, i) => i > 0 && tab !== all[i - 1]?.tab).length
}

async function begin(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('link', { name: 'New game' }).click()
  for (const [i, name] of ['Ann', 'Bo', 'Cy', 'Di'].entries())
    await page.getByRole('textbox', { name: `Player ${i + 1}`, exact: true }).fill(name)
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await untilSaved(page)
}

/**
 * Two tabs of a browser enter `each` rulings at the same time. Without `locked` the browser has no locks: both tabs bank
 * all the time, and only the check at every write keeps them apart.
 */
export async function twoTabs(
  context: BrowserContext,
  url: string,
  each: number,
  { locked }: { locked: boolean },
): Promise<Tabs> {
  if (!locked)
    await context.addInitScript(`Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })`)
  const tabs = [await context.newPage(), await context.newPage()] as const
  await begin(tabs[0], url)
  await tabs[1].goto(`${url}#/play`)
  await untilSaved(tabs[1])
  const done = await Promise.all(tabs.map((page, i) => page.evaluate<Done>(`${TAP}(${i + 1}, ${each})`)))
  for (const page of tabs) await untilSaved(page)
  const third = await context.newPage()
  await third.goto(`${url}#/log`)
  const logged = Number(await third.locator('.entry .number').first().innerText())
  const reasons = reasonsIn(await storedRows(third))
  const wanted = done.flatMap(({ entered }, tab) =>
    Array.from({ length: entered }, (_, n) => `tab ${tab + 1} entry ${n + 1}`),
  )
  const times = (reason: string) => reasons.filter(it => it === reason).length
  return {
    entered: done.map(it => it.entered),
    handovers: done.reduce((sum, it) => sum + it.handovers, 0),
    lost: wanted.filter(reason => times(reason) === 0).length,
    doubled: wanted.filter(reason => times(reason) > 1).length,
    strange: reasons.filter(reason => !wanted.includes(reason)).length,
    turns: turnsOf(done.map(it => it.times)),
    logged,
  }
}
