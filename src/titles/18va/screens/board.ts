import { boardOf, sharesLeft, trainsOn } from '../../../families/books/screens/board'
import type { Board } from '../../../ui/kit/panels/board'
import type { VaView } from '../tableView'
import { said } from './words'

/** The table of 18VA as it is shown to everybody at the table. */
export function board(view: VaView): Board {
  const { books } = said.value
  return boardOf(
    books,
    view,
    [
      { name: books.treasury, of: it => `${it.treasury}` },
      { name: books.trains, of: it => trainsOn(it.trains) },
      { name: books.treasuryShares, of: it => sharesLeft(it.ipo) },
      { name: books.market, of: it => sharesLeft(it.market) },
    ],
    ({ id, privates }) => (view.out?.includes(id) ? [books.bankrupt] : privates),
  )
}
