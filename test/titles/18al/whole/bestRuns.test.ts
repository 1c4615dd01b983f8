import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestOn, type OnBoard } from '../../../../scripts/boards'
import { type Board, cellOf } from '../../../../src/families/map/board'
import { laysOn } from '../../../../src/families/map/lays'
import { layPolicyOf } from '../../../../src/families/railway/kept/lays'
import { kept } from '../../../../src/titles/18al/map/kept'
import { WHOLE } from '../../../all'
import { place } from '../kit'
import { slowBest } from './slow'

const { chart } = kept
const LAST = place({ corporations: {}, turn: 'p1', phase: '4D' })

const HOMES: Readonly<Record<string, string>> = {
  ...{ 'L&N': 'A4', 'M&O': 'Q2', WRA: 'L5', ATN: 'F1', 'AB&C': 'G6', TAG: 'E6' },
}
const CORPORATIONS = Object.keys(HOMES)
const CITIES = ['C4', 'E6', 'F1', 'G4', 'G6', 'H3', 'H5', 'J7', 'K2', 'K4', 'L1', 'L5']

const pick = <T>(from: readonly T[], n: number): T | undefined => from[n % from.length]

/** A board after lays that some corporation may make at the end of the game, and with more stations. */
function boardOf(lays: readonly number[], stations: readonly number[]): Board {
  const homes = Object.entries(HOMES).map(([corporation, hex]) => [hex, [corporation]] as const)
  let board: Board = { tiles: {}, stations: Object.fromEntries(homes) }
  for (const n of lays) {
    const corporation = pick(CORPORATIONS, n) ?? ''
    const choices = [...laysOn(chart, layPolicyOf(kept, LAST, corporation), board)]
    const [hex, laid] = pick(choices, n >> 3) ?? []
    const tile = pick(laid ?? [], n >> 9)
    if (hex !== undefined && tile) board = { ...board, tiles: { ...board.tiles, [hex]: tile } }
  }
  for (const n of stations) {
    const [hex, owner] = [pick(CITIES, n) ?? '', pick(CORPORATIONS, n >> 4) ?? '']
    const there = board.stations[hex] ?? []
    if (there.includes(owner) || there.length >= cellOf(chart, board, hex).circles) continue
    board = { ...board, stations: { ...board.stations, [hex]: [...there, owner] } }
  }
  return board
}

const number = fc.nat({ max: 2 ** 16 })
const TRAINS: Readonly<Record<string, readonly string[]>> = {
  ...{ '3': ['2', '3'], '5': ['3', '4', '5'], '6': ['4', '5', '6'], '4D': ['5', '6', '4D'] },
}
const running = fc.record({
  board: fc
    .tuple(fc.array(number, { minLength: 6, maxLength: 18 }), fc.array(number, { maxLength: 6 }))
    .map(numbers => boardOf(...numbers)),
  corporation: fc.constantFrom(...CORPORATIONS),
  // Trains that a corporation may own in the phase.
  ...{
    phase: fc.constantFrom('3', '5', '6', '4D'),
    numbers: fc.array(number, { minLength: 1, maxLength: 3 }),
  },
  coal: fc.constantFrom(null, 'E6', 'G4', 'H3'),
  chits: fc.boolean(),
})
const runnings = running.map(({ numbers, ...all }): OnBoard => {
  const trains = numbers.map(n => pick(TRAINS[all.phase] ?? [], n) ?? '')
  return { ...all, trains }
})

/** Tries of the slow solver that take a moment. */
const TRIES = 10_000

/** Where the sides lead that a run crosses, from its first stop; `undefined` where they do not hang together. */
function endOf({ stops, leaves }: ReturnType<typeof bestOn>['runs'][number]): string | undefined {
  let at: string | undefined = stops[0]
  const track = leaves.map(({ hex, side }) => {
    const goes = hex === at
    at = chart.beside(hex, side)
    return goes
  })
  return track.every(Boolean) ? at : undefined
}

describe('4.2.3: the best runs on random boards', () => {
  it('are those of a slow solver that shares no code', () => {
    fc.assert(
      fc.property(runnings, running => {
        const { ways } = slowBest(running)
        const few = running.trains.filter((_, i) => (ways + 1) ** (i + 1) <= TRIES)
        const tried = { ...running, trains: few }
        const best = bestOn(tried)
        expect(best.certain).toBe(true)
        expect(best.total).toBe(slowBest(tried).total())
        expect(best.runs.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(best.total)
        for (const run of best.runs) expect(endOf(run)).toBe(run.stops.at(-1))
        const crossed = best.runs.flatMap(({ leaves }) =>
          leaves.map(({ hex, side }) => [hex, chart.beside(hex, side)].sort().join('-')),
        )
        expect(new Set(crossed).size).toBe(crossed.length)
      }),
      { numRuns: WHOLE ? 150 : 30 },
    )
  })
})
