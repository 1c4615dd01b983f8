import { type JoinedCorporation, presidentOf, restOf, startedAt } from '../../../app/pastJoin'
import { voice } from '../../../app/table'
import { words } from '../../../app/words'
import type { CorporationView, TableView } from '../../../rules/view'
import { Pick, Switch } from '../../parts/Field'
import { Label } from '../../parts/Label'
import { OneOf } from '../../parts/OneOf'
import { Plate } from '../../parts/Plate'
import { AmountRow, type JoinKit, Named, StepRow, TrainsField } from './JoinParts'

interface RowProps {
  readonly kit: JoinKit
  readonly view: TableView
  readonly corporation: CorporationView
  readonly row: JoinedCorporation
  readonly prices: readonly number[]
  readonly pars: readonly number[]
  readonly put: (row: JoinedCorporation) => void
}

function Value({ row, prices, pars, put }: RowProps) {
  const { joining } = words.value.past
  const { money } = voice.value
  return (
    <>
      <Label>{joining.par}</Label>
      <OneOf
        narrow
        name={joining.par}
        value={row.par}
        options={pars.map(value => ({ value, text: money(value) }))}
        // Before anything else is said of the price it is the par value.
        onChange={par => put({ ...row, par, price: row.price === row.par ? par : row.price })}
      />
      <Pick
        name={joining.price}
        value={`${row.price}`}
        options={prices.map(price => ({ value: `${price}`, text: money(price) }))}
        onChange={price => put({ ...row, price: Number(price) })}
      />
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
