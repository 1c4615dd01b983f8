import { useSignal } from '@preact/signals'
import { enter } from '../../app/commands'
import { go } from '../../app/routes'
import { desk, preview, tableNow, titleWords, voice } from '../../app/table'
import { words } from '../../app/words'
import type { Action } from '../../rules/rule'
import { Field } from '../parts/Field'
import { Label } from '../parts/Label'
import { OneOf } from '../parts/OneOf'
import { TakeButton } from '../parts/TakeButton'
import { Page } from './frame/Page'
import { Breaches } from './past/Breaches'
import { RulingFieldRow } from './RulingFields'
import { useNothingImplied } from './ruler'
import { draftOf, type Filled, KINDS, RULINGS, type RulingKind } from './rulingDraft'
import '../style/pages.css'
import '../style/chart.css'

/** Before anything is touched, a counter stands at its least. */
const START: Filled = { shares: 1, left: 0 }

/** What the ruling will do, in the words of the log, or why it cannot be. */
function Enter({ draft }: { draft: Action | undefined }) {
  const { ruling } = words.value
  const said = titleWords.value
  if (!draft || !said) return <p class="soft">{ruling.missing}</p>
  const outcome = preview(draft)
  const refusal = outcome && 'refusal' in outcome ? outcome.refusal : undefined
  const text = refusal
    ? said.refusal(refusal, voice.value)
    : said.entry(draft, outcome && 'happened' in outcome ? outcome.happened : [], voice.value)
  const put = () => {
    if (desk.value && enter([draft], desk.value.revision)) go('play')
  }
  return (
    <div class="stack">
      <p class={`strip ${refusal ? 'stop' : ''}`} role="status">
        {text}
      </p>
      <Breaches draft={draft} />
      <TakeButton kind="ink" class="big" refusal={refusal} onTap={put}>
        {ruling.enter}
      </TakeButton>
    </div>
  )
}

/** The banker's ruling: what the table decided, as a form. */
export function Ruling() {
  useNothingImplied()
  const kind = useSignal<RulingKind | undefined>(undefined)
  const filled = useSignal<Filled>(START)
  const reason = useSignal('')
  const view = tableNow.value
  if (!view) return null
  const { ruling } = words.value
  const choose = (next: RulingKind) => {
    kind.value = next
    filled.value = START
  }
  return (
    <Page title={ruling.title}>
      <p class="soft">{ruling.what}</p>
      <Label level={2}>{ruling.kind}</Label>
      <OneOf
        name={ruling.kind}
        value={kind.value}
        options={KINDS.map(value => ({ value, text: ruling.kinds[value] }))}
        onChange={choose}
      />
      {kind.value ? (
        <>
          {RULINGS[kind.value].map(field => (
            <RulingFieldRow
              key={`${kind.value}${field}`}
              kind={kind.value ?? 'money'}
              field={field}
              filled={filled.value}
              view={view}
              put={(name, value) => {
                filled.value = { ...filled.value, [name]: value }
              }}
            />
          ))}
          <Field
            name={ruling.fields.reason}
            value={reason.value}
            most={200}
            onChange={text => {
              reason.value = text
            }}
          />
          <Enter draft={draftOf(kind.value, filled.value, reason.value.trim())} />
        </>
      ) : null}
    </Page>
  )
}
