import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { enter } from '../../../app/commands'
import {
  formFrom,
  type Joined,
  type Joining,
  join,
  joined,
  joining as joiningNow,
} from '../../../app/pastJoin'
import { addressOf, go } from '../../../app/routes'
import { desk, shownSession, titleWords, voice } from '../../../app/table'
import { reachTitle, titleAtHand, words } from '../../../app/words'
import type { JoinedTable } from '../../../rules/report'
import type { Action, Voice } from '../../../rules/rule'
import type { Session } from '../../../session/session'
import { JoinForm } from './JoinForm'
import { PastFrame } from './PastFrame'

/** The names of players of a game that does not exist yet. */
function voiceOf({ setup }: Session): Voice {
  return { ...voice.value, name: id => setup.players.find(player => player.id === id)?.name ?? id }
}

function Form({ on, form }: { on: Joining; form: Signal<Joined> }) {
  const names = voiceOf(on.fresh)
  return (
    <JoinForm
      fresh={on.fresh}
      form={form}
      names={names}
      label={id => titleAtHand.value?.words.label(id) ?? id}
      sayWhy={refusal => titleAtHand.value?.words.refusal(refusal, names) ?? refusal.code}
      confirm={words.value.past.joining.begin}
      onDone={() => {
        void join(words.value.past.joining.ruling).then(done => {
          if (done) go('play', undefined, true)
        })
      }}
    />
  )
}

/** Joins a game that was begun without Paymaster: the table as it stands. */
export function Join() {
  useEffect(() => void reachTitle(joiningNow.peek()?.title), [])
  const { joining } = words.value.past
  const on = joiningNow.value
  const back = () => history.back()
  if (!on || !joined.value)
    return (
      <PastFrame title={joining.title} mark={joining.noNames} onBack={back}>
        <div class="page">
          <a class="button ink big" href={addressOf('new')}>
            {joining.toNames}
          </a>
        </div>
      </PastFrame>
    )
  return (
    <PastFrame title={joining.title} mark={joining.mark} onBack={back}>
      <div class="page stack">
        <p class="soft">{joining.what}</p>
        <Form on={on} form={joined as Signal<Joined>} />
      </div>
    </PastFrame>
  )
}

/** The same form for a table that was joined and is to be put right, on the table before the first entry. */
export function JoinAgain({ from }: { from: Action }) {
  const fresh = shownSession.value
  const form = useSignal<Joined | undefined>(
    fresh ? formFrom(fresh, (from as Action & { readonly table: JoinedTable }).table) : undefined,
  )
  if (!fresh || !form.value) return null
  return (
    <JoinForm
      fresh={fresh}
      form={form as Signal<Joined>}
      names={voice.value}
      label={id => titleWords.value?.label(id) ?? id}
      sayWhy={refusal => titleWords.value?.refusal(refusal, voice.value) ?? refusal.code}
      confirm={words.value.past.joining.put}
      onDone={entries => void enter(entries, desk.value?.revision ?? 0)}
    />
  )
}
