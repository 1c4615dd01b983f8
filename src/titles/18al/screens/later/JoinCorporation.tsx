import { Charter, Corporation, Price, Shares } from '../../../../families/join/screens/corporation'
import type { JoinKit } from '../../../../families/join/screens/parts'
import { Switch } from '../../../../ui/kit/parts/Field'
import { OBJECTIVES } from '../../data'
import { type Joined, startedAt, tokensOf } from '../../later/form'
import { asksObjective, type JoinedRow, objectiveOf } from '../../later/pieces'
import type { CorporationView, TableView } from '../../tableView'
import { said } from '../words'

/** The most shares that the form offers: 60% for a player (3.3(a)), and one more than the 50% that the Open Market takes (3.2(a)(2)). */
const MOST = { player: 6, market: 6 } as const

/** A corporation of a joined table: not started, or everything on its charter and who has its shares. */
export function JoinCorporation({
  kit,
  view,
  form,
  corporation,
  pars,
  row,
  floated,
  put,
}: {
  kit: JoinKit
  view: TableView
  form: Joined
  corporation: CorporationView
  pars: readonly number[]
  row: JoinedRow | undefined
  floated: boolean
  put: (row: JoinedRow | undefined) => void
}) {
  const { joining } = said.value
  const id = corporation.id as string
  const change = (changes: Partial<JoinedRow>) => row && put({ ...row, ...changes })
  return (
    <Corporation {...{ kit, corporation, pars, row, put }} fresh={par => startedAt(corporation, par)}>
      {row ? (
        <>
          <Price
            {...{ kit, corporation, row, change }}
            chart={{ grid: view.chart.grid, tokens: tokensOf(form) }}
          />
          <Shares
            {...{ kit, corporation, row, change }}
            players={view.players.map(({ id }) => id)}
            all={corporation.ipo}
            most={MOST}
          />
          {floated ? (
            <>
              <Charter
                {...{ kit, corporation, row, change }}
                types={view.trains.map(({ type }) => type)}
                stations={corporation.stations}
              />
              {asksObjective(id, row) ? (
                <Switch on={objectiveOf(id, row)} onChange={objective => change({ objective })}>
                  {joining.objective(OBJECTIVES[id] ?? '')}
                </Switch>
              ) : null}
            </>
          ) : (
            <p class="soft">{joining.unfloated}</p>
          )}
        </>
      ) : null}
    </Corporation>
  )
}
