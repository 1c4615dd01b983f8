import { signal } from '@preact/signals'
import type { Action } from '../../../rules/rule'

/** A revenue that is not entered yet: typed, or the total of a revenue sheet; forgotten with the next entry. */
export interface Figure {
  readonly corporation: string
  readonly revision: number
  readonly revenue: number
  /**
   * The digits typed so far, which the next digit extends. After a step or the sheet there are none: the next digit
   * begins a new figure.
   */
  readonly typed?: number | undefined
}

/** The figure of the run until it is entered; it stays while the banker looks at the chart. */
export const figure = signal<Figure | null>(null)

/** The figure given for a corporation at this revision of the table, `undefined` if there is none. */
export function figureOf(corporation: string, revision: number): Figure | undefined {
  const given = figure.value
  return given?.revision === revision && given.corporation === corporation ? given : undefined
}

/** Starts from the old revenue when a run is entered again; a figure already given for this revision stays. */
export function begin(action: Action, revision: number): void {
  const run = action as Action & { readonly corporation?: string; readonly revenue?: number }
  if (figure.peek()?.revision === revision) return
  if (run.type === 'run' && run.corporation && run.revenue !== undefined)
    figure.value = { corporation: run.corporation, revision, revenue: run.revenue }
}
