import type { OwnHappening } from '../../../rules/happening'
import type { Voice } from '../../../rules/rule'
import { booksOf, type Counted, paid, sum } from '../entries'
import { type Cases, difference, say } from './say'

type Happened = readonly OwnHappening[]

/** What an entry cost: ` für` und der Betrag; empty if it has not been carried out. */
export function costing(happened: Happened, why: string, v: Voice): string {
  return happened.length === 0 ? '' : ` für ${v.money(sum(happened, why))}`
}

/** Parts of log sentences that titles share, with holders named as the title names them. */
export function commonEntries({ name, to: toPlace, of }: Cases) {
  return {
    /** Who receives what of a dividend: jeder Betrag mit seinem Empfänger, zuletzt der für die eigene Kasse. */
    dividend(happened: Happened, corporation: string, v: Voice): string {
      const parts = paid(happened, 'dividend').map(
        ({ to, amount }) =>
          `${v.money(amount)} ${to === corporation ? 'in die eigene Kasse' : toPlace(to, v)}`,
      )
      return parts.length === 0 ? '' : `: ${parts.join(', ')}`
    },
    /** What the head of a corporation adds to its purchase. */
    added(happened: Happened, v: Voice): string {
      const [contribution] = paid(happened, 'contribution')
      return contribution ? `; ${name(contribution.from, v)} schießt ${v.money(contribution.amount)} zu` : ''
    },
    /** A count, with the difference from the books. */
    count({ holder, cash, note }: Counted, happened: Happened, v: Voice): string {
      const books = booksOf(happened) ?? cash
      const whose = `Bargeld ${of(holder, v)}`
      // What was put right before was not counted again.
      if (books === cash && note !== undefined)
        return say`${whose} jetzt: ${v.money(cash)}, wie in den Büchern`
      if (books === cash) return say`${whose} gezählt: ${v.money(cash)}, wie in den Büchern`
      return say`${whose} gezählt: ${v.money(cash)}, laut den Büchern ${v.money(books)}: ${difference(books - cash, v)}`
    },
  }
}
