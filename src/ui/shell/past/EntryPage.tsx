import { addressOf, go, route } from '../../../app/desk/routes'
import { session } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { beginTrial } from '../../../app/past/trial'
import { before } from '../../../session/session'
import { Page } from '../../kit/frame/Page'
import { Button } from '../../kit/parts/Button'
import { Label } from '../../kit/parts/Label'
import { Followed, Marks } from '../log/EntryLines'
import { roundAt, sentenceOf } from '../log/said'
import { MovesBetween } from './AtTable'
import { HeldChanges } from './HeldChanges'
import { Mistakes } from './Mistakes'
import '../../style/pages.css'
import './past.css'

/** Ways to the table as it stood after an entry, to look at it or to try something on it. */
function Looks({ number }: { number: number }) {
  const { entry } = words.value.past
  const tryHere = () => {
    beginTrial(number)
    go('whatif')
  }
  return (
    <div class="stack">
      <Label level={2}>{entry.more}</Label>
      <a class="button" href={addressOf('moment', `${number}`)}>
        {entry.seeThen}
      </a>
      <Button onTap={tryHere}>{entry.tryHere}</Button>
    </div>
  )
}

/** An entry of the log, opened: its sentence, the money that it moved, and how to correct it. */
export function EntryPage() {
  const open = session.value
  const index = open?.entries.findIndex(it => it.id === Number(route.value.of)) ?? -1
  const found = open?.entries[index]
  const { entry } = words.value.past
  if (!open || !found)
    return (
      <Page title={entry.title}>
        <p class="soft">{entry.gone}</p>
        <a class="button" href={addressOf('log')}>
          {entry.toLog}
        </a>
      </Page>
    )
  return (
    <Page title={entry.titleOf(index + 1, roundAt(open, index))}>
      <HeldChanges />
      <div class="entry-told">
        <p class="entry-sentence">{sentenceOf(found.action, found.happened)}</p>
        <Followed entry={found} />
        <Marks of={found} />
      </div>
      <Mistakes key={found.id} entry={found} index={index} />
      {found.action.type === 'position' ? null : (
        <MovesBetween title={words.value.play.atTable.heading} was={before(open, index)} is={found.state} />
      )}
      <Looks number={index + 1} />
    </Page>
  )
}
