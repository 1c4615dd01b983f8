import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { refused, session, titleWords } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import type { Action } from '../../../rules/rule'
import { type Filled, RULED_ON, type RuledOn, type RulingKind, type Rulings } from '../../../rules/rulings'
import type { ShellView } from '../../../rules/view'
import { Button } from '../../kit/parts/Button'
import { Field } from '../../kit/parts/Field'
import { Folded } from '../../kit/parts/Folded'
import { Label } from '../../kit/parts/Label'
import { OneOf } from '../../kit/parts/OneOf'
import { draftOf, filledFrom, fresh, withFilled } from './draft'
import { Chosen, nameOfField, RulingFieldRow } from './RulingFields'

/** No kinds of ruling, for when no game is open. */
const NONE: Rulings<ShellView> = { kinds: [], options: () => [] }

const kindName = ({ id }: RulingKind) => titleWords.value?.ruling(id) ?? id

/** What was chosen, folded to a line; a tap asks for it again. */
function Line({ name, onTap, children }: { name: string; onTap: () => void; children: ComponentChildren }) {
  return (
    <Button class="left wide" expanded={false} onTap={onTap}>
      <span class="chosen">
        <span class="soft">{name}</span> <span>{children}</span>
      </span>
    </Button>
  )
}

/** The kinds of ruling: the group that tables need most is open, the others are folded under their subject. */
function Kinds({ kinds, onKind }: { kinds: readonly RulingKind[]; onKind: (kind: RulingKind) => void }) {
  const { ruling } = words.value
  const titles: Readonly<Record<RuledOn, string>> = {
    ...ruling.on,
    corporation: titleWords.value?.field('corporation') ?? '',
  }
  const some = (on: RuledOn) => {
    const those = kinds.filter(kind => kind.on === on)
    return (
      <OneOf
        name={titles[on]}
        value={undefined}
        options={those.map(kind => ({ value: kind.id, text: kindName(kind) }))}
        onChange={id => {
          const kind = those.find(it => it.id === id)
          if (kind) onKind(kind)
        }}
      />
    )
  }
  const [first, ...rest] = RULED_ON.filter(on => kinds.some(kind => kind.on === on))
  return (
    <section class="stack kinds">
      <p class="soft">{ruling.what}</p>
      <Label level={2}>{ruling.kind}</Label>
      {first ? some(first) : null}
      {rest.map(on => (
        <Folded key={on} line={titles[on]}>
          {some(on)}
        </Folded>
      ))}
    </section>
  )
}

interface StepsProps {
  readonly kind: RulingKind
  readonly filled: Filled
  readonly view: ShellView
  readonly onFilled: (field: string, value: unknown) => void
}

/** The fields of a kind, one after the other: a filled-in field folds to a line, counters come last. */
function Steps({ kind, filled, view, onFilled }: StepsProps) {
  const opened = useSignal<string | undefined>(undefined)
  const asked = kind.fields.filter(({ is }) => is !== 'number')
  const next = asked.find(({ id }) => filled[id] === undefined)?.id
  const at = opened.value ?? next
  return (
    <>
      {kind.fields.map(field => {
        const { id, is } = field
        if (id !== at && is !== 'number')
          return filled[id] === undefined ? null : (
            <Line key={id} name={nameOfField(field)} onTap={() => (opened.value = id)}>
              <Chosen kind={kind} field={field} value={filled[id]} view={view} />
            </Line>
          )
        if (is === 'number' && next !== undefined) return null
        return (
          <RulingFieldRow
            key={id}
            kind={kind}
            field={field}
            filled={filled}
            view={view}
            put={(name, value) => {
              // A sum or a space stays open, so that it can be checked as it is entered.
              opened.value = is === 'money' || is === 'space' ? id : undefined
              onFilled(name, value)
            }}
          />
        )
      })}
    </>
  )
}

/** The reason of a ruling, folded to a line that says it. */
function Reason({ reason }: { reason: Signal<string> }) {
  const { ruling } = words.value
  return (
    <Folded line={ruling.because(reason.value.trim())}>
      <Field name={ruling.reason} value={reason.value} most={200} onChange={text => (reason.value = text)} />
    </Folded>
  )
}

interface RulingFormProps {
  readonly from?: Action | undefined
  /** The kind of ruling to begin with; without it, or if there is no such kind, the form asks for one. */
  readonly kind?: string | undefined
  readonly view: ShellView
  readonly children: (draft: Action) => ComponentChildren
}

/**
 * A form for a ruling, filled in from an earlier one (`from`) or empty; `children` render what is done with the finished
 * draft.
 */
export function RulingForm({ from, kind: wanted, view, children }: RulingFormProps) {
  const { ruling } = words.value
  const rulings = session.value?.title.rulings ?? NONE
  const begun = filledFrom(rulings, from)
  const meant = rulings.kinds.find(({ id }) => id === wanted)
  const kind = useSignal<RulingKind | undefined>(begun.kind ?? meant)
  const filled = useSignal<Filled>(begun.kind || !meant ? begun.filled : fresh(meant))
  const reason = useSignal<string>(from ? begun.reason : ruling.agreed)
  const on = kind.value
  if (!on)
    return (
      <Kinds
        kinds={rulings.kinds}
        onKind={it => {
          kind.value = it
          filled.value = fresh(it)
        }}
      />
    )
  const draft = draftOf(on, filled.value, reason.value.trim())
  return (
    <>
      <Line name={ruling.kind} onTap={() => (kind.value = undefined)}>
        {kindName(on)}
      </Line>
      <Steps
        key={on.id}
        kind={on}
        filled={filled.value}
        view={view}
        onFilled={(field, value) => {
          filled.value = withFilled(rulings, on, filled.value, field, value, view)
          // Why the earlier ruling was refused says nothing about this one.
          refused.value = null
        }}
      />
      {draft ? (
        <>
          <Reason reason={reason} />
          {children(draft)}
        </>
      ) : null}
    </>
  )
}
