import { computed } from '@preact/signals'
import { addressOf } from '../../../app/desk/routes'
import { desk, saved, tableNow, titleWords, voice } from '../../../app/desk/table'
import { roundName, words } from '../../../app/desk/words'
import type { ShellView } from '../../../rules/view'
import { Icon } from '../../kit/parts/Icon'

/** One line that says who comes next, and which round follows this one. */
function nextUp(view: ShellView): string {
  const { frame } = words.value
  if (view.over !== null) return titleWords.value?.label(view.over) ?? view.over
  const names = view.followers.map(id => voice.value.name(id))
  const who = names.length > 0 ? [frame.thenWho(names.join(', '))] : []
  const still = titleWords.value?.stillInRound?.(view)
  const between = still === undefined ? [] : [frame.thenWho(still)]
  const { nextRound } = view
  const after = nextRound === null ? [frame.thenEnd] : []
  const then = typeof nextRound === 'string' ? [frame.thenRound(roundName(nextRound))] : []
  return [...who, ...between, ...after, ...then].join('; ')
}

// For the turn that the screen offers, which may come after one that is still open.
const next = computed(() => (desk.value ? nextUp(desk.value.view) : ''))

/** What triggered the end of the game, while the game still runs. */
const ending = computed(() => {
  const view = tableNow.value
  return view?.ending && view.over === null ? (titleWords.value?.label(view.ending) ?? view.ending) : null
})

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
export function Top({ menu = true }: { menu?: boolean }) {
  const view = tableNow.value
  if (!view) return null
  const { frame } = words.value
  const all = view.circulation
  const where = (
    <>
      <b>{view.over === null ? roundName(view.round) : frame.over}</b>{' '}
      <span>{titleWords.value?.where(view)}</span>
    </>
  )
  return (
    <header class="top">
      {menu ? (
        <a class="where" href={addressOf('menu')}>
          <Icon of="menu" />
          {where}
          <span class="hidden-text">, {frame.menu}</span>
        </a>
      ) : (
        <p class="where">{where}</p>
      )}
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
