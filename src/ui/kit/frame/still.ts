import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { scrollerOf } from './scroller'

/**
 * Keeps what lies below an element in its place while that becomes higher or lower, for a finger may be on its way there: the screen,
 * or beside others Play, scrolls by as much, as far as there is anything to scroll. Not if something else (`shows`) is shown below.
 * Reading a height makes the browser lay out the page immediately, so it is read only once something has changed that it depends
 * `on`.
 */
export function useStill(above: RefObject<HTMLElement | null>, shows: string, on: readonly unknown[]): void {
  const height = useRef(0)
  const showed = useRef('')
  useLayoutEffect(() => {
    const was = height.current
    height.current = above.current?.offsetHeight ?? 0
    if (showed.current !== shows || height.current === was) return
    const scroller = scrollerOf(above.current)
    if (scroller) scroller.scrollTop += height.current - was
  }, on)
  useLayoutEffect(() => {
    showed.current = shows
  })
  // A phone that is turned moves everything.
  useEffect(() => {
    const turned = () => (height.current = above.current?.offsetHeight ?? 0)
    addEventListener('resize', turned)
    return () => removeEventListener('resize', turned)
  }, [])
}
