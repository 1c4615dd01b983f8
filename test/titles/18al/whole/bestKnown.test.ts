import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type BoardLine, bestOn, boardOn, type OnBoard } from '../../../../scripts/boards'

/** A board with the greatest total of its corporation, as two other solvers agree. */
interface Known extends BoardLine {
  readonly best: number
}

const known = gunzipSync(readFileSync(new URL('../../../games/18al-best-known.jsonl.gz', import.meta.url)))
  .toString('utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as Known)

/** The board of a line of tiles, such as `C4 57 0, E4 9 0`, and of stations, such as `A4 L&N, C4 WRA`. */
function boardOf(tiles: string, stations: string): OnBoard['board'] {
  const words = (text: string) => text.split(', ').map(it => it.split(' '))
  const owners: Record<string, string[]> = {}
  for (const [hex = '', owner = ''] of words(stations)) owners[hex] = [...(owners[hex] ?? []), owner]
  const laid = words(tiles).map(([hex, tile = '', rotation]) => [hex, { tile, rotation: Number(rotation) }])
  return { tiles: Object.fromEntries(laid), stations: owners }
}

/** The best runs as `2: A4 C4 60`, with the total. */
function bestFor(board: OnBoard['board'], corporation: string, trains: string, more: Partial<OnBoard> = {}) {
  const running = {
    board,
    corporation,
    phase: '2',
    trains: trains.split(' '),
    coal: null,
    chits: false,
    ...more,
  }
  const { total, runs } = bestOn(running)
  return [total, ...runs.map(({ train, stops, revenue }) => `${train}: ${stops.join(' ')} ${revenue}`)]
}

describe('4.2.3: the best runs', () => {
  it('are for certain those that two other solvers found, on the boards of two real games and on random ones', () => {
    const wrong = known.filter(line => {
      const { total, certain } = bestOn({ ...line, board: boardOn(line) })
      return total !== line.best || !certain
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  // From Nashville straight south to Decatur and Birmingham; and from Rome by Gadsden and Stevenson to Decatur.
  const south = 'C4 57 0, E4 9 0, G4 441a 3'
  const west = 'C6 58 0, B5 8 5, C4 57 1'

  it('(a), (f) need two places, and a station of the corporation at one of them', () => {
    expect(bestFor(boardOf('C4 57 1', 'C4 WRA'), 'WRA', '2')).toEqual([0])
    expect(bestFor(boardOf(south, 'C4 WRA'), 'L&N', '2')).toEqual([0])
    expect(bestFor(boardOf(south, 'A4 L&N'), 'L&N', '4')).toEqual([70, '4: A4 C4 G4 70'])
  })

  it('(d), (e) may end in a blocked city, but not go through it', () => {
    expect(bestFor(boardOf(south, 'A4 L&N, C4 WRA'), 'L&N', '4')).toEqual([60, '4: A4 C4 60'])
    expect(bestFor(boardOf(south, 'A4 L&N, G4 WRA'), 'L&N', '4')).toEqual([70, '4: A4 C4 G4 70'])
  })

  it('(h) go through no red area, not even with a station there', () => {
    const board = boardOf('C4 57 0, B3 8 4, C2 58 4', 'A4 L&N')
    expect(bestFor(board, 'L&N', '4')).toEqual([60, '4: A4 C4 60'])
  })

  it('(i) count no town, not even as an end', () => {
    expect(bestFor(boardOf(west, 'E6 TAG'), 'TAG', '2')).toEqual([60, '2: D7 E6 C6 C4 60'])
  })

  it('(j) share stops, but no track', () => {
    expect(bestFor(boardOf(south, 'A4 L&N'), 'L&N', '2 2')).toEqual([60, '2: A4 C4 60'])
    expect(bestFor(boardOf(south, 'C4 L&N'), 'L&N', '2 2')).toEqual([90, '2: C4 A4 60', '2: C4 G4 30'])
  })

  it('4.2.3.1: earn what red areas are worth in the phase; a 4D doubles all but towns', () => {
    const board = boardOf(south, 'A4 L&N')
    expect(bestFor(board, 'L&N', '4', { phase: '5' })).toEqual([80, '4: A4 C4 G4 80'])
    expect(bestFor(board, 'L&N', '4D', { phase: '4D' })).toEqual([160, '4D: A4 C4 G4 160'])
    expect(bestFor(boardOf(west, 'E6 TAG'), 'TAG', '4D', { phase: '4D' })[0]).toBe(100)
  })

  it('add the Coal Field token until the first 6, and each name chit for one train', () => {
    const board = boardOf(west, 'E6 TAG')
    expect(bestFor(board, 'TAG', '2', { coal: 'E6' })[0]).toBe(70)
    expect(bestFor(board, 'TAG', '2', { coal: 'E6', phase: '6' })[0]).toBe(60)
    const atlanta = boardOf('G4 442a 0, F5 8 5, G6 57 2, H7 8 2', 'G6 AB&C')
    expect(bestFor(atlanta, 'AB&C', '3')[0]).toBe(90)
    expect(bestFor(atlanta, 'AB&C', '3', { chits: true })[0]).toBe(110)
  })

  it('say so when the comparisons do not suffice to be certain', () => {
    const board = boardOf(south, 'A4 L&N')
    const running = { board, corporation: 'L&N', phase: '2', trains: ['2'], coal: null, chits: false }
    expect(bestOn(running).certain).toBe(true)
    expect(bestOn(running, 1).certain).toBe(false)
  })
})
