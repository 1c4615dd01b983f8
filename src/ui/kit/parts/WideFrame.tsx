import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { bestStart, type Stretch } from './sight'

/** Marks the sides on which more can be scrolled into view, for the style to show. */
function markMore(frame: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = frame
  const right = scrollLeft + clientWidth < scrollWidth - 1
  frame.dataset.more = `${scrollLeft > 1 ? 'left' : ''} ${right ? 'right' : ''}`
}

function bringIntoSight(frame: HTMLElement, sight: string): void {
  const from = frame.getBoundingClientRect().left - frame.scrollLeft
  const parts = [...frame.querySelectorAll(sight)].map((it): Stretch => {
    const { left, right } = it.getBoundingClientRect()
    return [left - from, right - from]
  })
  frame.scrollLeft = bestStart(parts, frame.clientWidth, frame.scrollWidth)
}

interface WideFrameProps {
  readonly kind: 'books' | 'chart'
  readonly name: string
  /** `sight`: selector of the parts to show first. `at`: changes when they have moved, to scroll to them again. */
  readonly sight?: string
  readonly at?: string | undefined
  readonly children: ComponentChildren
}

/**
 * Frame for content that may be wider than a phone. It scrolls by finger and by keyboard; the page itself never scrolls
 * sideways.
 */
export function WideFrame({ kind, name, sight, at, children }: WideFrameProps) {
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (place.current && sight) bringIntoSight(place.current, sight)
  }, [sight, at])
  useLayoutEffect(() => {
    const frame = place.current
    if (!frame) return
    const mark = () => markMore(frame)
    const sizes = new ResizeObserver(mark)
    for (const it of [frame, ...frame.children]) sizes.observe(it)
    frame.addEventListener('scroll', mark, { passive: true })
    return () => {
      sizes.disconnect()
      frame.removeEventListener('scroll', mark)
    }
  }, [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={place} class={`${kind}-frame`} aria-label={name} tabIndex={0}>
      {children}
    </section>
  )
}
