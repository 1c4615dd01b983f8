import { useSignal } from '@preact/signals'
import { desk, tableNow } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { enter } from '../../../app/saving/commands'
import type { Action } from '../../../rules/rule'
import type { ShellView } from '../../../rules/view'
import { Figure } from '../../kit/fields/Figure'
import { Label } from '../../kit/parts/Label'
import { OneOf } from '../../kit/parts/OneOf'
import { nameOf } from '../log/said'
import { Judged } from '../ruling/Judged'
import { RulingForm } from '../ruling/RulingForm'
import '../../style/pages.css'

type Fields = Readonly<Record<string, unknown>>

/** Enters an action of the banker's on the table that is shown. */
function Put({ draft }: { draft: Action | undefined }) {
  const put = (it: Action) => void enter([it], desk.value?.revision ?? 0)
  return <Judged draft={draft} text={words.value.past.form.put} onPut={put} />
}

function CountThere({ from, view }: { from: Action | undefined; view: ShellView }) {
  const { count } = words.value
  const begun = (from?.type === 'count' ? from : {}) as Fields
  const holder = useSignal<string | undefined>(typeof begun.holder === 'string' ? begun.holder : undefined)
  const cash = useSignal(typeof begun.cash === 'number' ? begun.cash : 0)
  const purses = view.purses.map(({ holder }) => holder)
  const draft = { type: 'count', holder: holder.value, cash: cash.value }
  return (
    <>
      <Label level={2}>{count.whose}</Label>
      <OneOf
        name={count.whose}
        value={holder.value}
        options={purses.map(value => ({ value, text: nameOf(value) }))}
        onChange={id => (holder.value = id)}
      />
      <Label level={2}>{count.counted}</Label>
      <Figure name={count.counted} value={cash.value} onChange={amount => (cash.value = amount)} />
      <Put draft={holder.value === undefined ? undefined : draft} />
    </>
  )
}

/** The banker's own entries as forms on the table that is shown, filled in with what `from` held. */
export function BankersForm({ kind, from }: { kind: 'ruling' | 'count'; from: Action | undefined }) {
  const view = tableNow.value
  if (!view) return null
  if (kind === 'count') return <CountThere from={from} view={view} />
  return (
    <RulingForm from={from} view={view}>
      {draft => <Put draft={draft} />}
    </RulingForm>
  )
}
