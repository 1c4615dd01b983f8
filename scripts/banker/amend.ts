import type { Page } from '@playwright/test'
import type { Names } from './enter'
import type { Step } from './game'
import type { Screen } from './screen'
import { enterSale } from './titles/kit'

/** A banker before the screens of the past. */
export interface Amender {
  readonly page: Page
  readonly screen: Screen
}

/** Opens an entry of the log by its number, further back in it as far as needed. */
export async function openEntry({ page, screen }: Amender, number: number): Promise<void> {
  const log = page.getByRole('heading', { name: 'Log', level: 1 })
  if ((await log.count()) === 0) await screen.tap(page.getByRole('link', { name: 'Log' }))
  const line = page
    .locator('li.entry')
    .filter({ has: page.locator('.number').getByText(`${number}`, { exact: true }) })
  const more = page.getByRole('button', { name: /earlier entries/ })
  await page.locator('li.entry').first().waitFor()
  while ((await line.count()) === 0) await screen.tap(more)
  await screen.tap(line.getByRole('link'))
  await page.getByRole('heading', { name: new RegExp(`^No\\. ${number} `) }).waitFor()
}

/** Puts the entry as it reads now there, and waits for the log; the screen has said what becomes of the table. */
async function changeIt({ page, screen }: Amender): Promise<void> {
  await page.getByText('What becomes of the table').waitFor()
  await screen.tap('Change it')
  await page.getByRole('heading', { name: 'Log', level: 1 }).waitFor()
}

/** Takes a change of the past, which must leave all later entries as they are, into the game. */
async function accept({ page, screen }: Amender): Promise<void> {
  await page.getByText('All later entries still fit.').waitFor()
  await screen.tap('Accept the change')
  await page.getByRole('heading', { name: 'Log', level: 1 }).waitFor()
}

/** Types another revenue into an entry of the log. */
export async function amendRevenue(by: Amender, number: number, revenue: number): Promise<void> {
  await openEntry(by, number)
  for (const digit of `${revenue}`) await by.screen.tap(`${digit} digit`)
  await changeIt(by)
}

/** Chooses another par price in an entry of the log. */
export async function amendPar(by: Amender, number: number, price: number): Promise<void> {
  await openEntry(by, number)
  await by.screen.tap(`$${price}`)
  await changeIt(by)
}

/** Takes a sale out, and puts one by the right seller in before the entry that has this number then. */
export async function moveSale(
  by: Amender,
  number: number,
  before: number,
  sale: Step,
  names: Names,
): Promise<void> {
  await openEntry(by, number)
  await by.screen.tap('Take it out')
  await accept(by)
  await openEntry(by, before)
  await by.screen.tap('Put one before it')
  await enterSale(by.screen, sale, names)
  await accept(by)
}
