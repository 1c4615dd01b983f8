import { voice } from '../../../../app/table'
import { words } from '../../../../app/words'
import type { Place } from '../../../../rules/sheet'
import { Button } from '../../../parts/Button'
import { Label } from '../../../parts/Label'

const KINDS = ['end', 'city', 'town'] as const

/** What a place shows, and what its two buttons do. */
export interface PlaceOn {
  readonly place: Place
  readonly value: number
  readonly tile: string | null
  readonly on: boolean
  /** Why it cannot be visited as well. */
  readonly shut: 'length' | 'ends' | undefined
  readonly toggle: () => void
  readonly turn: () => void
}

function PlaceButton({ place, value, tile, on, shut, toggle, turn }: PlaceOn) {
  const text = words.value.play.sheetPage
  const { money } = voice.value
  const worth = money(value + place.more)
  // The value alone is what stands on the cardboard.
  const sum = place.more > 0 ? `${money(value)} + ${money(place.more)}` : ''
  const why = shut === undefined ? '' : `, ${text.shut[shut]}`
  return (
    <li class="place">
      <Button
        class="left grow"
        pressed={on}
        off={shut !== undefined}
        onTap={toggle}
        label={[place.id, sum, worth].filter(it => it).join(' ') + why}
      >
        <span>
          {place.id} {sum ? <small>{sum}</small> : null}
        </span>{' '}
        <b>{worth}</b>
      </Button>
      {tile !== null && place.values.length > 1 ? (
        <Button class={`tile ${tile}`} onTap={turn} label={text.tileOf(text.tiles[tile] ?? tile, place.id)}>
          {text.tiles[tile] ?? tile}
        </Button>
      ) : null}
    </li>
  )
}

/** The places of the map by kind, each a tap; a second button tells the colour of the tile that lies there. */
export function PlaceButtons({ places }: { places: readonly PlaceOn[] }) {
  const text = words.value.play.sheetPage
  return (
    <>
      {KINDS.map(kind => (
        <section key={kind}>
          <Label level={2}>{text.kinds[kind]}</Label>
          <ul class="places">
            {places
              .filter(it => it.place.kind === kind)
              .map(it => (
                <PlaceButton key={it.place.id} {...it} />
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}
