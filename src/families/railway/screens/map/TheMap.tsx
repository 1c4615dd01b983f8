import { voice } from '../../../../app/desk/table'
import { recordOf } from '../../../../rules/state'
import { Button } from '../../../../ui/kit/parts/Button'
import type { Cell, Chart } from '../../../map/board'
import { MapDrawing, type MapProps } from '../../../map/screens/MapDrawing'
import { boardOf, homesOf } from '../../kept/board'
import { keptOf } from '../../kept/own'
import type { MapPolicy } from '../../kept/policy'
import { worthOf } from '../../kept/running'
import type { AnyRailway } from '../../table'
import { nameOf } from './now'
import { said } from './said'

/** The map of a table as it lies, or as `board` says; nothing if neither is known. */
export function TheMap({
  kept,
  state,
  board = boardOf(kept, state),
  ...more
}: { kept: MapPolicy; state: AnyRailway } & Partial<
  Pick<MapProps, 'board' | 'lit' | 'picked' | 'routes' | 'onHex'>
>) {
  const { map: text } = said.value
  if (!board) return null
  const { chart, terrain } = kept
  const doubts = keptOf(state).map?.doubts ?? []
  return (
    <MapDrawing
      {...{ chart, board, ...more }}
      label={text.title}
      enlarge={text.enlarge}
      worth={(cell: Cell) => worthOf(kept, cell, state.phase)}
      notes={recordOf(Object.keys(terrain), hex => voice.value.money(terrain[hex] ?? 0))}
      doubted={[...new Set(doubts.map(({ hex }) => hex))]}
      homes={homesOf(kept, state, board)}
    />
  )
}

interface HexesProps {
  readonly chart: Chart
  readonly of: readonly string[]
  readonly picked: string | undefined
  readonly onPick: (hex: string) => void
}

/** Hexes as buttons, for those who do not see the map or cannot tap it. */
export const Hexes = ({ chart, of, picked, onPick }: HexesProps) => (
  <div class="chips cities">
    {of.map(hex => (
      <Button key={hex} expanded={hex === picked} onTap={() => onPick(hex)}>
        {nameOf(chart, hex)}
      </Button>
    ))}
  </div>
)
