import { useSignal } from '@preact/signals'
import { roundName } from '../../../../src/app/desk/words'
import { type Space, spaceOf } from '../../../../src/bank/chart'
import type { Action } from '../../../../src/rules/rule'
import { recordOf } from '../../../../src/rules/state'
import type { JoinProps } from '../../../../src/ui/kit/panels/screens'
import { Button } from '../../../../src/ui/kit/parts/Button'
import { Label } from '../../../../src/ui/kit/parts/Label'
import { OneOf } from '../../../../src/ui/kit/parts/OneOf'
import { SpacePick } from '../../../../src/ui/kit/parts/SpacePick'
import { Stepper } from '../../../../src/ui/kit/parts/Stepper'
import { card } from '../card'
import { SHARES } from '../data'
import type { Position, PositionTable } from '../rules/position'
import type { MicroState } from '../state'
import { said } from './shown'

/** The table before the first entry, as a position. */
function tableOf({ players, companies, cash, chart }: MicroState): PositionTable {
  return {
    round: '1',
    turn: players[0] ?? '',
    players: recordOf(players, id => ({ cash: cash[id] ?? 0, shares: {} })),
    corporations: recordOf(
      companies.map(({ id }) => id),
      id => ({ treasury: 0, cell: [...(spaceOf(chart, id) ?? ([1, 0] as const))] as [number, number] }),
    ),
  }
}

interface RowProps<Id extends string> {
  readonly state: MicroState
  readonly table: PositionTable
  readonly id: Id
  readonly name: string
  readonly put: (patch: Partial<PositionTable>) => void
}

/** What a player has. */
function PlayerRow({ state, table, id, name, put }: RowProps<string>) {
  const { join } = said.value
  const row = table.players[id] ?? { cash: 0, shares: {} }
  const set = (patch: Partial<typeof row>) =>
    put({ players: { ...table.players, [id]: { ...row, ...patch } } })
  return (
    <section class="stack">
      <Label level={2}>{name}</Label>
      <Label>{join.cash}</Label>
      <Stepper name={`${name}: ${join.cash}`} value={row.cash} step={5} onChange={cash => set({ cash })} />
      {state.companies.map(company => (
        <div key={company.id}>
          <Label>{join.shares(company.name)}</Label>
          <Stepper
            name={`${name}: ${join.shares(company.name)}`}
            value={row.shares[company.id] ?? 0}
            most={SHARES}
            onChange={held => set({ shares: { ...row.shares, [company.id]: held } })}
          />
        </div>
      ))}
    </section>
  )
}

/** What a company has, and where its token lies. */
function CompanyRow({ state, table, id, name, put }: RowProps<MicroState['companies'][number]['id']>) {
  const { join } = said.value
  const row = table.corporations[id] ?? { treasury: 0, cell: [1, 0] as [number, number] }
  const set = (patch: Partial<typeof row>) =>
    put({ corporations: { ...table.corporations, [id]: { ...row, ...patch } } })
  return (
    <section class="stack">
      <Label level={2}>{name}</Label>
      <Label>{join.treasury}</Label>
      <Stepper
        name={`${name}: ${join.treasury}`}
        value={row.treasury}
        step={5}
        onChange={treasury => set({ treasury })}
      />
      <Label>{join.space}</Label>
      <SpacePick
        name={`${name}: ${join.space}`}
        chart={{ grid: state.grid, tokens: [] }}
        corporations={[]}
        lies={row.cell}
        chosen={row.cell}
        onPick={([r, c]: Space) => set({ cell: [r, c] })}
      />
    </section>
  )
}

/** Joins a game at the beginning of a round: what each player and company has. */
export function Join({ setup, fresh, from, confirm, onDone }: JoinProps) {
  const state = fresh as MicroState
  const table = useSignal<PositionTable>((from as Position | undefined)?.table ?? tableOf(state))
  const { join } = said.value
  const put = (patch: Partial<PositionTable>) => {
    table.value = { ...table.value, ...patch }
  }
  const rounds = (['1', '2', '3'] as const).slice(0, state.rounds)
  const done = () => {
    const position: Action & Position = { type: 'position', table: table.value }
    onDone([position])
  }
  const rows = { state, table: table.value, put }
  return (
    <>
      <Label level={2}>{join.round}</Label>
      <OneOf
        name={join.round}
        value={table.value.round}
        options={rounds.map(value => ({ value, text: roundName(value, card.id) }))}
        onChange={round => put({ round })}
      />
      <Label level={2}>{join.turn}</Label>
      <OneOf
        name={join.turn}
        value={table.value.turn}
        options={setup.players.map(({ id, name }) => ({ value: id, text: name }))}
        onChange={turn => put({ turn })}
      />
      {setup.players.map(({ id, name }) => (
        <PlayerRow key={id} {...rows} id={id} name={name} />
      ))}
      {state.companies.map(({ id, name }) => (
        <CompanyRow key={id} {...rows} id={id} name={name} />
      ))}
      <Button kind="go" class="big" onTap={done}>
        {confirm}
      </Button>
    </>
  )
}
