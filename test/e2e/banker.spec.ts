import { expect, test } from '@playwright/test'
import { bank, beginGame, enterGame } from '../../scripts/banker/bank.ts'
import { readGame } from '../../scripts/banker/game.ts'
import { withPhone } from '../../scripts/banker/phone.ts'
import { screenOf } from '../../scripts/banker/screen.ts'

// The bench counts further games: npm run bench -- taps
test('a banker enters a whole real game through the screen in at most 270 taps, to its recorded scores', async () => {
  test.setTimeout(180_000)
  const told = await withPhone(phone => bank(phone, readGame('test/games/18al-real-4714.json')))
  expect(told.taps).toBeLessThanOrEqual(270)
  expect(told.final.gameOver).toBe('market')
})

/** Beginnings that have much of what a title's screens are for, by the line of their file. */
const BEGINNINGS = [
  {
    title: '18VA',
    line: 7,
    entries: 80,
    has: ['bid', 'par', 'buyShare', 'pass', 'buyTrain', 'endTurn', 'run'],
  },
  {
    title: '18Lilliput',
    line: 1,
    entries: 71,
    has: [
      'chooseCorporation',
      'justiciary',
      'takeCard',
      'placeToken',
      'buyTrain',
      'buyShare',
      'run',
      'endRun',
    ],
  },
]

for (const { title, line, entries, has } of BEGINNINGS)
  test(`a banker enters the start of a game of ${title} through the screen`, async () => {
    test.setTimeout(120_000)
    const whole = readGame(`test/games/${title.toLowerCase()}-known.jsonl.gz`, line)
    const game = { ...whole, steps: whole.steps.slice(0, entries) }
    for (const type of has) expect(game.steps.map(step => step.type)).toContain(type)
    await withPhone(async ({ page, url }) => {
      const errors: string[] = []
      page.on('console', message => {
        if (message.type() === 'error') errors.push(message.text())
      })
      page.on('pageerror', error => errors.push(error.message))
      const screen = screenOf(page)
      await page.goto(url)
      await beginGame(page, screen, game)
      // Throws where the entries of the app's file are others.
      await enterGame(page, screen, game)
      expect(errors).toEqual([])
    })
  })
