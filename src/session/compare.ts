import type { ReportFields, TableReport } from '../rules/report'

/** A figure or fact of the table that differs: where it stands in the report, what it was, what it becomes. */
export interface Difference {
  readonly path: readonly string[]
  readonly was: Leaf
  readonly is: Leaf
}

/** A fact as reports have it; ids in a row stay apart, so that each can be said. */
export type Leaf = string | number | boolean | readonly string[] | null

function leaf(value: unknown): Leaf {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value)
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function collect(was: unknown, is: unknown, path: readonly string[], into: Difference[]): void {
  if (isTree(was) || isTree(is)) {
    const [left, right] = [isTree(was) ? was : {}, isTree(is) ? is : {}]
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)]))
      collect(left[key], right[key], [...path, key], into)
    return
  }
  const difference = { path, was: leaf(was), is: leaf(is) }
  if (JSON.stringify(difference.was) !== JSON.stringify(difference.is)) into.push(difference)
}

/** All that differs between two tables, in the order of the report. */
export function differences(was: TableReport, is: TableReport): readonly Difference[] {
  const found: Difference[] = []
  collect(was, is, [], found)
  return found
}

/** A difference as a person is told it: a figure of the table that has an opposite by that one, whole dollars with the sign turned. */
export function asTold({ opposites = {} }: ReportFields, line: Difference): Difference {
  const { path, was, is } = line
  const [key = ''] = path
  const opposite = path.length === 1 ? opposites[key] : undefined
  if (opposite === undefined || typeof was !== 'number' || typeof is !== 'number') return line
  return { path: [opposite], was: 0 - was, is: 0 - is }
}
