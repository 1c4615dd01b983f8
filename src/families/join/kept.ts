type Tree = Readonly<Record<string, unknown>>

/** A table that was joined before and is put right. */
export interface Kept<T extends object> {
  readonly table: T
  /** What the answers that were filled in from it say: where they are still the same, the table holds. */
  readonly formed: Partial<T>
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const entriesOf = (value: unknown) => (isTree(value) ? Object.entries(value) : [])

/** What a table says where the answers are as they were, else what they say now; a number changes by as much as theirs. */
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

/** The private companies that players and corporations of a table have. */
function ownedIn({ players, corporations }: Tree): readonly string[] {
  const rows = [...entriesOf(players), ...entriesOf(corporations)].map(([, row]) => row as Tree)
  return rows.flatMap(({ privates }) => (privates ?? []) as readonly string[])
}

const without = (tree: unknown, keys: readonly string[]) =>
  Object.fromEntries(entriesOf(tree).filter(([key]) => !keys.includes(key)))

/** What a table holds of corporations that have not started, those aside that the answers start. */
function unstartedIn(unstarted: unknown, started: readonly string[], owned: readonly string[]): Tree {
  const rows = entriesOf(without(unstarted, started)).map(([id, row]) => {
    const { privates, ...rest } = row as Tree
    return [id, { ...rest, privates: (privates as readonly string[]).filter(it => !owned.includes(it)) }]
  })
  return rows.length > 0 ? { unstarted: Object.fromEntries(rows) } : {}
}

/** The rows of players without shares of what the answers start, and without what was counted of them. */
function holdersIn(players: unknown, started: readonly string[]): Tree {
  const rows = entriesOf(players).map(([id, row]) => {
    const { certificates: _, netWorth: __, shares, ...rest } = row as Tree
    return [id, { ...rest, shares: without(shares, started) }]
  })
  return Object.fromEntries(rows)
}

/** What of a table the answers leave as it is: nothing of an end if they give a turn, and no company out of play that they give away. */
function fitting({ unstarted, closed, gameOver, endRuled, ...table }: Tree, formed: Tree, now: Tree): Tree {
  const isThere = isSame([now.round, now.turn], [formed.round, formed.turn])
  const had = Object.keys((formed.corporations ?? {}) as Tree)
  const started = Object.keys((now.corporations ?? {}) as Tree).filter(id => !had.includes(id))
  const owned = ownedIn(now)
  const lost = ownedIn(formed).filter(id => !owned.includes(id))
  // Where no ruling has closed one, it follows from phase and owners.
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

/** A table as it is filled in, with all that the one joined before says and no question is asked about, as long as no answer contradicts it. */
export function keeping<T extends object>(kept: Kept<T> | undefined, now: T): T {
  if (!kept) return now
  if (isSame(now, kept.formed)) return kept.table
  return merged(fitting(kept.table as Tree, kept.formed as Tree, now as Tree), kept.formed, now) as T
}

/** One value of a table as it is filled in, as the table joined before says it where the answers are the same. */
export function keptOr<T extends object, K extends keyof T>(
  kept: Kept<T> | undefined,
  key: K,
  now: T[K],
): T[K] {
  return kept ? (merged(kept.table[key], kept.formed[key], now) as T[K]) : now
}
