import type { OnBoard } from '../../../../scripts/boards'
import { BOARD } from '../../../../src/titles/18al/map/board'

// A second solver of 4.2.3, which shares nothing with the first but the printed map: it walks from hex to hex, keeps every
// route, and tries all of them together. Good for small boards only.

/** What is printed for a red area or Meridian: until the first 5 and from then on. The others are the same in all phases. */
const PRINTED: Readonly<Record<string, readonly [number, number]>> = {
  ...{ A4: [40, 50], B1: [40, 30], B7: [30, 50], G8: [40, 70], P7: [30, 40], Q2: [40, 50], L1: [30, 40] },
  ...{ F1: [30, 30], H5: [30, 30], D7: [10, 10], M8: [10, 10], E6: [20, 20], K4: [20, 20] },
}
const RED = ['A4', 'B1', 'B7', 'G8', 'P7', 'Q2']
const LATE = ['5', '6', '7', '4D']
/** From south clockwise. */
const STEPS = ['2,0', '1,-1', '-1,-1', '-2,0', '-1,1', '1,1'].map(step => step.split(',').map(Number))

interface Place {
  readonly stop?: 'red' | 'city' | 'town'
  readonly value: number
  readonly circles: number
  /** Pairs of sides, or sides that lead to the stop. */
  readonly lines: readonly string[]
}

function placeAt({ board, phase }: OnBoard, hex: string): Place | undefined {
  const printed = BOARD.hexes[hex] ?? (BOARD.plain.split(' ').includes(hex) ? {} : undefined)
  if (!printed) return undefined
  const laid = board.tiles[hex]
  const tile = laid && Object.values(BOARD.tiles).find(all => laid.tile in all)?.[laid.tile]
  const by = laid?.rotation ?? 0
  const turn = (text: string) => text.replaceAll(/\d/g, side => `${(Number(side) + by) % 6}`)
  const { kind, exits = '', circles = 0 } = tile ?? printed
  return {
    ...(kind === undefined ? {} : { stop: RED.includes(hex) ? 'red' : kind === 'town' ? 'town' : 'city' }),
    value: tile?.value ?? PRINTED[hex]?.[LATE.includes(phase) ? 1 : 0] ?? 0,
    circles,
    lines: tile?.track ? turn(tile.track).split(' ') : [...turn(exits)],
  }
}

function beyond(hex: string, side: number): string | undefined {
  const [rows = 0, columns = 0] = STEPS[side] ?? []
  if ((hex === 'B3' && side === 0) || (hex === 'D3' && side === 3)) return undefined
  return `${String.fromCharCode(hex.charCodeAt(0) + rows)}${Number(hex.slice(1)) + columns}`
}

interface Way {
  readonly stops: readonly string[]
  readonly borders: readonly string[]
}

/** Every way from a stop to another that a train of any length may take, once from each of its ends. */
function allWays(running: OnBoard): readonly Way[] {
  const { board, corporation } = running
  const ways: Way[] = []
  const walk = (hex: string, side: number, stops: readonly string[], borders: readonly string[]): void => {
    const next = beyond(hex, side)
    const there = next === undefined ? undefined : placeAt(running, next)
    const back = `${(side + 3) % 6}`
    const border = [hex, next].sort().join('-')
    if (next === undefined || !there?.lines.some(line => line.includes(back)) || borders.includes(border))
      return
    const crossed = [...borders, border]
    if (there.stop === undefined) {
      for (const line of there.lines)
        if (line.includes(back)) walk(next, Number(line.replace(back, '')), stops, crossed)
      return
    }
    if (stops.includes(next)) return
    const all = [...stops, next]
    ways.push({ stops: all, borders: crossed })
    const others = (board.stations[next] ?? []).filter(owner => owner !== corporation).length
    if (there.stop === 'red' || (there.circles > 0 && others >= there.circles)) return
    for (const exit of there.lines) if (exit !== back) walk(next, Number(exit), all, crossed)
  }
  for (const hex of Object.keys(BOARD.hexes)) {
    const place = placeAt(running, hex)
    if (place?.stop) for (const exit of place.lines) walk(hex, Number(exit), [hex], [])
  }
  return ways.filter(({ stops }) => stops.some(hex => board.stations[hex]?.includes(corporation)))
}

/** What a way earns for a train, without name chits; `undefined` if it is too long. */
function earns(running: OnBoard, train: string, { stops }: Way): number | undefined {
  const places = stops.map(hex => ({ hex, ...placeAt(running, hex) }))
  const far = places.filter(({ stop }) => stop !== 'town')
  if (far.length > Number.parseInt(train, 10)) return undefined
  const coal = ['2', '3', '4', '5'].includes(running.phase) && stops.includes(running.coal ?? '') ? 10 : 0
  return places.reduce(
    (sum, { stop, value = 0 }) => sum + value * (train === '4D' && stop !== 'town' ? 2 : 1),
    coal,
  )
}

const NAMES = [
  { of: ['G8', 'G4'], adds: 20 },
  { of: ['Q2', 'A4'], adds: 40 },
]

/** How many ways there are, and the greatest total of all trains. */
export function slowBest(running: OnBoard): { readonly ways: number; readonly total: () => number } {
  const ways = allWays(running)
  const rest = (trains: readonly string[], used: readonly string[], chits: readonly string[]): number => {
    const [train, ...others] = trains
    if (train === undefined) return 0
    let most = rest(others, used, chits)
    for (const way of ways) {
      const value = earns(running, train, way)
      if (value === undefined || way.borders.some(border => used.includes(border))) continue
      const after = [...used, ...way.borders]
      most = Math.max(most, value + rest(others, after, chits))
      for (const { of, adds } of NAMES)
        if (running.chits && !chits.includes(`${of}`) && of.every(hex => way.stops.includes(hex)))
          most = Math.max(most, value + adds + rest(others, after, [...chits, `${of}`]))
    }
    return most
  }
  return { ways: ways.length, total: () => rest(running.trains, [], []) }
}
