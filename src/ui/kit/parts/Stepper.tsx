import type { ComponentChildren } from 'preact'
import { words } from '../../../app/desk/words'
import { Button } from './Button'

/** A figure between − and +; it stays between `least` and `most`. */
export function Stepper({
  name,
  value,
  onChange,
  step = 1,
  least = 0,
  most = Number.MAX_SAFE_INTEGER,
  show = String,
}: {
  name: string
  value: number
  onChange: (value: number) => void
  step?: number
  least?: number
  most?: number
  show?: (value: number) => ComponentChildren
}) {
  const { less, more } = words.value.parts
  const sign = step === 1 ? '' : step
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div class="stepper" role="group" aria-label={name}>
      <Button
        onTap={() => onChange(Math.max(least, value - step))}
        off={value <= least}
        label={less(name, step)}
      >
        <b>−{sign}</b>
      </Button>
      <output aria-live="polite">{show(value)}</output>
      <Button
        onTap={() => onChange(Math.min(most, value + step))}
        off={value >= most}
        label={more(name, step)}
      >
        <b>+{sign}</b>
      </Button>
    </div>
  )
}
