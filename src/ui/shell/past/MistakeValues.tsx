import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { corporationCards, session, titleWords, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { exchangesOf } from '../../../app/past/change'
import type { Action } from '../../../rules/rule'
import { type EntryField, type FieldValue, valueIn, withField } from '../../../session/mend/fields'
import type { Entry } from '../../../session/session'
import { Between } from '../../kit/fields/Between'
import { Digits } from '../../kit/fields/Digits'
import { Button } from '../../kit/parts/Button'
import { OneOf } from '../../kit/parts/OneOf'
import { Plate } from '../../kit/parts/Plate'
import { figureTyped, tensAround } from '../../kit/play/kit'
import { nameOf } from '../log/said'
import '../../kit/fields/figure.css'

interface Valued {
  readonly field: EntryField
  /** The action that has the field; if it has a `train`, holders are named as holders of trains. */
  readonly action: Action
}

/** A value as the button for it says it. */
export function ValueText({ field, action, value }: Valued & { value: FieldValue }) {
  const { entry } = words.value.past
  if (field.kind === 'flag') {
    const [yes, no] = field.name === 'pay' ? [entry.paid, entry.withheld] : [entry.yes, entry.no]
    return <>{value === true ? yes : no}</>
  }
  if (value === undefined) return <>{entry.none}</>
  if (field.kind === 'money') return <>{voice.value.money(Number(value))}</>
  const corporation = corporationCards.value.get(`${value}`)
  if (corporation) return <Plate of={corporation} />
  const name = nameOf(`${value}`, Object.hasOwn(action, 'train') ? 'train' : undefined)
  return <>{name === value ? (titleWords.value?.label(name) ?? name) : name}</>
}

/** The values on offer; refused sums, each with its reason, are sorted in among them. */
function choicesOf({ options = [], refused = [] }: EntryField) {
  const all = [...options.map(value => ({ value, refusal: undefined })), ...refused]
  const order = (value: FieldValue) => (typeof value === 'number' ? value : -1)
  return refused.length > 0 ? all.toSorted((a, b) => order(a.value) - order(b.value)) : all
}

/** The values for a field, including the current one: buttons for a few, or digits to type, which erased bring back what was entered. */
export function FieldValues({ field, action, put }: Valued & { put: (value: FieldValue) => void }) {
  const typed = useSignal<number | undefined>(undefined)
  const name = titleWords.value?.field(field.name) ?? field.name
  const choices = choicesOf(field)
  const type = (figure: number | undefined) => {
    typed.value = figure
    if (figure === undefined) put(valueIn(action, field.name))
    else put(field.range ? figureTyped(figure, field.range) : figure)
  }
  const sum = Number(field.value)
  const tens = field.range && tensAround(sum, field.range)
  const figure = (
    <output class="entry-figure" aria-live="polite">
      {voice.value.money(sum)}
    </output>
  )
  const take = (amount: number) => {
    typed.value = undefined
    put(amount)
  }
  return field.options ? (
    <OneOf
      name={name}
      value={choices.findIndex(({ value }) => value === field.value)}
      options={choices.map(({ value, refusal }, i) => ({
        ...{ value: i, refusal },
        text: <ValueText field={field} action={action} value={value} />,
      }))}
      onChange={i => put(choices[i]?.value)}
    />
  ) : (
    <>
      {tens ? (
        <>
          <p class="doubt" role="status">
            {words.value.play.inTens(voice.value.money(tens[0]), voice.value.money(tens[1]))}
          </p>
          <Between tens={tens} onTake={take}>
            {figure}
          </Between>
        </>
      ) : (
        figure
      )}
      <Digits name={name} typed={typed.value} onType={type} />
    </>
  )
}

interface ExchangesProps {
  readonly entry: Entry
  readonly field: EntryField
  readonly onTap: (said: Action) => void
}

/**
 * Offers the values that another player was entered with and that only one player can have: one tap exchanges the two.
 * Comes before all other values.
 */
export function Exchanges({ entry, field, onTap }: ExchangesProps) {
  const open = session.value
  const found = useMemo(() => exchangesOf(entry, field.name), [entry, field.name, open])
  return (
    <>
      {found.map(({ value, player }) => (
        <Button
          key={`${value}`}
          class="left wide"
          onTap={() => onTap(withField(entry.action, field.name, value))}
        >
          <span>
            <ValueText field={field} action={entry.action} value={value} />
          </span>
          <small class="soft">{words.value.past.entry.exchanged(nameOf(player))}</small>
        </Button>
      ))}
    </>
  )
}
