import { useLayoutEffect, useRef } from 'preact/hooks'
import { addressOf } from '../../../app/desk/routes'
import { refused, titleWords, voice } from '../../../app/desk/table'
import { cite, words } from '../../../app/desk/words'
import type { Refusal } from '../../../rules/rule'
import { Button } from '../parts/Button'
import { Icon } from '../parts/Icon'

/** Keeps what was tapped in place when the strip above it appears, disappears or changes its height. */
function useStill(refusal: Refusal | null) {
  const place = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  useLayoutEffect(() => {
    // Reading a size makes the browser lay out the page immediately; skip that if there is no strip and was none.
    if (!refusal && height.current === 0) return
    const strip = place.current
    const main = strip?.parentElement?.querySelector(':scope > main')
    const now = strip?.offsetHeight ?? 0
    if (main) main.scrollTop += now - height.current
    height.current = now
  }, [refusal])
  return place
}

/** Says why the last tap was refused, with a link to the paragraph. Shown at the top of the screen, never under the finger. */
export function Refused() {
  const refusal = refused.value
  const said = titleWords.value
  const { frame, parts } = words.value
  const place = useStill(refusal)
  return (
    <div class="refused" role="alert" ref={place}>
      {refusal && said ? (
        <div class="strip stop">
          <p class="grow">{said.refusal(refusal, voice.value)}</p>
          {said.paragraphs.includes(refusal.rule) ? (
            <a class="button quiet" href={addressOf('rules', refusal.rule)}>
              {frame.readRule(cite(refusal.rule))}
            </a>
          ) : null}
          <Button
            kind="quiet"
            label={parts.close}
            onTap={() => {
              refused.value = null
            }}
          >
            <Icon of="close" />
          </Button>
        </div>
      ) : null}
    </div>
  )
}
