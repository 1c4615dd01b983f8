import { type ReadonlySignal, Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { refused } from '../../../app/desk/table'
import type { Action, Choice, Refusal } from '../../../rules/rule'
import { beside } from '../parts/beside'
import { Steady } from '../parts/steady'
import type { Play } from './kit'

interface ChoiceButtonProps {
  readonly children: ComponentChildren
  /**
   * The choice that this button stands for, so that a test finds each choice once; buttons for further values of the
   * same choice leave it out.
   */
  readonly of?: Choice<Action> | undefined
  /** The choice that it would stand for with another figure, if it stands for none with this one. */
  readonly becomes?: Choice<Action> | undefined
  /** What its tap enters, if that is not the draft of its choice. One that opens something (`expanded`) enters nothing. */
  readonly enters?: Action
  /** What it enters that with. */
  readonly play?: Pick<Play, 'submit'>
  /** What its tap does otherwise. */
  readonly onTap?: () => void
  /** Grays the button; its tap then shows the reason. If it is left out, that of its choice. */
  readonly refusal?: Refusal | undefined
  /** Whether it is gray, if its tap finds out why. */
  readonly gray?: boolean
  readonly kind?: 'plain' | 'go' | 'ink' | 'stop'
  readonly class?: string
  readonly expanded?: boolean
  /** Must contain the visible text. What else it says may be given by a signal, which changes it in its place. */
  readonly label?: string | ReadonlySignal<string>
}

/** Why the tap on a button is refused. */
const refusalOf = (props: ChoiceButtonProps): Refusal | undefined =>
  'refusal' in props || props.enters || props.gray !== undefined ? props.refusal : props.of?.refusal

/** What the tap on a button enters by itself, without opening anything. */
const enteredBy = ({
  of,
  expanded,
  enters = expanded === undefined ? of?.draft : undefined,
}: ChoiceButtonProps) => enters

/** A button for a choice. If refused, it is gray but still tappable: its tap shows the reason. */
export class ChoiceButton extends Steady<ChoiceButtonProps> {
  /** Ignores why it is refused and what it enters, which only its tap reads, and which choice it is, which only shows in its text. */
  override seen(name: string, value: unknown): unknown {
    if (name === 'play' || name === 'becomes' || name === 'enters') return undefined
    if (value instanceof Signal) return value.peek()
    if (name === 'of') return (value as Choice<Action> | undefined)?.refusal !== undefined
    return name === 'refusal' ? value !== undefined : super.seen(name, value)
  }

  readonly #tap = () => {
    const { play, onTap } = this.props
    const [refusal, entered] = [refusalOf(this.props), enteredBy(this.props)]
    if (refusal) refused.value = refusal
    else if (onTap) onTap()
    else if (entered) play?.submit(entered)
  }

  render(props: ChoiceButtonProps) {
    const { children, of, becomes, gray = false, kind = 'plain', expanded, label } = props
    const button = (
      <button
        type="button"
        class={`button ${kind} ${props.class ?? ''}`}
        onClick={this.#tap}
        aria-disabled={gray || refusalOf(props) ? true : undefined}
        aria-expanded={expanded}
        aria-label={label}
      >
        {children}
      </button>
    )
    const entered = enteredBy(props)
    const along = (of || entered) && beside.value?.(of ?? becomes, entered)
    return along ? [button, along] : button
  }
}
