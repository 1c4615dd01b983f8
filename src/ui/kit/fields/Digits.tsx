import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { refused } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { Button } from '../parts/Button'
import { Icon } from '../parts/Icon'
import { undoKey } from '../parts/keyboard'
import { Steady } from '../parts/steady'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const
/** At most this many digits; no amount in these games needs more. */
const MOST = 5

interface DigitsProps {
  readonly name: string
  readonly typed: number | undefined
  readonly onType: (figure: number | undefined) => void
  readonly children?: ComponentChildren
}

/**
 * A keypad in two or three rows. The first digit starts a new figure; erasing the last digit, or before anything is typed, gives
 * none (`onType(undefined)`): what holds then is up to whoever asks. `children` are further keys at its end.
 */
export class Digits extends Steady<DigitsProps> {
  /** Ignores what was typed, which the keypad does not show. */
  override seen(name: string, value: unknown): unknown {
    return name === 'typed' ? undefined : super.seen(name, value)
  }

  /** What a refusal said of the figure before is over with it. */
  readonly #give = (figure: number | undefined) => {
    refused.value = null
    this.props.onType(figure)
  }

  readonly #type = (key: string) => {
    const { typed } = this.props
    const next = `${typed === undefined ? '' : typed}${key}`
    if (String(Number(next)).length <= MOST) this.#give(Number(next))
  }

  readonly #back = () => {
    const { typed } = this.props
    this.#give(typed === undefined || typed < 10 ? undefined : Math.floor(typed / 10))
  }

  readonly #onKeyDown = (event: KeyboardEvent) => {
    const keyOfUndo = undoKey(event)
    // They take back a digit, not the entry before: with that, all that was typed would be gone, too.
    if (keyOfUndo) {
      if (keyOfUndo === 'undo' && this.props.typed !== undefined) this.#back()
    } else if (event.ctrlKey || event.metaKey || event.altKey) return
    else if (/^\d$/.test(event.key)) this.#type(event.key)
    else if (event.key === 'Backspace') this.#back()
    else return
    event.preventDefault()
  }

  override render({ name, children }: DigitsProps) {
    const { erase, digit } = words.value.play
    const keyOf = (key: string) => (
      <Button key={key} onTap={() => this.#type(key)} label={digit(key)}>
        {key}
      </Button>
    )
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
      <div class="digits" role="group" aria-label={name} onKeyDown={this.#onKeyDown}>
        {KEYS.map(keyOf)}
        <Button onTap={this.#back} label={erase}>
          <Icon of="erase" />
        </Button>
        {children}
      </div>
    )
  }
}

interface OverDigitsProps {
  readonly name: string
  readonly figure: number | undefined
  readonly onType: (figure: number | undefined) => void
  readonly children?: ComponentChildren
}

/**
 * The keypad of a figure that may be there already: the first digit begins a new one, and erasing that brings the old one
 * back; erasing at once takes the old one away (`onType(undefined)`).
 */
export function OverDigits({ name, figure, onType, children }: OverDigitsProps) {
  const old = useRef(figure)
  const typed = useSignal<number | undefined>(undefined)
  const type = (next: number | undefined) => {
    // Erased before anything was typed, the old figure is gone for good.
    if (next === undefined && typed.value === undefined) old.current = undefined
    typed.value = next
    onType(next ?? old.current)
  }
  return (
    <Digits name={name} typed={typed.value} onType={type}>
      {children}
    </Digits>
  )
}
