import { isTree } from '../../rules/tree'
import { readLocal, writeLocal } from '../device/local'
import type { Gist } from './gist'
import type { Plan } from './plan'

/** A change of the past with the game it belongs to. Nothing of it is in force. */
export interface KeptChange {
  readonly game: string
  readonly plan: Plan
  /** What it is about; missing in some older ones. */
  readonly gist?: Gist
}

const NOTE = 'held changes'
/** At most this many changes are kept; the oldest, of games long over, are dropped. */
const MOST = 20

const isSplice = (value: unknown) => {
  const { after, remove, insert } = (value ?? {}) as Record<string, unknown>
  return typeof after === 'number' && Array.isArray(remove) && Array.isArray(insert)
}

function isKept(value: unknown): value is KeptChange {
  const { game, plan, gist } = (value ?? {}) as Record<string, unknown>
  const { lastId, splices } = (plan ?? {}) as Record<string, unknown>
  return (
    typeof game === 'string' &&
    (gist === undefined || isTree(gist)) &&
    typeof lastId === 'number' &&
    Array.isArray(splices) &&
    splices.every(isSplice)
  )
}

/** The changes that were held when the app was last open: a phone may have closed it after it was put down. */
export function keptChanges(): readonly KeptChange[] {
  return readLocal(NOTE, value => (Array.isArray(value) ? value.filter(isKept) : [])) ?? []
}

/** Keeps held changes across a reload, beside the games and never in them. */
export function keepChanges(changes: readonly KeptChange[]): void {
  writeLocal(NOTE, changes.length === 0 ? undefined : changes.slice(-MOST))
}
