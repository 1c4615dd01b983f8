import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../../app/desk/words'
import type { LadderField } from '../../../rules/setup'
import type { TitleWords } from '../../../rules/title'
import { Digits } from '../../kit/fields/Digits'
import { Button } from '../../kit/parts/Button'
import { Icon } from '../../kit/parts/Icon'
import {
  emptySpot,
  type LadderDraft,
  lengthOf,
  pricedAt,
  priceFault,
  type Spot,
  spaced,
  spotAfter,
} from './ladder'
import { placeNamed } from './places'
import { faultSaid } from './say'
import '../../kit/play/card.css'

/** What the parts of a ladder's form share. */
interface Filling {
  readonly field: LadderField
  readonly said: TitleWords
  readonly draft: LadderDraft
  readonly put: (draft: LadderDraft) => void
  /** The space that the digits go to. */
  readonly at: Signal<Spot | undefined>
  /** The figure typed so far; the first digit in a space starts a new one. */
  readonly typed: Signal<number | undefined>
}

const isAt = (at: Spot | undefined, row: string, space: number) => at?.row === row && at.space === space

interface CellProps {
  readonly of: Filling
  readonly row: string
  readonly space: number
}

function Cell({ of: { field, said, draft, at, typed }, row, space }: CellProps) {
  const { setup } = words.value
  const place = useRef<HTMLTableCellElement>(null)
  const here = isAt(at.value, row, space)
  const price = draft[row]?.[space] ?? null
  const name = said.label(row)
  useEffect(() => {
    // Clear of the keypad, which covers the lower end of the page.
    if (here) place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [here])
  const pick = () => {
    at.value = { row, space }
    typed.value = undefined
  }
  return (
    <td ref={place} data-at={placeNamed([field.key, row, space])}>
      <Button
        pressed={here}
        class="wide"
        onTap={pick}
        label={price === null ? setup.noPrice(name, space + 1) : setup.price(name, space + 1, price)}
      >
        {price ?? '–'}
      </Button>
    </td>
  )
}

function Grid({ of }: { of: Filling }) {
  const { field, said, draft } = of
  return (
    <table class="ladder">
      <thead>
        <tr>
          <th scope="col">
            <span class="hidden-text">{words.value.setup.space}</span>
          </th>
          {field.rows.map(row => (
            <th key={row} scope="col">
              {said.label(row)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: lengthOf(field, draft) }, (_, space) => (
          <tr key={space}>
            <th scope="row">{space + 1}</th>
            {field.rows.map(row => (
              <Cell key={row} of={of} row={row} space={space} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Takes the figure typed so far, and moves to the next space if no further digit can follow. */
function take({ field, draft, put, at, typed }: Filling, figure: number | undefined): void {
  const spot = at.value
  if (!spot || (figure ?? 0) > 10 ** `${field.highest}`.length - 1) return
  // No price begins with a zero.
  typed.value = figure || undefined
  const next = pricedAt(draft, spot, figure || null)
  put(next)
  const isFull = figure !== undefined && figure * 10 > field.highest
  const isWrong = isAt(spot, ...placeOf(priceFault(field, next)))
  if (!isFull || isWrong || spot.space + 1 >= lengthOf(field, next)) return
  at.value = spotAfter(field, next, spot)
  typed.value = undefined
}

function placeOf(fault: ReturnType<typeof priceFault>): readonly [row: string, space: number] {
  return [`${fault?.path[1] ?? ''}`, Number(fault?.path[2] ?? -1)]
}

/** Moves to the next space if this one has a price; after the last one the keypad closes. */
function goOn({ field, draft, at, typed }: Filling): void {
  const spot = at.value
  if (!spot || draft[spot.row]?.[spot.space] == null) return
  at.value = spotAfter(field, draft, spot)
  typed.value = undefined
}

/** The fault is shown above the digits while they are open, because they cover the lower end of a long ladder. */
function Pad({ of, fault }: { of: Filling; fault: string }) {
  const { setup } = words.value
  const sentence = <div role="status">{fault ? <p class="strip stop">{fault}</p> : null}</div>
  if (!of.at.value) return sentence
  const close = () => (of.at.value = undefined)
  return (
    <div class="ladder-pad stack">
      {sentence}
      <Digits name={setup.digits} typed={of.typed.value} onType={figure => take(of, figure)}>
        <Button kind="ink" onTap={() => goOn(of)} label={setup.next}>
          <Icon of="to" />
        </Button>
      </Digits>
      <Button onTap={close}>{setup.done}</Button>
    </div>
  )
}

/** Handles the keys of a real keyboard; keys pressed within the keypad are handled there. */
function pressed(of: Filling, event: KeyboardEvent): void {
  const { ctrlKey, metaKey, altKey, defaultPrevented, key } = event
  if (defaultPrevented || ctrlKey || metaKey || altKey || !of.at.value) return
  const typed = of.typed.value
  if (/^\d$/.test(key)) take(of, Number(`${typed ?? ''}${key}`))
  else if (key === 'Backspace')
    take(of, typed === undefined || typed < 10 ? undefined : Math.floor(typed / 10))
  else if (key === 'ArrowRight') goOn(of)
  else return
  event.preventDefault()
}

/** The number of spaces. Asked first, because after the last space of a row the digits go on to the next row. */
function Spaces({ of }: { of: Filling }) {
  const { setup } = words.value
  const { field, draft, put, at, typed } = of
  const spaces = lengthOf(field, draft)
  const resize = (by: 1 | -1) => {
    put(spaced(field, draft, by))
    // The number of spaces is settled before any is filled in.
    at.value = undefined
    typed.value = undefined
  }
  return (
    <>
      <p>{setup.spaces(spaces)}</p>
      <div class="buttons roomy">
        <Button onTap={() => resize(1)} off={spaces >= field.most}>
          {setup.addSpace}
        </Button>
        <Button onTap={() => resize(-1)} off={spaces <= field.least}>
          {setup.removeSpace}
        </Button>
      </div>
    </>
  )
}

/** A ladder that is filled in, one line per row. */
function Whole({ of: { field, said, draft }, onChange }: { of: Filling; onChange: () => void }) {
  const { setup } = words.value
  return (
    <>
      <p class="soft">{setup.lastTime}</p>
      <dl class="ladder-rows">
        {field.rows.map(row => (
          <div key={row}>
            <dt>{said.label(row)}</dt>
            <dd>{draft[row]?.join(' · ')}</dd>
          </div>
        ))}
      </dl>
      <Button onTap={onChange}>{setup.change}</Button>
    </>
  )
}

interface LadderFormProps {
  readonly field: LadderField
  readonly said: TitleWords
  readonly draft: LadderDraft
  readonly put: (draft: LadderDraft) => void
}

/** A ladder of prices to be copied from the game's cards: tap a space, and type with our own digits. */
export function LadderForm({ field, said, draft, put }: LadderFormProps) {
  const at = useSignal<Spot>()
  const typed = useSignal<number>()
  const fault = priceFault(field, draft, at.value)
  const open = useSignal(fault !== undefined || emptySpot(field, draft) !== undefined)
  const of = { field, said, draft, put, at, typed }
  if (!open.value) return <Whole of={of} onChange={() => (open.value = true)} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset keeps the digits from sticking to the page's end
    <div
      class="stack"
      role="group"
      aria-label={said.label(field.key)}
      onKeyDown={event => pressed(of, event)}
    >
      <Spaces of={of} />
      <Grid of={of} />
      <Pad of={of} fault={fault ? faultSaid(fault, said) : ''} />
    </div>
  )
}
