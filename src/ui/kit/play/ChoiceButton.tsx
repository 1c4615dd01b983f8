import { type ReadonlySignal, Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { refused } from '../../../app/desk/table'
import type { Action, Choice, Refusal } from '../../../rules/rule'
import { beside } from '../parts/beside'
import { Steady } from '../parts/steady'

interface ChoiceButtonProps {
  readonly children: ComponentChildren
  readonly onTap: () => void
  /**
   * The choice that this button stands for, so that a test finds each choice once; buttons for further values of the
   * same choice leave it out.
   */
  readonly of?: Choice<Action> | undefined
  /** The choice that it would stand for with another figure, if it stands for none with this one. */
  readonly becomes?: Choice<Action> | undefined
  /** What its tap enters, if that is not the draft of its choice. One that opens something (`expanded`) enters nothing. */
  readonly enters?: Action
  /** Grays the button; its tap then shows the reason. */
  readonly refusal?: Refusal | undefined
  /** Grays the button; why it is refused is up to its tap. */
  readonly gray?: boolean
  readonly kind?: 'plain' | 'go' | 'ink' | 'stop'
  readonly class?: string
  readonly expanded?: boolean
  /** Must contain the visible text. What else it says may be given by a signal, which changes it in its place. */
  readonly label?: string | ReadonlySignal<string>
}

/** A button for a choice. If refused, it is gray but still tappable: its tap shows the reason. */
export class ChoiceButton extends Steady<ChoiceButtonProps> {
  /** Ignores why it is refused, which only its tap reads, and which choice it is and what it enters, which only show in its text. */
  override seen(name: string, value: unknown): unknown {
    if (name === 'of' || name === 'becomes' || name === 'enters') return undefined
    if (value instanceof Signal) return value.peek()
    return name === 'refusal' ? value !== undefined : super.seen(name, value)
  }

  readonly #tap = () => {
    const { refusal, onTap } = this.props
    if (refusal) refused.value = refusal
    else onTap()
  }

  render({ children, refusal, gray = false, kind = 'plain', expanded, label, ...more }: ChoiceButtonProps) {
    const button = (
      <button
        type="button"
        class={`button ${kind} ${more.class ?? ''}`}
        onClick={this.#tap}
        aria-disabled={gray || refusal ? true : undefined}
        aria-expanded={expanded}
        aria-label={label}
      >
        {children}
      </button>
    )
    const { of, becomes, enters = expanded === undefined ? of?.draft : undefined } = more
    const along = (of || enters) && beside.value?.(of ?? becomes, enters)
    return along ? [button, along] : button
  }
}
