import { addressOf } from '../../../app/routes'
import { session } from '../../../app/table'
import { words } from '../../../app/words'
import { isEnd } from '../../../session/mend/ends'
import { Page } from '../../kit/frame/Page'
import { Label } from '../../kit/parts/Label'
import { roundAt, sentenceOf } from './said'
import '../../style/past.css'

/** What somebody remembers was entered wrongly is among the last few, or is looked for in the log. */
const SHOWN = 8

/** The last entries that somebody made, each to be said what was wrong with it, and what else may be wrong. */
export function WrongPage() {
  const open = session.value
  const { wrong, entry: said } = words.value.past
  const places = (open?.entries ?? []).flatMap((_, index) => (open && !isEnd(open, index) ? [index] : []))
  return (
    <Page title={wrong.title}>
      <Label level={2}>{places.length > 0 ? wrong.which : wrong.none}</Label>
      <ol class="stack wrong-entries">
        {places
          .slice(-SHOWN)
          .toReversed()
          .map(index => {
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
