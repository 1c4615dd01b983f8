import { useSignal } from '@preact/signals'
import { edit } from '../../../app/pastPlace'
import { corporationCards, session, titleWords, voice } from '../../../app/table'
import { words } from '../../../app/words'
import { ACTOR, type EntryField, type FieldValue, fieldsOf, otherwise } from '../../../session/mend/fields'
import type { Mistake } from '../../../session/mend/mend'
import { neighbours } from '../../../session/mend/turns'
import { before, type Entry } from '../../../session/session'
import { Digits } from '../../kit/fields/Digits'
import { Button } from '../../kit/parts/Button'
import { Label } from '../../kit/parts/Label'
import { OneOf } from '../../kit/parts/OneOf'
import { Plate } from '../../kit/parts/Plate'
import { nameOf, sentenceOf } from './said'
import { Verdict } from './Verdict'

/** A value as the button that chooses it says it. */
function ValueText({ field, value }: { field: EntryField; value: FieldValue }) {
  const { entry } = words.value.past
  if (field.kind === 'flag') {
    const [yes, no] = field.name === 'pay' ? [entry.paid, entry.withheld] : [entry.yes, entry.no]
    return <>{value === true ? yes : no}</>
  }
  if (value === undefined) return <>{entry.none}</>
  if (field.kind === 'money') return <>{voice.value.money(Number(value))}</>
  const corporation = corporationCards.value.get(`${value}`)
  if (corporation) return <Plate of={corporation} />
  const name = nameOf(`${value}`)
  return <>{name === value ? (titleWords.value?.label(name) ?? name) : name}</>
}

/** Another value for a field: one of a few, or typed. */
function Values({ field, put }: { field: EntryField; put: (value: FieldValue) => void }) {
  const typed = useSignal<number | undefined>(undefined)
  const chosen = useSignal<number | undefined>(undefined)
  const name = titleWords.value?.field(field.name) ?? field.name
  const others = (field.options ?? []).filter(value => value !== field.value)
  const type = (figure: number | undefined) => {
    typed.value = figure
    if (figure !== undefined) put(figure)
  }
  return field.options ? (
    <OneOf
      name={name}
      value={chosen.value}
      options={others.map((value, i) => ({ value: i, text: <ValueText field={field} value={value} /> }))}
      onChange={i => {
        chosen.value = i
        put(others[i])
      }}
    />
  ) : (
    <>
      <output class="entry-figure" aria-live="polite">
        {voice.value.money(typed.value ?? Number(field.value))}
      </output>
      <Digits name={name} typed={typed.value} onType={type} />
    </>
  )
}

/** A line that names what was wrong; it opens what is asked of it. */
function Row({
  text,
  value,
  open,
  onTap,
}: {
  text: string
  value?: preact.ComponentChildren
  open?: boolean
  onTap: () => void
}) {
  return (
    <Button class="left wide mistake" {...(open === undefined ? {} : { expanded: open })} onTap={onTap}>
      <span>{text}</span>
      {value === undefined ? null : <span class="mistake-value">{value}</span>}
    </Button>
  )
}

/** What an entry said, by what may have been wrong in it, and whatever else may have gone wrong there. */
export function Mistakes({ entry, index }: { entry: Entry; index: number }) {
  const open = session.value
  const { entry: said } = words.value.past
  const asked = useSignal<string | undefined>(undefined)
  const mistake = useSignal<Mistake | undefined>(undefined)
  if (!open) return null
  const { id, action } = entry
  const state = before(open, index)
  const fields = fieldsOf(open.title, state, action)
  const { next, behind } = neighbours(open, index)
  const ask = (what: string, answer?: Mistake) => {
    asked.value = asked.value === what ? undefined : what
    mistake.value = asked.value === undefined ? undefined : answer
  }
  const put = (field: EntryField, value: FieldValue) => {
    mistake.value =
      field.name === ACTOR
        ? { is: 'player', id, player: `${value}` }
        : { is: 'instead', id, actions: [otherwise(open.title, state, action, field.name, value)] }
  }
  const verdict = mistake.value ? (
    <Verdict key={JSON.stringify(mistake.value)} mistake={mistake.value} />
  ) : null
  return (
    <section class="mistakes">
      <Label level={2}>{said.wrong}</Label>
      {fields.map(field => (
        <div key={field.name} class="stack">
          <Row
            text={titleWords.value?.field(field.name) ?? field.name}
            value={<ValueText field={field} value={field.value} />}
            open={asked.value === field.name}
            onTap={() => ask(field.name)}
          />
          {asked.value === field.name ? (
            <>
              <Values field={field} put={value => put(field, value)} />
              {verdict}
            </>
          ) : null}
        </div>
      ))}
      <Row
        text={said.twice}
        open={asked.value === 'twice'}
        onTap={() => ask('twice', { is: 'instead', id, actions: [] })}
      />
      {asked.value === 'twice' ? verdict : null}
      {next ? (
        <Row
          text={said.order}
          value={sentenceOf(next.action, next.happened)}
          open={asked.value === 'order'}
          onTap={() => ask('order', { is: 'swapped', id })}
        />
      ) : null}
      {asked.value === 'order' ? verdict : null}
      <Row text={said.before} onTap={() => edit({ id, how: 'before', alone: true })} />
      {behind === undefined ? null : (
        <Row text={said.behind} onTap={() => edit({ id: behind, how: 'before', alone: true })} />
      )}
      <Row text={said.anew} onTap={() => edit({ id, how: 'instead', alone: true })} />
    </section>
  )
}
