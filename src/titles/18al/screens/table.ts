import type { ReadonlySignal } from '@preact/signals'
import { tableNow as shown } from '../../../app/desk/table'
import type { TableView } from '../tableView'

/** The table that is shown. The cast is safe: these screens are only drawn for tables of 18AL. */
export const tableNow = shown as ReadonlySignal<TableView | null>
