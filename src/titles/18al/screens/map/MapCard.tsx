import { whole } from '../../../../app/desk/rest'
import { desk } from '../../../../app/desk/table'
import { MapDrawing } from '../../../../families/map/screens/MapDrawing'
import type { Play } from '../../../../families/railway/screens/shown'
import type { AnyRailway } from '../../../../families/railway/table'
import { recordOf } from '../../../../rules/state'
import { TERRAIN } from '../../data'
import { chart, worthOf } from '../../map/best'
import { boardOf, laysNow } from '../../map/kept'
import { said } from '../words'
import { bestNow } from './pad'

/** The map on the card of an operating turn: what may be laid there now is lit. */
export function MapCard({ play }: { play: Play }) {
  const state = desk.value?.table as AnyRailway | undefined
  const board = state && boardOf(state)
  // Its words come with the rest.
  if (!whole.value || !board) return null
  const { map: text } = said.value
  const { phase } = state
  const prices = recordOf(Object.keys(TERRAIN), hex => play.voice.money(TERRAIN[hex] ?? 0))
  return (
    <div class="map-card">
      <MapDrawing
        {...{ chart, board }}
        label={text.title}
        enlarge={text.enlarge}
        worth={cell => worthOf(cell, phase)}
        notes={prices}
        lit={[...laysNow(state).keys()]}
        routes={bestNow.value?.runs ?? []}
      />
    </div>
  )
}
