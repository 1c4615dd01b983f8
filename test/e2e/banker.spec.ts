import { expect, test } from '@playwright/test'
import { bank } from '../../scripts/banker/bank.ts'
import { readGame } from '../../scripts/banker/game.ts'
import { withPhone } from '../../scripts/banker/phone.ts'

// The bench counts further games: npm run bench -- taps
test('a banker enters a whole real game through the screen in at most 270 taps, to its recorded scores', async () => {
  test.setTimeout(180_000)
  const told = await withPhone(phone => bank(phone, readGame('test/games/18al-real-4714.json')))
  expect(told.taps).toBeLessThanOrEqual(270)
  expect(told.final.gameOver).toBe('market')
})
