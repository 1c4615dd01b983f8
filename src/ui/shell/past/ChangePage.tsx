import { accept, change as addTo, giveUp, hold, pending } from '../../../app/past'
import { edit } from '../../../app/pastPlace'
import { go } from '../../../app/routes'
import { words } from '../../../app/words'
import type { Draft } from '../../../session/change'
import { Page } from '../../kit/frame/Page'
import { Button } from '../../kit/parts/Button'
import { Label } from '../../kit/parts/Label'
import { TakeButton } from '../../kit/parts/TakeButton'
import { HeldList } from './Held'
import { DraftBecomes, Fits } from './ReviewParts'
import { alterations, type Numbered } from './review'
import { sentenceOf } from './said'
import '../../style/past.css'
import '../../style/pages.css'

/** More entries than these are counted, not told. */
const TOLD = 6

function Told({ lines, how }: { lines: readonly Numbered[]; how: 'out' | 'in' }) {
  const { change, entry } = words.value.past
  return (
    <>
      {lines.slice(0, TOLD).map(({ entry: it, number }) => (
        <li key={it.id} class={`alteration ${how}`}>
          <span class="sign">{change[how]}</span>
          <span>
            {number === undefined ? '' : `${entry.number(number)} `}
            {sentenceOf(it.action, it.happened)}
          </span>
        </li>
      ))}
      {lines.length > TOLD ? <li class="soft">{change.andMore(lines.length - TOLD)}</li> : null}
    </>
  )
}

function Alterations({ draft }: { draft: Draft }) {
  return (
    <section class="stack">
      <Label level={2}>{words.value.past.change.alters}</Label>
      <ul class="alterations">
        {alterations(draft).map((it, i) => (
          <li key={i}>
            <ul>
              <Told lines={it.out} how="out" />
              <Told lines={it.in} how="in" />
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What can be done with the first entry that no longer fits. */
function Repairs({ draft }: { draft: Draft }) {
  const { change } = words.value.past
  const { stop } = draft
  if (!stop) return null
  const { id } = stop
  const rest = draft.list.length - stop.index - 1
  return (
    <div class="stack">
      <Button kind="ink" class="big" onTap={() => edit({ id, how: 'replace', alone: false })}>
        {change.mend}
      </Button>
      <div class="buttons">
        <Button onTap={() => addTo({ do: 'replace', id, actions: [] })}>{change.leaveOut}</Button>
        <Button onTap={() => edit({ id, how: 'insert', alone: false })}>{change.before}</Button>
        {rest > 0 ? (
          <Button onTap={() => addTo({ do: 'leaveOutRest', id })}>{change.leaveRest(rest)}</Button>
        ) : null}
      </div>
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
          {change.giveUp}
        </Button>
      </div>
      <DraftBecomes draft={draft} />
      <HeldList />
    </Page>
  )
}
