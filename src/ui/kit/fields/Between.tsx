import type { ComponentChildren } from 'preact'
import { voice } from '../../../app/desk/table'
import type { Money } from '../../../bank/money'
import { Button } from '../parts/Button'
import './figure.css'

interface BetweenProps {
  readonly tens: readonly [Money, Money]
  readonly onTake: (amount: Money) => void
  /** The figure. */
  readonly children: ComponentChildren
}

/** A figure that is not in tens, between two buttons for the nearest ones that are. */
export function Between({ tens, onTake, children }: BetweenProps) {
  const { money } = voice.value
  const [below, above] = tens
  return (
    <div class="revenue">
      <Button onTap={() => onTake(below)}>
        <b>{money(below)}</b>
      </Button>
      {children}
      <Button onTap={() => onTake(above)}>
        <b>{money(above)}</b>
      </Button>
    </div>
  )
}
