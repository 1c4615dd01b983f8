import { useEffect } from 'preact/hooks'
import { current } from '../../../app/desk/current'
import { addressOf, go } from '../../../app/desk/routes'
import { desk, lastHappened, session, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { binGame } from '../../../app/games/games'
import { endLesson, goOnWith, hintFor, lesson, STEPS, stepAfter } from '../../../app/games/lesson'
import { Button } from '../../kit/parts/Button'
import { slipOf } from '../../kit/play/slipOf'
import { orSay } from './told'

/** Moves the practice game to the bin and goes to the start. */
async function away(): Promise<void> {
  const id = current.value?.id
  endLesson()
  go('start')
  if (id !== undefined) await orSay(binGame(id))
}

/** In the practice game: what to do next, until buying, running and undoing have each been done once. */
export function Lesson() {
  const open = session.value
  const now = lesson.value
  const shown = desk.value
  useEffect(() => {
    if (open) goOnWith(open)
  }, [open])
  if (!open || !shown || !now || now.game !== current.value?.id) return null
  const step = stepAfter(now, open)
  const hint = hintFor(step, shown.choices)
  if (!hint) return null
  const { welcome } = words.value
  const { actor } = shown.view
  return (
    <section class="strip lesson" role="status">
      <p class="grow">
        {/* What has to be done before a step is no step of its own. */}
        {step === 'done' || hint !== step ? null : (
          <b>{welcome.step(STEPS.indexOf(step) + 1, STEPS.length - 1)} </b>
        )}
        {hint === 'undo' && slipOf(lastHappened.value) ? `${welcome.slip} ` : null}
        {welcome.lesson[hint](actor ? voice.value.name(actor) : '')}
      </p>
      {step === 'done' ? (
        <div class="buttons roomy">
          <a class="button" href={addressOf('new')} onClick={endLesson}>
            {welcome.own}
          </a>
          <Button onTap={() => void away()}>{welcome.away}</Button>
        </div>
      ) : null}
    </section>
  )
}
