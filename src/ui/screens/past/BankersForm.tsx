import { useSignal } from '@preact/signals'
import { enter } from '../../../app/commands'
import { desk, preview, tableNow, titleWords, voice } from '../../../app/table'
import { words } from '../../../app/words'
import type { Action } from '../../../rules/rule'
import type { TableView } from '../../../rules/view'
import { Button } from '../../parts/Button'
import { Field } from '../../parts/Field'
import { Keypad } from '../../parts/Keypad'
import { Label } from '../../parts/Label'
import { OneOf } from '../../parts/OneOf'
import { RulingFieldRow } from '../RulingFields'
import { draftOf, type Filled, KINDS, RULINGS, type RulingKind } from '../rulingDraft'
import { Breaches } from './Breaches'
import { nameOf } from './said'
import '../../style/pages.css'
import '../../style/chart.css'

type Fields = Readonly<Record<string, unknown>>

/** What a ruling that was entered had been filled in with. */
function filledFrom(action: Action | undefined): { kind?: RulingKind; filled: Filled; reason: string } {
  const fields = (action?.type === 'correct' ? action : {}) as Fields
  const kind = KINDS.find(it => fields[it] !== undefined)
  const [only] = kind ? RULINGS[kind] : []
  const what = kind && fields[kind]
  const bare = typeof what === 'string' && only !== undefined
  const filled = { shares: 1, left: 0, ...(bare ? { [only]: what } : (what as Filled | undefined)) }
  return { ...(kind ? { kind } : {}), filled, reason: `${fields.reason ?? ''}` }
}

/** Puts an action of the banker's where the table that is shown says. */
function Put({ draft }: { draft: Action | undefined }) {
  const { ruling, past } = words.value
  const said = titleWords.value
  if (!draft || !said) return <p class="soft">{ruling.missing}</p>
  const outcome = preview(draft)
  const refusal = outcome && 'refusal' in outcome ? outcome.refusal : undefined
  const happened = outcome && 'happened' in outcome ? outcome.happened : []
  return (
    <div class="stack">
      <p class={`strip ${refusal ? 'stop' : ''}`} role="status">
        {refusal ? said.refusal(refusal, voice.value) : said.entry(draft, happened, voice.value)}
      </p>
      <Breaches draft={draft} />
      <Button
        kind="ink"
        class="big"
        refusal={refusal}
        onTap={() => void enter([draft], desk.value?.revision ?? 0)}
      >
        {past.form.put}
      </Button>
    </div>
  )
}

function RulingThere({ from, view }: { from: Action | undefined; view: TableView }) {
  const { ruling } = words.value
  const begun = filledFrom(from)
  const kind = useSignal<RulingKind | undefined>(begun.kind)
  const filled = useSignal<Filled>(begun.filled)
  const reason = useSignal(begun.reason)
  const on = kind.value
  return (
    <>
      <Label level={2}>{ruling.kind}</Label>
      <OneOf
        name={ruling.kind}
        value={on}
        options={KINDS.map(value => ({ value, text: ruling.kinds[value] }))}
        onChange={value => {
          kind.value = value
          filled.value = filledFrom(undefined).filled
        }}
      />
      {on
        ? RULINGS[on].map(field => (
            <RulingFieldRow
              key={`${on}${field}`}
              kind={on}
              field={field}
              filled={filled.value}
              view={view}
              put={(name, value) => {
                filled.value = { ...filled.value, [name]: value }
              }}
            />
          ))
        : null}
      <Field
        name={ruling.fields.reason}
        value={reason.value}
        most={200}
        onChange={text => {
          reason.value = text
        }}
      />
      <Put draft={on && draftOf(on, filled.value, reason.value.trim())} />
    </>
  )
}

function CountThere({ from, view }: { from: Action | undefined; view: TableView }) {
  const { count } = words.value
  const begun = (from?.type === 'count' ? from : {}) as Fields
  const holder = useSignal<string | undefined>(typeof begun.holder === 'string' ? begun.holder : undefined)
  const cash = useSignal(typeof begun.cash === 'number' ? begun.cash : 0)
  const floated = view.corporations.filter(it => it.floated)
  const purses = [...view.players.map(it => it.id), 'bank', ...floated.map(it => it.id)]
  const draft = { type: 'count', holder: holder.value, cash: cash.value }
  return (
    <>
      <Label level={2}>{count.whose}</Label>
      <OneOf
        name={count.whose}
        value={holder.value}
        options={purses.map(value => ({ value, text: nameOf(value) }))}
        onChange={id => {
          holder.value = id
        }}
      />
      <Label level={2}>{count.counted}</Label>
      <Keypad
        name={count.counted}
        value={cash.value}
        show={voice.value.money}
        onChange={amount => {
          cash.value = amount
        }}
      />
      <Put draft={holder.value === undefined ? undefined : draft} />
    </>
  )
}

/** The banker's own entries as forms on the table that is shown, filled in with what stood there. */
export function BankersForm({ kind, from }: { kind: 'ruling' | 'count'; from: Action | undefined }) {
  const view = tableNow.value
  if (!view) return null
  return kind === 'ruling' ? <RulingThere from={from} view={view} /> : <CountThere from={from} view={view} />
}
