import type { Holder, Money } from '../bank/money'
import type { Happening } from '../rules/happening'
import type { Entry, Session } from './session'

/** An entry that would explain a difference between purse and books: what it moved for that holder, and how it would. */
export interface Suspect {
  readonly entry: Entry
  readonly moved: Money
  /** `missed`: not carried out at the table; `reversed`: paid the wrong way round; `double`: carried out twice. */
  readonly how: 'missed' | 'reversed' | 'double'
}

function countedOf(happened: readonly Happening[], holder: Holder): boolean {
  return happened.some(what => what.is === 'counted' && what.holder === holder)
}

/** What an entry moved into a purse, negative for out of it. */
export function movedFor(entry: Entry, holder: Holder): Money {
  return entry.happened.reduce((sum, what) => {
    if (what.is !== 'paid') return sum
    return sum + (what.to === holder ? what.amount : 0) - (what.from === holder ? what.amount : 0)
  }, 0)
}

/**
 * The entries since the last count of a purse that agree with a difference (counted less books), the latest first: an entry that
 * was missed at the table, paid the wrong way round, or carried out twice.
 */
export function suspects(session: Session, holder: Holder, difference: Money): readonly Suspect[] {
  const since = session.entries.findLastIndex(entry => countedOf(entry.happened, holder)) + 1
  if (difference === 0) return []
  return session.entries
    .slice(since)
    .toReversed()
    .flatMap((entry): Suspect[] => {
      const moved = movedFor(entry, holder)
      if (moved === 0) return []
      if (moved === -difference) return [{ entry, moved, how: 'missed' }]
      if (moved * -2 === difference) return [{ entry, moved, how: 'reversed' }]
      return moved === difference ? [{ entry, moved, how: 'double' }] : []
    })
}
