import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { addressOf } from '../../../app/desk/routes'
import { corporationCards, session } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { edit } from '../../../app/past/places'
import { endsRound } from '../../../rules/happening'
import type { Action } from '../../../rules/rule'
import { schemaFields } from '../../../rules/schema'
import type { AnyTitle } from '../../../rules/title'
import { isEnd } from '../../../session/mend/ends'
import { neighbours } from '../../../session/mend/turns'
import type { EntryId } from '../../../session/records'
import type { Entry, Session } from '../../../session/session'
import { Page } from '../../kit/frame/Page'
import { Button } from '../../kit/parts/Button'
import { Label } from '../../kit/parts/Label'
import { OneOf } from '../../kit/parts/OneOf'
import { Who } from '../../kit/parts/Who'
import { nameOf, roundAt, sentenceOf } from '../log/said'
import './past.css'
import './wrong.css'

/** Entries shown at first: a mistake that somebody remembers is among the last few. A tap shows twice as many more. */
const SHOWN = 6

/** What can be wrong although the entry itself says no more than whose turn ends. */
const MOVED: readonly string[] = ['paid', 'shares', 'token', 'train', 'private', 'phase']

/**
 * Does an entry say more than whose turn ends, or did it move something? What moves because a round ends is the work of the
 * round.
 */
function says({ law, pass }: AnyTitle, entry: Entry): boolean {
  const { type } = entry.action
  const rule = law.rules[type]
  if (type === pass || (rule !== undefined && schemaFields(rule.schema).length > 1)) return true
  return type === 'position' || (!endsRound(entry) && entry.happened.some(({ is }) => MOVED.includes(is)))
}

/** Filter value: the entries of everybody. */
const ALL = ''

/** Does an entry name this player or corporation, in any of its fields? */
const names = (action: Action, id: string) => Object.values(action).includes(id)

/**
 * Places of the last entries that may be wrong or may have something missing beside them, newest first; those of one
 * player or corporation, or of all.
 */
function lastDeeds(open: Session, most: number, of: string): readonly number[] {
  const places: number[] = []
  for (let index = open.entries.length - 1; index >= 0 && places.length < most; index--) {
    const entry = open.entries[index] as Entry
    if (of !== ALL && !names(entry.action, of)) continue
    if (!isEnd(open, index) && says(open.title, entry)) places.push(index)
  }
  return places
}

/** One tap on a player or corporation shows only their entries; another tap shows all again. */
function Whose({ open, of, onChange }: { open: Session; of: string; onChange: (id: string) => void }) {
  const { wrong } = words.value.past
  const named = new Set(open.entries.flatMap(({ action }) => Object.values(action)))
  const ids = [...open.setup.players.map(({ id }) => id), ...corporationCards.value.keys()].filter(id =>
    named.has(id),
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row in every browser
    <div class="whose" role="group" aria-label={wrong.whose}>
      {ids.map(id => (
        <Button key={id} pressed={of === id} onTap={() => onChange(of === id ? ALL : id)}>
          <Who id={id} />
        </Button>
      ))}
    </div>
  )
}

/** Where something was forgotten: people remember what came before it, or what came next. */
function Beside({ open, index, sentence }: { open: Session; index: number; sentence: string }) {
  const { wrong } = words.value.past
  const put = (id: EntryId) => () => edit({ id, how: 'before', alone: true })
  const { behind } = neighbours(open, index)
  const id = open.entries[index]?.id
  return (
    <div class="buttons">
      {id === undefined ? null : (
        <Button label={`${wrong.before} ${sentence}`} onTap={put(id)}>
          {wrong.before}
        </Button>
      )}
      {behind === undefined ? null : (
        <Button label={`${wrong.after} ${sentence}`} onTap={put(behind)}>
          {wrong.after}
        </Button>
      )}
    </div>
  )
}

/** An entry to point at: it is wrong, or something is missing before or after it. */
function Pointed({ open, index, forgotten }: { open: Session; index: number; forgotten: boolean }) {
  const entry = open.entries[index]
  if (!entry) return null
  const sentence = sentenceOf(entry.action, entry.happened)
  const said: ComponentChildren = (
    <>
      <span>{sentence}</span>
      <small class="soft">{roundAt(open, index)}</small>
    </>
  )
  return forgotten ? (
    <div class="beside">
      <p class="beside-what">{said}</p>
      <Beside open={open} index={index} sentence={sentence} />
    </div>
  ) : (
    <a class="button left" href={addressOf('entry', `${entry.id}`)}>
      {said}
    </a>
  )
}

/** What was last asked for, and in which game: coming back from an entry shows the page as it was. */
const asked = signal<{ of: Session | null; what: 'wrong' | 'forgotten'; most: number; whose: string } | null>(
  null,
)

/** What is wrong: one of the last entries, one that is missing among them, the money on the table, or a name. */
export function WrongPage() {
  const open = session.value
  const { wrong } = words.value.past
  const fresh = { of: open, what: 'wrong' as const, most: SHOWN, whose: ALL }
  const now = asked.value?.of === open ? (asked.value ?? fresh) : fresh
  const ask = (changes: Partial<typeof now>) => (asked.value = { ...now, ...changes })
  const forgotten = now.what === 'forgotten'
  const places = open ? lastDeeds(open, now.most, now.whose) : []
  const older = places.length === now.most && (places.at(-1) ?? 0) > 0
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
      {places.length === 0 && now.whose === ALL ? <p class="soft">{wrong.none}</p> : null}
      {places.length === 0 && now.whose === ALL ? null : (
        <>
          <OneOf
            name={wrong.title}
            value={now.what}
            options={[
              { value: 'wrong', text: wrong.entry },
              { value: 'forgotten', text: wrong.forgotten },
            ]}
            onChange={what => ask({ what })}
          />
          <Label level={2}>{forgotten ? wrong.beside : wrong.which}</Label>
          {open ? <Whose open={open} of={now.whose} onChange={whose => ask({ whose })} /> : null}
          {forgotten ? (
            <a class="button left" href={addressOf('play')}>
              {wrong.now}
            </a>
          ) : null}
          {places.length === 0 ? <p class="soft">{wrong.noneOf(nameOf(now.whose))}</p> : null}
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
        <Button class="wide" onTap={() => ask({ most: now.most + SHOWN * 2 })}>
          {wrong.older}
        </Button>
      ) : null}
    </Page>
  )
}
