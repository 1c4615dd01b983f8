import type { ComponentChildren } from 'preact'
import { route } from '../../../../app/desk/routes'
import { desk, session } from '../../../../app/desk/table'
import type { Money } from '../../../../bank/money'
import { now } from '../../../../session/session'
import { RevenueSheet } from '../../../sheet/screens/RevenueSheet'
import { takeTotal } from '../../../sheet/screens/take'
import type { Sheet as RevenueSum } from '../../../sheet/sheet'
import type { Game } from '../../game'
import { sheetOf } from '../../later/sheet'
import type { RailwayMap } from '../../map/printed'
import type { OwnMap } from '../../map/values'
import type { AnyRailway } from '../../table'
import type { RailwayView } from '../../view'
import { said } from '../shown'

/** What a title's sheet shows in its own way. */
export interface SheetParts {
  /** Names of places, such as with their hyphenation points. */
  readonly names?: Readonly<Record<string, string>>
  /** Before the trains. */
  before?(state: AnyRailway, corporation: string): ComponentChildren
  /** What the treasury gets besides, in words, and when the sum is taken. */
  sayBeside?(amount: Money): ComponentChildren
  takeBeside?(corporation: string, amount: Money): void
}

/** The revenue sheet of the corporation that the address names, otherwise of the one whose turn it is. */
export function sheetScreen(
  { corporations }: Game,
  sheet: (state: AnyRailway, corporation: string) => RevenueSum,
  own: SheetParts = {},
) {
  return function Sheet() {
    const { play, sheet: text } = said.value
    const turn = (desk.value?.view as RailwayView | undefined)?.turn
    const corporation = route.value.of ?? (turn?.at === 'operate' ? turn.corporation : '')
    const open = session.value
    const state = open && corporations.includes(corporation) ? (now(open) as AnyRailway) : undefined
    return (
      <RevenueSheet
        text={{ ...text, trains: play.trains, names: { ...own.names, ...text.names } }}
        corporation={corporation}
        sheet={state && sheet(state, corporation)}
        before={() => state && own.before?.(state, corporation)}
        sayBeside={amount => own.sayBeside?.(amount)}
        onUse={(revenue, beside) => {
          own.takeBeside?.(corporation, beside)
          takeTotal(corporation, revenue)
        }}
      />
    )
  }
}

/** The revenue sheet of a title whose map data can say. */
export const railwaySheet = (game: Game, map: RailwayMap, own?: OwnMap) =>
  sheetScreen(game, sheetOf(game, map, own))
