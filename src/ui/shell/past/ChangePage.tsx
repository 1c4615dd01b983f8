import { useMemo } from 'preact/hooks'
import { leaveChange } from '../../../app/count/count'
import { signed } from '../../../app/desk/money'
import { route } from '../../../app/desk/routes'
import { words } from '../../../app/desk/words'
import { accept, change as addTo, giveUp, held, hold, pending, UNCHANGED } from '../../../app/past/change'
import { edit } from '../../../app/past/places'
import type { Draft } from '../../../session/change'
import { isEnd } from '../../../session/mend/ends'
import { playerOf } from '../../../session/mend/fields'
import { repairsOf } from '../../../session/mend/repairs'
import { tableAt } from '../../../session/mend/turns'
import { Page } from '../../kit/frame/Page'
import { Button } from '../../kit/parts/Button'
import { Label } from '../../kit/parts/Label'
import { TakeButton } from '../../kit/parts/TakeButton'
import { moved } from '../log/lines'
import { nameOf, sentenceOf } from '../log/said'
import { Alterations } from './Alterations'
import { HeldList } from './HeldChanges'
import { DraftBecomes, Fits } from './ReviewParts'
import { happenedOf, stopsAtEnd } from './review'
import '../../style/pages.css'

/** Whose money changes by how much if an entry is left out; renders nothing if it moved none. */
function LeftOut({ draft, id }: { draft: Draft; id: number }) {
  const { log, past } = words.value
  const sums = moved(happenedOf(draft, id)).map(({ holder, by }) => log.moved(nameOf(holder), signed(-by)))
  return sums.length === 0 ? null : <p class="soft">{past.change.leaveOutMoves(sums.join(', '))}</p>
}

/** A way to resolve what does not fit; the first one is the largest button. */
function WayOut({ first, text, onTap }: { first: boolean; text: string; onTap: () => void }) {
  return (
    <Button kind={first ? 'ink' : 'plain'} class={first ? 'big' : 'left'} onTap={onTap}>
      {text}
    </Button>
  )
}

/**
 * What the first entry that no longer fits may have been, the likeliest first. Leaving it out comes last and says what
 * that does.
 */
function Repairs({ draft }: { draft: Draft }) {
  const { change } = words.value.past
  const { agreed } = words.value.ruling
  const found = useMemo(() => repairsOf(draft, agreed), [draft, agreed])
  const { stop } = draft
  if (!stop) return null
  const { id, action } = stop
  const rest = draft.list.length - stop.index - 1
  const who = playerOf(action) ?? draft.of.title.view(tableAt(draft, stop.index)).actor ?? 'bank'
  const before = () => edit({ id, how: 'before', alone: false })
  // Nobody entered this end of a turn, so all that can be asked is what is missing before it.
  const end = stopsAtEnd(draft)
  return (
    <div class="stack">
      <Label level={2}>{change.likely}</Label>
      {found.map((repair, i) => (
        <WayOut
          key={JSON.stringify(repair.action)}
          first={i === 0}
          text={repair.is === 'before' ? change.allTheSame : sentenceOf(repair.action, repair.happened)}
          onTap={() => addTo({ is: repair.is, id, actions: [repair.action] })}
        />
      ))}
      <WayOut
        first={found.length === 0}
        text={end ? change.besides(nameOf(who)) : change.other(nameOf(who))}
        onTap={end ? before : () => edit({ id, how: 'instead', alone: false })}
      />
      {end ? null : (
        <>
          <WayOut first={false} text={change.before} onTap={before} />
          <WayOut
            first={false}
            text={change.leaveOut}
            onTap={() => addTo({ is: 'instead', id, actions: [] })}
          />
          <LeftOut draft={draft} id={id} />
        </>
      )}
      {rest > 0 ? (
        <Button class="left wide" onTap={() => addTo({ is: 'rest', id })}>
          {change.leaveRest(rest)}
        </Button>
      ) : null}
    </div>
  )
}

/** Offers to add to the turn of the entry put in last: it may not be all that happened there. */
function MoreThen({ draft: { of, entries, list, stop } }: { draft: Draft }) {
  const last = entries.findLastIndex(({ id }, index) => id > of.lastId && !isEnd({ ...of, entries }, index))
  const next = last < 0 || stop ? undefined : list[last + 1]
  return next ? (
    <Button class="left wide" onTap={() => edit({ id: next.id, how: 'before', alone: false })}>
      {words.value.past.change.moreThen}
    </Button>
  ) : null
}

/** A change of the past before it takes effect: what it changes, what becomes of the table, what no longer fits. */
export function ChangePage() {
  const { change } = words.value.past
  const draft = pending.value
  const leave = (how: () => void) => {
    how()
    leaveChange(false)
  }
  const unchanged =
    route.value.of === UNCHANGED ? (
      <p class="strip" role="status">
        {change.unchanged}
      </p>
    ) : null
  if (!draft)
    return (
      <Page title={change.title}>
        {unchanged || held.value.length > 0 ? null : <p class="soft">{change.none}</p>}
        {unchanged}
        <HeldList />
      </Page>
    )
  return (
    <Page title={change.title}>
      {unchanged}
      <p class="soft">{change.nothing}</p>
      <Alterations draft={draft} />
      <MoreThen draft={draft} />
      {draft.stop ? <Fits draft={draft} /> : null}
      <Repairs draft={draft} />
      <DraftBecomes draft={draft} />
      <div class="buttons">
        <Button onTap={() => leave(hold)}>{change.hold}</Button>
        <Button onTap={() => leave(giveUp)}>{change.drop}</Button>
      </div>
      <HeldList />
      {draft.stop ? null : (
        <div class="page-foot stack">
          <Fits draft={draft} />
          <TakeButton kind="go" class="big" onTap={() => accept() && leaveChange(true)}>
            {change.accept}
          </TakeButton>
        </div>
      )}
    </Page>
  )
}
