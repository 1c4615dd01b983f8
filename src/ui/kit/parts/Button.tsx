import type { ComponentChildren } from 'preact'
import { refused } from '../../../app/desk/table'
import type { Refusal } from '../../../rules/rule'
import { Steady } from './steady'

/** Props of a button; `refusal` grays it, and its tap then shows the reason. */
export interface ButtonProps {
  readonly children: ComponentChildren
  readonly onTap: () => void
  /** `go` sends, `ink` is the plain main action, `stop` stops, `quiet` has no border. */
  readonly kind?: 'plain' | 'go' | 'ink' | 'stop' | 'quiet'
  readonly refusal?: Refusal | undefined
  /** Disables the button if there is no paragraph to give as the reason. */
  readonly off?: boolean
  /** What a tap does while it is disabled: it says why. */
  readonly onOff?: () => void
  readonly pressed?: boolean
  readonly expanded?: boolean
  readonly class?: string
  /** Must contain the visible text. */
  readonly label?: string
}

/** A button. A refused one is gray but still tappable: its tap shows the reason. */
export class Button extends Steady<ButtonProps> {
  readonly #tap = () => {
    const { refusal, off = false, onOff, onTap } = this.props
    if (refusal) refused.value = refusal
    else if (off) onOff?.()
    else onTap()
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
