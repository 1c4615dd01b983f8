import { useEffect } from 'preact/hooks'
import { addressOf, go } from '../../../app/desk/routes'
import { reachTitle, words } from '../../../app/desk/words'
import { fillIn, goOnJoining, join, joining as joiningNow, unfinished } from '../../../app/games/join'
import { PastFrame } from '../../kit/frame/PastFrame'
import { screens } from '../screens'

/** The form of the game being joined, as its title has it. */
function Answers() {
  const on = joiningNow.value
  const Form = screens.value?.Join
  if (!on || !Form) return null
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
  useEffect(() => {
    void reachTitle(unfinished.peek()?.title)
      .then(goOnJoining)
      .catch(() => {})
  }, [])
  const { joining } = words.value.past
  const back = () => history.back()
  if (!unfinished.value)
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
        <Answers />
      </div>
    </PastFrame>
  )
}
