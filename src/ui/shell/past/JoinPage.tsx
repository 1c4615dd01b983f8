import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { addressOf, go } from '../../../app/desk/routes'
import { session } from '../../../app/desk/table'
import { fullName, reachTitle, titleName, words, wordsFor } from '../../../app/desk/words'
import { fillIn, goOnJoining, join, joining as joiningNow, unfinished } from '../../../app/games/join'
import { PastFrame } from '../../kit/frame/PastFrame'
import { screens } from '../screens'

/** The form of the game being joined, as its title has it. */
function Answers() {
  const on = joiningNow.value
  const Form = screens.value?.Join
  // Until an open game of another title is closed, the screens are those of that title. The title's words may come last.
  if (!on || !Form || !wordsFor(on.title) || (session.value && session.value.title.id !== on.title))
    return null
  return (
    <Form
      setup={on.setup}
      fresh={on.fresh}
      filled={on.filled}
      onFill={fillIn}
      confirm={words.value.past.joining.begin}
      onDone={entries => {
        void join(entries).then(done => {
          if (done) go('play', undefined, true)
        })
      }}
    />
  )
}

/** Joins a game that was begun without Paymaster: the form of its title describes the table as it stands. */
export function JoinPage() {
  const missing = useSignal(false)
  const on = joiningNow.value ?? unfinished.value
  useEffect(() => {
    goOnJoining()
      .then(() => reachTitle(joiningNow.peek()?.title))
      .catch(() => (missing.value = true))
  }, [])
  const { past, setup } = words.value
  const { joining } = past
  const back = () => history.back()
  const isThere = joiningNow.value && wordsFor(joiningNow.value.title)
  const lost = on && missing.value && !isThere ? setup.notHere(fullName(on.title)) : undefined
  if (!on || lost)
    return (
      <PastFrame title={joining.title} mark={lost ?? joining.noNames} onBack={back}>
        <div class="page">
          <a class="button ink big" href={addressOf('new')}>
            {joining.toNames}
          </a>
        </div>
      </PastFrame>
    )
  return (
    <PastFrame title={joining.titleOf(titleName(on.title))} mark={joining.mark} onBack={back}>
      <div class="page stack">
        <Answers />
      </div>
    </PastFrame>
  )
}
