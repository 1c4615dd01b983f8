import { useLayoutEffect, useRef } from 'preact/hooks'
import { elsewhere } from '../../../app/desk/table'
import type { Space } from '../../../bank/chart'
import type { Window } from './chartMoves'
import { type Walk, walksOf } from './moves'
import { news } from './news'
import { isStill, move } from './running'

/** On a chart that was just opened the eye first finds the token where it lay; in ms. */
const LOOK = 180

const within = (at: number, [from, to]: Window['rows']) => Math.min(Math.max(at, from), to - 1)

/** What is printed in the spaces of the shown part; of those beyond it, the nearest that is shown. */
function spacesOf(grid: Element, { rows, columns }: Window) {
  return ([row, column]: Space) => {
    const before = (within(row, rows) - rows[0]) * (columns[1] - columns[0])
    return grid.children[before + within(column, columns) - columns[0]]
  }
}

const boxOf = (part: Element) => part.getBoundingClientRect()

/** The plate of a token, and how far from there it lay before; nothing where the chart does not show it. */
function wayOf({ from, to }: Walk, spaceOf: ReturnType<typeof spacesOf>) {
  const [space, origin] = [spaceOf(to.at), spaceOf(from.at)]
  const [price, top] = space?.children ?? []
  const plate = space?.children[1 + to.above]
  if (!space || !origin || !price || !top || !plate) return []
  const [here, there, first] = [boxOf(space), boxOf(origin), boxOf(top)]
  const apart = first.bottom - boxOf(price).bottom
  const down = there.top - here.top + first.top + from.above * apart - boxOf(plate).top
  return [{ plate, start: `translate(${there.left - here.left}px, ${down}px)` }]
}

/** Scrolls the chart sideways as far as a token needs to be seen, and no page with it. */
function reveal(frame: Element, token: Element): void {
  const [outer, inner] = [boxOf(frame), boxOf(token)]
  frame.scrollLeft += Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left)
}

function walkAll(grid: Element, shown: Window, walks: readonly Walk[], delay: number): void {
  const spaceOf = spacesOf(grid, shown)
  // All is measured before anything moves.
  const ways = walks.flatMap(walk => wayOf(walk, spaceOf))
  const [first] = ways
  if (first && grid.parentElement) reveal(grid.parentElement, first.plate)
  for (const { plate, start } of ways) move(plate, { transform: [start, 'none'] }, delay)
}

// Each entry's tokens walk once, on the chart that shows it first.
let walked = news.peek()

/**
 * Lets the tokens that the last entry moved walk to their spaces on the chart. It is measured in the frame that draws
 * them there, before it is painted: a frame later they would have been seen at the goal already, and the layout that
 * it asks for is the one this frame needs anyway.
 */
export function useWalks(shown: Window) {
  const grid = useRef<HTMLDivElement>(null)
  const opened = useRef(true)
  useLayoutEffect(() => {
    const delay = opened.current ? LOOK : 0
    opened.current = false
    const now = news.peek()
    if (!now || now === walked || elsewhere.peek()) return
    walked = now
    const walks = isStill() ? [] : walksOf(now)
    if (walks.length === 0) return
    requestAnimationFrame(() => {
      if (grid.current && news.peek() === now) walkAll(grid.current, shown, walks, delay)
    })
  })
  return grid
}
