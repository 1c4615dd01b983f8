import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { voice } from '../../../app/desk/table'
import { Button } from '../../../ui/kit/parts/Button'
import { Label } from '../../../ui/kit/parts/Label'
import { Stepper } from '../../../ui/kit/parts/Stepper'
import type { SheetWords } from '../../words/sheet'
import type { Kind, MapPlace } from '../sheet'

/** What a place shows, and what its buttons do. */
export interface PlaceOn {
  readonly place: MapPlace
  readonly value: number
  readonly tile: string | null
  /** How many times it is visited. */
  readonly times: number
  /** The code of the reason why it cannot be visited as well. */
  readonly shut: string | undefined
  readonly visit: (times: number) => void
  readonly turn: () => void
  /** Further controls for a place, beside its buttons. */
  readonly also: ComponentChildren
}

function PlaceButton({ asked, ...props }: PlaceOn & { text: SheetWords; asked: Signal<string> }) {
  const { text, place, value, tile, times, shut, visit, turn, also } = props
  const { money } = voice.value
  const shown = text.names?.[place.id] ?? place.id
  const name = shown.replace(/\u00ad/g, '')
  const worth = money(value + place.more)
  // The value is shown by itself, because that figure is the one printed on the cardboard.
  const sum = place.more > 0 ? `${money(value)} + ${money(place.more)}` : ''
  const why = shut === undefined ? '' : (text.shut[shut] ?? shut)
  return (
    <li class="place">
      <Button
        class="left grow"
        pressed={times > 0}
        off={shut !== undefined}
        onTap={() => visit(times > 0 ? 0 : 1)}
        onOff={() => (asked.value = place.id)}
        label={[[name, sum, worth].filter(it => it).join(' '), why].filter(it => it).join(', ')}
      >
        <span>
          {shown} {sum ? <small>{sum}</small> : null}
          {why && asked.value === place.id ? <small role="status">{why}</small> : null}
        </span>{' '}
        <b>{worth}</b>
      </Button>
      {tile !== null && place.values.length > 1 ? (
        <Button class={`tile ${tile}`} onTap={turn} label={text.tileOf(text.tiles[tile] ?? tile, name)}>
          {text.tiles[tile] ?? tile}
        </Button>
      ) : null}
      {also}
    </li>
  )
}

/** Places that the map does not name: asks how many of them a run visits. */
function PlaceCount({
  text,
  place,
  value,
  times,
  shut,
  visit,
  most,
}: PlaceOn & { text: SheetWords; most: number }) {
  if (shut !== undefined) return <p class="soft">{text.shut[shut] ?? shut}</p>
  const name = text.kinds[place.kind] ?? place.id
  return (
    <Stepper
      name={name}
      value={times}
      most={most}
      onChange={visit}
      show={count => `${count} × ${voice.value.money(value)}`}
    />
  )
}

interface PlaceButtonsProps {
  readonly text: SheetWords
  readonly kinds: Readonly<Record<string, Kind>>
  readonly places: readonly PlaceOn[]
}

/** The places of the map by kind: a tap visits one; a second button says which tile lies there. */
export function PlaceButtons({ text, kinds, places }: PlaceButtonsProps) {
  // The place that was tapped although it cannot be visited: its button says why.
  const asked = useSignal('')
  return (
    <>
      {Object.entries(kinds).map(([kind, { several }]) => {
        const shown = places.filter(it => it.place.kind === kind)
        return (
          <section key={kind}>
            <Label level={2}>{text.kinds[kind] ?? kind}</Label>
            {several !== undefined ? (
              shown.map(it => <PlaceCount key={it.place.id} text={text} most={several} {...it} />)
            ) : (
              <ul class="places">
                {shown.map(it => (
                  <PlaceButton key={it.place.id} text={text} asked={asked} {...it} />
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </>
  )
}
