import { useSignalEffect } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { enter, passesToEnd } from '../../app/commands'
import { settings } from '../../app/settings'
import {
  type Desk,
  desk,
  lastFollowed,
  lastHappened,
  lastSentence,
  preview,
  refused,
  session,
  staying,
  tableNow,
  titleWords,
  voice,
} from '../../app/table'
import { words } from '../../app/words'
import type { Action } from '../../rules/rule'
import type { TitleWords } from '../../rules/title'
import type { TurnView } from '../../rules/view'
import { watchDoubleTaps } from '../panels/play/doubleTap'
import type { Play as Kit } from '../panels/play/kit'
import { Panels } from '../panels/play/Panels'
import { Slip } from '../panels/play/Slip'
import { slipOf } from '../panels/play/slipOf'
import { later } from '../parts/later'
import '../panels/play/play.css'
import '../panels/play/card.css'
import '../panels/play/landscape.css'

const Newcomer = later(async () => (await import('../more')).Newcomer)
const taps = watchDoubleTaps()

/** Enters what was tapped from this desk, and watches for a second tap where the actor changed under the finger. */
function submitFrom({ view, revision }: Desk) {
  return (...actions: readonly Action[]) => {
    if (!enter(actions, revision)) return
    if (desk.value?.view.actor !== view.actor) taps.changed(performance.now())
  }
}

function kitOf(shown: Desk, say: TitleWords): Kit {
  return {
    view: shown.view,
    revision: shown.revision,
    tryOut: preview,
    submit: submitFrom(shown),
    passes: shown.view.turn.at === 'stock' ? passesToEnd() : [],
    say,
    voice: voice.value,
  }
}

/** What was entered last, so that a wrong tap is seen, what followed from it by itself, and the player behind the one shown who may still sell. */
function Strip({ shown }: { shown: Desk }) {
  const text = words.value.play
  const { mayStill } = shown
  const stays = () => {
    staying.value = true
  }
  return (
    <div class="strip last">
      <div class="last-entry">
        <p>{lastSentence.value}</p>
        {lastFollowed.value.map((text, i) => (
          <p key={i} class="followed">
            {text}
          </p>
        ))}
      </div>
      {mayStill === null ? null : (
        <button type="button" class="button" onClick={stays}>
          {text.mayStill(voice.value.name(mayStill))}
        </button>
      )}
    </div>
  )
}

/** Begins at the top where something else is decided, another corporation operates or a slip is to be read; a stock turn stays where it is. */
function useTop(turn: TurnView, slip: number | undefined) {
  const place = useRef<HTMLDivElement>(null)
  const what =
    turn.at === 'operate' ? turn.corporation : turn.at === 'stock' ? `stock ${turn.unsold}` : turn.at
  useLayoutEffect(() => {
    const scroller = place.current?.parentElement
    if (scroller) scroller.scrollTop = 0
  }, [what, slip])
  return place
}

/** The decision of the moment. */
export function Play() {
  const shown = desk.value
  const say = titleWords.value
  return shown && say ? <Shown shown={shown} say={say} /> : null
}

function Shown({ shown, say }: { shown: Desk; say: TitleWords }) {
  const kit = kitOf(shown, say)
  const happened = lastHappened.value
  const slip = slipOf(happened)
  const top = useTop(shown.view.turn, slip && shown.revision)
  // Why a tap was refused comes in under the main action and lifts it to where the finger may still be.
  useSignalEffect(() => {
    if (refused.value) taps.changed(performance.now())
  })
  const onClickCapture = (event: MouseEvent) => {
    if (!taps.drops(event, performance.now())) return
    event.stopPropagation()
    event.preventDefault()
  }
  return (
    <div class="play" ref={top} onClickCapture={onClickCapture}>
      {slip && tableNow.value ? (
        <Slip play={kit} slip={slip} happened={happened} denominations={settings.paperMoney.value} />
      ) : session.value && session.value.entries.length > 0 ? (
        <Strip shown={shown} />
      ) : null}
      {settings.newcomer.value ? <Newcomer /> : null}
      <Panels play={kit} choices={shown.choices} />
    </div>
  )
}
