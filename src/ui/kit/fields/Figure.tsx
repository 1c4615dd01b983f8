import { useSignal } from '@preact/signals'
import { voice } from '../../../app/desk/table'
import type { Money } from '../../../bank/money'
import { Digits } from './Digits'

/** A sum that is typed: the figure, and the digits under it; the first one begins a new figure. */
export function Figure({
  name,
  value,
  onChange,
}: {
  name: string
  value: Money
  onChange: (value: Money) => void
}) {
  const typed = useSignal<number | undefined>(undefined)
  return (
    <>
      <output class="entry-figure" aria-live="polite">
        {voice.value.money(value)}
      </output>
      <Digits
        name={name}
        typed={typed.value}
        onType={figure => {
          typed.value = figure
          onChange(figure ?? 0)
        }}
      />
    </>
  )
}
