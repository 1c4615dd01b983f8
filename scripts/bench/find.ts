import { measured } from '../../test/session/find/measured'
import { kits } from '../../test/titles/kits'
import type { Figure } from './figure'

/** The number of mistakes of each kind, in the known games of each title. */
const EACH = 12
const SEED = 1815
/** At least this percentage must be among the first three. */
const LEAST = 80

const percent = (some: number, of: number) => `${Math.round((100 * some) / Math.max(1, of))}%`

/** How often the cause of a count that does not match is among the first three named, by kind of mistake. */
export async function findFigures(): Promise<readonly Figure[]> {
  const all = kits.flatMap(kit => measured(kit, EACH, SEED))
  const kinds = [...new Set(all.map(({ kind }) => kind))]
  const sums = kinds.map(kind => {
    const those = all.filter(it => it.kind === kind)
    const sum = (of: 'seeds' | 'one' | 'all') => those.reduce((total, it) => total + it[of], 0)
    return { kind, seeds: sum('seeds'), one: sum('one'), all: sum('all') }
  })
  const total = (of: 'seeds' | 'one' | 'all') => sums.reduce((sum, it) => sum + it[of], 0)
  const [seeds, one, whole] = [total('seeds'), total('one'), total('all')]
  const least = `at least ${LEAST}%`
  return [
    {
      what: `${seeds} mistakes, with only the purse counted that is off most`,
      figure: percent(one, seeds),
      target: least,
      met: (100 * one) / seeds >= LEAST,
    },
    {
      what: `the same, with all purses counted`,
      figure: percent(whole, seeds),
      target: least,
      met: (100 * whole) / seeds >= LEAST,
    },
    ...sums.map(({ kind, ...it }) => ({
      what: kind,
      figure:
        it.seeds === 0
          ? 'none that a purse would show'
          : `${percent(it.one, it.seeds)}, all purses ${percent(it.all, it.seeds)}, of ${it.seeds}`,
    })),
  ]
}
