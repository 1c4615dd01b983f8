import { turnOf } from '../../../app/pastJoin'
import { words } from '../../../app/words'
import { Label } from '../../parts/Label'
import { OneOf } from '../../parts/OneOf'
import { AmountRow, Named, Place, StepRow } from './JoinParts'
import type { PartProps } from './JoinRest'

/** The round, who has the Priority Deal, whose turn it is. */
export function Where({ kit, view, table, form, put }: PartProps) {
  const { joining } = words.value.past
  const floated = Object.keys(table.corporations).filter(id => table.corporations[id]?.floated)
  const players = view.players.map(({ id }) => id)
  const named = (ids: readonly string[]) => ids.map(id => ({ value: id, text: <Named kit={kit} id={id} /> }))
  const kinds = [
    { value: 'SR', text: joining.stock },
    { value: 'OR', text: joining.operating },
  ] as const
  return (
    <Place at="round">
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
      <Label>{joining.priority}</Label>
      <OneOf
        name={joining.priority}
        value={form.priority}
        options={named(players)}
        onChange={priority => put({ ...form, priority })}
      />
      <Label>{joining.turn}</Label>
      <OneOf
        name={joining.turn}
        value={turnOf(form)}
        options={named(form.kind === 'SR' ? players : floated)}
        onChange={turn => put({ ...form, turn })}
      />
    </Place>
  )
}

/** What each player has in cash. */
export function Purses({ kit, view, form, put }: PartProps) {
  return (
    <>
      <Label level={2}>{words.value.past.joining.cash}</Label>
      {view.players.map(({ id }) => (
        <AmountRow
          key={id}
          kit={kit}
          id={id}
          name={kit.voice.name(id)}
          amount={form.cash[id]}
          onChange={amount => {
            const { [id]: _, ...rest } = form.cash
            put({ ...form, cash: amount === undefined ? rest : { ...rest, [id]: amount } })
          }}
        />
      ))}
    </>
  )
}
