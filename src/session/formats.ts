import type { Action, Options } from '../rules/rule'
import type { LogRecord } from './records'

/**
 * Converts a game of one format to the next. Its input has not been validated yet, so it must never throw and must return
 * anything it does not know unchanged: the validation that follows refuses it.
 */
export interface FormatStep {
  readonly action?: (action: Action, title: string) => Action
  readonly options?: (options: Options, title: string) => Options
}

/**
 * The steps from format 1 to 2, from 2 to 3, and so on. A change to what a stored game holds adds a step here, and nowhere
 * else. Game files and copies are converted when they are read, stored games when they are opened.
 */
export const STEPS: readonly FormatStep[] = []

/** The format that these steps lead to. A game of a higher format was written by a newer app and is left untouched. */
export const newest = (steps: readonly FormatStep[]) => steps.length + 1

/** The format in which this app writes games. */
export const FORMAT = newest(STEPS)

/** The parts of a game that may differ between formats, with the number of its format. */
interface Formatted {
  readonly format: number
  readonly title: string
  readonly options: Options
}

/** Options converted to the newest format. */
export function raisedOptions({ format, title, options }: Formatted, steps: readonly FormatStep[]): Options {
  return steps.slice(format - 1).reduce((raised, step) => step.options?.(raised, title) ?? raised, options)
}

/** An entry converted to the newest format. */
export function raisedAction(
  { format, title }: Omit<Formatted, 'options'>,
  action: Action,
  steps: readonly FormatStep[],
): Action {
  return steps.slice(format - 1).reduce((raised, step) => step.action?.(raised, title) ?? raised, action)
}

/** A record of the log converted to the newest format. */
export function raisedRecord(
  game: Omit<Formatted, 'options'>,
  record: LogRecord,
  steps: readonly FormatStep[],
): LogRecord {
  if (!('splices' in record)) return record
  const splices = record.splices.map(splice => ({
    ...splice,
    insert: splice.insert.map(action => raisedAction(game, action, steps)),
  }))
  return { ...record, splices }
}
