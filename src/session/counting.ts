import type { Holder } from '../bank/money'
import type { Happening } from '../rules/happening'
import type { Session } from './session'
import { type Differences, settled } from './settled'

const agrees = (what: Happening, holder: Holder) =>
  what.is === 'counted' && what.holder === holder && what.cash === what.books

/** The first place in the list from which a purse may have gone wrong: right after its last count that agreed with the books. */
export function agreedUpTo({ entries }: Session, holder: Holder): number {
  return entries.findLastIndex(({ happened }) => happened.some(what => agrees(what, holder))) + 1
}

/** Pairs of purses off by the same amount, the first over and the second under: probably mixed up with each other. */
export function mixedUp(off: Differences): readonly (readonly [Holder, Holder])[] {
  return settled(off, '').flatMap(({ from, to, amount }) =>
    off.get(from) === amount && off.get(to) === -amount ? [[from, to] as const] : [],
  )
}
