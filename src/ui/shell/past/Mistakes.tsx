import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { session, titleWords } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { waysFor } from '../../../app/past/change'
import { edit } from '../../../app/past/places'
import type { Action } from '../../../rules/rule'
import {
  ACTOR,
  type EntryField,
  type FieldValue,
  fieldsOf,
  otherwise,
  playerOf,
  withField,
} from '../../../session/mend/fields'
import type { Mistake } from '../../../session/mend/mend'
import { neighbours } from '../../../session/mend/turns'
import { type EntryId, sameEntry } from '../../../session/records'
import { before, type Entry } from '../../../session/session'
import { Button } from '../../kit/parts/Button'
import { Label } from '../../kit/parts/Label'
import { sentenceOf } from '../log/said'
import { Exchanges, FieldValues, ValueText } from './MistakeValues'
import { Verdict } from './Verdict'
import './past.css'

/** Ids of the lines that are about no field; no field has such a name. */
const [TWICE, ORDER] = ['-twice', '-order']

interface RowProps {
  readonly text: string
  readonly value: ComponentChildren
  readonly open?: boolean
  readonly onTap: () => void
}

/** A line that names what was wrong; a tap opens the question about it. */
function Row({ text, value, open, onTap }: RowProps) {
  return (
    <Button class="left wide mistake" {...(open === undefined ? {} : { expanded: open })} onTap={onTap}>
      <span>{text}</span>
      {value === undefined ? null : <span class="soft">{value}</span>}
    </Button>
  )
}

/** The mistake that the banker names by opening a line; `undefined` while a value is still to be chosen. */
function namedBy(asked: string | undefined, { id, action }: Entry, said: Action): Mistake | undefined {
  if (asked === TWICE) return { is: 'instead', id, actions: [] }
  if (asked === ORDER) return { is: 'swapped', id }
  if (asked === undefined || sameEntry(said, action)) return undefined
  const player = playerOf(said)
  if (asked === ACTOR && player !== undefined) return { is: 'player', id, player }
  return { is: 'instead', id, actions: [said] }
}

interface FieldQuestionProps {
  readonly entry: Entry
  readonly field: EntryField
  readonly onExchange: (action: Action) => void
  readonly put: (value: FieldValue) => void
}

/** What a field should have been: an exchange with another player's entry, or any other value. */
function FieldQuestion({ entry, field, onExchange, put }: FieldQuestionProps) {
  return (
    <>
      {field.kind === 'list' ? <Exchanges entry={entry} field={field} onTap={onExchange} /> : null}
      <FieldValues field={field} action={entry.action} put={put} />
    </>
  )
}

/**
 * Lines that leave this page at once: something forgotten before or after the entry, or the entry made again. Before the entry
 * that joined the game (`joins`) there is no table to enter anything at.
 */
function OtherForms({ id, behind, joins }: { id: EntryId; behind: EntryId | undefined; joins: boolean }) {
  const { entry: texts } = words.value.past
  const anew = joins ? texts.joined : texts.anew
  return (
    <>
      {joins ? null : (
        <Row text={texts.before} value={undefined} onTap={() => edit({ id, how: 'before', alone: true })} />
      )}
      {behind === undefined ? null : (
        <Row
          text={texts.behind}
          value={undefined}
          onTap={() => edit({ id: behind, how: 'before', alone: true })}
        />
      )}
      <Row text={anew} value={undefined} onTap={() => edit({ id, how: 'instead', alone: true })} />
    </>
  )
}

/** What an entry said, listed by what may have been wrong in it, and what else may have gone wrong there. */
export function Mistakes({ entry, index }: { entry: Entry; index: number }) {
  const open = session.value
  const { entry: texts } = words.value.past
  const asked = useSignal<string | undefined>(undefined)
  // If two things are wrong in an entry, each is said separately; this holds both.
  const said = useSignal(entry.action)
  const { id } = entry
  // Offered only if the two entries can be swapped.
  const inOrder = useMemo(() => waysFor({ is: 'swapped', id }).some(({ draft }) => !draft.stop), [id, open])
  if (!open) return null
  const state = before(open, index)
  const { next, behind } = neighbours(open, index)
  const mistake = namedBy(asked.value, entry, said.value)
  const verdict = mistake ? <Verdict key={JSON.stringify(mistake)} mistake={mistake} /> : null
  const line = (what: string, text: string, value: ComponentChildren, more?: ComponentChildren) => (
    <div key={what} class="stack" data-mistake={what}>
      <Row
        text={text}
        value={value}
        open={asked.value === what}
        onTap={() => {
          // Whose entry it was cannot be corrected together with what it was.
          if (what === ACTOR || asked.value === ACTOR) said.value = entry.action
          asked.value = asked.value === what ? undefined : what
        }}
      />
      {asked.value === what ? more : null}
    </div>
  )
  const put = (field: EntryField, value: FieldValue) => {
    said.value =
      field.name === ACTOR
        ? withField(entry.action, ACTOR, value)
        : otherwise(open.title, state, said.value, field.name, value)
  }
  const aboutField = asked.value !== TWICE && asked.value !== ORDER
  return (
    <section class="stack mistakes">
      <Label level={2}>{texts.wrong}</Label>
      {/* None goes while a figure is typed: its keys would move under the finger. */}
      {fieldsOf(open.title, state, said.value, entry.action).map(field =>
        line(
          field.name,
          titleWords.value?.field(field.name) ?? field.name,
          <ValueText field={field} value={field.value} action={entry.action} />,
          <FieldQuestion
            entry={entry}
            field={field}
            onExchange={action => (said.value = action)}
            put={value => put(field, value)}
          />,
        ),
      )}
      {/* Below all fields: two of them may be wrong. */}
      {aboutField ? verdict : null}
      {line(TWICE, texts.twice, undefined)}
      {asked.value === TWICE ? verdict : null}
      {next && inOrder ? line(ORDER, texts.order, sentenceOf(next.action, next.happened)) : null}
      {asked.value === ORDER ? verdict : null}
      <OtherForms id={id} behind={behind} joins={entry.action.type === 'position'} />
    </section>
  )
}
