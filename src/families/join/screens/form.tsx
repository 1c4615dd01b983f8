import { useSignal } from '@preact/signals'
import { voice } from '../../../app/desk/table'
import { moneyAtHand, wordsAtHand } from '../../../app/desk/words'
import type { Action, Refusal, Setup, Voice } from '../../../rules/rule'
import type { AnyState } from '../../../rules/state'
import type { JoinProps } from '../../../ui/kit/panels/screens'
import { Button } from '../../../ui/kit/parts/Button'
import { Lack as LackButton } from '../../../ui/kit/parts/Lack'
import type { JoinPartWords } from '../../words/join'
import { ofTable } from '../form'
import { goTo, type JoinKit } from './parts'
import '../../../ui/style/pages.css'
import './join.css'

/** What a title's form for joining works with: the table before the first entry, what is filled in, and what to do with it. */
export interface Joining<S, F> {
  readonly fresh: S
  readonly form: F
  readonly put: (form: F) => void
  readonly names: Voice
  /** The sentence of the rules for a refusal. */
  readonly sayWhy: (refusal: Refusal) => string
  /** Whether a table that was joined before is being corrected. */
  readonly again: boolean
  readonly confirm: string
  readonly onDone: (entries: readonly Action[]) => void
}

/** A voice that knows the names of the players being set up, whose game is not open yet. */
export function namesOf({ players }: Setup): Voice {
  return {
    ...voice.value,
    money: moneyAtHand.value,
    name: id => players.find(player => player.id === id)?.name ?? id,
  }
}

/**
 * What is filled in for a joined table, and a way to change it. A table that was joined before and is being corrected starts
 * from that table; its answers last as long as the page is open. The casts are safe: a title's form is only drawn for its
 * own tables.
 */
export function useJoining<S extends AnyState, F extends object>(
  { setup, fresh, from, filled, onFill, confirm, onDone }: JoinProps,
  { emptyForm, formFrom }: { emptyForm(): F; formFrom(fresh: S, table: object): F },
  names: Voice = namesOf(setup),
): Joining<S, F> {
  const again = useSignal(from && formFrom(fresh as S, (from as Action & { readonly table: object }).table))
  return {
    fresh: fresh as S,
    form: again.value ?? ofTable((filled as F | undefined) ?? emptyForm(), fresh),
    put(next) {
      if (again.value) again.value = next
      else onFill?.(next)
    },
    names,
    sayWhy: refusal => wordsAtHand.value?.refusal(refusal, names) ?? refusal.code,
    again: from !== undefined,
    confirm,
    onDone,
  }
}

/** What is missing: its field, a sentence, and whether the field is an amount whose digits should be opened. */
export interface Lack {
  readonly at: string
  readonly say: string
  readonly digits: boolean
}

interface JoinFootProps {
  readonly kit: JoinKit<JoinPartWords>
  readonly lack: Lack | undefined
  /** The bank's money once everything is there. */
  readonly bank: number
  readonly confirm: string
  readonly onConfirm: () => void
}

/** The foot of the form: a sentence for what is missing, which leads to its field; or that everything is there. */
export function JoinFoot({ kit, lack, bank, confirm, onConfirm }: JoinFootProps) {
  const lead = ({ at, digits }: Lack) => {
    if (digits) kit.open.value = at
    // The field has its full height only once the digits are shown.
    requestAnimationFrame(() => goTo(at))
  }
  // Money that is not there may be a mistyped amount: the rules cannot know.
  const overdrawn = bank < 0 && kit.text.overdrawn?.(moneyAtHand.value(-bank))
  return (
    <div class="join-foot" role="status">
      {lack ? (
        <LackButton say={lack.say} onTap={() => lead(lack)} />
      ) : (
        <>
          {overdrawn ? (
            <p class="strip">{overdrawn}</p>
          ) : (
            <p class="strip go">{kit.text.fits(moneyAtHand.value(bank))}</p>
          )}
          <Button kind="go" class="big" onTap={onConfirm}>
            {confirm}
          </Button>
        </>
      )}
    </div>
  )
}
