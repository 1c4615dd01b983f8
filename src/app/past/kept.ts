import { named } from '../device/named'
import type { Gist } from './gist'
import type { Plan } from './plan'

/** A change of the past with the game that it is of. Nothing of it is in force. */
export interface Kept {
  readonly game: string
  readonly plan: Plan
  /** What it is about; missing in what was kept before it was noted. */
  readonly gist?: Gist
}

const NOTE = named('held changes')
/** Changes of games long over are let go. */
const MOST = 20

const isSplice = (value: unknown) => {
  const { after, remove, insert } = (value ?? {}) as Record<string, unknown>
  return typeof after === 'number' && Array.isArray(remove) && Array.isArray(insert)
}

function isKept(value: unknown): value is Kept {
  const { game, plan, gist } = (value ?? {}) as Record<string, unknown>
  const { lastId, splices } = (plan ?? {}) as Record<string, unknown>
  return (
    typeof game === 'string' &&
    (gist === undefined || (typeof gist === 'object' && gist !== null)) &&
    typeof lastId === 'number' &&
    Array.isArray(splices) &&
    splices.every(isSplice)
  )
}

/** The changes that were held when the app was last open: a phone that was put down may have closed it. */
export function keptChanges(): readonly Kept[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(NOTE) ?? '[]')
    return Array.isArray(read) ? read.filter(isKept) : []
  } catch {
    return []
  }
}

/** Keeps held changes over a reload, beside the games and never in them. */
export function keepChanges(changes: readonly Kept[]): void {
  try {
    if (changes.length === 0) localStorage.removeItem(NOTE)
    else localStorage.setItem(NOTE, JSON.stringify(changes.slice(-MOST)))
  } catch {
    // No such place in this browser: they are held until the app is closed.
  }
}
