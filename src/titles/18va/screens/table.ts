import type { ReadonlySignal } from '@preact/signals'
import { tableNow as shown } from '../../../app/desk/table'
import type { VaView } from '../tableView'

/** The table that is shown. The cast is safe: these screens are only drawn on tables of 18VA. */
export const tableNow = shown as ReadonlySignal<VaView | null>
