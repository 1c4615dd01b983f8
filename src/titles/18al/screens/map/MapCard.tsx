import type { Play } from '../../../../families/railway/screens/shown'
import { Folded } from '../../../../ui/kit/parts/Folded'
import { Label } from '../../../../ui/kit/parts/Label'
import { chart } from '../../map/best'
import { said } from '../words'
import { HexSheet } from './HexSheet'
import { type MapNow, mapNow, pickedHex, pickHex } from './now'
import { bestNow } from './pad'
import { Hexes, TheMap } from './TheMap'

/** The hexes as a list, for those who do not see the map or cannot tap it. */
function HexList({ lit, picked }: { lit: readonly string[]; picked: string | undefined }) {
  const { map: text } = said.value
  const others = Object.keys(chart.hexes).filter(hex => {
    const { fixed, circles = 0 } = chart.hexes[hex] ?? {}
    return !lit.includes(hex) && (fixed === undefined || circles > 0)
  })
  return (
    <Folded line={text.list}>
      {lit.length > 0 ? <Label>{text.lit}</Label> : null}
      <Hexes of={lit} picked={picked} onPick={pickHex} />
      <Label>{text.unlit}</Label>
      <Hexes of={others.toSorted()} picked={picked} onPick={pickHex} />
    </Folded>
  )
}

/** The map with what can be done in the hex that was tapped. */
function OpenMap({ play, now }: { play: Play; now: MapNow }) {
  const { lays, mayLay, mayPlace, stations } = now
  const lit = [...new Set([...(mayLay ? lays.keys() : []), ...(mayPlace ? stations : [])])].toSorted()
  const picked = pickedHex()
  return (
    <div class="map-card">
      <TheMap
        state={now.state}
        lit={lit}
        picked={picked}
        onHex={pickHex}
        routes={bestNow.value?.runs ?? []}
      />
      <HexList lit={lit} picked={picked} />
      {picked === undefined ? null : <HexSheet key={picked} {...{ play, now }} hex={picked} />}
    </div>
  )
}

/**
 * The map on the card of an operating turn, in place of the prices of terrain and stations: what may be done there now is lit. Once
 * no tile may be laid, it is folded: what follows is needed first.
 */
export function MapCard({ play }: { play: Play }) {
  const now = mapNow()
  if (!now) return null
  const map = <OpenMap play={play} now={now} />
  return now.mayLay ? map : <Folded line={said.value.map.folded(now.mayPlace)}>{map}</Folded>
}
