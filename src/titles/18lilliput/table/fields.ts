import { REPORT_KINDS } from '../../../families/books/fields'
import type { ReportFields } from '../../../rules/report'

/** The kind of each key of a report, and the columns of the tables by round. */
export const fields: ReportFields = {
  kinds: {
    ...REPORT_KINDS,
    starting: 'holder',
    cardsLeft: 'list',
    scrapped: 'list',
    characters: 'list',
    copies: 'number',
    cell: 'list',
    circulation: 'money',
  },
  opposites: { bank: 'circulation' },
  columns: [
    { head: 'cash', player: 'cash', corporation: 'treasury' },
    { head: 'price', corporation: 'price' },
    { head: 'shares', player: 'shares' },
    { head: 'presidencies', player: 'presidencies' },
    { head: 'certificates', player: 'certificates' },
    { head: 'characters', player: 'characters' },
    { head: 'copies', player: 'copies' },
    { head: 'netWorth', player: 'netWorth' },
    { head: 'market', corporation: 'market' },
    { head: 'trains', corporation: 'trains' },
    { head: 'tokens', corporation: 'tokens' },
  ],
}
