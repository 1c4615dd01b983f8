import { useSignal } from '@preact/signals'
import { voice } from '../../../app/desk/table'
import type { Money } from '../../../bank/money'
import { Digits } from './Digits'
import './figure.css'

interface FigureProps {
  readonly name: string
  readonly value: Money
  readonly onChange: (value: Money) => void
}

/** A sum to be typed: the figure with the digits under it. The first digit starts a new figure. */
export function Figure({ name, value, onChange }: FigureProps) {
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
