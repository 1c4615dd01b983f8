import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bank, tapsEach } from '../banker/bank'
import { type Game, kindOf, readGame, readImported } from '../banker/game'
import { withPhone } from '../banker/phone'
import { root } from '../install.mjs'
import type { Figure } from './figure'

const REAL = 'test/games/18al-real-4714.json'
const KNOWN = 'test/games/18al-known.jsonl.gz'
/**
 * Known games by line: three players until the bank runs out; three, a bankruptcy; four, the bank; five, $300; five, a
 * bankruptcy and many 4Ds.
 */
const LINES = [8, 51, 49, 35, 50] as const
const MOST = 239
const VIRGINIA = 'test/games/18va-known.jsonl.gz'
/** By line: three players and five, both until the bank runs out. */
const VIRGINIAN = [9, 7] as const
/** At most this many taps per entry: of 1889, and for the kinds of entries that 4714 has. */
const MOST_EACH = 1.3
const SHIKOKU = 'test/games/1889-known.jsonl.gz'
/** By line: six players and three. */
const SHIKOKUAN = [15, 17] as const
const LILLIPUT = 'test/games/18lilliput-known.jsonl.gz'
/** By line: four players and two. */
const LILLIPUTIAN = [
  // At most this many taps per entry.
  { line: 1, most: 1.2 },
  { line: 3, most: undefined },
] as const

async function figureOf(name: string, path: string, line?: number): Promise<Figure> {
  const game = readGame(path, line)
  const { entries, taps, final } = await withPhone(phone => bank(phone, game))
  if (!game.final?.scores) throw new Error(`${name} has no table to compare`)
  const what = `${name}: ${game.players.length} players, ${entries} entries, ends by ${final.gameOver}`
  const figure = `${taps} taps, ${(taps / entries).toFixed(2)} per entry; table as recorded`
  return line === undefined
    ? { what, figure, target: `at most ${MOST} taps`, met: taps <= MOST }
    : { what, figure }
}

/** Taps per entry for each kind of entry, the most expensive first; and for all kinds together that 4714 has. */
async function kindFigures(line: number): Promise<readonly Figure[]> {
  const game = readGame(VIRGINIA, line)
  const { entries, taps, tapsByAction, entriesByAction } = await withPhone(phone => bank(phone, game))
  const kinds = Object.entries(entriesByAction).map(([kind, count]) => ({
    kind,
    count,
    taps: tapsByAction[kind] ?? 0,
  }))
  const each = kinds
    .toSorted((a, b) => b.taps / b.count - a.taps / a.count)
    .map(it => `${it.kind} ${(it.taps / it.count).toFixed(2)} × ${it.count}`)
  const real = new Set(readGame(REAL).steps.map(kindOf))
  const alike = kinds.filter(({ kind }) => real.has(kind))
  const mean = alike.reduce((sum, it) => sum + it.taps, 0) / alike.reduce((sum, it) => sum + it.count, 0)
  const what = `18VA, known game ${line}: ${game.players.length} players, ${entries} entries`
  return [
    { what, figure: `${taps} taps, ${(taps / entries).toFixed(2)} per entry: ${each.join(', ')}` },
    {
      what: `of these, the kinds of entries that 4714 has`,
      figure: `${mean.toFixed(2)} taps per entry`,
      target: `at most ${MOST_EACH}`,
      met: mean <= MOST_EACH,
    },
  ]
}

/** Taps per entry in a whole game of a title; `most` is the target, if it has one. */
async function eachFigure(title: string, path: string, line: number, most?: number): Promise<Figure> {
  const game = readGame(path, line)
  const { entries, taps } = await withPhone(phone => bank(phone, game))
  const figure = {
    what: `${title}, known game ${line}: ${game.players.length} players, ${entries} entries`,
    figure: `${taps} taps, ${(taps / entries).toFixed(2)} per entry; table as recorded`,
  }
  return most === undefined
    ? figure
    : { ...figure, target: `at most ${most} per entry`, met: taps / entries <= most }
}

/** A game recorded elsewhere whose map is not among the tests' games. */
const ELSEWHERE = join(root, '../shared/games/144868.18xxgames.json')
/** At most this many taps for a tile that is laid on the map. */
const MOST_A_TILE = 2

/** A game banked with its map; the banker stops at a run for which the phone offers less than was recorded. */
async function mappedFigure(name: string, game: Game): Promise<Figure> {
  const told = await withPhone(phone => bank(phone, game))
  const { tile, other } = tapsEach(told)
  return {
    what: `${name} with its map: ${told.entries} entries, every run at best at least as recorded`,
    figure: `${told.taps} taps, ${tile.toFixed(2)} a tile and ${other.toFixed(2)} per other entry`,
    target: `at most ${MOST_A_TILE} and ${MOST_EACH}`,
    met: tile <= MOST_A_TILE && other <= MOST_EACH,
  }
}

async function mappedFigures(): Promise<readonly Figure[]> {
  const real = await mappedFigure('real game 4714', readGame(REAL, 1, true))
  if (existsSync(ELSEWHERE))
    return [real, await mappedFigure('real game 144868', await readImported(ELSEWHERE))]
  process.stdout.write('../shared is missing: 144868 is left out.\n')
  return [real]
}

/** Taps for whole games through the screen; each must end with its recorded table. */
export async function countFigures(): Promise<readonly Figure[]> {
  const real = [await figureOf('real game 4714', REAL)]
  const known = LINES.map(line => () => figureOf(`known game ${line}`, KNOWN, line))
  // Two at a time: the counts do not depend on time.
  for (let i = 0; i < known.length; i += 2)
    real.push(...(await Promise.all(known.slice(i, i + 2).map(count => count()))))
  real.push(...(await mappedFigures()))
  for (const line of VIRGINIAN) real.push(...(await kindFigures(line)))
  for (const { line, most } of LILLIPUTIAN) real.push(await eachFigure('18Lilliput', LILLIPUT, line, most))
  for (const line of SHIKOKUAN) real.push(await eachFigure('1889', SHIKOKU, line, MOST_EACH))
  return real
}
