import { computed, effect, signal } from '@preact/signals'
import { addressOf } from '../../../app/desk/routes'
import { desk, lastSaid, type Saved, saved, tableNow, titleWords, voice } from '../../../app/desk/table'
import { roundName, words } from '../../../app/desk/words'
import { tooSoon } from '../../../app/saving/commands'
import type { ShellView } from '../../../rules/view'
import { Redo, someUndone } from '../../kit/frame/Redo'
import { Icon } from '../../kit/parts/Icon'
import { endingOf, nextUp } from './nextUp'
import { outOfSight, redoAway } from './outOfSight'
import './top.css'

// The round and who comes next are those of the turn that the screen offers, which may come after one that is still open.
const next = computed(() => (desk.value ? nextUp(desk.value.view) : ''))

/** Text from the table that is shown; a signal, so that only the text is changed in its place. */
const ofTable = (text: (view: ShellView) => string | null | undefined) =>
  computed(() => (tableNow.value && text(tableNow.value)) ?? '')

const ending = ofTable(endingOf)
const round = computed(() => {
  const view = desk.value?.view
  return !view ? '' : view.over === null ? roundName(view.round) : words.value.frame.over
})
const where = ofTable(view => titleWords.value?.where(view))
const purse = ofTable(
  ({ circulation }) =>
    titleWords.value?.figure(circulation === undefined ? 'bank' : 'circulation') ?? words.value.frame.bank,
)
const money = ofTable(({ circulation, bank }) => voice.value.money(circulation ?? bank))
const none = computed(() => tableNow.value === null)

const saidOf = (is: Saved['is']): string =>
  is === 'failed' ? words.value.frame.notSaved(saved.value.waiting) : words.value.frame[is]

const dot = {
  style: computed(() => `saved ${saved.value.is}`),
  textStyle: computed(() => (saved.value.is === 'failed' ? '' : 'hidden-text')),
  text: computed(() => saidOf(saved.value.is)),
}

/** Each entry is saved, so a screen reader is told only of one that is not, and that it is after all. */
const told = signal<'failed' | 'saved' | null>(null)
effect(() => {
  const [{ is }, before] = [saved.value, told.peek()]
  if (is === 'failed' || (is === 'saved' && before === 'failed')) told.value = is
  else if (before === 'saved') told.value = null
})
const toldText = computed(() => told.value && saidOf(told.value))

/** The head of a game: the current round, whether it is saved, the bank's cash, who comes next or, where the screen stays scrolled past it, what was just entered, or Redo. The round opens the menu. */
export function Top() {
  if (none.value) return null
  return (
    <header class="top">
      <a class="where" href={addressOf('menu')}>
        <Icon of="menu" />
        <b>{round}</b> <span>{where}</span>
        <span class="hidden-text">, {words.value.frame.menu}</span>
      </a>
      <span class={dot.style}>
        <i />
        <span class={dot.textStyle}>{dot.text}</span>
      </span>
      <span class="hidden-text" role="status">
        {toldText}
      </span>
      <p class="bank" data-purse="bank">
        <small>{purse}</small> {money}
      </p>
      {/* In the place of who comes next, so that it neither moves nor covers what was just entered. */}
      <div aria-live="assertive">
        {tooSoon.value ? <p class="next dropped">{words.value.frame.tooSoon}</p> : null}
      </div>
      {tooSoon.value ? null : outOfSight.value ? (
        // Over that line, whose height it keeps: nothing moves under the finger. The bar announces it.
        <div class="next" aria-hidden="true">
          <p class="unseen">{next}</p>
          <p class="told">{lastSaid}</p>
        </div>
      ) : redoAway.value && someUndone.value ? (
        <div class="next">
          <p class="unseen">{next}</p>
          <Redo />
        </div>
      ) : (
        <p class="next">{next}</p>
      )}
      {ending.value ? <p class="ending">{ending.value}</p> : null}
    </header>
  )
}
