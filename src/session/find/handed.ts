import type { Holder, Money } from '../../bank/money'
import { runIn } from '../../rules/happening'
import type { Entry } from '../session'
import type { Differences, Payment } from '../settled'

/**
 * How the money of a correct entry may have gone wrong: not handed over, handed over twice, the wrong way around, one share
 * too many or too few, or to somebody else.
 */
export type Handed = 'missed' | 'double' | 'reversed' | 'share' | 'elsewhere'

/** Money of an entry that went wrong at the table. */
interface Wrong {
  readonly how: Handed
  readonly holder: Holder
  readonly amount: Money
  readonly likely: number
  /** How much more a purse holds because of it. */
  readonly changed: (holder: Holder) => Money
}

const LIKELY: Readonly<Record<Handed, number>> = {
  missed: 0.06,
  double: 0.022,
  reversed: 0.01,
  share: 0.015,
  elsewhere: 0.008,
}
/** How many times the money was moved, not counting the one right time. */
const TIMES = { missed: -1, double: 1, reversed: -2 } as const

const movedBy = (payments: readonly Payment[], holder: Holder): Money =>
  payments.reduce(
    (sum, { from, to, amount }) => sum + (to === holder ? amount : 0) - (from === holder ? amount : 0),
    0,
  )

/** The ways in which an entry's money may have gone wrong that explain the count, as judged by `agreed`. */
export function mishandled(
  entry: Entry,
  off: Differences,
  agreed: (changed: (holder: Holder) => Money) => number,
): readonly Wrong[] {
  const paid = entry.happened.filter(what => what.is === 'paid')
  if (paid.length === 0) return []
  const open = [...off.keys()].filter(holder => off.get(holder) !== 0)
  const found: Wrong[] = []
  const tell = (how: Handed, holder: Holder, amount: Money, changed: Wrong['changed']) => {
    const fits = agreed(changed)
    if (fits > 0) found.push({ how, holder, amount, changed, likely: LIKELY[how] * fits })
  }
  const groups: readonly (readonly Payment[])[] = paid.length > 1 ? [paid, ...paid.map(it => [it])] : [paid]
  for (const payments of groups)
    for (const how of ['missed', 'double', 'reversed'] as const) {
      const holder = open.find(it => movedBy(payments, it) !== 0)
      if (holder === undefined) continue
      tell(how, holder, Math.abs(movedBy(payments, holder)), it => TIMES[how] * movedBy(payments, it))
    }
  const share = runIn(entry.happened)?.each ?? 0
  for (const { from, to, amount, why } of paid) {
    if (why === 'dividend' && amount > share)
      for (const sign of [1, -1])
        tell('share', to, share, it => (it === to ? sign * share : it === from ? -sign * share : 0))
    for (const holder of open)
      if (holder !== to && holder !== from)
        tell('elsewhere', holder, amount, it => (it === holder ? amount : it === to ? -amount : 0))
  }
  return found
}
