/** A part of something wide: its start and end, in px. */
export type Stretch = readonly [from: number, to: number]

/**
 * How far to scroll a frame of `width`, over content that is `whole` wide, to show as many parts in full as possible:
 * all of them, centered, or else the most that fit. In px.
 */
export function bestStart(parts: readonly Stretch[], width: number, whole: number): number {
  const [first, last] = [Math.min(...parts.map(([from]) => from)), Math.max(...parts.map(([, to]) => to))]
  if (parts.length === 0) return 0
  // Near either end of the content nothing is centered: only one side continues beyond the frame.
  if (last <= width) return 0
  if (whole - first <= width) return whole - width
  if (last - first <= width) return Math.max(0, first - (width - (last - first)) / 2)
  const shown = (start: number) => parts.filter(([from, to]) => from >= start && to <= start + width).length
  const starts = parts.map(([from]) => from).sort((a, b) => a - b)
  return starts.reduce((best, start) => (shown(start) > shown(best) ? start : best))
}
