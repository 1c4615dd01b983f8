import { boardOf, sharesLeft, trainsOn } from '../../../families/books/screens/board'
import type { Board } from '../../../ui/kit/panels/board'
import type { TableView } from '../tableView'
import { said } from './words'

/** The table of 18AL as it is shown to everybody at the table. */
export function board(view: TableView): Board {
  const { books } = said.value
  return boardOf(
    { ...books, zones: { yellow: books.yellow } },
    view,
    [
      { name: books.treasury, of: it => (it.floated ? `${it.treasury}` : '–') },
      {
        name: books.trains,
        of: it => trainsOn(it.trains.map(({ type, obsolete }) => (obsolete ? `${type}†` : type))),
      },
      { name: books.offering, of: it => sharesLeft(it.ipo) },
      { name: books.market, of: it => sharesLeft(it.market) },
    ],
    ({ privates }) => privates,
  )
}
