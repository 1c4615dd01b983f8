import { type Signal, useComputed, useSignal } from '@preact/signals'
import { entriesOf, freshView, type Joined, missing, moneyOf, parsOf } from '../../../app/pastJoin'
import { voice } from '../../../app/table'
import { words } from '../../../app/words'
import type { Action, Refusal, Voice } from '../../../rules/rule'
import type { TableView } from '../../../rules/view'
import type { Session } from '../../../session/session'
import { Button } from '../../parts/Button'
import { Pick, Switch } from '../../parts/Field'
import { Label } from '../../parts/Label'
import { OneOf } from '../../parts/OneOf'
import { phasesOf } from '../rulingDraft'
import { JoinCorporation } from './JoinCorporation'
import { AmountRow, type JoinKit, Named, StepRow, TrainsField } from './JoinParts'
import '../../style/pages.css'
import '../../style/past.css'

interface PartProps {
  readonly kit: JoinKit
  readonly view: TableView
  readonly form: Joined
  readonly put: (form: Joined) => void
}

function Where({ kit, view, form, put }: PartProps) {
  const { joining } = words.value.past
  const floated = Object.keys(form.corporations).filter(id => form.corporations[id]?.floated)
  const turns = form.kind === 'SR' ? view.players.map(({ id }) => id) : floated
  const named = (ids: readonly string[]) => ids.map(id => ({ value: id, text: <Named kit={kit} id={id} /> }))
  const kinds = [
    { value: 'SR', text: joining.stock },
    { value: 'OR', text: joining.operating },
  ] as const
  return (
    <>
      <Label level={2}>{joining.where}</Label>
      <OneOf
        name={joining.where}
        value={form.kind}
        options={kinds}
        onChange={kind => {
          const { turn: _, ...rest } = form
          put({ ...rest, kind })
        }}
      />
      <StepRow
        name={joining.set}
        value={form.set}
        least={1}
        most={20}
        onChange={set => put({ ...form, set })}
      />
      {form.kind === 'OR' ? (
        <StepRow
          name={joining.nth}
          value={form.nth}
          least={1}
          most={3}
          onChange={nth => put({ ...form, nth })}
        />
      ) : null}
      <Label>{joining.phase}</Label>
      <OneOf
        narrow
        name={joining.phase}
        value={form.phase}
        options={phasesOf(view).map(value => ({ value, text: value }))}
        onChange={phase => put({ ...form, phase })}
      />
      <Label>{joining.priority}</Label>
      <OneOf
        name={joining.priority}
        value={form.priority}
        options={named(view.players.map(({ id }) => id))}
        onChange={priority => put({ ...form, priority })}
      />
      <Label>{joining.turn}</Label>
      <OneOf
        name={joining.turn}
        value={form.turn}
        options={named(turns)}
        onChange={turn => put({ ...form, turn })}
      />
    </>
  )
}

function Purses({ kit, view, form, put }: PartProps) {
  const { joining } = words.value.past
  return (
    <>
      <Label level={2}>{joining.cash}</Label>
      {view.players.map(({ id }) => (
        <AmountRow
          key={id}
          kit={kit}
          id={id}
          name={kit.voice.name(id)}
          amount={form.cash[id]}
          onChange={amount => put({ ...form, cash: { ...form.cash, [id]: amount } })}
        />
      ))}
    </>
  )
}

function Privates({ kit, view, form, put }: PartProps) {
  const { joining } = words.value.past
  const owners = [...view.players.map(({ id }) => id), ...Object.keys(form.corporations)]
  const options = [
    { value: '', text: joining.nobody },
    ...owners.map(value => ({ value, text: kit.voice.name(value) })),
  ]
  const give = (company: string, owner: string) => {
    const { [company]: _, ...rest } = form.privates
    put({ ...form, privates: owner === '' ? rest : { ...rest, [company]: owner } })
  }
  return (
    <>
      <Label level={2}>{joining.privates}</Label>
      {view.privates.map(({ id, name }) => (
        <Pick
          key={id}
          name={name}
          value={form.privates[id] ?? ''}
          options={options}
          onChange={owner => give(id, owner)}
        />
      ))}
    </>
  )
}

function BankField({ kit, view, form, put }: PartProps) {
  const { joining } = words.value.past
  const { money } = voice.value
  const { all, held, rest } = moneyOf(view, form)
  const count = (on: boolean) => {
    const { bank: _, ...others } = form
    put(on ? { ...form, bank: rest } : others)
  }
  return (
    <>
      <Label level={2}>{joining.bank}</Label>
      {form.bank === undefined ? (
        <p>
          {joining.bankRest(money(rest), money(all))}. {joining.heldBy(money(held))}
        </p>
      ) : (
        <AmountRow
          kit={kit}
          id="bank"
          name={joining.bank}
          amount={form.bank}
          onChange={bank => put({ ...form, bank })}
        />
      )}
      <Switch on={form.bank !== undefined} onChange={count}>
        {joining.bankCounted}
      </Switch>
    </>
  )
}

/** The running totals, and what is still missing. */
function Totals({ view, form, why }: { view: TableView; form: Joined; why: string | undefined }) {
  const { joining } = words.value.past
  const { money } = voice.value
  const { all, held, rest } = moneyOf(view, form)
  const bank = form.bank ?? rest
  return (
    <div class={`strip ${why === undefined ? 'go' : 'stop'} join-totals`} role="status">
      <p>
        <b>{joining.accounted(money(held + bank), money(all))}.</b> {why ?? joining.fits}
      </p>
    </div>
  )
}

/** A table as it stands, filled in from the top: what is missing stands at its foot all the time. */
export function JoinForm({
  fresh,
  form,
  names,
  sayWhy,
  confirm,
  onDone,
}: {
  fresh: Session
  form: Signal<Joined>
  names: Voice
  sayWhy: (refusal: Refusal) => string
  confirm: string
  onDone: (entries: readonly Action[]) => void
}) {
  const open = useSignal<string | undefined>(undefined)
  const why = useComputed(() => missing(fresh, form.value))
  const view = freshView(fresh)
  const pars = parsOf(fresh)
  const { value } = form
  const order = [...view.players.map(({ id }) => id), ...Object.keys(value.corporations)]
  const kit = { voice: names, open, order, corporations: view.corporations }
  const put = (next: Joined) => {
    form.value = next
  }
  const part = { kit, view, form: value, put }
  const { joining } = words.value.past
  return (
    <>
      <Where {...part} />
      <Purses {...part} />
      <Label level={2}>{joining.corporations}</Label>
      <p class="soft">{joining.percent}</p>
      {view.corporations.map(corporation => (
        <JoinCorporation
          key={corporation.id}
          {...{ kit, view, corporation, pars }}
          row={value.corporations[corporation.id]}
          put={row => {
            const { [corporation.id]: _, ...rest } = value.corporations
            put({ ...value, corporations: row ? { ...rest, [corporation.id]: row } : rest })
          }}
        />
      ))}
      <Privates {...part} />
      <Label level={2}>{joining.trainsMarket}</Label>
      <TrainsField
        types={view.trains.map(({ type }) => type)}
        who={joining.market}
        trains={value.market}
        onChange={market => put({ ...value, market })}
      />
      <BankField {...part} />
      <div class="join-foot">
        <Totals view={view} form={value} why={why.value && sayWhy(why.value)} />
        <Button
          kind="go"
          off={why.value !== undefined}
          onTap={() => onDone(entriesOf(fresh, value, joining.ruling))}
        >
          {confirm}
        </Button>
      </div>
    </>
  )
}
