import { route } from '../../../../app/desk/routes'
import { desk, session } from '../../../../app/desk/table'
import type { AnyRailway } from '../../../../families/railway/table'
import { RevenueSheet } from '../../../../families/sheet/screens/RevenueSheet'
import { takeTotal } from '../../../../families/sheet/screens/take'
import { now } from '../../../../session/session'
import { CORPORATIONS } from '../../data'
import { sheet } from '../../later/sheet'
import type { TableView } from '../../tableView'
import { said } from '../words'

const isCorporation = (id: string): id is string => (CORPORATIONS as readonly string[]).includes(id)

/** The revenue sheet of the corporation that the address names, otherwise of the one whose turn it is. */
export function Sheet() {
  const { play } = said.value
  const open = session.value
  const turn = (desk.value?.view as TableView | undefined)?.turn
  const corporation = route.value.of ?? (turn?.at === 'operate' ? turn.corporation : '')
  const text = { ...play.sheetPage, trains: play.trains }
  return (
    <RevenueSheet
      text={text}
      corporation={corporation}
      sheet={isCorporation(corporation) && open ? sheet(now(open) as AnyRailway, corporation) : undefined}
      onUse={revenue => takeTotal(corporation, revenue)}
    />
  )
}
