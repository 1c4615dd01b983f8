import { useSignal } from '@preact/signals'
import { countCash, counting } from '../../../app/count/count'
import { voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import type { Holder } from '../../../bank/money'
import type { Purse } from '../../../rules/view'
import { Digits } from '../../kit/fields/Digits'
import { Button } from '../../kit/parts/Button'
import { nameOf } from '../log/said'
import { offText } from './off'

/**
 * Names another purse that the count may have been mixed up with: one that is off by the same amount the other way, or
 * whose books show exactly the sum counted.
 */
function Mixed({ purse, others }: { purse: Purse; others: readonly Purse[] }) {
  const { purses } = words.value.past
  const { cash } = counting.value
  const is = cash.get(purse.holder)
  if (is === undefined || is === purse.books) return null
  const rest = others.filter(({ holder }) => holder !== purse.holder)
  const twin = rest.find(({ holder, books }) => (cash.get(holder) ?? books) - books === purse.books - is)
  if (twin) return <p class="count-hint">{purses.between(nameOf(purse.holder), nameOf(twin.holder))}</p>
  const owner = is > 0 ? rest.find(({ books }) => books === is) : undefined
  return owner ? <p class="count-hint">{purses.sameAs(nameOf(owner.holder))}</p> : null
}

/** Hands what is typed at a keyboard beside the keypad on to it, except at another purse: it would count the one that is open. */
export function onToKeypad({ target, key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): void {
  const keypad = document.querySelector('.count-pad .digits')
  const at = target as Element
  if (!keypad?.contains(at) && !at.closest('[aria-pressed=false]'))
    keypad?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, altKey, shiftKey }))
}

interface CounterProps {
  readonly purse: Purse
  readonly others: readonly Purse[]
  readonly next: Purse | undefined
  readonly onNext: (holder: Holder | undefined) => void
}

/** The keypad for counting the purses, in the same place for each: the figure, the difference, the way to the next purse. */
export function Counter({ purse, others, next, onNext }: CounterProps) {
  const { purses } = words.value.past
  const { money } = voice.value
  const { holder, books } = purse
  const counted = counting.value.cash.get(holder)
  // While a figure is typed only this label may change: no button comes or goes, and the large one stays the same.
  const off = others.some(other => (counting.value.cash.get(other.holder) ?? other.books) !== other.books)
  const done = off ? purses.settle : purses.done
  // The first digit starts a new figure, even if the purse was counted before.
  const typing = useSignal(false)
  return (
    <section
      class="page-foot count-pad"
      aria-label={purses.countOf(nameOf(holder))}
      data-goes-on
      onKeyDown={onToKeypad}
    >
      <output class="count-figure" aria-live="polite">
        <span class="grow">{nameOf(holder)}</span>
        <b>{counted === undefined ? '–' : money(counted)}</b>
        {counted === undefined ? (
          <small class="soft">{purses.books(money(books))}</small>
        ) : (
          <small class={counted === books ? 'soft' : 'purse-off'}>{offText(counted - books)}</small>
        )}
      </output>
      <Mixed purse={purse} others={others} />
      <Digits
        name={purses.countOf(nameOf(holder))}
        typed={typing.value ? counted : undefined}
        onType={figure => {
          typing.value = figure !== undefined
          countCash(holder, figure)
        }}
      />
      <div class="buttons">
        {/* Nobody counts a sum below zero: such books mean that the table improvised. */}
        <Button
          onTap={() => {
            countCash(holder, books)
            onNext(next?.holder)
          }}
          off={books < 0}
        >
          {purses.asBooks}
        </Button>
        {next ? <Button onTap={() => onNext(undefined)}>{done}</Button> : null}
        <Button kind="ink" onTap={() => onNext(next?.holder)}>
          {next ? purses.next(nameOf(next.holder)) : done}
        </Button>
      </div>
    </section>
  )
}
