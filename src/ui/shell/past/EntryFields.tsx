import { type Signal, useComputed, useSignal } from '@preact/signals'
import { change as begin, changeAtOnce, tried } from '../../../app/past'
import { type EntryField, type FieldValue, fieldsOf, withField } from '../../../app/pastFields'
import { go } from '../../../app/routes'
import { corporationCards, session, titleWords, voice } from '../../../app/table'
import { words } from '../../../app/words'
import type { Action } from '../../../rules/rule'
import { before, type Entry } from '../../../session/session'
import { Digits } from '../../kit/fields/Digits'
import { Button } from '../../kit/parts/Button'
import { Label } from '../../kit/parts/Label'
import { OneOf } from '../../kit/parts/OneOf'
import { Plate } from '../../kit/parts/Plate'
import { TakeButton } from '../../kit/parts/TakeButton'
import { DraftBecomes, Fits } from './ReviewParts'
import { nameOf, sentenceOf } from './said'

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

function OneField({ field, put }: { field: EntryField; put: (value: FieldValue) => void }) {
  const typed = useSignal<number | undefined>(undefined)
  const name = titleWords.value?.field(field.name) ?? field.name
  const { options } = field
  const type = (figure: number | undefined) => {
    typed.value = figure
    if (figure !== undefined) put(figure)
  }
  return (
    <section class="stack entry-field">
      <Label>{name}</Label>
      {options ? (
        <OneOf
          name={name}
          value={options.indexOf(field.value)}
          options={options.map((value, i) => ({ value: i, text: <ValueText field={field} value={value} /> }))}
          onChange={i => put(options[i])}
        />
      ) : (
        <>
          <output class="entry-figure" aria-live="polite">
            {voice.value.money(Number(field.value))}
          </output>
          <Digits name={name} typed={typed.value} onType={type} />
        </>
      )}
    </section>
  )
}

/** What another value would do, and the button that does it: at once where all later entries still fit. */
function Verdict({ id, candidate }: { id: number; candidate: Action }) {
  const { entry } = words.value.past
  const edit = { do: 'replace', id, actions: [candidate] } as const
  const draft = tried(edit)
  if (!draft) return null
  const mend = () => {
    begin(edit, true)
    go('change')
  }
  const takeIt = () => {
    if (changeAtOnce(edit)) go('log', undefined, true)
  }
  return (
    <div class="stack">
      <p class="strip">
        {sentenceOf(candidate, draft.entries.find(it => it.action === candidate)?.happened)}
      </p>
      {draft.stop ? (
        <>
          <Fits draft={draft} />
          <Button kind="ink" class="big" onTap={mend}>
            {entry.mendOn}
          </Button>
        </>
      ) : (
        <TakeButton kind="go" class="big" onTap={takeIt}>
          {entry.takeIt}
        </TakeButton>
      )}
      <DraftBecomes draft={draft} />
    </div>
  )
}

function Fields({ entry, state, action }: { entry: Entry; state: Entry['state']; action: Signal<Action> }) {
  const open = session.value
  if (!open) return null
  const fields = fieldsOf(open.title, state, action.value)
  if (fields.length === 0) return null
  const changed = JSON.stringify(action.value) !== JSON.stringify(entry.action)
  return (
    <section class="stack">
      <h2 class="hidden-text">{words.value.past.entry.correctHere}</h2>
      {fields.map(field => (
        <OneField
          key={field.name}
          field={field}
          put={value => {
            action.value = withField(action.value, field.name, value)
          }}
        />
      ))}
      {changed ? <Verdict id={entry.id} candidate={action.value} /> : null}
    </section>
  )
}

/** The simple fields of an entry, each to be put right by itself on the table as it stood then. */
export function EntryFields({ entry, index }: { entry: Entry; index: number }) {
  const action = useSignal(entry.action)
  const state = useComputed(() => {
    const open = session.value
    return open ? before(open, index) : entry.state
  })
  return <Fields entry={entry} state={state.value} action={action} />
}
