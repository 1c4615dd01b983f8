import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Money } from '../../../bank/money'
import { steady } from '../../../ui/kit/parts/steady'
import type { Run } from '../best'
import { type Board, type Cell, type Chart, cellsOf } from '../board'
import { geometryOf, outline, routePath } from './geometry'
import { Hex, HexTexts, isOnLine } from './Hex'
import { useZoom } from './useZoom'
import './map.css'

/** What a drawing of a map shows. */
export interface MapProps {
  readonly chart: Chart
  readonly board: Board
  /** What the drawing is, for those who do not see it. */
  readonly label: string
  /** What the button says that enlarges it, and then the one that shows the whole again. */
  readonly enlarge: readonly [more: string, whole: string]
  /** What a stop earns now. */
  readonly worth: (cell: Cell) => Money | undefined
  /** Remarks on hexes without a tile, such as the price of their terrain. */
  readonly notes?: Readonly<Record<string, string>>
  /** Hexes in which something may be done now. */
  readonly lit?: readonly string[]
  /** The hex that was tapped. */
  readonly picked?: string | undefined
  /** Hexes with something doubtful. */
  readonly doubted?: readonly string[]
  /** By hex, whose home it is without a station there yet. */
  readonly homes?: Board['stations']
  /** Runs, each in a color of its own in this order. */
  readonly routes?: readonly Run[]
  readonly onHex?: (hex: string) => void
}

const INSIDE = outline(5)

interface RoutesProps {
  readonly chart: Chart
  readonly cells: ReadonlyMap<string, Cell>
  readonly routes: readonly Run[]
}

const onLine = (cell: Cell | undefined) => cell !== undefined && isOnLine(cell)

/** The runs over the map, in colors; each has an edge so that it stands out from the track below. */
function Routes({ chart, cells, routes }: RoutesProps) {
  const geometry = useMemo(() => geometryOf(chart), [chart])
  return routes.map((run, i) => {
    // Through a town on a line it keeps to that.
    const stops = run.stops.filter(hex => !onLine(cells.get(hex)))
    const path = routePath(chart, geometry, { ...run, stops })
    return (
      <g key={i} class={`map-route route-${i}`}>
        <path class="edge" d={path} />
        <path d={path} />
      </g>
    )
  })
}

interface LandProps extends Pick<MapProps, 'chart' | 'board' | 'worth'>, Required<Pick<MapProps, 'homes'>> {
  readonly cells: ReadonlyMap<string, Cell>
  readonly notes: Readonly<Record<string, string>>
  readonly lit: readonly string[]
  readonly picked: string | undefined
  readonly doubted: readonly string[]
  readonly moved: (hex: string) => string
}

/** All hexes with what lies and stands in them. */
function Land({ chart, board, cells, worth, notes, lit, picked, doubted, homes, moved }: LandProps) {
  return (
    <>
      {[...cells].map(([hex, cell]) => (
        <g key={hex} data-hex={hex} transform={moved(hex)}>
          <Hex
            chart={chart}
            cell={cell}
            owners={board.stations[hex] ?? []}
            homes={homes[hex] ?? []}
            lit={lit.includes(hex)}
          />
        </g>
      ))}
      {picked === undefined ? null : <polygon class="map-picked" points={INSIDE} transform={moved(picked)} />}
      {/* Above all land, since a name may be longer than its hex is wide. */}
      <g class="map-texts">
        {[...cells].map(([hex, cell]) => {
          const value = cell.kind === undefined ? undefined : worth(cell)
          const note = board.tiles[hex] ? undefined : notes[hex]
          if ((chart.hexes[hex]?.name ?? value ?? note) === undefined) return null
          return (
            <g key={hex} transform={moved(hex)}>
              <HexTexts {...{ chart, cell, value, note }} />
            </g>
          )
        })}
      </g>
      {doubted.map(hex => (
        <g key={hex} class="map-doubt" transform={moved(hex)}>
          <circle cx="-38" r="13" />
          <text x="-38" y="7">
            ?
          </text>
        </g>
      ))}
    </>
  )
}

/** Whether the frame is shown that brought a drawing: only then is there time for it. */
function useTime(): boolean {
  const [isTime, setTime] = useState(false)
  useEffect(() => setTime(true), [])
  return isTime
}

/**
 * A map as it lies, from above; fingers enlarge and drag it, and a tap tells its hex. The tap that brings it does not wait for it:
 * its place is kept, and it is drawn in the next frame.
 */
export const MapDrawing = steady((props: MapProps) => {
  const {
    chart,
    board,
    label,
    enlarge,
    worth,
    notes = {},
    lit = [],
    picked,
    doubted = [],
    homes = {},
    routes = [],
  } = props
  const { at, box } = useMemo(() => geometryOf(chart), [chart])
  const isTime = useTime()
  const cells = useMemo(() => cellsOf(chart, board), [chart, board])
  // Who uses no finger picks a hex from a list, so only a tap does it here.
  const { isLarge, toggle, drawing } = useZoom(box, target => {
    const hex = target.closest('[data-hex]')?.getAttribute('data-hex')
    if (hex) props.onHex?.(hex)
  })
  const moved = (hex: string) => `translate(${at(hex).x} ${at(hex).y})`
  return (
    <div class={`map ${isLarge ? 'large' : ''}`}>
      <svg role="img" aria-label={label} {...drawing}>
        {isTime ? (
          <>
            <Land {...{ chart, board, cells, worth, notes, lit, picked, doubted, homes, moved }} />
            <Routes {...{ chart, cells, routes }} />
          </>
        ) : null}
      </svg>
      <button type="button" class="button enlarge" onClick={toggle} aria-label={enlarge[isLarge ? 1 : 0]}>
        {isLarge ? '−' : '+'}
      </button>
    </div>
  )
})

/** A tile as it would lie, turned; `label` is left to the button around it. */
export const HexPicture = steady(({ chart, cell }: { chart: Chart; cell: Cell }) => (
  <svg class="map-tile" viewBox="-60 -52 120 104" aria-hidden="true">
    <Hex chart={chart} cell={cell} />
  </svg>
))
