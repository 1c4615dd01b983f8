import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { moneyAtHand } from '../../../app/desk/words'
import type { Voice } from '../../../rules/rule'
import type { CorporationCard } from '../../../rules/view'
import { OverDigits } from '../../../ui/kit/fields/Digits'
import { Button } from '../../../ui/kit/parts/Button'
import { OneOf } from '../../../ui/kit/parts/OneOf'
import { reveal } from '../../../ui/kit/parts/opened'
import { Plate } from '../../../ui/kit/parts/Plate'
import { Stepper } from '../../../ui/kit/parts/Stepper'
import type { JoinPartWords, JoinWords } from '../../words/join'

/** What all parts of the form share: their words, a voice for names, and which amount is open for typing. */
export interface JoinKit<T extends JoinPartWords = JoinWords> {
  readonly text: T
  readonly voice: Voice
  readonly open: Signal<string | undefined>
  /** The ids of the amounts, in the order in which they are typed. */
  readonly order: readonly string[]
  readonly corporations: readonly CorporationCard[]
}

/** A name, or a corporation's plate. */
export function Named({ kit, id }: { kit: JoinKit<JoinPartWords>; id: string }) {
  const corporation = kit.corporations.find(it => it.id === id)
  return corporation ? <Plate of={corporation} size="small" /> : <span>{kit.voice.name(id)}</span>
}

/** Players or corporations as options, one of which is chosen. */
export function namedOptions(kit: JoinKit<JoinPartWords>, ids: readonly string[]) {
  return ids.map(value => ({ value, text: <Named kit={kit} id={value} /> }))
}

interface FormPartProps {
  readonly at: string
  readonly class?: string
  readonly children: ComponentChildren
}

/** A part of the form that `goTo` can lead to, by the field that something is missing from. */
export function FormPart({ at, class: of = '', children }: FormPartProps) {
  return (
    <section class={`stack join-place ${of}`} data-at={at} tabIndex={-1}>
      {children}
    </section>
  )
}

/** Scrolls to a part of the form and focuses it. */
export function goTo(at: string): void {
  const place = document.querySelector<HTMLElement>(`[data-at=${JSON.stringify(at)}]`)
  place?.scrollIntoView({ block: 'start' })
  place?.focus({ preventScroll: true })
}

/** Scrolls an amount whose digits were just opened into view, with the figure above them, clear of the foot of the form. */
function revealRow(digits: HTMLElement | null): void {
  reveal(digits?.closest<HTMLElement>('.join-amount') ?? null)
}

/** A figure in its row: a tap opens below it what it is typed or picked with, or closes that. */
export function FigureRow(props: {
  kit: JoinKit<JoinPartWords>
  id: string
  name: string
  figure: string
  label: string
}) {
  const { kit, id, name, figure, label } = props
  const on = kit.open.value === id
  return (
    <div class="join-row">
      <span>{name}</span>
      <Button expanded={on} label={label} onTap={() => (kit.open.value = on ? undefined : id)}>
        <b>{figure}</b>
      </Button>
    </div>
  )
}

/** How many shares of a corporation one holder has: set with one tap; a second tap on the same number clears it. */
export function Holding(props: {
  name: string
  of: CorporationCard
  /** The highest number that is offered. */
  most: number
  shares: number
  percent: (shares: number) => string
  put: (shares: number) => void
}) {
  const { name, of, most, shares, percent, put } = props
  return (
    <div class="join-holding">
      <span>{name}</span>
      <OneOf
        name={`${name}, ${of.short}`}
        value={shares}
        options={Array.from({ length: most }, (_, i) => ({ value: i + 1, text: percent(i + 1) }))}
        onChange={tapped => put(tapped === shares ? 0 : tapped)}
      />
    </div>
  )
}

interface AmountRowProps {
  readonly kit: JoinKit<JoinPartWords>
  readonly id: string
  readonly name: string
  readonly amount: number | undefined
  readonly onChange: (amount: number | undefined) => void
}

/** An amount in its row: a tap opens the digits below; "next" goes on to the next amount. */
export function AmountRow({ kit, id, name, amount, onChange }: AmountRowProps) {
  const { text } = kit
  const on = kit.open.value === id
  const place = kit.order.indexOf(id)
  const next = place < 0 ? undefined : kit.order[place + 1]
  const figure = amount === undefined ? text.notYet : moneyAtHand.value(amount)
  return (
    <FormPart at={id} class="join-amount">
      <FigureRow kit={kit} id={id} name={name} figure={figure} label={`${figure}, ${name}`} />
      {on ? (
        <div class="revealed" ref={revealRow}>
          <OverDigits name={name} figure={amount} onType={onChange}>
            {next === undefined ? null : (
              <Button kind="ink" onTap={() => (kit.open.value = next)}>
                {text.next}
              </Button>
            )}
          </OverDigits>
        </div>
      ) : null}
    </FormPart>
  )
}

/** A number in its row, changed in steps. */
export function StepRow(props: {
  name: string
  of?: string
  value: number
  least?: number
  most: number
  onChange: (value: number) => void
}) {
  const { name, of, value, least = 0, most, onChange } = props
  return (
    <div class="join-row">
      <span>{name}</span>
      <Stepper
        name={of === undefined ? name : `${name}, ${of}`}
        value={value}
        least={least}
        most={most}
        onChange={onChange}
      />
    </div>
  )
}

interface TrainsFieldProps {
  readonly text: JoinPartWords
  readonly types: readonly string[]
  readonly who: string
  readonly trains: readonly string[]
  readonly onChange: (trains: readonly string[]) => void
}

/** The trains of an owner: a tap on a type adds one, a tap on a train takes it away. */
export function TrainsField({ text, types, who, trains, onChange }: TrainsFieldProps) {
  return (
    <>
      {trains.length > 0 ? (
        <div class="row">
          {trains.map((type, i) => (
            <Button
              key={`${type}${i}`}
              pressed
              label={text.dropTrain(type, who)}
              onTap={() => onChange(trains.toSpliced(i, 1))}
            >
              {type}
            </Button>
          ))}
        </div>
      ) : null}
      <div class="join-chips">
        {types.map(type => (
          <Button
            key={type}
            label={text.addTrainTo(type, who)}
            onTap={() => onChange([...trains, type].sort())}
          >
            {text.addTrain(type)}
          </Button>
        ))}
      </div>
    </>
  )
}
