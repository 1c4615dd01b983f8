import type { ComponentChildren } from 'preact'
import type { Refusal } from '../../../rules/rule'
import { Button } from './Button'

/** One of a few options, as buttons side by side. The chosen one is pressed; tapping a refused one shows the reason. */
export function OneOf<V extends string | number>({
  name,
  value,
  options,
  onChange,
  narrow = false,
}: {
  name: string
  value: V | undefined
  options: readonly {
    readonly value: V
    readonly text: ComponentChildren
    readonly refusal?: Refusal | undefined
    /** Disabled: why stands beside it. */
    readonly off?: boolean
  }[]
  onChange: (value: V) => void
  /** For figures: more buttons in a row. */
  narrow?: boolean
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div class={`buttons ${narrow ? 'narrow' : ''}`} role="group" aria-label={name}>
      {options.map(option => (
        <Button
          key={option.value}
          pressed={option.value === value}
          refusal={option.refusal}
          off={option.off ?? false}
          onTap={() => onChange(option.value)}
        >
          {option.text}
        </Button>
      ))}
    </div>
  )
}
