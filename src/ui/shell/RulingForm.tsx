import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { session, titleWords } from '../../app/table'
import { words } from '../../app/words'
import type { Action } from '../../rules/rule'
import type { Filled, RulingKind, Rulings } from '../../rules/rulings'
import type { ShellView } from '../../rules/view'
import { Field } from '../kit/parts/Field'
import { Label } from '../kit/parts/Label'
import { OneOf } from '../kit/parts/OneOf'
import { RulingFieldRow } from './RulingFields'
import { draftOf, filledFrom, fresh, withFilled } from './rulingDraft'

/** Nothing may be ruled where no game is open. */
const NONE: Rulings<ShellView> = { kinds: [], options: () => [] }

/** A ruling filled in, from one that was entered before or from nothing; `children` do something with what it comes to. */
export function RulingForm({
  from,
  view,
  children,
}: {
  from?: Action | undefined
  view: ShellView
  children: (draft: Action | undefined) => ComponentChildren
}) {
  const { ruling } = words.value
  const rulings = session.value?.title.rulings ?? NONE
  const begun = filledFrom(rulings, from)
  const kind = useSignal<RulingKind | undefined>(begun.kind)
  const filled = useSignal<Filled>(begun.filled)
  const reason = useSignal(begun.reason)
  const on = kind.value
  return (
    <>
      <Label level={2}>{ruling.kind}</Label>
      <OneOf
        name={ruling.kind}
        value={on?.id}
        options={rulings.kinds.map(({ id }) => ({ value: id, text: titleWords.value?.ruling(id) ?? id }))}
        onChange={id => {
          kind.value = rulings.kinds.find(it => it.id === id)
          filled.value = kind.value ? fresh(kind.value) : {}
        }}
      />
      {on ? (
        <>
          {on.fields.map(field => (
            <RulingFieldRow
              key={`${on.id}${field.id}`}
              kind={on}
              field={field}
              filled={filled.value}
              view={view}
              put={(name, value) => {
                filled.value = withFilled(rulings, on, filled.value, name, value, view)
              }}
            />
          ))}
          <Field
            name={ruling.reason}
            value={reason.value}
            most={200}
            onChange={text => {
              reason.value = text
            }}
          />
          {children(draftOf(on, filled.value, reason.value.trim()))}
        </>
      ) : null}
    </>
  )
}
