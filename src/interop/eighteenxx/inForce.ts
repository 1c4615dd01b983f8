/** An entry of an 18xx.games file: its id there, its type, and its raw fields. */
export interface RawEntry {
  readonly id: number
  readonly type: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** The entries that undo and redo leave in force, oldest first, up to the first undo or redo that cannot be followed (`lost`). */
export interface InForce {
  readonly entries: readonly RawEntry[]
  readonly lost?: RawEntry
}

/** Messages are never undone. */
const TALK = 'message'

/** The first index that an `undo` takes back: after the entry it names, or else that of the last entry in force; -1 if unknown. */
function undoneFrom(
  all: readonly RawEntry[],
  standing: readonly (RawEntry | null)[],
  { fields }: RawEntry,
): number {
  const { action_id: id } = fields
  if (id === undefined || id === null)
    return Math.max(
      0,
      standing.findLastIndex(entry => entry !== null && entry.type !== TALK),
    )
  if (id === 0) return 0
  const at = all.findIndex(entry => entry.id === id)
  return at < 0 ? -1 : at + 1
}

/**
 * Follows undo and redo as 18xx.games does: an undo takes back the last entry, or everything after the one it names; a redo
 * restores what the last undo took back, unless something was entered since.
 */
export function entriesInForce(all: readonly RawEntry[]): InForce {
  const standing: (RawEntry | null)[] = []
  const undone: (readonly (readonly [number, RawEntry])[])[] = []
  const force = () => standing.filter(entry => entry !== null)
  for (const entry of all) {
    if (entry.type === 'undo') {
      const from = undoneFrom(all, standing, entry)
      if (from < 0) return { entries: force(), lost: entry }
      const taken: (readonly [number, RawEntry])[] = []
      for (let at = from; at < standing.length; at++) {
        const old = standing[at]
        if (!old || old.type === TALK) continue
        taken.push([at, old])
        standing[at] = null
      }
      undone.push(taken)
    } else if (entry.type === 'redo') {
      const back = undone.pop()
      if (!back) return { entries: force(), lost: entry }
      for (const [at, old] of back) standing[at] = old
    } else if (entry.type !== TALK) undone.length = 0
    standing.push(entry.type === 'undo' || entry.type === 'redo' ? null : entry)
  }
  return { entries: force() }
}
