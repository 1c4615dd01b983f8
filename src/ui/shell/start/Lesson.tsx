import { useEffect } from 'preact/hooks'
import { current } from '../../../app/desk/current'
import { addressOf, go } from '../../../app/desk/routes'
import { session, tableNow, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { binGame } from '../../../app/games/games'
import { endLesson, goOnWith, lesson, STEPS } from '../../../app/games/lesson'
import { Button } from '../../kit/parts/Button'
import { orSay } from './reading'

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
  useEffect(() => {
    if (open) goOnWith(open)
  }, [open])
  if (!open || !now || now.game !== current.value?.id) return null
  const { welcome } = words.value
  const actor = tableNow.value?.actor
  const who = actor ? voice.value.name(actor) : ''
  return (
    <section class="strip lesson" role="status">
      <p class="grow">
        {now.step === 'done' ? null : <b>{welcome.step(STEPS.indexOf(now.step) + 1, STEPS.length - 1)} </b>}
        {welcome.lesson[now.step](who)}
      </p>
      {now.step === 'done' ? (
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
