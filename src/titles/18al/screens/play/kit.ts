import type { Play as Kit, ChoiceOf as Of } from '../../../../ui/kit/play/kit'
import type { AlAction } from '../../law'
import type { CorporationView, TableView } from '../../tableView'

/** What a panel of 18AL works with. */
export type Play = Kit<TableView>

/** A choice of one type of 18AL's actions. */
export type ChoiceOf<T extends AlAction['type']> = Of<AlAction, T>

/** A turn of one kind. */
export type TurnOf<K extends TableView['turn']['at']> = Extract<TableView['turn'], { at: K }>

/** A corporation by its id. */
export function corporationOf(view: TableView, id: string): CorporationView | undefined {
  return view.corporations.find(it => it.id === id)
}
