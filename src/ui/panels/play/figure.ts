import { signal } from '@preact/signals'

/** A revenue on its way to the run: typed, or the total of the revenue sheet; forgotten with the next entry. */
export interface Figure {
  readonly corporation: string
  readonly revision: number
  readonly revenue: number
  /** Typed digit by digit: the next digit goes on with it. After a step or the sheet it begins a new figure. */
  readonly typed?: boolean
}

/** The figure of the run while it is not entered; it stays while the banker looks at the chart. */
export const figure = signal<Figure | null>(null)
