import type { ReadonlySignal } from '@preact/signals'
import { tableNow as shown } from '../../../app/desk/table'
import type { CompanyView, LilView } from '../tableView'

/** The table being shown. The cast is safe: these screens are drawn only for tables of 18Lilliput. */
export const tableNow = shown as ReadonlySignal<LilView | null>

/** The company with this id. */
export function companyOf(
  { corporations }: Pick<LilView, 'corporations'>,
  id: string,
): CompanyView | undefined {
  return corporations.find(it => it.id === id)
}
