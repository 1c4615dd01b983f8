import { useMemo } from 'preact/hooks'
import { accept, change as addTo, giveUp, hold, pending } from '../../../app/past'
import { edit } from '../../../app/pastPlace'
import { go } from '../../../app/routes'
import { voice } from '../../../app/table'
import { words } from '../../../app/words'
import type { Draft } from '../../../session/change'
import { repairsOf } from '../../../session/mend/repairs'
import { playerOf, tableAt } from '../../../session/mend/turns'
import { Page } from '../../kit/frame/Page'
import { Button } from '../../kit/parts/Button'
import { Label } from '../../kit/parts/Label'
import { TakeButton } from '../../kit/parts/TakeButton'
import { moved } from '../logLines'
import { Alterations } from './Alterations'
import { HeldList } from './Held'
import { DraftBecomes, Fits } from './ReviewParts'
import { happenedOf } from './review'
import { nameOf, sentenceOf } from './said'
import '../../style/past.css'
import '../../style/pages.css'

/** What leaving an entry out does to whom, as far as it moved money. */
function LeftOut({ draft, id }: { draft: Draft; id: number }) {
  const { log, past } = words.value
  const { money } = voice.value
  const sums = moved(happenedOf(draft, id)).map(({ holder, by }) =>
    by > 0 ? log.loss(nameOf(holder), money(by)) : log.gain(nameOf(holder), money(-by)),
  )
  return sums.length === 0 ? null : <p class="soft">{past.change.leaveOutMoves(sums.join(', '))}</p>
}

/** What the first entry that no longer fits may have been, the likeliest first. */
function Repairs({ draft }: { draft: Draft }) {
  const { change } = words.value.past
  const found = useMemo(() => repairsOf(draft), [draft])
  const { stop } = draft
  if (!stop) return null
  const { id, action } = stop
  const rest = draft.list.length - stop.index - 1
  const [likeliest] = found
  const player = playerOf(action)
  const who = player === undefined ? draft.of.title.view(tableAt(draft, stop.index)).actor : player
  return (
    <div class="stack">
      <Label level={2}>{change.likely}</Label>
      {found.map(repair => (
        <Button
          key={JSON.stringify(repair.action)}
          kind={repair === likeliest ? 'ink' : 'plain'}
          class={repair === likeliest ? 'big' : 'left'}
          onTap={() => addTo({ is: 'instead', id, actions: [repair.action] })}
        >
          {sentenceOf(repair.action, repair.happened)}
        </Button>
      ))}
      <Button
        kind={likeliest ? 'plain' : 'ink'}
        class={likeliest ? 'left' : 'big'}
        onTap={() => edit({ id, how: 'instead', alone: false })}
      >
        {change.other(nameOf(who ?? 'bank'))}
      </Button>
      <Button class="left" onTap={() => edit({ id, how: 'before', alone: false })}>
        {change.before}
      </Button>
      <Button class="left" onTap={() => addTo({ is: 'instead', id, actions: [] })}>
        {change.leaveOut}
      </Button>
      <LeftOut draft={draft} id={id} />
      {rest > 0 ? (
        <Button class="left" onTap={() => addTo({ is: 'rest', id })}>
          {change.leaveRest(rest)}
        </Button>
      ) : null}
    </div>
  )
}

/** A change of the past before it is in force: what it changes, what becomes of the table, what no longer fits. */
export function ChangePage() {
  const { change } = words.value.past
  const draft = pending.value
  const done = (how: () => boolean | undefined) => {
    if (how() !== false) go('log', undefined, true)
  }
  if (!draft)
    return (
      <Page title={change.title}>
        <p class="soft">{change.none}</p>
        <HeldList />
      </Page>
    )
  return (
    <Page title={change.title}>
      <p class="soft">{change.nothing}</p>
      <Alterations draft={draft} />
      <Fits draft={draft} />
      <Repairs draft={draft} />
      {draft.stop ? null : (
        <TakeButton kind="go" class="big" onTap={() => done(accept)}>
          {change.accept}
        </TakeButton>
      )}
      <div class="buttons">
        <Button onTap={() => done(() => void hold())}>{change.hold}</Button>
        <Button kind="stop" onTap={() => done(() => void giveUp())}>
          {change.drop}
        </Button>
      </div>
      <DraftBecomes draft={draft} />
      <HeldList />
    </Page>
  )
}
