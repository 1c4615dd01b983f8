import { computed, useSignalEffect } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { settled } from '../../../app/desk/rest'
import { addressOf } from '../../../app/desk/routes'
import { corrected, desk, lastSaid, refused, takenBack, titleWords, voice } from '../../../app/desk/table'
import { cite, words } from '../../../app/desk/words'
import { redoneHere, tooSoon, undoneHere } from '../../../app/saving/commands'
import { Button } from '../parts/Button'
import { Icon } from '../parts/Icon'
import { Redo } from './Redo'
import { scrollerOf } from './scroller'
import './refused.css'

/**
 * Keeps what was tapped in place when the strip above it appears, disappears or changes its height. Where that takes more than there
 * is to scroll, as much of its height is left blank until the next entry, unless a tap closed it: a key under the finger stays.
 */
function useTappedInPlace(shown: unknown) {
  const place = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const revision = useRef(desk.peek()?.revision)
  const closed = useRef(false)
  const leave = (blank: number) => {
    if (place.current) place.current.style.minHeight = blank > 0 ? `${blank}px` : ''
  }
  useLayoutEffect(() => {
    const same = revision.current === desk.peek()?.revision && !closed.current
    revision.current = desk.peek()?.revision
    closed.current = false
    // Reading a size makes the browser lay out the page immediately; skip that if there is no strip and was none.
    if (!shown && height.current === 0) return
    leave(0)
    const strip = place.current
    const main = scrollerOf(strip)
    const now = strip?.offsetHeight ?? 0
    const top = (main?.scrollTop ?? 0) + now - height.current
    if (main) main.scrollTop = top
    const blank = same ? Math.max(0, -top) : 0
    leave(blank)
    height.current = now + blank
  }, [shown])
  useSignalEffect(() => {
    if (desk.value?.revision === revision.current || refused.peek()) return
    revision.current = desk.peek()?.revision
    leave(0)
    height.current = 0
  })
  return { place, closed }
}

/** What Undo took back, or Redo brought back, on this screen, in a sentence. */
const takenBackHere = computed(() => {
  if (!undoneHere.value) return undefined
  const { frame, play } = words.value
  if (redoneHere.value) return frame.redone(lastSaid.value)
  const correction = corrected.value
  if (correction) return play.correction.title(correction.index + 1, correction.takenBack)
  const what = takenBack.value
  return what.length === 0 ? frame.takenBack(lastSaid.value) : frame.taken(what)
})

/**
 * Says why the last tap was refused, with a link to the paragraph, or that it was dropped, or what Undo took back where nothing
 * else shows it. Stands at the top of the screen, never under the finger. `besidePlay`: Play is on the screen, whose strip says
 * what was taken back, and the head above it that a tap was dropped.
 */
export function Refused({ besidePlay = false }: { besidePlay?: boolean }) {
  const refusal = refused.value
  const said = settled.value ? titleWords.value : null
  const { frame, parts } = words.value
  const back = refusal || besidePlay ? undefined : takenBackHere.value
  const dropped = !refusal && !besidePlay && tooSoon.value
  // A reason whose words are still being fetched shows only once they are here.
  const { place, closed } = useTappedInPlace((said && refusal) ?? (dropped || back))
  return (
    <div class="refused" ref={place}>
      {/* The bar announces what was taken back. */}
      <div role="alert">
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
                closed.current = true
                refused.value = null
              }}
            >
              <Icon of="close" />
            </Button>
          </div>
        ) : dropped ? (
          <p class="strip">{frame.tooSoon}</p>
        ) : null}
      </div>
      {back === undefined ? null : (
        <div class="strip">
          <p class="grow">{back}</p>
          <Redo />
        </div>
      )}
    </div>
  )
}
