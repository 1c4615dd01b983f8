import { BooksWith } from '../../../families/railway/screens/Books'
import type { CorporationView as RailCorporation } from '../../../families/railway/view'
import { game } from '../state'
import type { CorporationView } from '../table/view'
import { limitsOf, said } from './shown'

/** A row's corporation, as one of 18VA: the title shows no others. */
const va = (corporation: RailCorporation) => corporation as CorporationView

/** A mark beside a figure, and its meaning as hidden text. */
const noted = (mark: string, says: string) => (
  <>
    {mark}
    <span class="hidden-text"> {says}</span>
  </>
)

/** The size above the shares, and the train limit below the trains, with a mark if it is one more by the Potomac Yards. */
function rows() {
  const { books } = said.value
  const limit = (it: RailCorporation) => (
    <>
      {va(it).trainLimit}
      {va(it).extraTrain ? noted('+', books.extraTrain) : null}
    </>
  )
  return [
    [{ name: books.size, always: true as const, of: (it: RailCorporation) => va(it).size }],
    [{ name: books.trainLimit, of: limit }],
  ] as const
}

/** Whether shares may not be sold yet; the extra station and the +10 on the map. */
const notes = {
  price: (it: RailCorporation) => (va(it).operated ? null : noted('°', said.value.books.notSold)),
  stations: (it: RailCorporation) => (
    <>
      {va(it).extraStation ? noted('+', said.value.books.extraStation) : null}
      {va(it).express ? noted('X', said.value.books.express) : null}
    </>
  ),
}

/** The whole table on one screen, with what charters hold of powers. */
export const Books = () => <BooksWith own={{ rows, notes, train: game.typeName, limit: limitsOf }} />
