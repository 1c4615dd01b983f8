import type { JoinedStock } from '../../../../families/join/form'
import { Charter, Corporation, Price, Shares } from '../../../../families/join/screens/corporation'
import type { JoinKit } from '../../../../families/join/screens/parts'
import { startedAt } from '../../later/form'
import type { CorporationView, TableView } from '../../tableView'
import { said } from '../words'

/** Nobody may have more than 60%, and the Open Market no more than 50%. */
const MOST = { player: 6, market: 6 } as const

/** A corporation of a table that is joined: not started, or all that stands on its charter and who has its shares. */
export function JoinCorporation({
  kit,
  view,
  corporation,
  pars,
  row,
  floated,
  put,
}: {
  kit: JoinKit
  view: TableView
  corporation: CorporationView
  pars: readonly number[]
  row: JoinedStock | undefined
  floated: boolean
  put: (row: JoinedStock | undefined) => void
}) {
  const { joining } = said.value
  const change = (changes: Partial<JoinedStock>) => row && put({ ...row, ...changes })
  return (
    <Corporation {...{ kit, corporation, pars, row, put }} fresh={par => startedAt(corporation, par)}>
      {row ? (
        <>
          <Price {...{ kit, corporation, row, change }} chart={view.chart} />
          <Shares
            {...{ kit, corporation, row, change }}
            players={view.players.map(({ id }) => id)}
            all={corporation.ipo}
            most={MOST}
          />
          {floated ? (
            <Charter
              {...{ kit, corporation, row, change }}
              types={view.trains.map(({ type }) => type)}
              stations={corporation.stations}
            />
          ) : (
            <p class="soft">{joining.unfloated}</p>
          )}
        </>
      ) : null}
    </Corporation>
  )
}
