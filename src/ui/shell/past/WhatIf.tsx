import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { followedAs } from '../../../app/desk/followed'
import { go } from '../../../app/desk/routes'
import { lastHappened, session } from '../../../app/desk/table'
import { roundName, words } from '../../../app/desk/words'
import {
  dropTrial,
  goOnTrying,
  isPlaced,
  keepTrial,
  type Trial,
  trial,
  triedActions,
} from '../../../app/past/trial'
import { undo } from '../../../app/saving/commands'
import { before, now } from '../../../session/session'
import { PastFrame } from '../../kit/frame/PastFrame'
import { Button } from '../../kit/parts/Button'
import { Icon } from '../../kit/parts/Icon'
import { OneOf } from '../../kit/parts/OneOf'
import { TakeButton } from '../../kit/parts/TakeButton'
import { slipOf } from '../../kit/play/slipOf'
import { Followed } from '../log/EntryLines'
import { sentenceOf } from '../log/said'
import { screens } from '../screens'
import { Becomes } from './Becomes'
import { PanelsThere } from './FormPage'
import '../../style/chart.css'
import '../../style/books.css'
import './past.css'

type Tab = 'play' | 'chart' | 'books' | 'effect'

function Effect({ on }: { on: Trial }) {
  const { title } = on.from
  const { change } = words.value.past
  return (
    <div class="page">
      <Becomes title={change.becomes} was={title.report(now(on.from))} is={title.report(now(on.open))} />
    </div>
  )
}

/** The entry tried last, so that a wrong tap is noticed. */
function LastTried({ on }: { on: Trial }) {
  const { whatif } = words.value.past
  const count = triedActions(on).length
  const last = count > 0 ? on.open.entries.at(-1) : undefined
  if (!last) return null
  return (
    <div class="strip whatif-last">
      <div class="grow">
        <p>
          <b>{whatif.tried(count)}.</b> {sentenceOf(last.action, last.happened)}
        </p>
        <Followed entry={last} />
      </div>
    </div>
  )
}

function Foot({ on, lost }: { on: Trial; lost: (text: string) => void }) {
  const { whatif } = words.value.past
  const follows = followedAs.value !== undefined
  const none = triedActions(on).length === 0
  const atEnd = on.from.entries.length === session.value?.entries.length
  const keep = () => {
    const kept = keepTrial()
    if (kept === 'there') lost(whatif.there)
    else if (kept) go(kept === 'entered' ? 'play' : 'change', undefined, true)
    else lost(whatif.lost)
  }
  // Entered at once only at the end of the game; elsewhere it becomes a change to be reviewed.
  const Keep = atEnd ? TakeButton : Button
  const drop = () => {
    dropTrial()
    go('play', undefined, true)
  }
  return (
    <>
      {follows ? (
        <p class="soft sign">{whatif.bankKeeps}</p>
      ) : (
        <p class={isPlaced.value ? 'soft sign' : 'strip stop'}>
          {!isPlaced.value ? whatif.lost : atEnd ? whatif.keepNote : whatif.keepPast}
        </p>
      )}
      <div class="whatif-bar">
        <Button class="undo" off={none} onTap={() => void undo()}>
          <span class="row">
            <Icon of="undo" /> {whatif.undo}
          </span>
        </Button>
        {follows ? null : (
          <Keep kind="ink" off={none || !isPlaced.value} onTap={keep}>
            {whatif.keep}
          </Keep>
        )}
        <Button kind="stop" onTap={drop}>
          {whatif.drop}
        </Button>
      </div>
    </>
  )
}

/** Entries tried from any point of the game, on a table of their own; kept or dropped at the end. */
export function WhatIf() {
  const { frame, past } = words.value
  const own = screens.value
  const { whatif } = past
  const tab = useSignal<Tab>('play')
  const told = useSignal('')
  const on = trial.value
  const count = on ? triedActions(on).length : 0
  // What was tried last, shown as a payout slip, but without notes: nothing is handed over.
  const slip = count > 0 ? slipOf(lastHappened.value) : undefined
  const top = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (slip) top.current?.parentElement?.scrollTo(0, 0)
  }, [slip && count])
  const ready = session.value !== null
  useLayoutEffect(goOnTrying, [ready])
  if (!on) return null
  const at = on.from.entries.length
  const round = on.open.title.view(before(on.from, at)).round
  const tabs = [
    { value: 'play', text: frame.play },
    ...(own?.Chart ? [{ value: 'chart', text: frame.chart } as const] : []),
    { value: 'books', text: frame.books },
    { value: 'effect', text: whatif.effect },
  ] as const
  const foot = <Foot on={on} lost={text => (told.value = text)} />
  return (
    <PastFrame
      title={whatif.title}
      mark={whatif.mark(at, roundName(round))}
      onBack={() => history.back()}
      foot={foot}
    >
      <div class="stack" ref={top}>
        <OneOf
          narrow
          name={whatif.title}
          value={tab.value}
          options={tabs}
          onChange={value => (tab.value = value)}
        />
        {told.value ? <p class="strip stop">{told.value}</p> : null}
        {tab.value === 'effect' || (slip && tab.value === 'play') ? null : <LastTried on={on} />}
        {tab.value === 'play' ? <PanelsThere slip={slip} /> : null}
        {tab.value === 'chart' && own?.Chart ? <own.Chart /> : null}
        {tab.value === 'books' && own ? <own.Books /> : null}
        {tab.value === 'effect' ? <Effect on={on} /> : null}
      </div>
    </PastFrame>
  )
}
