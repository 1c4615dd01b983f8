import type { ComponentChildren } from 'preact'
import { moneyAtHand } from '../../../app/desk/words'
import type { Money } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'
import { Button } from '../../../ui/kit/parts/Button'
import { Switch } from '../../../ui/kit/parts/Field'
import { Icon } from '../../../ui/kit/parts/Icon'
import { Label } from '../../../ui/kit/parts/Label'
import { OneOf } from '../../../ui/kit/parts/OneOf'
import { MOST_ROUNDS } from '../../rulings/kinds'
import type { JoinPartWords, JoinWords } from '../../words/join'
import { type JoinedForm, turnOf } from '../form'
import { AmountRow, FormPart, type JoinKit, Named, namedOptions, StepRow, TrainsField } from './parts'

/** No game goes on for so many stock rounds. */
const MOST_SETS = 99

/** What each part of the form works with: what is filled in, and a way to change it. */
export interface FormProps {
  readonly kit: JoinKit
  readonly form: JoinedForm
  readonly change: (changes: Partial<Omit<JoinedForm, 'corporations'>>) => void
}

/** The round, who has the Priority Deal, whose turn it is. */
export function Where({
  kit,
  form,
  change,
  players,
  operating,
  children,
}: FormProps & {
  players: readonly PlayerId[]
  /** Corporations that may have the turn in an operating round. */
  operating: readonly string[]
  /** Further questions about the round. */
  children?: ComponentChildren
}) {
  const { text } = kit
  const kinds = [
    { value: 'SR', text: text.stock },
    { value: 'OR', text: text.operating },
  ] as const
  const acting = form.kind === 'SR' ? players : operating
  return (
    <FormPart at="round">
      <Label level={2}>{text.where}</Label>
      <OneOf
        name={text.where}
        value={form.kind}
        options={kinds}
        onChange={kind => kind !== form.kind && change({ kind, turn: undefined })}
      />
      <StepRow
        name={text.set}
        value={form.set}
        least={1}
        most={MOST_SETS}
        onChange={set => change({ set })}
      />
      {form.kind === 'OR' ? (
        <StepRow
          name={text.nth}
          value={form.nth}
          least={1}
          most={MOST_ROUNDS}
          onChange={nth => change({ nth })}
        />
      ) : null}
      {children}
      <Label>{text.priority}</Label>
      <OneOf
        name={text.priority}
        value={form.priority}
        options={namedOptions(kit, players)}
        onChange={priority => change({ priority })}
      />
      {acting.length > 0 ? (
        <>
          <Label>{text.turn}</Label>
          <OneOf
            name={text.turn}
            value={turnOf(form)}
            options={namedOptions(kit, acting)}
            onChange={turn => change({ turn })}
          />
        </>
      ) : null}
    </FormPart>
  )
}

/** How many operating rounds the set in progress has: a phase that began during the set counts only for the next one. */
export function SetRounds({ kit, form, change, usual }: FormProps & { usual: number }) {
  if (form.kind === 'SR') return null
  return (
    <StepRow
      name={kit.text.rounds}
      value={Math.max(form.nth, form.rounds ?? usual)}
      least={form.nth}
      most={MOST_ROUNDS}
      onChange={rounds => change({ rounds })}
    />
  )
}

/** Which corporations have had a turn in the operating round: prices have moved since, so the current order does not always show it. */
export function Done({
  kit,
  form,
  change,
  operating,
  done,
}: FormProps & { operating: readonly string[]; done: readonly string[] }) {
  const turn = turnOf(form)
  if (form.kind === 'SR' || turn === undefined) return null
  const others = operating.filter(id => id !== turn)
  if (others.length === 0) return null
  return (
    <>
      <Label>{kit.text.done}</Label>
      {form.done === undefined ? <p class="soft">{kit.text.doneGuess}</p> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div class="buttons" role="group" aria-label={kit.text.done}>
        {others.map(id => (
          <Button
            key={id}
            pressed={done.includes(id)}
            onTap={() => change({ done: done.includes(id) ? done.filter(it => it !== id) : [...done, id] })}
          >
            <Named kit={kit} id={id} />
          </Button>
        ))}
      </div>
    </>
  )
}

interface PursesProps {
  readonly kit: JoinKit<JoinPartWords & Pick<JoinWords, 'cash'>>
  readonly form: Pick<JoinedForm, 'cash'>
  readonly change: (changes: Pick<JoinedForm, 'cash'>) => void
  readonly players: readonly PlayerId[]
}

/** Each player's cash. */
export function Purses({ kit, form, change, players }: PursesProps) {
  return (
    <>
      <Label level={2}>{kit.text.cash}</Label>
      {players.map(id => (
        <AmountRow
          key={id}
          kit={kit}
          id={id}
          name={kit.voice.name(id)}
          amount={form.cash[id]}
          onChange={amount => {
            const { [id]: _, ...rest } = form.cash
            change({ cash: amount === undefined ? rest : { ...rest, [id]: amount } })
          }}
        />
      ))}
    </>
  )
}

interface StacksProps {
  readonly kit: JoinKit<JoinPartWords>
  readonly stacks: readonly (readonly string[])[]
  readonly onRaise: (corporation: string) => void
}

/** Tokens that share a space, in their order. */
export function Stacks({ kit, stacks, onRaise }: StacksProps) {
  const { text } = kit
  if (stacks.length === 0) return null
  return (
    <>
      <Label level={2}>{text.stacks}</Label>
      {stacks.map(stack => (
        <ol key={stack.toSorted().join()} class="join-stack">
          {stack.map((id, i) => (
            <li key={id} class="row">
              <Named kit={kit} id={id} />
              {i > 0 ? (
                <Button label={text.raise(id)} onTap={() => onRaise(id)}>
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

/** Who owns the private companies. */
export function Privates({
  kit,
  form,
  change,
  companies,
  owners,
  closed,
  label,
  more,
}: FormProps & {
  companies: readonly string[]
  /** Players and corporations that may own one. */
  owners: readonly string[]
  /** Whether all of them are closed; nothing is asked then. */
  closed: boolean
  label: (id: string) => string
  /** Further questions about a company. */
  more?: (id: string) => ComponentChildren
}) {
  const { text } = kit
  const options = [...namedOptions(kit, owners), { value: '', text: <span>{text.nobody}</span> }]
  return (
    <>
      <Label level={2}>{text.privates}</Label>
      {closed ? (
        <p class="soft">{text.closed}</p>
      ) : (
        companies.map(id => (
          <FormPart key={id} at={id}>
            <Label>{label(id)}</Label>
            <OneOf
              name={label(id)}
              value={form.privates[id]}
              options={options}
              onChange={owner => change({ privates: { ...form.privates, [id]: owner } })}
            />
            {more?.(id)}
          </FormPart>
        ))
      )}
    </>
  )
}

/** Used trains that are for sale. */
export function UsedTrains({ kit, form, change, types }: FormProps & { types: readonly string[] }) {
  const { text } = kit
  return (
    <FormPart at="market">
      <Label level={2}>{text.trainsMarket}</Label>
      <TrainsField
        text={text}
        types={types}
        who={text.market}
        trains={form.market}
        onChange={market => change({ market })}
      />
    </FormPart>
  )
}

/** The bank's money: the rest, unless it was counted. */
export function Bank({
  kit,
  form,
  change,
  all,
  rest,
  children,
}: FormProps & { all: Money; rest: Money; children?: ComponentChildren }) {
  const { text } = kit
  const money = moneyAtHand.value
  const { bank } = form
  return (
    <FormPart at="bank">
      <Label level={2}>{text.bank}</Label>
      {bank === undefined ? (
        <p>{text.bankRest(money(rest), money(all))}</p>
      ) : (
        <AmountRow
          kit={kit}
          id="bank counted"
          name={text.bank}
          amount={bank}
          onChange={(counted = 0) => change({ bank: counted })}
        />
      )}
      <Switch on={bank !== undefined} onChange={on => change({ bank: on ? rest : undefined })}>
        {text.bankCounted}
      </Switch>
      {children}
    </FormPart>
  )
}
