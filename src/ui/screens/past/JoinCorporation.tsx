import { type JoinedCorporation, presidentOf, restOf, startedAt } from '../../../app/pastJoin'
import { voice } from '../../../app/table'
import { words } from '../../../app/words'
import type { Space } from '../../../bank/chart'
import type { CorporationView, TableView } from '../../../rules/view'
import { Button } from '../../parts/Button'
import { Switch } from '../../parts/Field'
import { Label } from '../../parts/Label'
import { OneOf } from '../../parts/OneOf'
import { Plate } from '../../parts/Plate'
import { AmountRow, type JoinKit, Named, StepRow, TrainsField } from './JoinParts'
import { SpacePick } from './SpacePick'

interface RowProps {
  readonly kit: JoinKit
  readonly view: TableView
  readonly corporation: CorporationView
  readonly row: JoinedCorporation
  readonly pars: readonly number[]
  readonly put: (row: JoinedCorporation) => void
}

function Value({ kit, view, corporation, row, pars, put }: RowProps) {
  const { joining } = words.value.past
  const { money } = voice.value
  const id = `${corporation.id} price`
  const on = kit.open.value === id
  const toggle = () => {
    kit.open.value = on ? undefined : id
  }
  const pick = (at: Space, price: number) => {
    put({ ...row, at, price })
    kit.open.value = undefined
  }
  return (
    <>
      <Label>{joining.par}</Label>
      <OneOf
        narrow
        name={joining.par}
        value={row.par}
        options={pars.map(value => ({ value, text: money(value) }))}
        // Before anything else is said of the price it is the par value.
        onChange={par => put({ ...row, par, price: row.at ? row.price : par })}
      />
      <div class="join-row">
        <span>{joining.price}</span>
        <Button expanded={on} label={`${money(row.price)}, ${joining.price}`} onTap={toggle}>
          <b>{money(row.price)}</b>
        </Button>
      </div>
      {on ? <SpacePick name={joining.space} grid={view.chart.grid} row={row} onPick={pick} /> : null}
    </>
  )
}

/** Who has how many shares of it; what nobody has is left in the Initial Offering. */
function Shares({ kit, view, corporation, row, put }: RowProps) {
  const { joining } = words.value.past
  const rest = restOf(corporation, row)
  const holders = view.players.filter(({ id }) => (row.shares[id] ?? 0) > 0)
  return (
    <>
      <Label aside={<span class={rest < 0 ? 'purse-off' : ''}>{joining.rest(rest)}</span>}>
        {joining.shares}
      </Label>
      {view.players.map(({ id }) => (
        <StepRow
          key={id}
          name={kit.voice.name(id)}
          of={corporation.id}
          value={row.shares[id] ?? 0}
          most={corporation.ipo}
          onChange={count => put({ ...row, shares: { ...row.shares, [id]: count } })}
        />
      ))}
      <StepRow
        name={joining.market}
        of={corporation.id}
        value={row.market}
        most={corporation.ipo}
        onChange={market => put({ ...row, market })}
      />
      {holders.length > 0 ? (
        <>
          <Label>{joining.president}</Label>
          <OneOf
            name={joining.president}
            value={presidentOf(view, row)}
            options={holders.map(({ id }) => ({ value: id, text: <Named kit={kit} id={id} /> }))}
            onChange={president => put({ ...row, president })}
          />
        </>
      ) : null}
    </>
  )
}

function Charter({ kit, view, corporation, row, put }: RowProps) {
  const { joining } = words.value.past
  return (
    <>
      <AmountRow
        kit={kit}
        id={corporation.id}
        name={joining.treasury}
        amount={row.treasury}
        onChange={treasury => put({ ...row, treasury })}
      />
      <Label>{joining.trains}</Label>
      <TrainsField
        types={view.trains.map(({ type }) => type)}
        who={corporation.id}
        trains={row.trains}
        onChange={trains => put({ ...row, trains })}
      />
      <StepRow
        name={joining.stations}
        of={corporation.id}
        value={row.stations}
        most={corporation.stations}
        onChange={stations => put({ ...row, stations })}
      />
      <Switch on={row.floated} onChange={floated => put({ ...row, floated })}>
        {joining.floated}
      </Switch>
    </>
  )
}

/** A corporation of a table that is joined: not started, or all that stands on its charter and who has its shares. */
export function JoinCorporation(
  props: Omit<RowProps, 'row' | 'put'> & {
    row: JoinedCorporation | undefined
    put: (row: JoinedCorporation | undefined) => void
  },
) {
  const { corporation, row, pars, put } = props
  const { joining } = words.value.past
  return (
    <section class="stack join-corporation">
      <Switch
        on={row !== undefined}
        onChange={on => put(on ? startedAt(corporation, pars[0] ?? 0) : undefined)}
      >
        <Plate of={corporation} /> {joining.started}
      </Switch>
      {row ? (
        <>
          <Value {...props} row={row} />
          <Shares {...props} row={row} />
          <Charter {...props} row={row} />
        </>
      ) : null}
    </section>
  )
}
