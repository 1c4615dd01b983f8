import type { ComponentChildren } from 'preact'
import { refused } from '../../../app/desk/table'
import type { Action, Choice, Refusal } from '../../../rules/rule'
import { Steady } from '../parts/steady'

interface ChoiceButtonProps {
  readonly children: ComponentChildren
  readonly onTap: () => void
  /** The choice that this button stands for, by which a test finds each of them once; a further value of the same choice has none. */
  readonly of?: Choice<Action> | undefined
  /** Greys it; the tap then says why. */
  readonly refusal?: Refusal | undefined
  readonly kind?: 'plain' | 'go' | 'ink' | 'stop'
  readonly class?: string
  readonly expanded?: boolean
  /** Must contain the visible text. */
  readonly label?: string
}

/** A button for a choice: refused it is grey, stays tappable, and its tap shows the reason. */
export class ChoiceButton extends Steady<ChoiceButtonProps> {
  /** Why it is refused is read by its tap; which choice it is shows in nothing else than its text. */
  override seen(name: string, value: unknown): unknown {
    if (name === 'of') return undefined
    return name === 'refusal' ? value !== undefined : super.seen(name, value)
  }

  readonly #tap = () => {
    const { refusal, onTap } = this.props
    if (refusal) refused.value = refusal
    else onTap()
  }

  render({ children, refusal, kind = 'plain', expanded, label, ...more }: ChoiceButtonProps) {
    return (
      <button
        type="button"
        class={`button ${kind} ${more.class ?? ''}`}
        onClick={this.#tap}
        aria-disabled={refusal ? true : undefined}
        aria-expanded={expanded}
        aria-label={label}
      >
        {children}
      </button>
    )
  }
}
