import type { Holder, Money } from '../bank/money'

/** By purse: the counted amount minus the amount in the books. */
export type Differences = ReadonlyMap<Holder, Money>

/** Money that one holder must give another. */
export interface Payment {
  readonly from: Holder
  readonly to: Holder
  readonly amount: Money
}

type Off = readonly [holder: Holder, by: Money]

/** Holders with too much pay holders with too little, the largest sums first. Both sides must have the same total. */
function among(over: readonly Off[], under: readonly Off[]): readonly Payment[] {
  const left = new Map(under.map(([holder, by]) => [holder, -by]))
  return over.flatMap(([from, by]) => {
    let has = by
    return [...left].flatMap(([to, lacks]): Payment[] => {
      const amount = Math.min(has, lacks)
      has -= amount
      left.set(to, lacks - amount)
      return amount > 0 ? [{ from, to, amount }] : []
    })
  })
}

/**
 * Who pays whom so that each purse holds what the books say. Two purses that are off by the same amount, one over and one
 * under, settle with each other. The others settle among themselves if their differences add up to zero; if not, each of
 * them settles with `rest`, which at the table is the bank.
 */
export function settled(off: Differences, rest: Holder): readonly Payment[] {
  const open = [...off].filter(([holder, by]) => by !== 0 && holder !== rest)
  const over = open.filter(([, by]) => by > 0).sort((a, b) => b[1] - a[1])
  const under = open.filter(([, by]) => by < 0).sort((a, b) => a[1] - b[1])
  const twins = new Map<Holder, Holder>()
  for (const [from, by] of over) {
    const twin = under.find(([to, lacks]) => lacks === -by && ![...twins.values()].includes(to))
    if (twin) twins.set(from, twin[0])
  }
  const paired = new Set([...twins].flat())
  const single = ([holder]: Off) => !paired.has(holder)
  const rests = open.filter(single)
  const sum = rests.reduce((total, [, by]) => total + by, 0)
  return [
    ...[...twins].map(([from, to]) => ({ from, to, amount: off.get(from) ?? 0 })),
    ...(sum === 0
      ? among(over.filter(single), under.filter(single))
      : rests.map(([holder, by]) =>
          by > 0 ? { from: holder, to: rest, amount: by } : { from: rest, to: holder, amount: -by },
        )),
  ]
}
