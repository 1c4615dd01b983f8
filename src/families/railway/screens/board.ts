import type { Board } from '../../../ui/kit/panels/board'
import { type BoardRow, boardOf, sharesLeft, trainsOn } from '../../books/screens/board'
import type { CorporationView, RailwayView } from '../view'
import { type Auctioned, auctionOn } from './auctioned'
import { said } from './shown'

/** The private companies of corporations, while there are any. */
function companiesOf({
  corporations,
}: Pick<RailwayView, 'corporations'>): readonly BoardRow<CorporationView>[] {
  if (corporations.every(({ privates }) => privates.length === 0)) return []
  return [{ name: said.value.books.privates, of: it => it.privates.join(' ') }]
}

/** Whether a corporation has begun, or somebody holds shares of it before, because of a ruling. */
const hasBegun = ({ price, id }: CorporationView, { players }: Auctioned) =>
  price !== null || players.some(({ shares }) => (shares[id] ?? 0) > 0)

/**
 * The table as it is shown to everybody at it. While the bank sells private companies, they take the place of corporations
 * that have not begun.
 */
export function board(view: Auctioned): Board {
  const { books, zones } = said.value
  const auction = auctionOn(view)
  const corporations = auction ? view.corporations.filter(it => hasBegun(it, view)) : view.corporations
  const rows: readonly BoardRow<CorporationView>[] = [
    { name: books.treasury, of: it => (it.floated ? `${it.treasury}` : '–') },
    {
      name: books.trains,
      of: it => trainsOn(it.trains.map(train => (view.obsolete.includes(train) ? `${train}†` : train))),
    },
    ...companiesOf(view),
    { name: books.offering, of: it => sharesLeft(it.ipo) },
    { name: books.market, of: it => sharesLeft(it.market) },
  ]
  const { players, priorityDeal } = view
  const shown = boardOf(
    { ...books, zones },
    { players, corporations, priorityDeal },
    rows,
    ({ id, privates }) => (view.out?.includes(id) ? [books.bankrupt] : privates),
  )
  return auction ? { ...shown, auction } : shown
}
