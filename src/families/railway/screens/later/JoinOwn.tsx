import { moneyAtHand } from '../../../../app/desk/words'
import { Expandable } from '../../../../ui/kit/parts/Expandable'
import { Switch } from '../../../../ui/kit/parts/Field'
import { Label } from '../../../../ui/kit/parts/Label'
import { OneOf } from '../../../../ui/kit/parts/OneOf'
import { Several } from '../../../join/screens/memory'
import { FormPart, namedOptions, StepRow } from '../../../join/screens/parts'
import type { Question } from '../../join/policy'
import type { PartProps } from './kit'

type Props<K extends Question['is']> = Pick<PartProps, 'form' | 'change'> & {
  readonly question: Extract<Question, { is: K }>
  readonly name: string
  readonly answers?: Readonly<Record<string, string>>
}

/** Which of a list it was: once for most; a number for those where it can be more often. */
function Tally({
  kit,
  fresh,
  form,
  change,
  question,
  name,
}: Props<'tally'> & Pick<PartProps, 'kit' | 'fresh'>) {
  const { key } = question
  const most = question.most(form, fresh)
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
        options={namedOptions(kit, once)}
        onChange={chosen => put([...said.filter(id => often.includes(id)), ...chosen])}
      />
      {often.map(id => (
        <StepRow
          key={id}
          name={kit.voice.name(id)}
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
      options={of.map(value => ({ value, text: moneyAtHand.value(value) }))}
      onChange={value => change({ own: { ...form.own, [key]: value } })}
    />
  )
}

/** One of a few codes. */
function One({ form, change, question: { key, of }, name, answers = {} }: Props<'one'>) {
  return (
    <>
      <Label>{name}</Label>
      <OneOf
        name={name}
        value={(form.own[key] ?? of[0]) as string}
        options={of.map(value => ({ value, text: answers[value] ?? value }))}
        onChange={value => change({ own: { ...form.own, [key]: value } })}
      />
    </>
  )
}

/** Which corporation has something, or nobody. */
function Owner({
  kit,
  form,
  change,
  question: { key, nobody, open, likely },
  name,
  owners,
  answers = {},
}: Props<'owner'> & Pick<PartProps, 'kit' | 'owners'>) {
  const first = likely?.(form)
  const none = nobody ? [{ value: '', text: <span>{answers[''] ?? kit.text.nobody}</span> }] : []
  return (
    <>
      <Label>{name}</Label>
      <OneOf
        name={name}
        value={(form.own[key] ?? first ?? (nobody && !open ? '' : undefined)) as string | undefined}
        options={[...namedOptions(kit, first === undefined ? owners : [first]), ...none]}
        onChange={value => change({ own: { ...form.own, [key]: value } })}
      />
    </>
  )
}

/** A question of a title; one about amounts is folded, because most likely nothing is to be said. */
function Asked({ question, ...props }: PartProps & { question: Question }) {
  const { kit, fresh, form, change, owners } = props
  const { key } = question
  const { line = key, name = key, answers } = kit.text.own[key] ?? {}
  const of = { form, change, name, ...(answers ? { answers } : {}) }
  if (question.is === 'flag')
    return (
      <Switch on={form.own[key] === true} onChange={on => change({ own: { ...form.own, [key]: on } })}>
        {name}
      </Switch>
    )
  if (question.is === 'one') return <One {...of} question={question} />
  if (question.is === 'owner') return <Owner {...of} {...{ kit, owners, question }} />
  return (
    <Expandable line={line}>
      {question.is === 'tally' ? (
        <Tally {...of} {...{ kit, fresh, question }} />
      ) : (
        <Choice {...of} question={question} />
      )}
    </Expandable>
  )
}

/** The questions to be asked now of which this is so. */
const askedOf = ({ policy, form, phase }: PartProps, is: (question: Question) => boolean) =>
  policy.questions.filter(question => is(question) && question.asked(form, phase))

/** The questions of a title that belong to this private company, or to none. */
export function Own({ company, ...part }: PartProps & { company?: string }) {
  return askedOf(part, ({ at, is }) => at === company && is !== 'flag').map(question => (
    <Asked key={question.key} {...part} question={question} />
  ))
}

/** What the end of the game depends on in a title. */
export function Flags(part: PartProps) {
  return askedOf(part, ({ is }) => is === 'flag').map(question => (
    <Asked key={question.key} {...part} question={question} />
  ))
}

/** What private companies have left that are not asked for any more. */
export function Leftovers({ companies, ...part }: PartProps & { companies: readonly string[] }) {
  const asked = askedOf(part, ({ at }) => at !== undefined && !companies.includes(at))
  const [first] = asked
  if (first?.at === undefined) return null
  return (
    <FormPart at={first.at}>
      <Expandable line={part.kit.text.leftovers}>
        {asked.map(question => (
          <Asked key={question.key} {...part} question={question} />
        ))}
      </Expandable>
    </FormPart>
  )
}
