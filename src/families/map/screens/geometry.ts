import type { Run } from '../best'
import { across, type Chart } from '../board'

/** A point of a drawing. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** From the center of a hex to each of its sides, and to each of its corners. */
export const APOTHEM = 50
const RADIUS = (2 * APOTHEM) / Math.sqrt(3)

const SIDES = 6
const rounded = (length: number) => Math.round(length * 10) / 10
/** The point so far from the center of a hex toward a side; halves are corners. Side 0 looks down, the others follow clockwise. */
export function toward(side: number, length: number): Point {
  const angle = Math.PI / 2 + (side * Math.PI) / 3
  return { x: rounded(length * Math.cos(angle)), y: rounded(length * Math.sin(angle)) }
}

const text = ({ x, y }: Point) => `${x} ${y}`

/** The corners of a hex, `within` its edge, as the points of a polygon. */
export const outline = (within = 0): string =>
  Array.from({ length: SIDES }, (_, i) => text(toward(i + 0.5, RADIUS - within))).join(' ')

/** How far from the center the two handles of a curve are, by how many sides lie between its ends. */
const HANDLES: Readonly<Record<number, number>> = { 1: 0.555, 2: 0.381, 3: 0 }

/** The two handles and the end of the curve from one side of a hex to another. */
function curve(from: number, to: number): readonly [Point, Point, Point] {
  const apart = Math.abs(from - to)
  const handle = (HANDLES[Math.min(apart, SIDES - apart)] ?? 0) * APOTHEM
  return [toward(from, handle), toward(to, handle), toward(to, APOTHEM)]
}

const curveTo = (points: readonly Point[]): string => `C${points.map(text).join(' ')}`

/** Plain track, as a path about the center of the hex. */
export const trackPath = (from: number, to: number): string =>
  `M${text(toward(from, APOTHEM))}${curveTo(curve(from, to))}`

/** The middle of plain track. */
export function trackMiddle(from: number, to: number): Point {
  const [a, b, end] = curve(from, to)
  const start = toward(from, APOTHEM)
  const middle = (of: 'x' | 'y') => rounded((start[of] + 3 * a[of] + 3 * b[of] + end[of]) / 8)
  return { x: middle('x'), y: middle('y') }
}

/** Track from a side to the stop in the middle. */
export const exitPath = (side: number): string => `M${text(toward(side, APOTHEM))}L0 0`

/** Where hexes lie in a drawing. */
export interface Geometry {
  /** The center of a hex. */
  readonly at: (hex: string) => Point
  /** What encloses all hexes. */
  readonly box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>
}

/** How far one letter and one number lead: the two steps of the map over sides 0 and 1 say it. */
function unitsOf({ printed: { steps } }: Chart): readonly [Point, Point] {
  const [[a, b], [c, d]] = [steps[0] ?? [0, 0], steps[1] ?? [0, 0]]
  const [p, q] = [toward(0, 2 * APOTHEM), toward(1, 2 * APOTHEM)]
  const whole = a * d - b * c
  const letter = { x: (d * p.x - b * q.x) / whole, y: (d * p.y - b * q.y) / whole }
  return [letter, { x: (a * q.x - c * p.x) / whole, y: (a * q.y - c * p.y) / whole }]
}

/** Lays out a map. */
export function geometryOf(chart: Chart): Geometry {
  const [letter, number] = unitsOf(chart)
  const at = (hex: string) => {
    const [i, k] = [hex.charCodeAt(0) - 'A'.charCodeAt(0), Number(hex.slice(1))]
    return { x: rounded(i * letter.x + k * number.x), y: rounded(i * letter.y + k * number.y) }
  }
  const all = Object.keys(chart.hexes).map(at)
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - RADIUS - 2, Math.min(...ys) - APOTHEM - 2]
  const [right, bottom] = [Math.max(...xs) + RADIUS + 2, Math.max(...ys) + APOTHEM + 2]
  return { at, box: { x: left, y: top, width: right - left, height: bottom - top } }
}

/** A run as a path: along the curves of plain track, and through the middle of the hexes of its stops. */
export function routePath(
  chart: Chart,
  { at }: Geometry,
  { stops, leaves }: Pick<Run, 'stops' | 'leaves'>,
): string {
  const parts = leaves.map(({ hex, side }, i) => {
    const center = at(hex)
    const moved = ({ x, y }: Point): Point => ({ x: rounded(center.x + x), y: rounded(center.y + y) })
    const before = leaves[i - 1]
    const isStop = before === undefined || stops.includes(hex)
    return isStop
      ? `${before ? 'L' : 'M'}${text(center)}L${text(moved(toward(side, APOTHEM)))}`
      : curveTo(curve(across(before.side), side).map(moved))
  })
  const last = leaves.at(-1)
  const goal = last && chart.beside(last.hex, last.side)
  return goal === undefined ? '' : `${parts.join('')}L${text(at(goal))}`
}
