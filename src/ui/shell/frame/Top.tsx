import { computed } from '@preact/signals'
import { addressOf } from '../../../app/desk/routes'
import { desk, saved, tableNow, titleWords, voice } from '../../../app/desk/table'
import { roundName, words } from '../../../app/desk/words'
import { Icon } from '../../kit/parts/Icon'
import { endingOf, nextUp } from './nextUp'

// For the turn that the screen offers, which may come after one that is still open.
const next = computed(() => (desk.value ? nextUp(desk.value.view) : ''))

const ending = computed(() => (tableNow.value ? endingOf(tableNow.value) : null))

function SavedDot() {
  const { is, waiting } = saved.value
  const { frame } = words.value
  const text = is === 'failed' ? frame.notSaved(waiting) : frame[is]
  return (
    <span class={`saved ${is}`} role="status">
      <i />
      <span class={is === 'failed' ? '' : 'hidden-text'}>{text}</span>
    </span>
  )
}

/** The head of a game: the current round, whether it is saved, the bank's cash, who comes next. The round opens the menu. */
export function Top() {
  const view = tableNow.value
  if (!view) return null
  const { frame } = words.value
  const all = view.circulation
  return (
    <header class="top">
      <a class="where" href={addressOf('menu')}>
        <Icon of="menu" />
        <b>{view.over === null ? roundName(view.round) : frame.over}</b>{' '}
        <span>{titleWords.value?.where(view)}</span>
        <span class="hidden-text">, {frame.menu}</span>
      </a>
      <SavedDot />
      <p class="bank" data-purse="bank">
        <small>{titleWords.value?.figure(all === undefined ? 'bank' : 'circulation') ?? frame.bank}</small>{' '}
        {voice.value.money(all ?? view.bank)}
      </p>
      <p class="next">{next.value}</p>
      {ending.value ? <p class="ending">{ending.value}</p> : null}
    </header>
  )
}
