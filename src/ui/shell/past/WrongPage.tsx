import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { addressOf } from '../../../app/desk/routes'
import { session } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { edit } from '../../../app/past/places'
import type { Action } from '../../../rules/rule'
import { schemaFields } from '../../../rules/schema'
import type { AnyTitle } from '../../../rules/title'
import { isEnd } from '../../../session/mend/ends'
import { neighbours } from '../../../session/mend/turns'
import type { Session } from '../../../session/session'
import { Page } from '../../kit/frame/Page'
import { Button } from '../../kit/parts/Button'
import { Label } from '../../kit/parts/Label'
import { OneOf } from '../../kit/parts/OneOf'
import { roundAt, sentenceOf } from '../log/said'
import '../../style/past.css'

/** What somebody remembers was entered wrongly is among the last few; so many more are shown at each wish. */
const SHOWN = 6

/** Does an entry say more than whose turn ends? */
function says({ law, pass }: AnyTitle, { type }: Action): boolean {
  const rule = law.rules[type]
  return type === pass || (rule !== undefined && schemaFields(rule.schema).length > 1)
}

/** The places of the last entries of which something may be wrong, or behind which something was forgotten, the newest first. */
function lastDeeds(open: Session, most: number, forgotten: boolean): readonly number[] {
  const places: number[] = []
  // Behind the last one it is entered as ever.
  const last = open.entries.length - (forgotten ? 2 : 1)
  for (let index = last; index >= 0 && places.length < most; index--)
    if (!isEnd(open, index) && says(open.title, open.entries[index]?.action as Action)) places.push(index)
  return places
}

/** An entry to be pointed at: it is wrong, or what comes after it is missing. */
function Pointed({ open, index, forgotten }: { open: Session; index: number; forgotten: boolean }) {
  const entry = open.entries[index]
  if (!entry) return null
  const said: ComponentChildren = (
    <>
      <span>{sentenceOf(entry.action, entry.happened)}</span>
      <small class="soft">{words.value.past.entry.titleOf(index + 1, roundAt(open, index))}</small>
    </>
  )
  if (!forgotten)
    return (
      <a class="button left" href={addressOf('entry', `${entry.id}`)}>
        {said}
      </a>
    )
  const { behind } = neighbours(open, index)
  return behind === undefined ? null : (
    <Button class="left wide" onTap={() => edit({ id: behind, how: 'before', alone: true })}>
      {said}
    </Button>
  )
}

/** What is wrong: one of the last entries, one that is missing among them, the money on the table, or a name. */
export function WrongPage() {
  const open = session.value
  const { wrong } = words.value.past
  const what = useSignal<'wrong' | 'forgotten'>('wrong')
  const forgotten = what.value === 'forgotten'
  const most = useSignal(SHOWN)
  const places = open ? lastDeeds(open, most.value, forgotten) : []
  const older = places.length === most.value && (places.at(-1) ?? 0) > 0
  return (
    <Page title={wrong.title}>
      <nav class="stack" aria-label={wrong.else}>
        <a class="button left" href={addressOf('count')}>
          {wrong.purse}
        </a>
        <a class="button left" href={addressOf('seats')}>
          {wrong.names}
        </a>
      </nav>
      {places.length === 0 ? <p class="soft">{wrong.none}</p> : null}
      {places.length === 0 ? null : (
        <>
          <OneOf
            name={wrong.title}
            value={what.value}
            options={[
              { value: 'wrong', text: wrong.entry },
              { value: 'forgotten', text: wrong.forgotten },
            ]}
            onChange={value => {
              what.value = value
            }}
          />
          <Label level={2}>{forgotten ? wrong.after : wrong.which}</Label>
        </>
      )}
      <ol class="stack wrong-entries">
        {places.map(index =>
          open ? (
            <li key={open.entries[index]?.id}>
              <Pointed open={open} index={index} forgotten={forgotten} />
            </li>
          ) : null,
        )}
      </ol>
      {older ? (
        <Button
          class="wide"
          onTap={() => {
            most.value += SHOWN * 2
          }}
        >
          {wrong.older}
        </Button>
      ) : null}
    </Page>
  )
}
