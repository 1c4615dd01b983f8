import { type Signal, useComputed, useSignal } from '@preact/signals'
import { entriesOf, freshView, type Joined, parsOf, tableOf } from '../../../app/pastJoin'
import { type Missing, missing } from '../../../app/pastMissing'
import { voice } from '../../../app/table'
import { words } from '../../../app/words'
import type { Action, Refusal, Voice } from '../../../rules/rule'
import type { Session } from '../../../session/session'
import { Button } from '../../parts/Button'
import { Icon } from '../../parts/Icon'
import { Label } from '../../parts/Label'
import { JoinCorporation } from './JoinCorporation'
import { goTo, type JoinKit } from './JoinParts'
import { Bank, type PartProps, Privates, Stacks, UsedTrains } from './JoinRest'
import { Purses, Where } from './JoinWhere'
import '../../style/pages.css'
import '../../style/join.css'

/** What is missing as the form asks for it, or as the rules say it. */
function sentenceOf(
  lack: Missing,
  names: Voice,
  sayWhy: (refusal: Refusal) => string,
  label: (id: string) => string,
) {
  if ('refusal' in lack) return sayWhy(lack.refusal)
  const name = lack.asks === 'private' ? label(lack.of) : names.name(lack.of)
  return words.value.past.joining.asks[lack.asks](name)
}

/** The sentence for what is missing, which leads to its field. */
function Lack({ lack, say, kit }: { lack: Missing; say: string; kit: JoinKit }) {
  const lead = () => {
    if ('asks' in lack && (lack.asks === 'cash' || lack.asks === 'treasury')) kit.open.value = lack.at
    // Only when the digits are there is the place as long as it will be.
    requestAnimationFrame(() => goTo(lack.at))
  }
  return (
    <Button class="join-lack" onTap={lead}>
      <span>{say}</span>
      <Icon of="to" />
    </Button>
  )
}

/** The corporations in their order, each with what is filled in of it. */
function Corporations({ kit, fresh, view, table, form, put }: PartProps) {
  const pars = parsOf(fresh)
  return view.corporations.map(corporation => (
    <JoinCorporation
      key={corporation.id}
      {...{ kit, view, corporation, pars }}
      floated={table.corporations[corporation.id]?.floated === true}
      row={form.corporations[corporation.id]}
      put={row => {
        const { [corporation.id]: _, ...rest } = form.corporations
        put({ ...form, corporations: row ? { ...rest, [corporation.id]: row } : rest })
      }}
    />
  ))
}

/** A table as it stands, filled in from the top: what is missing stands at its foot all the time. */
export function JoinForm({
  fresh,
  form,
  names,
  label,
  sayWhy,
  confirm,
  onDone,
}: {
  fresh: Session
  form: Signal<Joined>
  names: Voice
  /** The long name of a private company. */
  label: (id: string) => string
  sayWhy: (refusal: Refusal) => string
  confirm: string
  onDone: (entries: readonly Action[]) => void
}) {
  const open = useSignal<string | undefined>(undefined)
  const lack = useComputed(() => missing(fresh, form.value)).value
  const table = useComputed(() => tableOf(fresh, form.value)).value
  const view = freshView(fresh)
  const { value } = form
  const order = view.players.map(({ id }) => id)
  const kit: JoinKit = { voice: names, open, order, corporations: view.corporations }
  const put = (next: Joined) => {
    form.value = next
  }
  const part: PartProps = { kit, fresh, view, table, form: value, put }
  const { joining } = words.value.past
  return (
    <>
      <Where {...part} />
      <Purses {...part} />
      <Label level={2} aside={joining.phase(table.phase)}>
        {joining.corporations}
      </Label>
      <Corporations {...part} />
      <Stacks {...part} />
      <Privates {...part} label={label} />
      <UsedTrains {...part} />
      <Bank {...part} />
      <div class="join-foot" role="status">
        {lack ? (
          <Lack lack={lack} say={sentenceOf(lack, names, sayWhy, label)} kit={kit} />
        ) : (
          <>
            <p class="strip go">{joining.fits(voice.value.money(table.bank))}</p>
            <Button kind="go" class="big" onTap={() => onDone(entriesOf(fresh, value, joining.ruling))}>
              {confirm}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
