import { useLayoutEffect, useRef } from 'preact/hooks'
import { elsewhere } from '../../../app/desk/table'
import type { Space } from '../../../bank/chart'
import type { Window } from './chartMoves'
import { type Walk, walksOf } from './moves'
import { news } from './news'
import { isStill, move } from './running'

/** Delay before tokens move on a chart that was just opened, in ms: the eye first finds the token where it lay. */
const LOOK = 180

const within = (at: number, [from, to]: Window['rows']) => Math.min(Math.max(at, from), to - 1)

/** Returns a lookup from a space to its element in the shown part; a space outside that part gives the nearest shown one. */
function spacesOf(grid: Element, { rows, columns }: Window) {
  return ([row, column]: Space) => {
    const before = (within(row, rows) - rows[0]) * (columns[1] - columns[0])
    return grid.children[before + within(column, columns) - columns[0]]
  }
}

const boxOf = (part: Element) => part.getBoundingClientRect()

/** A token's plate, with the transform that puts it where it lay before; empty if the chart does not show it. */
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

/** Scrolls the chart sideways just far enough to show a token; never scrolls the page. */
function reveal(frame: Element, token: Element): void {
  const [outer, inner] = [boxOf(frame), boxOf(token)]
  frame.scrollLeft += Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left)
}

function walkAll(grid: Element, shown: Window, walks: readonly Walk[], delay: number): void {
  const spaceOf = spacesOf(grid, shown)
  // Measure everything before anything moves.
  const ways = walks.flatMap(walk => wayOf(walk, spaceOf))
  const [first] = ways
  if (first && grid.parentElement) reveal(grid.parentElement, first.plate)
  for (const { plate, start } of ways) move(plate, { transform: [start, 'none'] }, delay)
}

// The tokens of an entry walk once, on the first chart that shows them.
let walked = news.peek()

/**
 * Makes the tokens that the last entry moved walk to their spaces on the chart. They are measured in the frame that
 * draws them there, before it is painted: one frame later they would already have been seen at their goal. The layout
 * that this forces is needed by that frame anyway.
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
