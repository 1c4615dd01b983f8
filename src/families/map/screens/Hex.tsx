import { corporationCards } from '../../../app/desk/table'
import { steady } from '../../../ui/kit/parts/steady'
import type { Cell, Chart } from '../board'
import { APOTHEM, exitPath, outline, type Point, toward, trackMiddle, trackPath } from './geometry'

const [EDGE, INSIDE] = [outline(), outline(5)]
const CIRCLE = 21
/** Where the circles of a city lie. */
function circlesOf(count: number): readonly Point[] {
  if (count === 0) return []
  if (count === 1) return [{ x: 0, y: 0 }]
  if (count === 2) return [-1, 1].map(side => ({ x: side * CIRCLE, y: 0 }))
  return Array.from({ length: count }, (_, i) => toward((i * 6) / count, CIRCLE * 1.16))
}

interface CircleProps {
  readonly at: Point
  readonly owner: string | undefined
  readonly home: string | undefined
}

/** A station with the mark of its corporation, or an empty circle, perhaps kept for a home. */
function Circle({ at: { x, y }, owner, home }: CircleProps) {
  const mark = owner ?? home
  const known = corporationCards.value.get(mark ?? '')
  const { short, letters = short } = known ?? { short: mark ?? '' }
  const card = owner === undefined ? undefined : known
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle
        class="map-circle"
        r={CIRCLE}
        {...(card ? { style: { fill: card.plate.fill, stroke: card.plate.ink } } : {})}
      />
      {mark === undefined ? null : (
        <text
          class={owner === undefined ? 'map-mark home' : 'map-mark'}
          y="6.5"
          {...(card ? { style: { fill: card.plate.ink } } : {})}
          {...(letters.length > 3 ? { textLength: CIRCLE * 1.75, lengthAdjust: 'spacingAndGlyphs' } : {})}
        >
          {letters}
        </text>
      )}
    </g>
  )
}

/** Whether a stop lies on a line of two exits, as a town does, and no city. */
export const isOnLine = ({ kind, exits, circles }: Pick<Cell, 'kind' | 'exits' | 'circles'>): boolean =>
  kind !== undefined && circles === 0 && exits.length === 2

/** Track as it is printed: an end of the line as arrows, a town on a line of two exits in its middle, otherwise lines to the stop. */
function trackOf({ kind, exits, track, circles }: Cell, ends: boolean) {
  const lines = track.map(([from, to]) => trackPath(from, to))
  if (kind === undefined) return { lines, dot: undefined }
  const [from, to] = exits
  if (!ends && isOnLine({ kind, exits, circles }) && from !== undefined && to !== undefined)
    return { lines: [trackPath(from, to)], dot: trackMiddle(from, to) }
  return { lines: exits.map(exitPath), dot: circles === 0 && !ends ? { x: 0, y: 0 } : undefined }
}

const ARROW = [-12, APOTHEM, 12, APOTHEM, 0, APOTHEM - 24].join(' ')

/** An arrow at the edge, where track leads into a place off the map. */
const Arrow = ({ side }: { side: number }) => (
  <polygon class="map-arrow" transform={`rotate(${side * 60})`} points={ARROW} />
)

/** Whether a run can only begin or end in a hex. */
const isEnd = ({ printed }: Chart, { kind }: Cell): boolean =>
  kind !== undefined && (printed.kinds[kind]?.end ?? false)

interface HexProps {
  readonly chart: Chart
  readonly cell: Cell
  readonly owners?: readonly string[]
  readonly homes?: readonly string[]
  readonly lit?: boolean
}

/**
 * A hex as it lies, about its center: land, track, stop and stations. `homes` are those of corporations without a
 * station there yet; `lit`: something may be done there now.
 */
export const Hex = steady(({ chart, cell, owners = [], homes = [], lit = false }: HexProps) => {
  const { hex, color, exits } = cell
  const ends = isEnd(chart, cell)
  const { lines, dot } = trackOf(cell, ends)
  const circles = circlesOf(Math.max(cell.circles, owners.length))
  return (
    <>
      <polygon class={`map-land ${chart.hexes[hex]?.fixed ?? color ?? ''}`} points={EDGE} />
      {lit ? <polygon class="map-lit" points={INSIDE} /> : null}
      {ends
        ? exits.map(side => <Arrow key={side} side={side} />)
        : lines.length > 0 && <path class="map-track" d={lines.join('')} />}
      {dot ? <circle class="map-dot" cx={dot.x} cy={dot.y} r="11" /> : null}
      {circles.map((at, i) => (
        <Circle key={i} at={at} owner={owners[i]} home={homes[i - owners.length]} />
      ))}
    </>
  )
})

interface HexTextsProps {
  readonly chart: Chart
  readonly cell: Cell
  readonly value?: number | undefined
  readonly note?: string | undefined
}

/** What is written in a hex: its name, what its stop earns, or a remark on bare land such as the price of its terrain. */
export const HexTexts = steady(({ chart, cell, value, note }: HexTextsProps) => {
  const { hex, kind, exits, circles } = cell
  const { name } = chart.hexes[hex] ?? {}
  const alone = isEnd(chart, cell) && circles === 0
  // Away from the track, but several circles leave no room beside them.
  const low = circles < 2 && exits.includes(3) && !exits.includes(0)
  const right = [4, 5].filter(side => exits.includes(side)).length
  const left = [1, 2].filter(side => exits.includes(side)).length
  const beside = { x: right > left ? -37 : 37, y: 7 }
  const figure = alone ? { x: 0, y: 20 } : circles > 1 ? { x: right > left ? -20 : 20, y: 42 } : beside
  return (
    <>
      {name === undefined ? null : (
        <text class="map-name" y={alone ? -2 : low ? 42 : -27}>
          {name}
        </text>
      )}
      {value === undefined ? null : (
        <text class="map-value" {...figure}>
          {value}
        </text>
      )}
      {note === undefined ? null : (
        <text class="map-note" y={kind === undefined ? 7 : 42}>
          {note}
        </text>
      )}
    </>
  )
})
