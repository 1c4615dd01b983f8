/** A part of something wide: where it begins and ends, in pixels. */
export type Stretch = readonly [from: number, to: number]

/** How far a frame of a width is scrolled to show as many parts in full as it can: all of them in its middle, or the most there are. */
export function bestStart(parts: readonly Stretch[], width: number, whole: number): number {
  const [first, last] = [Math.min(...parts.map(([from]) => from)), Math.max(...parts.map(([, to]) => to))]
  if (parts.length === 0) return 0
  // At an end of the whole only one side goes on beyond the frame.
  if (last <= width) return 0
  if (whole - first <= width) return whole - width
  if (last - first <= width) return Math.max(0, first - (width - (last - first)) / 2)
  const shown = (start: number) => parts.filter(([from, to]) => from >= start && to <= start + width).length
  const starts = parts.map(([from]) => from).sort((a, b) => a - b)
  return starts.reduce((best, start) => (shown(start) > shown(best) ? start : best))
}
