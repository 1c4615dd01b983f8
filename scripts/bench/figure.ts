/** A line of the bench: what was measured, and the figure. Without `target` and `met` it is only reported. */
export interface Figure {
  readonly what: string
  readonly figure: string
  readonly target?: string
  readonly met?: boolean
}

/** How much to measure. Shorter runs are for finding causes, and their figures are not kept. */
export interface Lengths {
  readonly blocks: number
  /** At most this many taps of a game in each block; all if missing. */
  readonly taps?: number
}

/** A part of the bench: a section of BENCHMARKS.md, and what measures it. */
export interface Part {
  readonly heading: string
  /** How it is measured, in a few sentences. */
  readonly how: string
  /** Measures it; `lengths` says how much, if the part can be run in short. */
  figures(lengths?: Lengths): Promise<readonly Figure[]>
  /** The command that measures it alone, if not `npm run bench -- NAME`. */
  readonly command?: string
}

/** The value below which this share of the values lies; 0.5 gives the median. 0 if there are no values. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
