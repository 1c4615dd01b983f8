import { type Signal, useSignal } from '@preact/signals'
import { voice } from '../../../app/desk/table'
import type { Setup, Voice } from '../../../rules/rule'
import { Button } from '../../../ui/kit/parts/Button'
import { Icon } from '../../../ui/kit/parts/Icon'
import type { JoinPartWords } from '../../words/join'
import { goTo, type JoinKit } from './parts'
import '../../../ui/style/pages.css'
import './join.css'

/** What is filled in so far for a joined table, and for how many players. */
export interface Kept<F> {
  readonly seats: number
  readonly form: F
}

/** What is filled in, a way to change it, and what to do once the table is joined. */
export interface Filled<F> {
  readonly form: F
  readonly put: (form: F) => void
  readonly done: () => void
}

/**
 * Keeps what is filled in while another page is open, as long as the number of players stays the same. A table that
 * was joined before and is being corrected starts from `from`.
 */
export function useFilled<F>(
  kept: Signal<Kept<F>>,
  seats: number,
  empty: () => F,
  from: F | undefined,
): Filled<F> {
  const again = useSignal<F | undefined>(from)
  if (from === undefined && kept.value.seats !== seats) kept.value = { seats, form: empty() }
  return {
    form: again.value ?? kept.value.form,
    put(next) {
      if (again.value) again.value = next
      else kept.value = { ...kept.value, form: next }
    },
    done() {
      if (from === undefined) kept.value = { seats: 0, form: empty() }
    },
  }
}

/** A voice that knows the names of the players being set up, whose game is not open yet. */
export function namesOf({ players }: Setup): Voice {
  return { ...voice.value, name: id => players.find(player => player.id === id)?.name ?? id }
}

/** What is missing: its field, a sentence, and whether the field is an amount whose digits should be opened. */
export interface Lack {
  readonly at: string
  readonly say: string
  readonly digits: boolean
}

/** The foot of the form: a sentence for what is missing, which leads to its field; or that everything is there. */
export function JoinFoot({
  kit,
  lack,
  bank,
  confirm,
  onConfirm,
}: {
  kit: JoinKit<JoinPartWords>
  lack: Lack | undefined
  /** The bank's money once everything is there. */
  bank: number
  confirm: string
  onConfirm: () => void
}) {
  const lead = ({ at, digits }: Lack) => {
    if (digits) kit.open.value = at
    // The field has its full height only once the digits are shown.
    requestAnimationFrame(() => goTo(at))
  }
  return (
    <div class="join-foot" role="status">
      {lack ? (
        <Button class="join-lack" onTap={() => lead(lack)}>
          <span>{lack.say}</span>
          <Icon of="to" />
        </Button>
      ) : (
        <>
          <p class="strip go">{kit.text.fits(voice.value.money(bank))}</p>
          <Button kind="go" class="big" onTap={onConfirm}>
            {confirm}
          </Button>
        </>
      )}
    </div>
  )
}
