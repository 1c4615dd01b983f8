import { useEffect } from 'preact/hooks'
import { addressOf, go } from '../../../app/desk/routes'
import { reachTitle, words } from '../../../app/desk/words'
import { join, joining as joiningNow } from '../../../app/games/join'
import { PastFrame } from '../../kit/frame/PastFrame'
import { screens } from '../screens'

/** Joins a game that was begun without Paymaster: the form of its title describes the table as it stands. */
export function JoinPage() {
  useEffect(() => void reachTitle(joiningNow.peek()?.title), [])
  const { joining } = words.value.past
  const on = joiningNow.value
  const Form = screens.value?.Join
  const back = () => history.back()
  if (!on)
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
        {Form ? (
          <Form
            setup={on.setup}
            fresh={on.fresh}
            confirm={joining.begin}
            onDone={entries => {
              void join(entries).then(done => {
                if (done) go('play', undefined, true)
              })
            }}
          />
        ) : null}
      </div>
    </PastFrame>
  )
}
