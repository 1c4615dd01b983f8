import { isTree, type Tree } from '../../rules/tree'
/** A table that was joined before and is being corrected. */
export interface Kept<T extends object> {
  readonly table: T
  /** What the answers said when they were filled in from the table; wherever they still say the same, the table holds. */
  readonly formed: Partial<T>
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const entriesOf = (value: unknown) => (isTree(value) ? Object.entries(value) : [])

/**
 * The value of the table where the answers have not changed, otherwise what they say now; a number changes by as much
 * as the answer did.
 */
function merged(table: unknown, formed: unknown, now: unknown): unknown {
  if (isSame(now, formed)) return table
  if (isSame(table, formed)) return now
  if (typeof table === 'number' && typeof formed === 'number' && typeof now === 'number')
    return Math.max(0, table + now - formed)
  if (!isTree(table) || !isTree(formed) || !isTree(now)) return now
  const keys = new Set([...Object.keys(now), ...Object.keys(table)])
  const values = [...keys].map(key => [key, merged(table[key], formed[key], now[key])] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** The private companies that players and corporations of a table own. */
function ownedIn({ players, corporations }: Tree): readonly string[] {
  const rows = [...entriesOf(players), ...entriesOf(corporations)].map(([, row]) => row as Tree)
  return rows.flatMap(({ privates }) => (privates ?? []) as readonly string[])
}

const without = (tree: unknown, keys: readonly string[]) =>
  Object.fromEntries(entriesOf(tree).filter(([key]) => !keys.includes(key)))

/**
 * The unstarted corporations of a table, except those that the answers start; without private companies that the
 * answers give to somebody.
 */
function unstartedIn(unstarted: unknown, started: readonly string[], owned: readonly string[]): Tree {
  const rows = entriesOf(without(unstarted, started)).map(([id, row]) => {
    const { privates, ...rest } = row as Tree
    return [id, { ...rest, privates: (privates as readonly string[]).filter(it => !owned.includes(it)) }]
  })
  return rows.length > 0 ? { unstarted: Object.fromEntries(rows) } : {}
}

/** The rows of players, without shares of corporations that the answers start, and without the values computed from them. */
function holdersIn(players: unknown, started: readonly string[]): Tree {
  const rows = entriesOf(players).map(([id, row]) => {
    const { certificates: _, netWorth: __, shares, ...rest } = row as Tree
    return [id, { ...rest, shares: without(shares, started) }]
  })
  return Object.fromEntries(rows)
}

/**
 * The parts of a table that the answers leave as they are: the end of the game only if round and turn have not
 * changed, and no closed company that the answers give to somebody.
 */
function fitting({ unstarted, closed, gameOver, endRuled, ...table }: Tree, formed: Tree, now: Tree): Tree {
  const isThere = isSame([now.round, now.turn], [formed.round, formed.turn])
  const had = Object.keys((formed.corporations ?? {}) as Tree)
  const started = Object.keys((now.corporations ?? {}) as Tree).filter(id => !had.includes(id))
  const owned = ownedIn(now)
  const lost = ownedIn(formed).filter(id => !owned.includes(id))
  // Unless rulings have changed the table, the closed companies follow from phase and owners.
  const out = table.ruled ? [...((closed ?? []) as readonly string[]), ...lost] : undefined
  return {
    ...table,
    players: holdersIn(table.players, started),
    ...unstartedIn(unstarted, started, owned),
    ...(gameOver !== undefined && isThere ? { gameOver } : {}),
    ...(endRuled !== undefined && isSame(now.ending, formed.ending) ? { endRuled } : {}),
    ...(closed === undefined || !out ? {} : { closed: out.filter(id => !owned.includes(id)) }),
  }
}

/**
 * A table as it is filled in, together with everything from the table joined before that no question asks about,
 * unless an answer contradicts it.
 */
export function keeping<T extends object>(kept: Kept<T> | undefined, now: T): T {
  if (!kept) return now
  if (isSame(now, kept.formed)) return kept.table
  return merged(fitting(kept.table as Tree, kept.formed as Tree, now as Tree), kept.formed, now) as T
}

/** One value of a table as it is filled in; the value from the table joined before where the answer has not changed. */
export function keptOr<T extends object, K extends keyof T>(
  kept: Kept<T> | undefined,
  key: K,
  now: T[K],
): T[K] {
  return kept ? (merged(kept.table[key], kept.formed[key], now) as T[K]) : now
}
