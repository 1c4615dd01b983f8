/** A line of the bench: what was measured, and the figure. Without `target` and `met` it is only reported. */
export interface Figure {
  readonly what: string
  readonly figure: string
  readonly target?: string
  readonly met?: boolean
}

/** The value below which this share of the values lies; 0.5 gives the median. 0 if there are no values. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
