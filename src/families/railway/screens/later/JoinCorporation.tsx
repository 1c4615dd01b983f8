import type { CorporationCard } from '../../../../rules/view'
import { Switch } from '../../../../ui/kit/parts/Field'
import type { JoinedStock } from '../../../join/form'
import { Charter, Corporation, Price, Shares } from '../../../join/screens/corporation'
import { startedAt, tokensOf } from '../../join/form'
import type { AnyRailway } from '../../table'
import type { PartProps } from './kit'

/** What only this title asks about a corporation. */
function Rows({
  kit,
  policy,
  form,
  change,
  id,
  row,
}: Pick<PartProps, 'kit' | 'policy' | 'form' | 'change'> & { id: string; row: JoinedStock }) {
  return policy.rows
    ?.filter(({ asked }) => asked(id, row))
    .map(({ key }) => {
      const said = form.own[key] as Readonly<Record<string, boolean>> | undefined
      const put = (on: boolean) => change({ own: { ...form.own, [key]: { ...said, [id]: on } } })
      return (
        <Switch key={key} on={said?.[id] ?? true} onChange={put}>
          {kit.text.own[key]?.answers?.[id] ?? key}
        </Switch>
      )
    })
}

/** A corporation of a joined table: not started, or everything on its charter and who has its shares. */
export function JoinCorporation({
  kit,
  policy,
  form,
  change: changeForm,
  players,
  corporation,
  fresh,
  row,
  floated,
  put,
}: PartProps & {
  corporation: CorporationCard
  fresh: AnyRailway
  row: JoinedStock | undefined
  floated: boolean
  put: (row: JoinedStock | undefined) => void
}) {
  const { id } = corporation
  const { game } = policy
  const change = (changes: Partial<JoinedStock>) => row && put({ ...row, ...changes })
  const of = { kit, corporation, change }
  return (
    <Corporation
      {...{ kit, corporation, row, put }}
      pars={[...game.parSpaces.keys()]}
      fresh={par => startedAt(policy, id, par)}
    >
      {row ? (
        <>
          <Price {...of} row={row} chart={{ grid: game.grid, tokens: tokensOf(policy, form) }} />
          <Shares {...of} {...{ row, players }} all={game.paper(fresh, id).shares} most={policy.most} />
          {floated ? (
            <>
              <Charter {...of} row={row} types={game.cards} stations={game.stations(fresh, id)} />
              <Rows {...{ kit, policy, form, id, row }} change={changeForm} />
            </>
          ) : (
            <p class="soft">{kit.text.unfloated}</p>
          )}
        </>
      ) : null}
    </Corporation>
  )
}
