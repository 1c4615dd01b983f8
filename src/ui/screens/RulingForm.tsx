import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { words } from '../../app/words'
import type { Action } from '../../rules/rule'
import type { TableView } from '../../rules/view'
import { Field } from '../parts/Field'
import { Label } from '../parts/Label'
import { OneOf } from '../parts/OneOf'
import { RulingFieldRow } from './RulingFields'
import { draftOf, type Filled, filledFrom, KINDS, RULINGS, type RulingKind, withFilled } from './rulingDraft'

/** A ruling filled in, from one that was entered before or from nothing; `children` do something with what it comes to. */
export function RulingForm({
  from,
  view,
  children,
}: {
  from?: Action | undefined
  view: TableView
  children: (draft: Action | undefined) => ComponentChildren
}) {
  const { ruling } = words.value
  const begun = filledFrom(from)
  const kind = useSignal<RulingKind | undefined>(begun.kind)
  const filled = useSignal<Filled>(begun.filled)
  const reason = useSignal(begun.reason)
  const on = kind.value
  return (
    <>
      <Label level={2}>{ruling.kind}</Label>
      <OneOf
        name={ruling.kind}
        value={on}
        options={KINDS.map(value => ({ value, text: ruling.kinds[value] }))}
        onChange={value => {
          kind.value = value
          filled.value = filledFrom(undefined).filled
        }}
      />
      {on ? (
        <>
          {RULINGS[on].map(field => (
            <RulingFieldRow
              key={`${on}${field}`}
              kind={on}
              field={field}
              filled={filled.value}
              view={view}
              put={(name, value) => {
                filled.value = withFilled(on, filled.value, name, value, view)
              }}
            />
          ))}
          <Field
            name={ruling.fields.reason}
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
