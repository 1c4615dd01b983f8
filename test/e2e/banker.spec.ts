import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { bank, beginGame, enterGame, tapsEach } from '../../scripts/banker/bank.ts'
import { type Game, readGame, readImported } from '../../scripts/banker/game.ts'
import { withPhone } from '../../scripts/banker/phone.ts'
import { screenOf } from '../../scripts/banker/screen.ts'
import { WHOLE } from '../all'

const REAL = '18al-real-4714.json'

// The bench measures more games: npm run bench -- taps
if (WHOLE)
  test('a banker enters a whole real game through the screen in at most 239 taps, to its recorded scores', async () => {
    test.slow()
    const told = await withPhone(phone => bank(phone, readGame(`test/games/${REAL}`)))
    expect(told.taps).toBeLessThanOrEqual(239)
    expect(told.final.gameOver).toBe('market')
  })

/** Beginnings of games that use much of a title's screens, by the line of their file. */
const BEGINNINGS = [
  {
    title: '18AL',
    file: REAL,
    line: 1,
    entries: 70,
    has: ['bid', 'buyPrivate', 'par', 'buyShare', 'pass', 'layTile', 'buyTrain', 'endTurn', 'run'],
  },
  {
    title: '18VA',
    line: 24,
    entries: 47,
    has: ['bid', 'par', 'buyShare', 'pass', 'buyTrain', 'endTurn', 'run'],
  },
  {
    title: '1889',
    line: 7,
    entries: 34,
    has: ['bid', 'buyPrivate', 'par', 'buyShare', 'pass', 'buyTrain', 'endTurn', 'run'],
  },
  {
    title: '18Lilliput',
    line: 1,
    entries: 50,
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

/** The quick test leaves out 18AL, which other tests there play through the screen. */
const begun = BEGINNINGS.filter(({ title }) => WHOLE || title !== '18AL')

for (const { title, file = `${title.toLowerCase()}-known.jsonl.gz`, line, entries, has } of begun)
  test(`a banker enters the start of a game of ${title} through the screen`, async () => {
    const whole = readGame(`test/games/${file}`, line)
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
      // Throws if the app's file has other entries.
      await enterGame(page, screen, game)
      expect(errors).toEqual([])
    })
  })

/** Real games whose tiles are known; the second is not part of this project. */
const MAPPED: readonly (readonly [
  name: string,
  path: string,
  read: (path: string) => Game | Promise<Game>,
])[] = [
  ['4714', 'test/games/18al-real-4714.json', path => readGame(path, 1, true)],
  ['144868', '../shared/games/144868.18xxgames.json', readImported],
]

// The banker stops at a run for which the phone offers less than was recorded.
for (const [name, path, read] of WHOLE ? MAPPED : [])
  test(`a banker enters the whole real game ${name} with its map: 2 taps a tile, at most 1.3 for all else`, async () => {
    test.skip(!existsSync(path), `${path} is not on this machine`)
    test.setTimeout(600_000)
    const whole = await read(path)
    // One that its table gave up is entered up to there.
    const game = { ...whole, steps: whole.steps.filter(({ type }) => type !== 'stop') }
    const told = await withPhone(phone => bank(phone, game))
    const { tile, other } = tapsEach(told)
    expect(told.entriesByAction.layTile).toBeGreaterThan(9)
    expect(tile).toBeLessThanOrEqual(2)
    expect(other).toBeLessThanOrEqual(1.3)
  })

/** Whole games of each title with the most and the fewest players, by the line of their file. */
const GAMES = [
  ['18al', 35],
  ['18al', 51],
  ['18va', 7],
  ['18va', 9],
  ['1889', 17],
  ['1889', 15],
  ['18lilliput', 1],
  ['18lilliput', 3],
] as const

// This takes a quarter of an hour, so only npm run test:all does it.
for (const [title, line] of WHOLE ? GAMES : [])
  test(`a banker enters the whole known game ${line} of ${title} through the screen, to its recorded table`, async () => {
    test.setTimeout(1_200_000)
    const game = readGame(`test/games/${title}-known.jsonl.gz`, line)
    const told = await withPhone(phone => bank(phone, game))
    expect(game.final).toBeDefined()
    expect(told.final.scores).toEqual(game.final?.scores)
    if (title === '1889') expect(told.taps / told.entries).toBeLessThanOrEqual(1.3)
  })
