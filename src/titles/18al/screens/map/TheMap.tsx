import { voice } from '../../../../app/desk/table'
import type { Cell } from '../../../../families/map/board'
import { MapDrawing, type MapProps } from '../../../../families/map/screens/MapDrawing'
import type { AnyRailway } from '../../../../families/railway/table'
import { recordOf } from '../../../../rules/state'
import { Button } from '../../../../ui/kit/parts/Button'
import { TERRAIN } from '../../data'
import { chart, worthOf } from '../../map/best'
import { boardOf, homesOf } from '../../map/kept'
import { ownOf } from '../../own'
import { said } from '../words'
import { nameOf } from './now'

/** The map of a table as it lies, or as `board` says; nothing if neither is known. */
export function TheMap({
  state,
  board = boardOf(state),
  ...more
}: { state: AnyRailway } & Partial<Pick<MapProps, 'board' | 'lit' | 'picked' | 'routes' | 'onHex'>>) {
  const { map: text } = said.value
  if (!board) return null
  const doubts = ownOf(state).map?.doubts ?? []
  return (
    <MapDrawing
      {...{ chart, board, ...more }}
      label={text.title}
      enlarge={text.enlarge}
      worth={(cell: Cell) => worthOf(cell, state.phase)}
      notes={recordOf(Object.keys(TERRAIN), hex => voice.value.money(TERRAIN[hex] ?? 0))}
      doubted={[...new Set(doubts.map(({ hex }) => hex))]}
      homes={homesOf(state, board)}
    />
  )
}

/** Hexes as buttons, for those who do not see the map or cannot tap it. */
export const Hexes = ({
  of,
  picked,
  onPick,
}: {
  of: readonly string[]
  picked: string | undefined
  onPick: (hex: string) => void
}) => (
  <div class="chips cities">
    {of.map(hex => (
      <Button key={hex} expanded={hex === picked} onTap={() => onPick(hex)}>
        {nameOf(hex)}
      </Button>
    ))}
  </div>
)
