import type { Page } from '@playwright/test'
import { lil } from './lil'
import { shikoku } from './shikoku'
import { TABLES, type Table } from './tables'
import { va } from './va'
import { goTo, type ScreenState } from './visit'

type Listed = ScreenState & { readonly german?: true }
const german = true
const newcomer = { newcomer: true }

/** The table of a state of a title. */
function tableOf(states: readonly ScreenState[], name: string): Table {
  const table = states.find(it => it.name === name)?.table
  if (!table) throw new Error(`no state ${name}`)
  return table
}

const [vaRun, vaCoal] = [tableOf(va, 'va-operating'), tableOf(va, 'va-coal-full')]
const [shikokuRun, shikokuIncome] = ['1889-operating-full', '1889-income'].map(name =>
  tableOf(shikoku, name),
) as [Table, Table]
const [lilRun, lilFull] = [tableOf(lil, 'lil-run'), tableOf(lil, 'lil-run-full')]

/** Types digits of the revenue. */
const typed =
  (...digits: readonly number[]) =>
  async (page: Page) => {
    const keys = page.locator('.run .digits .button')
    // What an earlier state left is erased.
    for (let i = 0; i < 5; i++) await keys.nth(10).tap()
    for (const digit of digits) await keys.nth((digit + 9) % 10).tap()
  }

/** Enters the run that is shown, and takes it back. */
async function takenBack(page: Page): Promise<void> {
  if ((await page.locator('.play .redo').count()) > 0) return
  await page.locator('.pay .button:not([aria-disabled])').last().tap()
  await page.locator('.play > .run').waitFor({ state: 'detached' })
  await page.locator('.bar .undo').tap()
}

/** Says that an entry never happened, and puts the game right. */
const putRight = (entry: number) => async (page: Page) => {
  if ((await page.locator('.slip').count()) > 0) return
  await goTo(page, `entry/${entry}`)
  await page.locator('[data-mistake="-twice"] > .mistake').tap()
  await page.locator('.page-foot .button').last().tap()
  await page.locator('.slip').waitFor()
}

/** Converts a corporation, which moves certificates and stations. */
async function convert(page: Page): Promise<void> {
  if ((await page.locator('details.at-table').count()) > 0) return
  await page.locator('.before .chips.words .button').first().tap()
  await page.locator('.converting .button').tap()
}

/** The last entry of this type in a table, by its number. */
const lastOf = ({ actions }: Table, type: string) => actions.findLastIndex(it => it.type === type) + 1

/** A state in which a revenue is due, unless it says otherwise. */
const due = (name: string, table: Table, more: Partial<Listed> = {}): Listed => ({
  ...{ name: `due-${name}`, table, at: 'play', shows: '.play > .run', german },
  ...more,
})

/** Revenues that are due, with everything that may stand above or beside their keypads. */
export const dues: readonly Listed[] = [
  due('income', TABLES.incomeDue),
  due('income-few', TABLES.incomeFew),
  due('undo', TABLES.operating, { alone: true, tap: takenBack }),
  due('undo-full', TABLES.operatingFull, { alone: true, tap: takenBack }),
  due('corrected', TABLES.incomeDue, {
    ...{ alone: true, shows: '.slip', tap: putRight(lastOf(TABLES.incomeDue, 'buyTrain')) },
  }),
  due('hint', TABLES.incomeDue, { settings: newcomer }),
  due('tens', TABLES.operatingFull, { shows: '.doubt', tap: typed(1, 5, 5) }),
  due('doubt', TABLES.operatingFull, { shows: '.doubt', tap: typed(9, 9) }),
  due('best', TABLES.best, { shows: '.best-routes' }),
  due('best-below', TABLES.best, { shows: '.doubt', tap: typed(2, 1, 0) }),
  due('best-above', TABLES.best, { shows: '.doubt', tap: typed(2, 6, 0) }),
  due('va-income', tableOf(va, 'va-income')),
  due('va-moved', tableOf(va, 'va-convert-full'), {
    ...{ alone: true, shows: 'details.at-table', tap: convert },
    settings: { cardboardOf: { '18VA': ['certificates', 'tokens', 'trains'] } },
  }),
  due('va-undo', vaCoal, { alone: true, tap: takenBack }),
  due('va-hint', vaRun, { settings: newcomer }),
  due('va-tens', vaCoal, { shows: '.doubt', tap: typed(1, 5, 5) }),
  due('va-doubt', vaCoal, { shows: '.doubt', tap: typed(1, 5, 5, 0) }),
  due('va-corrected', tableOf(va, 'va-income'), {
    ...{ alone: true, shows: '.slip', tap: putRight(lastOf(tableOf(va, 'va-income'), 'buyTrain')) },
  }),
  due('1889-income', shikokuIncome),
  due('1889-undo', shikokuRun, { alone: true, tap: takenBack }),
  due('1889-hint', shikokuIncome, { settings: newcomer }),
  due('1889-tens', shikokuRun, { shows: '.doubt', tap: typed(1, 5, 5) }),
  due('1889-doubt', shikokuRun, { shows: '.doubt', tap: typed(9, 9) }),
  due('lil-undo', lilFull, { alone: true, tap: takenBack }),
  due('lil-hint', lilRun, { settings: newcomer }),
  due('lil-tens', lilFull, { shows: '.doubt', tap: typed(1, 5, 5) }),
  due('lil-doubt', lilFull, { shows: '.doubt', tap: typed(1, 9, 5, 0) }),
]
