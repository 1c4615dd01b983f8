import { voice } from '../../../../app/desk/table'
import { Expandable } from '../../../../ui/kit/parts/Expandable'
import { OneOf } from '../../../../ui/kit/parts/OneOf'
import { Several } from '../../../join/screens/memory'
import { StepRow } from '../../../join/screens/parts'
import type { Question } from '../../join/policy'
import type { PartProps } from './kit'

type Props<K extends Question['is']> = Pick<PartProps, 'form' | 'change'> & {
  readonly question: Extract<Question, { is: K }>
  readonly name: string
}

/** Which of a list it was: once for most; a number for those where it can be more often. */
function Tally({ form, change, question: { key, most }, name }: Props<'tally'>) {
  const said = (form.own[key] ?? []) as readonly string[]
  const put = (value: readonly string[]) => change({ own: { ...form.own, [key]: value } })
  const ids = Object.keys(most).sort((a, b) => a.localeCompare(b))
  const often = ids.filter(id => (most[id] ?? 0) > 1)
  const once = ids.filter(id => most[id] === 1)
  return (
    <>
      <Several
        narrow
        name={name}
        chosen={said.filter(id => once.includes(id))}
        options={once.map(value => ({ value, text: value }))}
        onChange={chosen => put([...said.filter(id => often.includes(id)), ...chosen])}
      />
      {often.map(id => (
        <StepRow
          key={id}
          name={id}
          of={name}
          value={said.filter(other => other === id).length}
          most={most[id] ?? 0}
          onChange={times => put([...said.filter(other => other !== id), ...Array<string>(times).fill(id)])}
        />
      ))}
    </>
  )
}

/** One of a few amounts. */
function Choice({ form, change, question: { key, of }, name }: Props<'choice'>) {
  return (
    <OneOf
      narrow
      name={name}
      value={(form.own[key] ?? of[0]) as number}
      options={of.map(value => ({ value, text: voice.value.money(value) }))}
      onChange={value => change({ own: { ...form.own, [key]: value } })}
    />
  )
}

/** The questions of a title that belong to this private company, or to none; folded, because most likely nothing is to be said. */
export function Own({ kit, policy, form, change, phase, company }: PartProps & { company?: string }) {
  const asked = policy.questions.filter(({ at, asked: when }) => at === company && when(form, phase))
  return asked.map(question => {
    const { line, name } = kit.text.own[question.key] ?? { line: question.key, name: question.key }
    return (
      <Expandable key={question.key} line={line}>
        {question.is === 'tally' ? (
          <Tally {...{ form, change, question, name }} />
        ) : (
          <Choice {...{ form, change, question, name }} />
        )}
      </Expandable>
    )
  })
}
