import { Folded } from '../../../../ui/kit/parts/Folded'
import { Label } from '../../../../ui/kit/parts/Label'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import { refusalOf } from '../../../../ui/kit/play/kit'
import type { Chart } from '../../../map/board'
import { trainsOf } from '../../table'
import type { Play } from '../shown'
import type { OnMap } from './drawn'
import { HexSheet, stationPrice } from './HexSheet'
import { type MapNow, mapNow, pickedHex, pickHex } from './now'
import { said } from './said'
import { Hexes, TheMap } from './TheMap'

interface CardProps {
  readonly on: OnMap
  readonly play: Play
}

interface HexListProps {
  readonly chart: Chart
  readonly lit: readonly string[]
  readonly picked: string | undefined
}

/** The hexes as a list, for those who do not see the map or cannot tap it. */
function HexList({ chart, lit, picked }: HexListProps) {
  const { map: text } = said.value
  const others = Object.keys(chart.hexes).filter(hex => {
    const { fixed, circles = 0 } = chart.hexes[hex] ?? {}
    return !lit.includes(hex) && (fixed === undefined || circles > 0)
  })
  return (
    <Folded line={text.list}>
      {lit.length > 0 ? <Label>{text.lit}</Label> : null}
      <Hexes chart={chart} of={lit} picked={picked} onPick={pickHex} />
      <Label>{text.unlit}</Label>
      <Hexes chart={chart} of={others.toSorted()} picked={picked} onPick={pickHex} />
    </Folded>
  )
}

/** The cities in which the rules allow a station, each by one tap. */
function Stations({ on, play, now: { state, corporation, stations } }: CardProps & { now: MapNow }) {
  const price = play.voice.money(stationPrice(play, corporation))
  return (
    <section>
      <StepLabel of="placeToken">{said.value.play.station}</StepLabel>
      <div class="chips cities">
        {stations.map(hex => {
          const city = on.kept.chart.hexes[hex]?.name ?? ''
          const entry = on.kept.places(state, corporation, city)
          const bonus = on.bonus(entry)
          return (
            <ChoiceButton key={hex} enters={entry} refusal={refusalOf(play.tryOut(entry))} play={play}>
              {city} {price} {bonus === '' ? null : <small>{bonus}</small>}
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
function OpenMap({ on, play, now }: CardProps & { now: MapNow }) {
  const { kept } = on
  const lit = litIn(now)
  const picked = pickedHex(kept.chart)
  return (
    <div class="map-card">
      <TheMap
        kept={kept}
        state={now.state}
        lit={lit}
        picked={picked}
        onHex={pickHex}
        routes={on.best.now.value?.runs ?? []}
      />
      <HexList chart={kept.chart} lit={lit} picked={picked} />
      {picked === undefined ? null : <HexSheet key={picked} {...{ on, play, now }} hex={picked} />}
    </div>
  )
}

/** Whether the map stands first on the card: while a tile may be laid, or where there is no run below which it could stand. */
function isFirst({ state, corporation, mayLay }: MapNow): boolean {
  return mayLay || trainsOf(state, corporation).length === 0
}

/**
 * The map on the card of an operating turn, in place of the prices of terrain and stations: what may be done there now is lit. Once
 * no tile may be laid, it stands below the run, with its routes: what follows is needed first. A corporation that may go on without a
 * train is told of a route that the map has for it; the table decides.
 */
export function MapCard({ on, play }: CardProps) {
  const now = mapNow(on.kept)
  if (!now) return null
  return (
    <>
      {isFirst(now) ? <OpenMap on={on} play={play} now={now} /> : null}
      {now.mayPlace && now.stations.length > 0 ? <Stations on={on} play={play} now={now} /> : null}
      {now.routeDenied ? <p class="strip notice">{said.value.map.route(play.view.cites.forced)}</p> : null}
    </>
  )
}

/** The map below the run, once its routes are worked out, so that no tap has to draw it. */
export function MapBelow({ on, play }: CardProps) {
  const now = mapNow(on.kept)
  return now && !isFirst(now) && on.best.answer.value !== undefined ? (
    <OpenMap on={on} play={play} now={now} />
  ) : null
}
