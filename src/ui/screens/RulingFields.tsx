import { tableNow, voice } from '../../app/table'
import { words } from '../../app/words'
import { type Space, spaceOf } from '../../bank/chart'
import type { Holder } from '../../bank/money'
import type { TableView } from '../../rules/view'
import { Keypad } from '../parts/Keypad'
import { Label } from '../parts/Label'
import { OneOf } from '../parts/OneOf'
import { Plate } from '../parts/Plate'
import { Stepper } from '../parts/Stepper'
import { SpacePick } from './past/SpacePick'
import { type Filled, holdersFor, phasesOf, type RulingField, type RulingKind } from './rulingDraft'

interface FieldProps {
  readonly kind: RulingKind
  readonly field: RulingField
  readonly filled: Filled
  readonly view: TableView
  readonly put: (field: RulingField, value: string | number | Space) => void
}

/** A holder as the button that chooses him says it. */
function HolderName({ id }: { id: Holder }) {
  const { places } = words.value.ruling
  const corporation = tableNow.value?.corporations.find(it => it.id === id)
  if (corporation) return <Plate of={corporation} />
  return <span>{Object.hasOwn(places, id) ? places[id as keyof typeof places] : voice.value.name(id)}</span>
}

const AMOUNTS: Partial<Record<RulingField, { least: number; most: number }>> = {
  shares: { least: 1, most: 10 },
  left: { least: 0, most: 10 },
}

function optionsFor({ kind, field, view }: FieldProps) {
  const plain = (values: readonly string[]) => values.map(value => ({ value, text: value }))
  if (field === 'train') return plain(view.trains.map(train => train.type))
  if (field === 'phase') return plain(phasesOf(view))
  if (field === 'private') return view.privates.map(it => ({ value: it.id, text: it.name }))
  return holdersFor(kind, field, view).map(id => ({ value: id, text: <HolderName id={id} /> }))
}

function Control(props: FieldProps) {
  const { field, filled, view, put } = props
  const name = words.value.ruling.fields[field]
  const held = filled[field]
  if (field === 'amount')
    return (
      <Keypad
        name={name}
        value={typeof held === 'number' ? held : 0}
        show={voice.value.money}
        onChange={value => put(field, value)}
      />
    )
  if (field === 'cell')
    return (
      <SpacePick
        name={name}
        chart={view.chart}
        corporations={view.corporations}
        lies={
          typeof filled.corporation === 'string' ? spaceOf(view.chart.tokens, filled.corporation) : undefined
        }
        chosen={held as Space | undefined}
        onPick={at => put(field, at)}
      />
    )
  const amount = AMOUNTS[field]
  if (amount)
    return (
      <Stepper
        name={name}
        value={typeof held === 'number' ? held : amount.least}
        {...amount}
        onChange={value => put(field, value)}
      />
    )
  return (
    <OneOf
      name={name}
      value={typeof held === 'string' ? held : undefined}
      options={optionsFor(props)}
      onChange={value => put(field, value)}
    />
  )
}

/** One field of a ruling with its heading. */
export function RulingFieldRow(props: FieldProps) {
  return (
    <section class="stack">
      <Label level={2}>{words.value.ruling.fields[props.field]}</Label>
      <Control {...props} />
    </section>
  )
}
