import { named } from './named'

// A few notes beside the games, which can be read before the database is open.

/**
 * Reads a note from `localStorage` with `read`; `undefined` if there is none, if it is malformed (`read` throws), or if this
 * browser has no such place.
 */
export function readLocal<T>(name: string, read: (value: unknown) => T): T | undefined {
  try {
    const text = localStorage.getItem(named(name))
    return text === null ? undefined : read(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** How long a note about a table is kept, in ms: a day later that table is cleared. */
const KEPT = 24 * 60 * 60 * 1000

/** Whether a note that was written at this time still concerns the table. */
export const isRecent = (at: unknown) => typeof at === 'number' && Math.abs(Date.now() - at) < KEPT

/** Writes a note to `localStorage`, or removes it if `value` is `undefined`. Has no effect if this browser has no such place. */
export function writeLocal(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(named(name))
    else localStorage.setItem(named(name), JSON.stringify(value))
  } catch {
    // Without the note, its value lasts until the app is closed, unless it is stored elsewhere, too.
  }
}
