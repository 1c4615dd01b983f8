import type { WorthAt } from '../../../session/story'

/** A round that is named below the chart, and where the middle of its name is. */
export interface Mark {
  readonly text: string
  readonly at: number
}

/** What the axis is like: `half` is half the width of a name, `end` where the chart ends. */
interface Axis {
  readonly isLandmark: (round: string) => boolean
  readonly name: (round: string) => string
  readonly at: (index: number) => number
  readonly half: (text: string) => number
  readonly end: number
}

/** Which rounds the chart names below, and where. */
export function marksOf(points: readonly WorthAt[], axis: Axis): readonly Mark[] {
  const { isLandmark, name, at, half, end } = axis
  const marks: Mark[] = []
  // A letter's width on each side keeps two names apart.
  const room = (text: string) => half(text) + half('M')
  let free = Number.NEGATIVE_INFINITY
  for (const [i, { round }] of points.entries()) {
    if (!isLandmark(round)) continue
    const text = name(round)
    // The last one is moved to the left only as far as it would stick out.
    const middle = Math.min(at(i), end - half(text))
    if (middle - room(text) < free) continue
    marks.push({ text, at: middle })
    free = middle + room(text)
  }
  return marks
}
