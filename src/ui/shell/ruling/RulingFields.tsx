import { corporationCards, session, titleWords, voice } from '../../../app/desk/table'
import { type Space, spaceOf, valueAt } from '../../../bank/chart'
import type { Holder } from '../../../bank/money'
import type { Filled, RulingField, RulingKind } from '../../../rules/rulings'
import type { ShellView } from '../../../rules/view'
import { Figure } from '../../kit/fields/Figure'
import { Label } from '../../kit/parts/Label'
import { OneOf } from '../../kit/parts/OneOf'
import { Plate } from '../../kit/parts/Plate'
import { SpacePick } from '../../kit/parts/SpacePick'
import { Stepper } from '../../kit/parts/Stepper'
import { nameOf } from '../log/said'

interface FieldProps {
  readonly kind: RulingKind
  readonly field: RulingField
  readonly filled: Filled
  readonly view: ShellView
  readonly put: (field: string, value: string | number | Space) => void
}

/** A holder as the button that chooses it says it. */
function HolderName({ id, of }: { id: Holder; of: RulingKind }) {
  const corporation = corporationCards.value.get(id)
  const name = nameOf(id, of.id === 'train' ? 'train' : undefined)
  return corporation ? <Plate of={corporation} /> : <span>{name}</span>
}

/** The options of a field: holders as plates and names, other ids by their labels. */
function optionsFor({ kind, field, view }: FieldProps) {
  const ids = session.value?.title.rulings.options(view, kind.id, field.id) ?? []
  if (field.is === 'holder') return ids.map(id => ({ value: id, text: <HolderName id={id} of={kind} /> }))
  return ids.map(id => ({ value: id, text: titleWords.value?.label(id) ?? id }))
}

/** A field's name. */
export const nameOfField = ({ id }: RulingField) => titleWords.value?.field(id) ?? id

type ChosenProps = Pick<FieldProps, 'kind' | 'field' | 'view'> & { readonly value: unknown }

/** A filled-in value, as people say it. */
export function Chosen({ kind, field, value, view }: ChosenProps) {
  if (field.is === 'holder') return <HolderName id={`${value}`} of={kind} />
  if (field.is === 'money') return <>{voice.value.money(Number(value))}</>
  if (field.is === 'space') return <>{voice.value.money(valueAt(view.chart.grid, value as Space))}</>
  return <>{titleWords.value?.label(`${value}`) ?? `${value}`}</>
}

/** The game's chart, to place a token on. */
function SpaceControl({ field, filled, view, put }: FieldProps) {
  const { corporation } = filled
  return (
    <SpacePick
      name={nameOfField(field)}
      chart={view.chart}
      corporations={[...corporationCards.value.values()]}
      lies={typeof corporation === 'string' ? spaceOf(view.chart.tokens, corporation) : undefined}
      chosen={filled[field.id] as Space | undefined}
      onPick={at => put(field.id, at)}
    />
  )
}

function Control(props: FieldProps) {
  const { kind, field, filled, view, put } = props
  const name = nameOfField(field)
  const held = filled[field.id]
  if (field.is === 'money')
    return (
      <Figure
        name={name}
        value={typeof held === 'number' ? held : 0}
        onChange={value => put(field.id, value)}
      />
    )
  if (field.is === 'space') return <SpaceControl {...props} />
  const { least = 0, most = 100 } = field
  if (field.is === 'number')
    return (
      <Stepper
        name={name}
        value={
          typeof held === 'number' ? held : (session.value?.title.rulings.stands?.(view, kind.id) ?? least)
        }
        least={least}
        most={most}
        onChange={value => put(field.id, value)}
      />
    )
  return (
    <OneOf
      name={name}
      value={typeof held === 'string' ? held : undefined}
      options={optionsFor(props)}
      onChange={value => put(field.id, value)}
    />
  )
}

/** One field of a ruling with its heading. */
export function RulingFieldRow(props: FieldProps) {
  return (
    <section class="stack">
      <Label level={2}>{nameOfField(props.field)}</Label>
      <Control {...props} />
    </section>
  )
}
