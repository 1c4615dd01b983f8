import type { WorthAt } from '../../../session/story'

/** A round that is named below the chart, and where the middle of its name is. */
export interface Mark {
  readonly text: string
  readonly at: number
}

/** Which rounds the chart names below, and where. `half` is half the width of a name, `end` where the chart ends. */
export function marksOf(
  points: readonly WorthAt[],
  {
    isLandmark,
    name,
    at,
    half,
    end,
  }: {
    isLandmark: (round: string) => boolean
    name: (round: string) => string
    at: (index: number) => number
    half: (text: string) => number
    end: number
  },
): readonly Mark[] {
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
