import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { go } from '../../../app/desk/routes'
import { desk, lastHappened, session, shownSession, titleWords } from '../../../app/desk/table'
import { roundName, words } from '../../../app/desk/words'
import { pending } from '../../../app/past/change'
import { edit, edited, isEditing } from '../../../app/past/places'
import { enter } from '../../../app/saving/commands'
import { endsRound } from '../../../rules/happening'
import type { Action } from '../../../rules/rule'
import { isEnd } from '../../../session/mend/ends'
import { PastFrame } from '../../kit/frame/PastFrame'
import { Panels } from '../../kit/panels/Panels'
import { playOn } from '../../kit/panels/playOn'
import { Button } from '../../kit/parts/Button'
import { OneOf } from '../../kit/parts/OneOf'
import { Slip } from '../../kit/play/Slip'
import type { SlipOf } from '../../kit/play/slipOf'
import { nameOf, sentenceOf } from '../log/said'
import { screens } from '../screens'
import { BankersForm } from './BankersForm'
import '../../kit/play/play.css'
import '../../kit/play/card.css'
import '../../kit/play/run.css'
import '../../kit/play/play-landscape.css'
import './past.css'

type Kind = 'moves' | 'ruling' | 'count'

const kindOf = (action: Action | undefined): Kind =>
  action?.type === 'correct' ? 'ruling' : action?.type === 'count' ? 'count' : 'moves'

/** The panels of play on the table that is shown; what is tapped is entered at the place of that table. */
export function PanelsThere({ slip }: { slip?: SlipOf | undefined }) {
  const shown = desk.value
  const say = titleWords.value
  const own = screens.value
  if (!shown || !say || !own) return null
  const play = playOn(shown, say, own, (...actions) => void enter(actions, shown.revision))
  return (
    <div class="play">
      {slip ? <Slip play={play} slip={slip} happened={lastHappened.value} denominations={[]} /> : null}
      <Panels play={play} choices={shown.choices} screens={own} />
    </div>
  )
}

/** Fills the title's own screens with an action that is to be entered again. */
function useBegun(action: Action | undefined): void {
  const revision = desk.value?.revision
  useEffect(() => {
    if (action && revision !== undefined) screens.value?.begin?.(action, revision)
  }, [revision, action])
}

/** The form of a joined table, to be filled in again. */
function JoinAgain({ from }: { from: Action }) {
  const open = shownSession.value
  const Form = screens.value?.Join
  if (!open || !Form) return null
  return (
    <Form
      setup={open.setup}
      fresh={open.start}
      from={from}
      confirm={words.value.past.joining.put}
      onDone={entries => void enter(entries, desk.value?.revision ?? 0)}
    />
  )
}

/** The moves of the game, or the banker's own entries. */
function Kinds({ again }: { again: Action | undefined }) {
  const { form } = words.value.past
  const kind = useSignal<Kind>(kindOf(again))
  const kinds = [
    { value: 'moves', text: form.moves },
    { value: 'ruling', text: form.ruling },
    { value: 'count', text: form.count },
  ] as const
  return (
    <>
      <OneOf name={form.kind} value={kind.value} options={kinds} onChange={value => (kind.value = value)} />
      {kind.value === 'moves' ? <PanelsThere /> : <BankersForm kind={kind.value} from={again} />}
    </>
  )
}

/**
 * Offers to replace the pass before this place: a player whose move was forgotten may have been entered as passing, so
 * that entry is wrong rather than missing.
 */
function InsteadOfPass({ index }: { index: number }) {
  const open = session.value
  const before = open?.entries[index - 1]
  if (!open || !before || before.action.type !== open.title.pass || isEnd(open, index - 1)) return null
  // A pass that ended a round does not take the place of what is missing.
  if (endsRound(before)) return null
  return (
    <Button class="left wide" onTap={() => edit({ id: before.id, how: 'instead', alone: true })}>
      {words.value.past.form.insteadOf(sentenceOf(before.action, before.happened))}
    </Button>
  )
}

/** Offers to put what was forgotten into the next turn: the turn that ends here may have had room for nothing more. */
function NextTurn({ index }: { index: number }) {
  const open = session.value
  const end = open?.entries[index]
  const next = open?.entries[index + 1]
  if (!open || !end || !next || !isEnd(open, index)) return null
  const { actor } = open.title.view(end.state)
  if (actor === null) return null
  return (
    <Button class="left wide" onTap={() => edit({ id: next.id, how: 'before', alone: true })}>
      {words.value.past.form.nextTurn(nameOf(actor))}
    </Button>
  )
}

/** The form to enter an entry again, or one forgotten before it, on the table as it stood then. */
export function FormPage() {
  const { form, joining } = words.value.past
  const place = edited.value
  const again = place?.how === 'instead' ? place.action : undefined
  const joins = again?.type === 'position'
  useBegun(again)
  const back = () => history.back()
  useEffect(() => {
    if (!isEditing.peek()) go(pending.peek() ? 'change' : 'log', undefined, true)
  }, [])
  if (!place) {
    if (!isEditing.value) return null
    return (
      <PastFrame title={form.instead} mark={form.gone} onBack={() => go('log', undefined, true)}>
        {null}
      </PastFrame>
    )
  }
  const entries = session.value?.entries ?? []
  const number = entries.findIndex(it => it.id === place.id) + 1
  // Nobody entered the end of a turn, so it is not shown as the entry that follows.
  const ender = session.value && isEnd(session.value, number - 1) ? (desk.value?.view.actor ?? null) : null
  return (
    <PastFrame
      title={joins ? joining.again : form[place.how]}
      mark={
        joins
          ? joining.asEntered
          : form.standsAt(number > 0 ? number : place.index + 1, roundName(desk.value?.view.round ?? ''))
      }
      onBack={back}
    >
      <div class="page stack">
        <p class="strip">
          {ender === null ? (
            <>
              <span class="soft">{again ? form.was : form.follows}</span>{' '}
              {sentenceOf(place.action, entries[number - 1]?.happened)}
            </>
          ) : (
            form.endsHere(nameOf(ender))
          )}
        </p>
        {place.how === 'before' && number > 0 ? (
          <>
            <InsteadOfPass index={number - 1} />
            <NextTurn index={number - 1} />
          </>
        ) : null}
        {again && joins ? <JoinAgain from={again} /> : <Kinds again={again} />}
      </div>
    </PastFrame>
  )
}
