import { addressOf } from '../../../app/routes'
import { session } from '../../../app/table'
import { words } from '../../../app/words'
import type { Action } from '../../../rules/rule'
import { schemaFields } from '../../../rules/schema'
import type { AnyTitle } from '../../../rules/title'
import { isEnd } from '../../../session/mend/ends'
import type { Session } from '../../../session/session'
import { Page } from '../../kit/frame/Page'
import { Label } from '../../kit/parts/Label'
import { roundAt, sentenceOf } from './said'
import '../../style/past.css'

/** What somebody remembers was entered wrongly is among the last few, or is looked for in the log. */
const SHOWN = 6

/** Does an entry say more than whose turn ends? */
function says({ law, pass }: AnyTitle, { type }: Action): boolean {
  const rule = law.rules[type]
  return type === pass || (rule !== undefined && schemaFields(rule.schema).length > 1)
}

/** The places of the last entries of which something may be wrong, the newest first. */
function lastDeeds(open: Session): readonly number[] {
  const places: number[] = []
  for (let index = open.entries.length - 1; index >= 0 && places.length < SHOWN; index--)
    if (!isEnd(open, index) && says(open.title, open.entries[index]?.action as Action)) places.push(index)
  return places
}

/** The last entries that somebody made, each to be said what was wrong with it, and what else may be wrong. */
export function WrongPage() {
  const open = session.value
  const { wrong, entry: said } = words.value.past
  const places = open ? lastDeeds(open) : []
  return (
    <Page title={wrong.title}>
      <Label level={2}>{places.length > 0 ? wrong.which : wrong.none}</Label>
      <ol class="stack wrong-entries">
        {places.map(index => {
          const entry = open?.entries[index]
          return open && entry ? (
            <li key={entry.id}>
              <a class="button left" href={addressOf('entry', `${entry.id}`)}>
                <span>{sentenceOf(entry.action, entry.happened)}</span>
                <small class="soft">{said.titleOf(index + 1, roundAt(open, index))}</small>
              </a>
            </li>
          ) : null
        })}
      </ol>
      <div class="stack">
        <a class="button left" href={addressOf('log')}>
          {wrong.older}
        </a>
        <a class="button left" href={addressOf('count')}>
          {wrong.purse}
        </a>
        <a class="button left" href={addressOf('seats')}>
          {wrong.names}
        </a>
      </div>
    </Page>
  )
}
