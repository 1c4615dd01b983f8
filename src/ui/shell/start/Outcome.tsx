import type { Signal } from '@preact/signals'
import { Button } from '../../kit/parts/Button'
import { reveal } from '../../kit/parts/opened'
import type { StartNotice } from './told'

/** What became of a file or a code, with buttons for what can be done next; scrolled into view, whatever else is on the page. */
export function Outcome({ of }: { of: Signal<StartNotice | undefined> }) {
  const now = of.value
  if (!now) return null
  const { text, stop, choices } = now
  return (
    <div key={text} ref={reveal} class={`strip ${stop ? 'stop' : ''}`}>
      <div class="stack grow">
        <p>{text}</p>
        {choices ? (
          <div class="buttons roomy">
            {choices.map(choice => (
              <Button
                key={choice.text}
                onTap={async () => {
                  // The buttons go at once, so that a second tap cannot do it again.
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
