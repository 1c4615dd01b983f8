import { change } from '../../../app/past'
import { edit } from '../../../app/pastPlace'
import { beginTrial } from '../../../app/pastTrial'
import { addressOf, go, route } from '../../../app/routes'
import { session } from '../../../app/table'
import { words } from '../../../app/words'
import { Page } from '../../kit/frame/Page'
import { Button } from '../../kit/parts/Button'
import { Label } from '../../kit/parts/Label'
import { EntryFields } from './EntryFields'
import { Followed, Marks } from './EntryLines'
import { Held } from './Held'
import { roundAt, sentenceOf } from './said'
import '../../style/past.css'
import '../../style/pages.css'

/** All that can be done with an entry besides putting a field of it right. */
function Doings({ id, number }: { id: number; number: number }) {
  const { entry } = words.value.past
  const takeOut = () => {
    change({ do: 'replace', id, actions: [] }, true)
    go('change')
  }
  const tryHere = () => {
    beginTrial(number)
    go('whatif')
  }
  return (
    <div class="stack">
      <a class="button" href={addressOf('moment', `${number}`)}>
        {entry.seeThen}
      </a>
      <Label level={2}>{entry.more}</Label>
      <div class="buttons entry-doings">
        <Button onTap={() => edit({ id, how: 'replace', alone: true })}>{entry.anew}</Button>
        <Button onTap={() => edit({ id, how: 'insert', alone: true })}>{entry.putBefore}</Button>
        <Button kind="stop" onTap={takeOut}>
          {entry.takeOut}
        </Button>
        <Button onTap={tryHere}>{entry.tryHere}</Button>
      </div>
    </div>
  )
}

/** An entry of the log, opened: its sentence, the money that moved, and how to put it right. */
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
      <Held />
      <div class="entry-told">
        <p class="entry-sentence">{sentenceOf(found.action, found.happened)}</p>
        <Followed entry={found} />
        <Marks id={found.id} />
      </div>
      <EntryFields key={found.id} entry={found} index={index} />
      <Doings id={found.id} number={index + 1} />
    </Page>
  )
}
