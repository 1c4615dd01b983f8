import { useSignal } from '@preact/signals'
import { voice } from '../../../app/desk/table'
import type { Setup, Voice } from '../../../rules/rule'
import { Button } from '../../../ui/kit/parts/Button'
import { Icon } from '../../../ui/kit/parts/Icon'
import type { JoinPartWords } from '../../words/join'
import { goTo, type JoinKit } from './parts'
import '../../../ui/style/pages.css'
import './join.css'

/**
 * What is filled in for a joined table, and a way to change it. A table that was joined before and is being corrected starts
 * from `from`; its answers last as long as the page is open.
 */
export function useFilled<F>({
  filled,
  from,
  empty,
  onFill,
}: {
  filled: F | undefined
  from: F | undefined
  empty: () => F
  onFill: ((form: F) => void) | undefined
}): { readonly form: F; readonly put: (form: F) => void } {
  const again = useSignal<F | undefined>(from)
  return {
    form: again.value ?? filled ?? empty(),
    put(next) {
      if (again.value) again.value = next
      else onFill?.(next)
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
  // Money that is not there may be a mistyped amount: the rules cannot know.
  const overdrawn = bank < 0 && kit.text.overdrawn?.(voice.value.money(-bank))
  return (
    <div class="join-foot" role="status">
      {lack ? (
        <Button class="join-lack" onTap={() => lead(lack)}>
          <span>{lack.say}</span>
          <Icon of="to" />
        </Button>
      ) : (
        <>
          {overdrawn ? (
            <p class="strip">{overdrawn}</p>
          ) : (
            <p class="strip go">{kit.text.fits(voice.value.money(bank))}</p>
          )}
          <Button kind="go" class="big" onTap={onConfirm}>
            {confirm}
          </Button>
        </>
      )}
    </div>
  )
}
