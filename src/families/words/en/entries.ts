import type { Holder } from '../../../bank/money'
import type { OwnHappening } from '../../../rules/happening'
import type { Voice } from '../../../rules/rule'
import { booksOf, type Counted, paid, sum } from '../entries'
import { say } from './say'

type Happened = readonly OwnHappening[]

/** What an entry cost: ` for` and the amount; empty if it has not been carried out. */
export function costing(happened: Happened, why: string, v: Voice): string {
  return happened.length === 0 ? '' : ` for ${v.money(sum(happened, why))}`
}

/** Parts of log sentences that titles share, with holders named as the title names them. */
export function commonEntries(name: (id: Holder, voice: Voice) => string) {
  return {
    /** Who receives what of a dividend: each amount with its receiver, last that of its treasury. */
    dividend(happened: Happened, corporation: string, v: Voice): string {
      const parts = paid(happened, 'dividend').map(
        ({ to, amount }) => `${v.money(amount)} to ${to === corporation ? 'its treasury' : name(to, v)}`,
      )
      return parts.length === 0 ? '' : `: ${parts.join(', ')}`
    },
    /** What the head of a corporation adds to its purchase. */
    added(happened: Happened, v: Voice): string {
      const [contribution] = paid(happened, 'contribution')
      return contribution ? `; ${name(contribution.from, v)} adds ${v.money(contribution.amount)}` : ''
    },
    /** A count, with the difference from the books. */
    count({ holder, cash, note }: Counted, happened: Happened, v: Voice): string {
      const books = booksOf(happened) ?? cash
      const whose = holder === 'bank' ? 'The bank’s cash' : `${name(holder, v)}’s cash`
      // What was put right before was not counted again.
      if (books === cash && note !== undefined) return say`${whose} now: ${v.money(cash)}, as the books say`
      if (books === cash) return say`${whose} counted: ${v.money(cash)}, as the books say`
      const off = books > cash ? `${v.money(books - cash)} missing` : `${v.money(cash - books)} too much`
      return say`${whose} counted: ${v.money(cash)}, the books say ${v.money(books)}: ${off}`
    },
  }
}
