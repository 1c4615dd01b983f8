import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/**
 * Keeps what lies below an element in its place while that becomes higher or lower, for a finger may be on its way there: the screen
 * scrolls by as much. Not if something else (`shows`) is shown below.
 */
export function useStill(above: RefObject<HTMLElement | null>, shows: string): void {
  const before = useRef({ height: 0, shows: '' })
  useLayoutEffect(() => {
    const height = above.current?.offsetHeight ?? 0
    const { height: was, shows: showed } = before.current
    before.current = { height, shows }
    const main = document.querySelector('main')
    if (main && showed === shows && height !== was) main.scrollTop += height - was
  })
}
