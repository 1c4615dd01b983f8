import { expect, type Page } from '@playwright/test'

/** Begins a game of four on the new-game screen. */
export async function beginGame(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New game' }).click()
  for (const [i, name] of ['Ann', 'Bo', 'Cy', 'Di'].entries())
    await page.getByRole('textbox', { name: `Player ${i + 1}`, exact: true }).fill(name)
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await expect(passes(page)).toBeVisible()
}

/** Opens a game from its file on the start screen; one that is already stored is added as another game. */
export async function openFile(page: Page, text: string): Promise<void> {
  const file = { name: 'game.paymaster.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('Open a file').setInputFiles(file)
  const log = page.getByRole('link', { name: 'Log' })
  const another = page.getByRole('button', { name: 'Add it as another game' })
  await expect(log.or(another)).toBeVisible()
  if (await another.isVisible()) await another.click()
  await expect(log).toBeVisible()
}

/** The button with which the current player passes. */
export const passes = (page: Page) => page.getByRole('button', { name: /passes$/ })

/**
 * Passes for the current player, and waits until the screen shows the next one. The app drops a tap just after the
 * button changed its owner, so it is tapped again, by its name.
 */
export async function pass(page: Page): Promise<void> {
  const who = await passes(page).innerText()
  const button = page.getByRole('button', { name: who, exact: true })
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 500 })
    await expect(button).toBeHidden({ timeout: 100 })
  }).toPass({ intervals: [100] })
}

/** The dot that says saved, saving or not saved. */
export const dot = (page: Page) => page.locator('.top .saved')

/** The number of entries in force, as the log shows them. */
export async function logged(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Log' }).click()
  await expect(page.getByRole('heading', { name: 'Log', level: 1 })).toBeAttached()
  const count = await page.locator('li.entry').count()
  await page.getByRole('link', { name: 'Play' }).click()
  await expect(passes(page)).toBeVisible()
  return count
}
