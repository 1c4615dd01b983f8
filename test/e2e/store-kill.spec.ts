import { expect, test } from '@playwright/test'
import { readGame } from '../../scripts/banker/game.ts'
import { bankKilled } from '../../scripts/durable/kill.ts'
import { WHOLE } from '../all'

// All of them take about five minutes, so only npm run test:all runs them all.
const KILLS = WHOLE ? 200 : 4

test(`a browser killed ${KILLS} times while a real game is banked loses nothing that it called saved`, async () => {
  test.setTimeout(180_000 + KILLS * 30_000)
  const told = await bankKilled(KILLS, readGame('test/games/18al-real-4714.json'), 18)
  expect(told).toMatchObject({ kills: KILLS, lost: 0, doubled: 0, unopened: 0, faults: [] })
  // More would be another fault than the one that is known of the browser.
  expect(told.dropped).toBeLessThanOrEqual(1 + KILLS / 100)
  // Most entries were shown as saved before the browser was killed, so there was something to lose.
  expect(told.shownSaved).toBeGreaterThan(told.taps / 2)
})
