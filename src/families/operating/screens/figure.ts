import { signal, untracked } from '@preact/signals'
import { current } from '../../../app/desk/current'
import { session } from '../../../app/desk/table'
import { isRecent, readLocal, writeLocal } from '../../../app/device/local'
import { painted } from '../../../app/device/painted'
import type { Action } from '../../../rules/rule'
import type { LogRecord } from '../../../session/records'

/** A revenue that is not entered yet: typed, or the total of a revenue sheet. See `isDue`. */
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

const NOTE = 'figure'

type Noted = Figure & { readonly game: string | undefined }

function notedOf(value: unknown): Noted | null {
  const { at, game, corporation, revision, revenue, typed } = (value ?? {}) as Record<string, unknown>
  const isFigure = typeof corporation === 'string' && typeof revision === 'number'
  if (!isRecent(at) || typeof game !== 'string' || !isFigure || typeof revenue !== 'number') return null
  return { game, corporation, revision, revenue, typed: typeof typed === 'number' ? typed : undefined }
}

/** The figure of the run until it is entered; it stays while the banker looks at the chart, and through a reload. */
const live = signal<Noted | null>(readLocal(NOTE, notedOf) ?? null)

/** The figure on a table of the past or of a what-if, beside which that of the game stays. */
const there = signal<Noted | null>(null)

/** Tables of the past and of a what-if have revisions below those of the game, and other ones after a reload. */
const placeOf = (revision: number) => (revision < 0 ? there : live)

/** Does the note of the figure still have to be written? */
let waiting = false

/** Writes the note, unless that is done. */
function keep(): void {
  if (!waiting) return
  waiting = false
  const now = live.peek()
  writeLocal(NOTE, now ? { ...now, at: Date.now() } : undefined)
}

// A page that is left may not get to draw the frame after which the note is written.
addEventListener('pagehide', keep)
addEventListener('visibilitychange', keep)

/** Gives a figure to the table of a revision, or with `null` takes it away. */
export function giveFigure(revision: number, figure: Omit<Figure, 'revision'> | null): void {
  const place = placeOf(revision)
  place.value = figure && { ...figure, revision, game: current.value?.id }
  if (place === there) return
  // No digit waits for this.
  waiting = true
  void painted().then(keep)
}

/** Is this the record of something that the corporation has entered besides its run? */
const isOf = (corporation: string, record: LogRecord): boolean =>
  'splices' in record &&
  record.splices.every(
    ({ remove, insert }) =>
      remove.length === 0 &&
      insert.every(
        (action: Action & { readonly corporation?: unknown }) =>
          action.type !== 'run' && action.corporation === corporation,
      ),
  )

/**
 * Does what was given for a corporation's run, at a revision of the game's table, hold at this one? As long as that corporation
 * alone has entered something since, such as a station, and not its run; nothing holds after Undo.
 */
export function isDue(
  given: Pick<Figure, 'corporation' | 'revision'>,
  corporation: string,
  revision: number,
): boolean {
  if (given.corporation !== corporation || given.revision > revision) return false
  if (given.revision === revision) return true
  const since = session.value?.records.slice(given.revision, revision)
  return since?.length === revision - given.revision && since.every(record => isOf(corporation, record))
}

/** The figure given for a corporation's run that is due on the open game's table, `undefined` if there is none. */
export function figureOf(corporation: string, revision: number): Figure | undefined {
  const figure = placeOf(revision).value
  if (!figure || figure.game !== current.value?.id) return undefined
  // On a table of the past or of a what-if every entry makes another table.
  const fits = revision < 0 ? figure.revision === revision : isDue(figure, corporation, revision)
  if (!fits || figure.corporation !== corporation) return undefined
  // After another entry the figure still holds, but the next digit begins a new one.
  return figure.revision === revision ? figure : { ...figure, typed: undefined }
}

/** Starts from the old revenue when a run is entered again; a figure already given for this revision stays. */
export function begin(action: Action, revision: number): void {
  const run = action as Action & { readonly corporation?: string; readonly revenue?: number }
  if (run.type !== 'run' || !run.corporation || run.revenue === undefined) return
  if (!untracked(() => figureOf(run.corporation ?? '', revision)))
    giveFigure(revision, { corporation: run.corporation, revenue: run.revenue })
}
