import { trainsOf } from '../../../../families/railway/operating/offers'
import type { Play } from '../../../../families/railway/screens/shown'
import { Folded } from '../../../../ui/kit/parts/Folded'
import { Label } from '../../../../ui/kit/parts/Label'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import { refusalOf } from '../../../../ui/kit/play/kit'
import { chart } from '../../map/best'
import { stationEntry } from '../../map/offered'
import { said } from '../words'
import { answerNow, bestNow } from './bestNow'
import { HexSheet, stationPrice } from './HexSheet'
import { type MapNow, mapNow, pickedHex, pickHex } from './now'
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

/** The cities in which the rules allow a station, each by one tap. */
function Stations({ play, now: { state, corporation, stations } }: { play: Play; now: MapNow }) {
  const { pieces, play: text } = said.value
  const price = play.voice.money(stationPrice(play, corporation))
  return (
    <section>
      <StepLabel of="placeToken">{text.station}</StepLabel>
      <div class="chips cities">
        {stations.map(hex => {
          const city = chart.hexes[hex]?.name ?? ''
          const entry = stationEntry(state, corporation, city)
          return (
            <ChoiceButton key={hex} refusal={refusalOf(play.tryOut(entry))} onTap={() => play.submit(entry)}>
              {city} {price} {'objective' in entry ? <small>{pieces.objectiveBonus('')}</small> : null}
            </ChoiceButton>
          )
        })}
      </div>
    </section>
  )
}

/** The hexes in which something may be done. */
function litIn(now: MapNow): readonly string[] {
  const [tiles, stations] = [now.mayLay ? now.lays.keys() : [], now.mayPlace ? now.stations : []]
  return [...new Set([...tiles, ...stations])].toSorted()
}

/** The map with what can be done in the hex that was tapped. */
function OpenMap({ play, now }: { play: Play; now: MapNow }) {
  const lit = litIn(now)
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

/** Whether the map stands first on the card: while a tile may be laid, or where there is no run below which it could stand. */
function isFirst({ state, corporation, mayLay }: MapNow): boolean {
  return mayLay || trainsOf(state, corporation).length === 0
}

/**
 * The map on the card of an operating turn, in place of the prices of terrain and stations: what may be done there now is lit. Once
 * no tile may be laid, it stands below the run, with its routes: what follows is needed first.
 */
export function MapCard({ play }: { play: Play }) {
  const now = mapNow()
  if (!now) return null
  return (
    <>
      {isFirst(now) ? <OpenMap play={play} now={now} /> : null}
      {now.mayPlace && now.stations.length > 0 ? <Stations play={play} now={now} /> : null}
    </>
  )
}

/** The map below the run, once its routes are worked out, so that no tap has to draw it. */
export function MapBelow({ play }: { play: Play }) {
  const now = mapNow()
  return now && !isFirst(now) && answerNow.value !== undefined ? <OpenMap play={play} now={now} /> : null
}
