import type { Money } from '../../../bank/money'
import type { CorporationCard } from '../../../rules/view'
import type { Board } from '../../../ui/kit/panels/board'
import type { BooksPlayer, BooksTable } from './table'

/** A corporation of the books, as far as the table view reads it whatever the title. */
interface BoardCard extends CorporationCard {
  readonly price: Money | null
  readonly zone?: string | null
}

/** A row below the players of the table view, with its text for a corporation. */
export interface BoardRow<C> {
  readonly name: string
  readonly of: (corporation: C) => string
}

/** A number of shares that nobody holds, or a dot for none. */
export const sharesLeft = (shares: number) => (shares === 0 ? '·' : `${shares}`)

/** Several trains, or a dot for none. */
export const trainsOn = (trains: readonly string[]) => trains.join(' ') || '·'

/**
 * The table view from the books of a title. `others` lists what a player owns besides money and shares; rows say nothing of a
 * corporation without a price.
 */
export function boardOf<P extends BooksPlayer, C extends BoardCard>(
  text: Board['text'],
  {
    players,
    corporations,
    priorityDeal,
  }: Omit<BooksTable<C>, 'players'> & { readonly players: readonly P[] },
  rows: readonly BoardRow<C>[],
  others: (player: P) => readonly string[],
): Board {
  return {
    players: players.map(player => ({ ...player, others: others(player) })),
    corporations: corporations.map(of => ({
      of,
      price: of.price,
      zone: of.zone ?? null,
      cells: rows.map(row => (of.price === null ? '' : row.of(of))),
    })),
    rows: rows.map(({ name }) => name),
    priority: priorityDeal,
    text,
  }
}
