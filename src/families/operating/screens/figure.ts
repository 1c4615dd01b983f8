import { signal } from '@preact/signals'
import type { Action } from '../../../rules/rule'

/** A revenue on its way to the run: typed, or the total of a revenue sheet; forgotten with the next entry. */
export interface Figure {
  readonly corporation: string
  readonly revision: number
  readonly revenue: number
  /** The digits typed so far: the next one goes on with them. After a step or the sheet it begins a new figure. */
  readonly typed?: number | undefined
}

/** The figure of the run while it is not entered; it stays while the banker looks at the chart. */
export const figure = signal<Figure | null>(null)

/** The figure of a corporation at a table, or nothing where none was given. */
export function figureOf(corporation: string, revision: number): Figure | undefined {
  const given = figure.value
  return given?.revision === revision && given.corporation === corporation ? given : undefined
}

/** A revenue that is entered anew begins at what it was. */
export function begin(action: Action, revision: number): void {
  const run = action as Action & { readonly corporation?: string; readonly revenue?: number }
  if (figure.peek()?.revision === revision) return
  if (run.type === 'run' && run.corporation && run.revenue !== undefined)
    figure.value = { corporation: run.corporation, revision, revenue: run.revenue }
}
