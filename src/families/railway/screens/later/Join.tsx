import { useSignal } from '@preact/signals'
import type { ComponentChildren, ComponentType } from 'preact'
import { useMemo } from 'preact/hooks'
import { wordsAtHand } from '../../../../app/desk/words'
import type { JoinProps } from '../../../../ui/kit/panels/screens'
import { Expandable } from '../../../../ui/kit/parts/Expandable'
import { Switch } from '../../../../ui/kit/parts/Field'
import { Label } from '../../../../ui/kit/parts/Label'
import { OneOf } from '../../../../ui/kit/parts/OneOf'
import { JoinFoot, type Joining, type Lack, useJoining } from '../../../join/screens/form'
import { namedOptions } from '../../../join/screens/parts'
import {
  Bank,
  Done,
  Privates,
  Purses,
  SetRounds,
  Stacks,
  UsedTrains,
  Where,
} from '../../../join/screens/table'
import type { Joined } from '../../join/answers'
import {
  askedOf,
  asksExchanged,
  doneOf,
  emptyForm,
  entryOf,
  floatedIn,
  formFrom,
  moneyOf,
  ownersIn,
  tableOf,
} from '../../join/form'
import { missing, raised, stacksIn } from '../../join/missing'
import type { JoinPolicy } from '../../join/policy'
import { seatedIn } from '../../join/seats'
import type { PositionTable } from '../../joining/table'
import type { AnyRailway } from '../../table'
import { cardsOf } from '../../viewOf'
import { said } from '../shown'
import { JoinCorporation } from './JoinCorporation'
import { Flags, Leftovers, Own } from './JoinOwn'
import { Bankrupts, MoveOrder } from './JoinSeats'
import { Bids, SoFar } from './JoinTurn'
import type { PartProps } from './kit'

/** What a title asks in parts of its own. */
export interface JoinParts {
  /** Further questions about the round. */
  round?(part: PartProps): ComponentChildren
  /** All there is to ask besides the round, if hardly anything has happened yet. */
  instead?(part: PartProps): ComponentChildren
}

type FormProps = Joining<AnyRailway, Joined> & { readonly policy: JoinPolicy; readonly parts: JoinParts }

/** The long name of a private company. */
const label = (id: string) => wordsAtHand.value?.label(id) ?? id

/** What is missing, as the question of the form or the sentence of the rules. */
function lackOf(
  policy: JoinPolicy,
  fresh: AnyRailway,
  form: Joined,
  { names, sayWhy }: FormProps,
): Lack | undefined {
  const lack = missing(policy, fresh, form)
  if (!lack) return undefined
  if ('refusal' in lack) return { at: lack.at, say: sayWhy(lack.refusal), digits: false }
  const name = lack.asks === 'private' || lack.asks === 'bidders' ? lack.of : names.name(lack.of)
  const digits = ['cash', 'treasury', 'bid'].includes(lack.asks)
  return { at: lack.at, say: said.value.joining.asks[lack.asks]?.(name) ?? lack.asks, digits }
}

/** The corporations in their order, each with what is filled in for it. */
function Corporations({ part, table, props }: { part: PartProps; table: PositionTable; props: FormProps }) {
  const { form, put, policy } = props
  return cardsOf(policy.game).map(corporation => (
    <JoinCorporation
      key={corporation.id}
      {...{ ...part, corporation }}
      floated={table.corporations[corporation.id]?.floated === true}
      row={form.corporations[corporation.id]}
      put={row => {
        const { [corporation.id]: _, ...rest } = form.corporations
        put({ ...form, corporations: row ? { ...rest, [corporation.id]: row } : rest })
      }}
    />
  ))
}

/** Who got a share for a private company, of a corporation that is not started yet. */
function Exchanged({ kit, policy, form, change, players, open }: PartProps & { open: readonly string[] }) {
  const { exchanged } = policy.joining
  if (!exchanged || !asksExchanged(policy, form, open)) return null
  const name = kit.text.exchanged(exchanged.corporation)
  return (
    <>
      <Label>{name}</Label>
      <OneOf
        name={name}
        value={form.exchangedBy ?? ''}
        options={[...namedOptions(kit, players), { value: '', text: <span>{kit.text.nobody}</span> }]}
        onChange={player => change({ exchangedBy: player === '' ? undefined : player })}
      />
    </>
  )
}

/** An end that was set off, even if its cause is gone. */
function Ending({ kit, policy, form, change }: PartProps) {
  return (
    <Expandable line={kit.text.endings}>
      {Object.keys(policy.joining.ends).map(by => (
        <Switch key={by} on={form.ending === by} onChange={on => change({ ending: on ? by : undefined })}>
          {kit.text.ending[by] ?? by}
        </Switch>
      ))}
    </Expandable>
  )
}

/** Everything below the round. */
function Rest({ part, table, props }: { part: PartProps; table: PositionTable; props: FormProps }) {
  const { policy, fresh, form, put } = props
  const { kit, players, owners, phase } = part
  const { game } = policy
  const floated = floatedIn(policy, table)
  const companies = askedOf(policy, fresh, phase)
  const exchange = policy.joining.exchanged?.private
  const seated = seatedIn(policy, form, players)
  // A turn that only the title has comes before anything has started.
  const begun = policy.own.turn?.(form, fresh) === undefined
  return (
    <>
      {begun ? <SoFar {...part} players={seated} /> : null}
      <Done {...part} operating={floated} done={doneOf(policy, form, floated)} />
      <Purses {...part} players={players.filter(id => seated.includes(id))} />
      <Bankrupts {...part} />
      {begun ? (
        <>
          <Label level={2} aside={kit.text.phase(phase)}>
            {kit.text.corporations}
          </Label>
          <Corporations {...{ part, table, props }} />
        </>
      ) : null}
      <Stacks kit={kit} stacks={stacksIn(policy, form)} onRaise={id => put(raised(policy, form, id))} />
      <Privates
        {...part}
        companies={companies}
        owners={[...players, ...owners]}
        closed={companies.length === 0}
        label={label}
        more={company => (
          <>
            <Bids {...part} company={company} />
            {company === exchange ? <Exchanged {...part} open={companies} /> : null}
            <Own {...part} company={company} />
          </>
        )}
      />
      {exchange !== undefined && !companies.includes(exchange) ? (
        <Exchanged {...part} open={companies} />
      ) : null}
      <Leftovers {...part} companies={companies} />
      <Own {...part} />
      <UsedTrains {...part} types={game.trains} />
      <Bank {...part} {...moneyOf(policy, players, form)}>
        <Ending {...part} />
        <Flags {...part} />
      </Bank>
    </>
  )
}

/** The table, filled in from the top; what is missing is always shown at the foot. */
function JoinForm(props: FormProps) {
  const { policy, parts, fresh, form, put, names, again, confirm, onDone } = props
  const { game } = policy
  const open = useSignal<string | undefined>(undefined)
  const lack = useMemo(() => lackOf(policy, fresh, form, props), [policy, fresh, form, props])
  const table = useMemo(() => tableOf(policy, fresh, form), [policy, fresh, form])
  const { players } = fresh
  const { joining: text } = said.value
  const kit = { text, voice: names, open, order: players, corporations: cardsOf(game) }
  const change = (changes: Partial<Joined>) => put({ ...form, ...changes })
  const { phase } = table
  const part = { kit, policy, fresh, form, change, players, owners: ownersIn(policy, form, table), phase }
  return (
    <>
      {again ? null : <p class="soft">{text.what}</p>}
      <Where {...part} operating={floatedIn(policy, table)}>
        <SetRounds {...part} usual={game.phase({ phase }).rounds} />
        {parts.round?.(part)}
        <MoveOrder {...part} />
      </Where>
      {parts.instead?.(part) ?? <Rest {...{ part, table, props }} />}
      <JoinFoot
        kit={kit}
        lack={lack}
        bank={table.bank}
        confirm={confirm}
        onConfirm={() => onDone([entryOf(policy, fresh, form)])}
      />
    </>
  )
}

/** The form for joining a game of a title in progress, or for correcting a table that was joined before. */
export function joinScreen(policy: JoinPolicy, parts: JoinParts = {}): ComponentType<JoinProps> {
  const from = (fresh: AnyRailway, table: PositionTable) => formFrom(policy, fresh, table)
  return function Join(props) {
    const joining = useJoining<AnyRailway, Joined>(props, { emptyForm, formFrom: from })
    return <JoinForm {...joining} {...{ policy, parts }} />
  }
}
