import { type Joined, moneyOf } from '../../../app/pastJoin'
import { allClosed, raised, stacksIn } from '../../../app/pastMissing'
import { voice } from '../../../app/table'
import { words } from '../../../app/words'
import type { JoinedTable } from '../../../rules/report'
import type { TableView } from '../../../rules/view'
import type { Session } from '../../../session/session'
import { Button } from '../../parts/Button'
import { Switch } from '../../parts/Field'
import { Icon } from '../../parts/Icon'
import { Label } from '../../parts/Label'
import { OneOf } from '../../parts/OneOf'
import { AmountRow, type JoinKit, Named, Place, TrainsField } from './JoinParts'

/** What each part of the form works with. */
export interface PartProps {
  readonly kit: JoinKit
  readonly fresh: Session
  /** The table before the first entry: what there is of everything. */
  readonly view: TableView
  /** The table as far as it is filled in, with what follows from that. */
  readonly table: JoinedTable
  readonly form: Joined
  readonly put: (form: Joined) => void
}

/** Tokens that lie in one space, in their order. */
export function Stacks({ kit, fresh, form, put }: PartProps) {
  const { joining } = words.value.past
  const stacks = stacksIn(fresh, form)
  if (stacks.length === 0) return null
  return (
    <>
      <Label level={2}>{joining.stacks}</Label>
      {stacks.map(stack => (
        <ol key={stack.toSorted().join()} class="join-stack">
          {stack.map((id, i) => (
            <li key={id} class="row">
              <Named kit={kit} id={id} />
              {i > 0 ? (
                <Button label={joining.raise(id)} onTap={() => put(raised(fresh, form, id))}>
                  <Icon of="up" />
                </Button>
              ) : null}
            </li>
          ))}
        </ol>
      ))}
    </>
  )
}

/** Who has the private companies. */
export function Privates({
  kit,
  fresh,
  view,
  form,
  put,
  label,
}: PartProps & { label: (id: string) => string }) {
  const { joining } = words.value.past
  const owners = [...view.players.map(({ id }) => id), ...Object.keys(form.corporations)]
  const options = [
    ...owners.map(value => ({ value, text: <Named kit={kit} id={value} /> })),
    { value: '', text: <span>{joining.nobody}</span> },
  ]
  return (
    <>
      <Label level={2}>{joining.privates}</Label>
      {allClosed(fresh, form) ? (
        <p class="soft">{joining.closed}</p>
      ) : (
        view.privates.map(({ id }) => (
          <Place key={id} at={id}>
            <Label>{label(id)}</Label>
            <OneOf
              name={label(id)}
              value={form.privates[id]}
              options={options}
              onChange={owner => put({ ...form, privates: { ...form.privates, [id]: owner } })}
            />
          </Place>
        ))
      )}
    </>
  )
}

/** Used trains that lie in the Open Market. */
export function UsedTrains({ view, form, put }: PartProps) {
  const { joining } = words.value.past
  return (
    <Place at="market">
      <Label level={2}>{joining.trainsMarket}</Label>
      <TrainsField
        types={view.trains.map(({ type }) => type)}
        who={joining.market}
        trains={form.market}
        onChange={market => put({ ...form, market })}
      />
    </Place>
  )
}

/** The bank has the rest, unless it was counted. */
export function Bank({ kit, view, form, put }: PartProps) {
  const { joining } = words.value.past
  const { money } = voice.value
  const { all, rest } = moneyOf(view, form)
  const { bank, ...others } = form
  return (
    <Place at="bank">
      <Label level={2}>{joining.bank}</Label>
      {bank === undefined ? (
        <p>{joining.bankRest(money(rest), money(all))}</p>
      ) : (
        <AmountRow
          kit={kit}
          id="bank counted"
          name={joining.bank}
          amount={bank}
          onChange={(counted = 0) => put({ ...form, bank: counted })}
        />
      )}
      <Switch on={bank !== undefined} onChange={on => put(on ? { ...form, bank: rest } : others)}>
        {joining.bankCounted}
      </Switch>
    </Place>
  )
}
