import { useState } from 'preact/hooks'
import { corporationCards } from '../../../../app/desk/table'
import type { Action } from '../../../../rules/rule'
import { Button } from '../../../../ui/kit/parts/Button'
import { Folded } from '../../../../ui/kit/parts/Folded'
import { Label } from '../../../../ui/kit/parts/Label'
import { enterOpened } from '../../../../ui/kit/parts/opened'
import { Plate } from '../../../../ui/kit/parts/Plate'
import { type Board, cellOf, type Laid } from '../../../map/board'
import { possibleIn } from '../../../map/lays'
import type { MapPolicy } from '../../kept/policy'
import type { AnyRailway } from '../../table'
import { nameOf } from './now'
import { said } from './said'
import { Hexes, TheMap } from './TheMap'
import { Kinds, TileButton } from './TileButton'

/** How the map lies, while it is being entered. */
export type Lying = Board

/** The entry for how the map lies. */
export function mapAction({ tiles, stations }: Lying): Action {
  const laid = Object.entries(tiles).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const placed = Object.entries(stations).filter(([, owners]) => owners.length > 0)
  const entry = {
    type: 'map',
    tiles: laid.map(([hex, { tile, rotation }]) => [hex, tile, rotation]),
    stations: Object.fromEntries(placed),
  }
  return entry
}

interface EditorProps {
  readonly kept: MapPolicy
  readonly state: AnyRailway
  readonly lies: Lying
  readonly onChange: (lies: Lying) => void
}

/** The stations in a city: a tap places one, or takes it away. */
function Stations({ kept, lies, onChange, hex }: Omit<EditorProps, 'state'> & { hex: string }) {
  const owners = lies.stations[hex] ?? []
  const toggle = (id: string) => {
    const others = owners.filter(it => it !== id)
    const next = others.length < owners.length ? others : [...owners, id]
    onChange({ ...lies, stations: { ...lies.stations, [hex]: next } })
  }
  return (
    <>
      <Label>{said.value.map.keep.stations}</Label>
      <div class="buttons">
        {kept.game.corporations.map(id => {
          const card = corporationCards.value.get(id)
          return (
            <Button key={id} pressed={owners.includes(id)} onTap={() => toggle(id)}>
              {card ? <Plate of={card} size="small" /> : id}
            </Button>
          )
        })}
      </div>
    </>
  )
}

/** What lies in a hex: its tile, and stations in a city. */
function InHex({ kept, lies, onChange, hex }: Omit<EditorProps, 'state'> & { hex: string }) {
  const { keep: text } = said.value.map
  const { chart } = kept
  const { [hex]: lying, ...others } = lies.tiles
  const lay = (laid: Laid) => onChange({ ...lies, tiles: { ...others, [hex]: laid } })
  const fixed = chart.hexes[hex]?.fixed !== undefined
  return (
    <section class="hex-sheet" ref={enterOpened}>
      <Label level={2}>{nameOf(chart, hex)}</Label>
      {cellOf(chart, lies, hex).circles > 0 ? <Stations {...{ kept, lies, onChange, hex }} /> : null}
      {lying ? <Button onTap={() => onChange({ ...lies, tiles: others })}>{text.noTile}</Button> : null}
      {fixed ? null : (
        <Kinds
          chart={chart}
          board={{ tiles: others }}
          hex={hex}
          all={possibleIn(chart, { tiles: others }, hex)}
          // A tile that was tapped lies there, turned somehow: its rotations may be out of sight.
          onKind={laid => {
            if (lying?.tile !== laid.tile) lay(laid)
          }}
          turned={laid => (
            <TileButton
              key={laid.rotation}
              board={{ tiles: others }}
              {...{ chart, hex, laid }}
              onTap={() => lay(laid)}
            />
          )}
        />
      )}
    </section>
  )
}

/** Enters how the map lies on the table: a hex is tapped, then its tile in the rotation in which it lies, and its stations. */
export function Editor({ kept, state, lies, onChange }: EditorProps) {
  const { map: text } = said.value
  const [hex, setHex] = useState<string | undefined>(undefined)
  const { chart } = kept
  const pick = (at: string) => setHex(at === hex ? undefined : at)
  return (
    <>
      <p>{text.keep.how}</p>
      <div class="map-card">
        <TheMap kept={kept} state={state} board={lies} picked={hex} onHex={pick} />
        <Folded line={text.list}>
          <Hexes chart={chart} of={Object.keys(chart.hexes).toSorted()} picked={hex} onPick={pick} />
        </Folded>
        {hex === undefined ? null : <InHex key={hex} {...{ kept, lies, onChange, hex }} />}
      </div>
    </>
  )
}
