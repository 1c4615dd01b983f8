import type { Board } from '../../../ui/kit/panels/board'
import { type BoardRow, boardOf, sharesLeft, trainsOn } from '../../books/screens/board'
import type { CorporationView, RailwayView } from '../view'
import { said } from './shown'

/** The private companies of corporations, while there are any. */
function companiesOf({
  corporations,
}: Pick<RailwayView, 'corporations'>): readonly BoardRow<CorporationView>[] {
  if (corporations.every(({ privates }) => privates.length === 0)) return []
  return [{ name: said.value.books.privates, of: it => it.privates.join(' ') }]
}

/** The table as it is shown to everybody at it. */
export function board(view: Omit<RailwayView, 'turn'>): Board {
  const { books, zones } = said.value
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
  return boardOf({ ...books, zones }, view, rows, ({ id, privates }) =>
    view.out?.includes(id) ? [books.bankrupt] : privates,
  )
}
