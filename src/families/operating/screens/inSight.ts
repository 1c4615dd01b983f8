import { useLayoutEffect, useRef } from 'preact/hooks'

/**
 * Keeps figure, keys and both buttons on the screen while a revenue is due, whatever stands above them: after each entry,
 * and whenever their size, the room for them or what stands above them changes. As long as all of them are in sight, they stay
 * where they are, under the finger. The observers are told within the frame.
 */
export function useInSight(due: boolean, revision: number) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const entry = place.current
    if (!due || !entry || typeof ResizeObserver === 'undefined') return
    const scroller = entry.closest('.side > *, main')
    const play = entry.closest('.play')
    const show = () => entry.scrollIntoView({ block: 'nearest' })
    // How wide the screen was on which it was shown last: a phone that is turned has another one.
    let shown: number | undefined
    const look = () => {
      // Something else was opened to be entered, such as a price.
      if (play?.querySelector('.revealed')) return
      // The focus of somebody at a keyboard is elsewhere, such as on a train that is refused.
      const focused = play?.querySelector(':is(a, button, summary):focus-visible')
      if (focused && !entry.contains(focused)) return
      const [wide, top] = [scroller?.clientWidth ?? 0, scroller?.scrollTop]
      show()
      if (shown === wide && scroller?.scrollTop === top) return
      shown = wide
      // From the top, so that no more is scrolled away than has to be.
      if (scroller) scroller.scrollTop = 0
      show()
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(entry)
    if (scroller) sizes.observe(scroller)
    // Hints that are fetched late push it down without changing its size.
    const above = new MutationObserver(look)
    if (play) above.observe(play, { childList: true })
    return () => {
      sizes.disconnect()
      above.disconnect()
    }
  }, [due, revision])
  return place
}
