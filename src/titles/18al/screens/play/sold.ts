import type { TriedSale } from '../../../../families/stock/screens/sales'
import type { TableView } from '../../tableView'
import { said } from '../words'
import { corporationOf, type Play } from './kit'

/** Does the token fall into the yellow zone by a sale? */
function fallsIntoYellow({ view }: Play, { draft, after }: TriedSale<TableView>): boolean {
  const before = corporationOf(view, draft.corporation)?.yellow ?? false
  return !before && after !== undefined && (corporationOf(after, draft.corporation)?.yellow ?? false)
}

/** What is said of a sale besides: that the token falls into the yellow zone. */
export const intoYellow = (play: Play) => (sale: TriedSale<TableView>) =>
  fallsIntoYellow(play, sale) ? [said.value.play.yellow] : []

/** The trick: a token sold down into the yellow zone takes the rest of the holding out of the count (3.3(b)). */
export const yellowTrick = (play: Play) => (sale: TriedSale<TableView>) =>
  fallsIntoYellow(play, sale) ? [said.value.play.yellowTrick(sale.draft.corporation)] : []
