import type { TriedSale } from '../../../../families/stock/screens/sales'
import type { TableView } from '../../tableView'
import { said } from '../words'
import { corporationOf, type Play } from './kit'

/** Whether a sale makes the token fall into the yellow zone. */
function fallsIntoYellow({ view }: Play, { draft, after }: TriedSale<TableView>): boolean {
  const before = corporationOf(view, draft.corporation)?.yellow ?? false
  return !before && after !== undefined && (corporationOf(after, draft.corporation)?.yellow ?? false)
}

/** A note on a sale: the token falls into the yellow zone. */
export const intoYellow = (play: Play) => (sale: TriedSale<TableView>) =>
  fallsIntoYellow(play, sale) ? [said.value.play.yellow] : []

/** A note on a trick: after selling the token down into the yellow zone, the rest of the holding no longer counts (3.3(b)). */
export const yellowTrick = (play: Play) => (sale: TriedSale<TableView>) =>
  fallsIntoYellow(play, sale) ? [said.value.play.yellowTrick(sale.draft.corporation)] : []
