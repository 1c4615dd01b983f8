import { leafPairs, type ReportFields, type TableReport } from '../rules/report'

/** A value that differs between two reports: its path, what it was, and what it becomes. */
export interface Difference {
  readonly path: readonly string[]
  readonly was: Leaf
  readonly is: Leaf
}

/** A value in a report; a list of ids stays a list, so that each can be named. */
export type Leaf = string | number | boolean | readonly string[] | null

function leaf(value: unknown): Leaf {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value)
}

/** Everything that differs between two reports, in the order of the report. */
export function differences(was: TableReport, is: TableReport): readonly Difference[] {
  return leafPairs(was, is)
    .map(pair => ({ path: pair.path, was: leaf(pair.was), is: leaf(pair.is) }))
    .filter(pair => JSON.stringify(pair.was) !== JSON.stringify(pair.is))
}

/** Returns the difference under its opposite key, negated, if the report has one. */
export function asTold({ opposites = {} }: ReportFields, line: Difference): Difference {
  const { path, was, is } = line
  const [key = ''] = path
  const opposite = path.length === 1 ? opposites[key] : undefined
  if (opposite === undefined || typeof was !== 'number' || typeof is !== 'number') return line
  return { path: [opposite], was: 0 - was, is: 0 - is }
}
