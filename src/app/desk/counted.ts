import { signal } from '@preact/signals'
import type { Holder, Money } from '../../bank/money'
import { readLocal, writeLocal } from '../device/local'

/** The cash counted in the purses of a game; valid as long as nothing but corrections was entered since. */
export interface CountedCash {
  readonly game: string | undefined
  readonly cash: ReadonlyMap<Holder, Money>
  /** The cash in purses that were not counted, if an entry was found that explains the count: then the table was right and only the books were wrong. */
  readonly implied: ReadonlyMap<Holder, Money>
  /** Number of records the game had then: later entries move money that was counted. */
  readonly records: number
}

const NOTE = 'counted'
const NONE: CountedCash = { game: undefined, cash: new Map(), implied: new Map(), records: 0 }

/** The form in which counts are stored. */
interface Stored extends Pick<CountedCash, 'game' | 'records'> {
  readonly cash: readonly (readonly [Holder, Money])[]
  readonly implied: readonly (readonly [Holder, Money])[]
}

/** The counts from when the app was last open: a phone may have closed it after it was put down. */
function keptCounts(): CountedCash | undefined {
  return readLocal(NOTE, value => {
    const { game, cash, implied, records } = value as Stored
    return { game, cash: new Map(cash), implied: new Map(implied), records }
  })
}

/** What was counted last. */
export const countedCash = signal<CountedCash>(keptCounts() ?? NONE)

/** Keeps the counts across a reload, beside the games and never in them; `null` if there are none. */
export function keepCounts(counts: CountedCash | null): void {
  const { game, cash, implied, records } = counts ?? NONE
  countedCash.value = { game, cash, implied, records }
  const stored: Stored = { game, records, cash: [...cash], implied: [...implied] }
  writeLocal(NOTE, cash.size === 0 ? undefined : stored)
}
