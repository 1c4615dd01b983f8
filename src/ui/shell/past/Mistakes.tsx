import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { session, titleWords } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { waysFor } from '../../../app/past/change'
import { edit } from '../../../app/past/places'
import type { Action } from '../../../rules/rule'
import { sameEntry } from '../../../session/mend/ends'
import {
  ACTOR,
  type EntryField,
  type FieldValue,
  fieldsOf,
  otherwise,
  withField,
} from '../../../session/mend/fields'
import type { Mistake } from '../../../session/mend/mend'
import { neighbours, playerOf } from '../../../session/mend/turns'
import { before, type Entry } from '../../../session/session'
import { Button } from '../../kit/parts/Button'
import { Label } from '../../kit/parts/Label'
import { sentenceOf } from '../log/said'
import { Exchanges, Values, ValueText } from './MistakeValues'
import { Verdict } from './Verdict'

/** The lines that name no field; no field is called so. */
const [TWICE, ORDER] = ['-twice', '-order']

/** A line that names what was wrong; it opens what is asked of it. */
function Row({
  text,
  value,
  open,
  onTap,
}: {
  text: string
  value: ComponentChildren
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

/** What a banker says by opening a line: nothing yet where a value is still to be chosen. */
function namedBy(asked: string | undefined, { id, action }: Entry, said: Action): Mistake | undefined {
  if (asked === TWICE) return { is: 'instead', id, actions: [] }
  if (asked === ORDER) return { is: 'swapped', id }
  if (asked === undefined || sameEntry(said, action)) return undefined
  const player = playerOf(said)
  if (asked === ACTOR && player !== undefined) return { is: 'player', id, player }
  return { is: 'instead', id, actions: [said] }
}

/** What an entry said, by what may have been wrong in it, and whatever else may have gone wrong there. */
export function Mistakes({ entry, index }: { entry: Entry; index: number }) {
  const open = session.value
  const { entry: texts } = words.value.past
  const asked = useSignal<string | undefined>(undefined)
  // Of an entry that is wrong in two things each is said by itself.
  const said = useSignal(entry.action)
  const { id } = entry
  // Offered only where the two can stand the other way round.
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
          // Whose it was is not said together with what it was.
          if (what === ACTOR || asked.value === ACTOR) said.value = entry.action
          asked.value = asked.value === what ? undefined : what
        }}
      />
      {asked.value === what ? more : null}
      {asked.value === what ? verdict : null}
    </div>
  )
  const put = (field: EntryField, value: FieldValue) => {
    said.value =
      field.name === ACTOR
        ? withField(entry.action, ACTOR, value)
        : otherwise(open.title, state, said.value, field.name, value)
  }
  return (
    <section class="mistakes">
      <Label level={2}>{texts.wrong}</Label>
      {fieldsOf(open.title, state, said.value).map(field =>
        line(
          field.name,
          titleWords.value?.field(field.name) ?? field.name,
          <ValueText field={field} value={field.value} action={entry.action} />,
          <>
            {field.kind === 'list' ? (
              <Exchanges
                entry={entry}
                field={field}
                onTap={action => {
                  said.value = action
                }}
              />
            ) : null}
            <Values field={field} action={entry.action} put={value => put(field, value)} />
          </>,
        ),
      )}
      {line(TWICE, texts.twice, undefined)}
      {next && inOrder ? line(ORDER, texts.order, sentenceOf(next.action, next.happened)) : null}
      <Row text={texts.before} value={undefined} onTap={() => edit({ id, how: 'before', alone: true })} />
      {behind === undefined ? null : (
        <Row
          text={texts.behind}
          value={undefined}
          onTap={() => edit({ id: behind, how: 'before', alone: true })}
        />
      )}
      <Row text={texts.anew} value={undefined} onTap={() => edit({ id, how: 'instead', alone: true })} />
    </section>
  )
}
