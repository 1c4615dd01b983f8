import { voice } from '../../../../app/desk/table'
import type { Cell } from '../../../../families/map/board'
import { MapDrawing, type MapProps } from '../../../../families/map/screens/MapDrawing'
import type { AnyRailway } from '../../../../families/railway/table'
import { recordOf } from '../../../../rules/state'
import { TERRAIN } from '../../data'
import { chart, worthOf } from '../../map/best'
import { boardOf } from '../../map/kept'
import { ownOf } from '../../own'
import { said } from '../words'

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
      doubted={doubts.map(({ hex }) => hex)}
    />
  )
}
