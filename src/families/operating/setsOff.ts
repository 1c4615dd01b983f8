/** What a phase allows: trains on a charter, possibly by the size of the corporation, and operating rounds after a stock round. */
interface PhaseRow {
  readonly limit: number | Readonly<Record<string, number>>
  readonly rounds: number
}

/** A title's phases, each begun by the first train of its type, in order. */
interface Phases<T extends string> {
  readonly phases: readonly T[]
  readonly table: Readonly<Record<T, PhaseRow>>
  /** For each type, the type that its first train takes out of play. */
  readonly scraps: Readonly<Partial<Record<T, T>>>
  /** What else a phase brings, as codes: told before a new train limit, and after it. */
  readonly before: Readonly<Partial<Record<T, readonly string[]>>>
  readonly after: Readonly<Partial<Record<T, readonly string[]>>>
}

const limitsIn = ({ limit }: PhaseRow): string =>
  typeof limit === 'number' ? `${limit}` : [...new Set(Object.values(limit))].join('and')

/**
 * What the first train of a type sets off, as codes for the title's words: `goes2`, `limit3` or `limit1and3`, `rounds2`, and
 * the title's own, in the order in which they are told.
 */
export function setsOffBy<T extends string>(
  { phases, table, scraps, before, after }: Phases<T>,
  type: T,
): readonly string[] {
  const now = table[type]
  const earlier = phases[phases.indexOf(type) - 1]
  const was = earlier === undefined ? now : table[earlier]
  return [
    ...(scraps[type] === undefined ? [] : [`goes${scraps[type]}`]),
    ...(before[type] ?? []),
    ...(limitsIn(now) === limitsIn(was) ? [] : [`limit${limitsIn(now)}`]),
    ...(after[type] ?? []),
    ...(now.rounds === was.rounds ? [] : [`rounds${now.rounds}`]),
  ]
}
