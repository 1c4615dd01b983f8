import type { Holder, Money } from '../../bank/money'
import type { Entry } from '../session'
import type { Differences, Payment } from '../settled'

/** What may have gone wrong with money of an entry that is right: not handed over, twice, the wrong way round, a share more or less, to somebody else. */
export type Handed = 'missed' | 'double' | 'reversed' | 'share' | 'elsewhere'

/** Money of an entry that went wrong at the table. */
interface Wrong {
  readonly how: Handed
  readonly holder: Holder
  readonly amount: Money
  readonly likely: number
  /** What a purse holds more by it. */
  readonly changed: (holder: Holder) => Money
}

const LIKELY: Readonly<Record<Handed, number>> = {
  missed: 0.06,
  double: 0.022,
  reversed: 0.01,
  share: 0.015,
  elsewhere: 0.008,
}
/** What was moved so many times besides the once that is right. */
const TIMES = { missed: -1, double: 1, reversed: -2 } as const

const movedBy = (payments: readonly Payment[], holder: Holder): Money =>
  payments.reduce(
    (sum, { from, to, amount }) => sum + (to === holder ? amount : 0) - (from === holder ? amount : 0),
    0,
  )

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** What a share of a dividend may have been, as far as the sums say. */
function aShare({ happened }: Entry): Money {
  return happened.reduce(
    (most, what) => (what.is === 'paid' && what.why === 'dividend' ? divisor(what.amount, most) : most),
    0,
  )
}

/** What of the money of an entry may have gone wrong at the table such that `agreed` says that it explains a count. */
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
  const share = aShare(entry)
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
