import type { ComponentChildren } from 'preact'
import { Button } from '../../../ui/kit/parts/Button'
import { Expandable } from '../../../ui/kit/parts/Expandable'
import { Switch } from '../../../ui/kit/parts/Field'
import { Label } from '../../../ui/kit/parts/Label'
import { OneOf } from '../../../ui/kit/parts/OneOf'
import { begunBy, hasBegun, type JoinedMemory, type StockSeats } from '../memory'
import { type JoinKit, Named } from './parts'
import '../../../ui/style/story.css'

/** Any number of a few options, as buttons side by side: a tap adds one or takes it away again. */
export function Several<T extends string>({
  name,
  chosen,
  options,
  onChange,
  narrow = false,
}: {
  name: string
  chosen: readonly T[]
  options: readonly { readonly value: T; readonly text: ComponentChildren }[]
  onChange: (chosen: readonly T[]) => void
  /** For short names: more of them fit in a row. */
  narrow?: boolean
}) {
  return (
    <>
      <Label>{name}</Label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div class={`buttons ${narrow ? 'narrow' : ''}`} role="group" aria-label={name}>
        {options.map(({ value, text }) => (
          <Button
            key={value}
            pressed={chosen.includes(value)}
            onTap={() =>
              onChange(chosen.includes(value) ? chosen.filter(it => it !== value) : [...chosen, value])
            }
          >
            {text}
          </Button>
        ))}
      </div>
    </>
  )
}

interface RoundSoFarProps {
  readonly kit: JoinKit
  readonly seats: StockSeats
  readonly memory: JoinedMemory
  /** Whether the player who has the turn has done something in it. */
  readonly acted: boolean
  /** Corporations whose stock may have been sold. */
  readonly corporations: readonly string[]
  readonly onChange: (memory: JoinedMemory) => void
}

/** What a stock round remembers: how many passed in a row, whether anybody acted (if the passes do not show it), and who sold what. */
export function RoundSoFar({ kit, seats, memory, acted, corporations, onChange }: RoundSoFarProps) {
  const { text } = kit
  const { players } = seats
  const passes = players.map((_, value) => ({ value, text: `${value}` }))
  const asks = begunBy(seats, memory.passes) === undefined
  return (
    <>
      <Label>{text.passes}</Label>
      <OneOf
        narrow
        name={text.passes}
        value={memory.passes}
        options={passes}
        onChange={to => onChange({ ...memory, passes: to })}
      />
      {asks ? (
        <Switch on={memory.begun === true} onChange={begun => onChange({ ...memory, begun })}>
          {text.begun}
        </Switch>
      ) : null}
      {corporations.length > 0 && (acted || hasBegun(seats, memory)) ? (
        <Expandable line={text.sold}>
          {players.map(id => (
            <Several
              key={id}
              narrow
              name={text.soldBy(kit.voice.name(id))}
              chosen={memory.sold[id] ?? []}
              options={corporations.map(value => ({ value, text: <Named kit={kit} id={value} /> }))}
              onChange={sold => onChange({ ...memory, sold: { ...memory.sold, [id]: sold } })}
            />
          ))}
        </Expandable>
      ) : null}
    </>
  )
}
