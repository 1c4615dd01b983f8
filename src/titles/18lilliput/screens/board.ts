import { boardOf, sharesLeft, trainsOn } from '../../../families/books/screens/board'
import type { Board } from '../../../ui/kit/panels/board'
import type { LilView } from '../tableView'
import { said } from './words'

/** The table of 18Lilliput as it is shown to everybody at the table, with the companies that have been founded. */
export function board({ players, corporations, starting }: LilView): Board {
  const { books } = said.value
  return boardOf(
    books,
    {
      players: players.map(player => ({ ...player, presidencies: player.directs })),
      corporations: corporations.filter(({ price }) => price !== null),
      priorityDeal: starting,
    },
    [
      { name: books.treasury, of: it => `${it.treasury}` },
      { name: books.trains, of: it => trainsOn(it.trains.map(({ card }) => card)) },
      { name: books.market, of: it => sharesLeft(it.market) },
    ],
    ({ characters, copies }) => [
      ...characters.map(id => books.offices[id]),
      ...(copies > 0 ? [books.copies(copies)] : []),
    ],
  )
}
