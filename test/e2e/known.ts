import { expect, type Page } from '@playwright/test'
import { gameFileOf, type Recorded, realGame } from '../games/recorded'
import { openFile } from './table'

/** The real game that the tests open. */
export const game = realGame('4714')

/** Opens a recorded game up to an entry from a file. */
export async function openGame(page: Page, upTo: number, of: Recorded = game) {
  const text = gameFileOf({ ...of, trace: of.trace.slice(0, upTo) })
  await page.goto('./')
  await openFile(page, text)
}

/** Goes to a screen by its address, and waits for its heading. */
export async function show(page: Page, screen: string, heading: string) {
  await page.evaluate(at => {
    location.hash = `#/${at}`
  }, screen)
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
}
