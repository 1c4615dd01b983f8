import { expect, test } from '@playwright/test'
import { button } from './button'

test.use({ locale: 'en-US' })

test('a new user learns buying, running and undoing in two turns at a table to try', async ({ page }) => {
  await page.clock.install()
  const tap = async (name: string | RegExp) => {
    await button(page, name).first().tap()
    await page.clock.fastForward(400)
  }
  await page.goto('./')
  await expect(page.getByText('The map stays on the table.')).toBeVisible()
  await tap('Try a table')
  const lesson = page.locator('.lesson')
  await expect(lesson).toContainText('1 of 3. It is Bo’s turn.')
  await tap(/: Bo buys WRA from the Initial Offering$/)
  await expect(lesson).toHaveText(/^Now all pass/)
  // After a reload the lesson is where it was.
  await page.reload()
  await expect(lesson).toHaveText(/^Now all pass/)
  await tap(/^All pass/)
  await expect(lesson).toContainText('2 of 3. It is L&N’s turn. Type what its trains earn')
  await tap('6 digit')
  await tap('0 digit')
  await tap(/^Pay \$6 a share/)
  await expect(lesson).toContainText('3 of 3. The slip says who gets how much.')
  await expect(page.locator('.slip li').first()).toBeVisible()
  await tap('Undo')
  await expect(lesson).toContainText('That is all there is to it.')
  await tap('Put this table away')
  await expect(page.getByRole('link', { name: 'New game' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bin: 1 game' })).toBeVisible()
})

test('a game to look at opens with who won, by how much, how it turned, and the picture in one tap', async ({
  page,
}) => {
  await page.goto('./')
  await button(page, 'Look at a game').tap()
  await expect(page.getByRole('heading', { name: 'Cy wins' })).toBeVisible()
  await expect(page.getByText('$201 ahead of Bo.')).toBeVisible()
  await expect(page.getByText('In the lead since OR 3.1. Before that: Bo.')).toBeVisible()
  const download = page.waitForEvent('download')
  await button(page, 'Share the picture').tap()
  expect((await download).suggestedFilename()).toMatch(/\.png$/)
  await expect(page.getByText('Saved to the downloads.')).toBeVisible()
  // Whoever only looked may still try.
  await page.goto('./#/start')
  await expect(button(page, /^Continue/)).toBeVisible()
  await expect(button(page, 'Try a table')).toBeVisible()
})
