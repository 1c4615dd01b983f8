import type { Holder, Money } from '../bank/money'
import type { Happening } from '../rules/happening'
import type { Entry, Session } from './session'

/** What was counted of a purse more or less than the books say. */
export type Differences = ReadonlyMap<Holder, Money>

/** Money that one holder is to give another. */
export interface Payment {
  readonly from: Holder
  readonly to: Holder
  readonly amount: Money
}

const agrees = (what: Happening, holder: Holder) =>
  what.is === 'counted' && what.holder === holder && what.cash === what.books

/** What an entry moved into a purse, negative for out of it. */
export function movedFor(entry: Entry, holder: Holder): Money {
  return entry.happened.reduce((sum, what) => {
    if (what.is !== 'paid') return sum
    return sum + (what.to === holder ? what.amount : 0) - (what.from === holder ? what.amount : 0)
  }, 0)
}

/** The place in the list from which on a purse may have gone wrong: behind its last count that agreed with the books. */
export function agreedUpTo({ entries }: Session, holder: Holder): number {
  return entries.findLastIndex(({ happened }) => happened.some(what => agrees(what, holder))) + 1
}

/**
 * Who pays whom so that each purse holds what the books say: whoever has too much pays whoever has too little, the largest
 * sums first; what is left over goes to `rest`, or comes from it.
 */
export function settled(off: Differences, rest: Holder): readonly Payment[] {
  const open = [...off].filter(([, by]) => by !== 0)
  const over = open.filter(([, by]) => by > 0).sort((a, b) => b[1] - a[1])
  const under = open.filter(([, by]) => by < 0).sort((a, b) => a[1] - b[1])
  const payments: Payment[] = []
  const pay = (from: Holder, to: Holder, amount: Money) => {
    if (amount > 0 && from !== to) payments.push({ from, to, amount })
  }
  const left = new Map(under.map(([holder, by]) => [holder, -by]))
  // Purses that are off by the same sum are mixed up with each other.
  const equal = (by: Money) => [...left].find(([, lacks]) => lacks === by)
  const rests = over.flatMap(([from, by]) => {
    const twin = equal(by)
    if (!twin) return [[from, by] as const]
    left.delete(twin[0])
    pay(from, twin[0], by)
    return []
  })
  for (const [from, by] of rests) {
    let has = by
    for (const [to, lacks] of left) {
      const amount = Math.min(has, lacks)
      pay(from, to, amount)
      has -= amount
      left.set(to, lacks - amount)
    }
    pay(from, rest, has)
  }
  for (const [to, lacks] of left) pay(rest, to, lacks)
  return payments
}

/** Purses that are off by the same sum, one over and one under: mixed up with each other. */
export function mixedUp(off: Differences): readonly (readonly [Holder, Holder])[] {
  return settled(off, '').flatMap(({ from, to, amount }) =>
    off.get(from) === amount && off.get(to) === -amount ? [[from, to] as const] : [],
  )
}
