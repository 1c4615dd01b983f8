import { computed, useSignalEffect } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { asked } from '../../../app/desk/asked'
import { current } from '../../../app/desk/current'
import { exchanged } from '../../../app/desk/exchanged'
import { followedAs } from '../../../app/desk/followed'
import { mustPick } from '../../../app/desk/followers'
import { paperMoney } from '../../../app/desk/notes'
import { settled, whole } from '../../../app/desk/rest'
import { addressOf } from '../../../app/desk/routes'
import {
  corporationCards,
  corrected,
  type Desk,
  desk,
  elsewhere,
  lastHappened,
  refused,
  roundBegun,
  session,
  tableNow,
  takenBack,
  titleWords,
} from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { settings } from '../../../app/device/settings'
import { lesson } from '../../../app/games/lesson'
import { enter, tooSoon } from '../../../app/saving/commands'
import type { Holder } from '../../../bank/money'
import type { Happening } from '../../../rules/happening'
import type { Action, Choice } from '../../../rules/rule'
import type { TitleWords } from '../../../rules/title'
import type { ShellView } from '../../../rules/view'
import { Redo, someUndone } from '../../kit/frame/Redo'
import { Panels } from '../../kit/panels/Panels'
import { playOn } from '../../kit/panels/playOn'
import type { AnyScreens } from '../../kit/panels/screens'
import { later } from '../../kit/parts/later'
import { RuleLink } from '../../kit/parts/RuleLink'
import { RulingLink } from '../../kit/parts/RulingLink'
import { watchDoubleTaps } from '../../kit/play/doubleTap'
import { Slip } from '../../kit/play/Slip'
import { slipOf } from '../../kit/play/slipOf'
import { revenueDue } from '../../kit/play/slots'
import { outOfSight, redoAway } from '../frame/outOfSight'
import { screens } from '../screens'
import { Corrected } from './Corrected'
import { Strip } from './Strip'
import '../../kit/play/play.css'
import './lots.css'
import '../../kit/play/card.css'
import '../../kit/play/run.css'
import '../../kit/play/play-landscape.css'

const AtTable = later(async () => (await import('../past/AtTable')).AtTable)
const Mine = later(async () => (await import('../follow/Mine')).Mine, 'rare')
const Lesson = later(async () => (await import('../more')).Lesson)
const Winner = later(async () => (await import('../more')).Winner)

const taps = watchDoubleTaps()
// Also on the screens from which a tap leads back here.
document.addEventListener('click', taps.tapped, true)

/** Enters what is tapped on this desk, and watches for a second tap: what follows may lie under the finger now. */
function submitFrom({ revision, view }: Desk) {
  return (...actions: readonly Action[]) => {
    if (taps.slid()) tooSoon.value = true
    else if (enter(actions, revision)) taps.changed(performance.now(), tableNow.value?.round !== view.round)
  }
}

/** That names or seats were exchanged, which is no entry and so nothing that Undo takes back; a link leads back there. */
function Exchanged() {
  const what = exchanged.value
  if (what === null) return null
  const { seats } = words.value.past
  return (
    <div class="strip" role="status">
      <p class="grow">{seats.done[what]}</p>
      <a class="button quiet" href={addressOf('seats')}>
        {seats.title}
      </a>
    </div>
  )
}

/** That a new round has begun, until the next entry. */
function RoundBegun() {
  const text = roundBegun.value
  if (text === undefined || takenBack.value.length > 0 || elsewhere.value) return null
  return (
    <p class="round-begun" role="status">
      {text}
    </p>
  )
}

/** No mere purchase, or something that everybody has to hear: it is told at the top of the screen. */
const NEWS: readonly string[] = ['shares', 'phase', 'ending']

/** Whether a corporation that went on with its turn only bought something: what it may buy next stands where that was. */
function isPurchase(happened: readonly Happening[], { actor }: ShellView): boolean {
  return actor !== null && corporationCards.value.has(actor) && happened.every(({ is }) => !NEWS.includes(is))
}

/**
 * Scrolls to the top with an entry: what it was and who acts now are said there. After one that `stays`, only if somebody
 * else acts; then the head says what it was.
 */
function useTop(revision: number, actor: Holder | null, stays: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const acted = useRef(actor)
  // Each screen has its own scroller, which begins at its top.
  const away = useRef(false)
  useLayoutEffect(() => {
    const scroller = place.current?.parentElement
    if (!scroller) return
    const look = () => {
      away.current = scroller.scrollTop > 0
      if (!away.current) outOfSight.value = false
      redoAway.value =
        scroller.scrollTop > (scroller.querySelector<HTMLElement>('.redo')?.offsetTop ?? Infinity)
    }
    scroller.addEventListener('scroll', look, { passive: true })
    return () => {
      scroller.removeEventListener('scroll', look)
      outOfSight.value = redoAway.value = false
    }
  }, [])
  useLayoutEffect(() => {
    const scroller = place.current?.parentElement
    // Reading its position here would force one layout more than the frame needs.
    const left = stays && acted.current === actor
    if (scroller && away.current && !left) scroller.scrollTop = 0
    outOfSight.value = away.current && left
    acted.current = actor
  }, [revision])
  return place
}

const doubtful = computed(
  () => desk.value && titleWords.value?.doubtful?.(lastHappened.value, desk.value.view),
)

/** Says once, after the entry that brought it up, that the book can be read otherwise; the ruling for that is one tap away. */
function Doubtful() {
  const doubt = doubtful.value
  if (!doubt || elsewhere.value || takenBack.value.length > 0) return null
  return (
    <div class="strip notice" role="status">
      <p class="grow">{doubt.text}</p>
      <RuleLink to={doubt.to} />
      <RulingLink of={doubt.to} />
    </div>
  )
}

/** Ending the game for everybody is no entry like others: the menu has it, and asks. */
const isOfPlay = ({ draft }: Choice<Action>): boolean => draft.type !== 'stop'

const openGame = computed(() => current.value?.id)
const openedWith = computed(() => ({ id: openGame.value, records: session.peek()?.records.length ?? 0 }))

/** Something was entered since the game was opened here: what was moved before lies there, and the log has it. */
const movedHere = computed(() => (session.value?.records.length ?? 0) > openedWith.value.records)

/** The current decision; with hints, once it is settled whether they can be shown: they stand above it and would move it. */
export function Play() {
  const shown = desk.value
  const say = titleWords.value
  const own = screens.value
  const ready = !settings.newcomer.value || settled.value
  return shown && say && own && ready ? <Shown shown={shown} say={say} own={own} /> : null
}

function Shown({ shown, say, own }: { shown: Desk; say: TitleWords; own: AnyScreens }) {
  const kit = playOn(shown, say, own, submitFrom(shown))
  const happened = lastHappened.value
  const correction = corrected.value
  // After Undo the money of the entry before was handed out long ago.
  const back = takenBack.value.length > 0
  const slip = correction || back ? undefined : slipOf(happened)
  const due = revenueDue(shown.choices)
  // Read at every table: with a revenue due at first, the next entry would count as what was opened.
  const moved = movedHere.value && !elsewhere.value
  const stays = !slip && !correction && !back && isPurchase(happened, shown.view)
  const top = useTop(shown.revision, shown.view.actor, stays)
  const onMoved = () => taps.changed(performance.now())
  const isAsked = useRef(false)
  // The reason of a refusal, or what another phone asks or takes back, may push another button under the finger.
  useSignalEffect(() => {
    const was = isAsked.current
    const [requests, picks] = [asked.value.length, mustPick.value]
    isAsked.current = requests > 0 || picks
    if (refused.value || isAsked.current || was) onMoved()
  })
  const onClickCapture = (event: MouseEvent) => {
    tooSoon.value = taps.drops(event, performance.now())
    if (!tooSoon.value) return
    event.stopPropagation()
    event.preventDefault()
  }
  return (
    <div class="play" ref={top} onClickCapture={onClickCapture}>
      {followedAs.value ? <Mine /> : null}
      <Exchanged />
      <RoundBegun />
      {someUndone.value && (correction || slip) ? (
        <div class="row last">
          <Redo onRedone={onMoved} />
        </div>
      ) : null}
      {correction ? (
        <Corrected key={shown.revision} of={correction} folded={due} />
      ) : slip && tableNow.value ? (
        <Slip
          key={shown.revision}
          play={kit}
          slip={slip}
          happened={happened}
          denominations={paperMoney.value}
          folded={due}
        />
      ) : session.value && session.value.records.length > 0 ? (
        <Strip due={due} onRedone={onMoved} />
      ) : null}
      {correction || !moved ? null : <AtTable paid={slip !== undefined} folded={due} />}
      <Doubtful />
      {elsewhere.value || lesson.value === null ? null : <Lesson />}
      {shown.view.over === null || elsewhere.value ? null : <Winner />}
      {settings.newcomer.value && whole.value && own.Newcomer ? <own.Newcomer /> : null}
      <Panels play={kit} choices={shown.choices.filter(isOfPlay)} screens={own} />
    </div>
  )
}
