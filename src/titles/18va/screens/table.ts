import type { ReadonlySignal } from '@preact/signals'
import { tableNow as shown } from '../../../app/desk/table'
import type { VaView } from '../tableView'

/** The table on screen. The cast is safe: these screens are only drawn for games of 18VA. */
export const tableNow = shown as ReadonlySignal<VaView | null>
