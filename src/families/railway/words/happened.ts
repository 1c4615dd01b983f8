import type { Holder, Money } from '../../../bank/money'
import type { OwnHappening } from '../../../rules/happening'
import { paid } from '../../words/entries'
import type { RailHappening } from '../ledger'

/** What an entry of a railway game brought about. */
export type Happened = readonly (OwnHappening | RailHappening)[]

type Told = Happened[number] & { readonly [key: string]: unknown }

const all = (happened: Happened) => happened as readonly Told[]

/** What a player paid for a private company; 0 for one that costs nothing any more. */
export const paidFor = (happened: Happened, company: string): Money =>
  paid(happened, 'private').find(({ of }) => of === company)?.amount ?? 0

/** The private companies whose auctions an entry settled, with who pays how much. */
export const auctioned = (happened: Happened) =>
  all(happened)
    .filter(it => it.is === 'private' && it.why === 'auctioned')
    .map(it => ({
      company: String(it.private),
      to: String(it.to),
      price: paidFor(happened, String(it.private)),
    }))

/** Whom an entry took a private company from; `undefined` before it has been carried out. */
export function sellerOf(happened: Happened, company: string): Holder | undefined {
  const handed = all(happened).find(it => it.is === 'private' && it.private === company)
  return handed && String(handed.from)
}

/** Whether an entry took a train out of play. */
export const isScrapped = (happened: Happened): boolean =>
  all(happened).some(it => it.is === 'train' && it.to === 'gone')

/** The stock that an entry brought to the market. */
export const stockSold = (happened: Happened) =>
  all(happened)
    .filter(it => it.is === 'shares' && it.to === 'market')
    .map(it => ({ corporation: String(it.corporation), shares: Number(it.shares) }))

/** Each of these once, in order; with `(2×)` if it is there twice. */
export function timesEach(names: readonly string[]): readonly string[] {
  const times = new Map<string, number>()
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
  return [...times].map(([name, count]) => (count > 1 ? `${name} (${count}×)` : name))
}
