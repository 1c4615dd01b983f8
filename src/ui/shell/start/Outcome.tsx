import type { Signal } from '@preact/signals'
import { Button } from '../../kit/parts/Button'
import type { StartNotice } from './reading'

/** What is said of a file or a code, with the buttons for what may be done then. */
export function Outcome({ of }: { of: Signal<StartNotice | undefined> }) {
  const now = of.value
  if (!now) return null
  const { text, stop, choices } = now
  return (
    <div class={`strip ${stop ? 'stop' : ''}`}>
      <div class="stack grow">
        <p>{text}</p>
        {choices ? (
          <div class="buttons roomy">
            {choices.map(choice => (
              <Button
                key={choice.text}
                onTap={async () => {
                  // At once without its buttons: a second tap must not do it again.
                  of.value = { text }
                  of.value = await choice.take()
                }}
              >
                {choice.text}
              </Button>
            ))}
          </div>
        ) : null}
      </div>
    </div>
  )
}
