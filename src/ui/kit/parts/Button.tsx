import type { ComponentChildren } from 'preact'
import { refused } from '../../../app/desk/table'
import type { Refusal } from '../../../rules/rule'
import { Steady } from './steady'

/** What a button is made of; `refusal` greys it, and its tap then says why. */
export interface ButtonProps {
  readonly children: ComponentChildren
  readonly onTap: () => void
  /** `go` sends, `ink` is the plain main action, `stop` stops, `quiet` has no edge. */
  readonly kind?: 'plain' | 'go' | 'ink' | 'stop' | 'quiet'
  readonly refusal?: Refusal | undefined
  /** Names where a button that cannot be used has no paragraph to show. */
  readonly off?: boolean
  readonly pressed?: boolean
  readonly expanded?: boolean
  readonly class?: string
  /** Must contain the visible text. */
  readonly label?: string
}

/** A button. A refused one is grey, stays tappable, and its tap shows the reason. */
export class Button extends Steady<ButtonProps> {
  readonly #tap = () => {
    const { refusal, off = false, onTap } = this.props
    if (refusal) refused.value = refusal
    else if (!off) onTap()
  }

  render({ children, kind = 'plain', refusal, off = false, pressed, expanded, label, ...more }: ButtonProps) {
    return (
      <button
        type="button"
        class={`button ${kind} ${more.class ?? ''}`}
        onClick={this.#tap}
        aria-disabled={refusal !== undefined || off || undefined}
        aria-pressed={pressed}
        aria-expanded={expanded}
        aria-label={label}
      >
        {children}
      </button>
    )
  }
}
