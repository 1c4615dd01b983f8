import { route } from '../../../../app/desk/routes'
import { desk, session } from '../../../../app/desk/table'
import { now } from '../../../../session/session'
import { RevenueSheet } from '../../../sheet/screens/RevenueSheet'
import { takeTotal } from '../../../sheet/screens/take'
import type { Game } from '../../game'
import { sheetOf } from '../../later/sheet'
import type { RailwayMap } from '../../map/printed'
import type { OwnMap } from '../../map/values'
import type { AnyRailway } from '../../table'
import type { RailwayView } from '../../view'
import { said } from '../shown'

/** The revenue sheet of the corporation that the address names, otherwise of the one whose turn it is. */
export function railwaySheet(game: Game, map: RailwayMap, own?: OwnMap) {
  const sheet = sheetOf(game, map, own)
  return function Sheet() {
    const { play, sheet: text } = said.value
    const open = session.value
    const turn = (desk.value?.view as RailwayView | undefined)?.turn
    const corporation = route.value.of ?? (turn?.at === 'operate' ? turn.corporation : '')
    const shown = open && game.corporations.includes(corporation)
    return (
      <RevenueSheet
        text={{ ...text, trains: play.trains }}
        corporation={corporation}
        sheet={shown ? sheet(now(open) as AnyRailway, corporation) : undefined}
        onUse={revenue => takeTotal(corporation, revenue)}
      />
    )
  }
}
