import { paperMoney } from '../../../app/desk/notes'
import { voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import type { Holder, Money } from '../../../bank/money'
import type { Action } from '../../../rules/rule'
import type { Payment } from '../../../session/settled'
import { sumSaid } from '../../kit/play/notes'
import { nameOf } from '../log/said'

/** Enters counts, and what goes with them, into the game. */
export type Note = (actions: readonly Action[]) => void

/** A difference of a count in words: `$30 missing`. */
export function offText(off: Money): string {
  const { purses } = words.value.past
  const { money } = voice.value
  if (off === 0) return purses.agrees
  return off < 0 ? purses.missing(money(-off)) : purses.tooMuch(money(off))
}

/** A holder within a sentence. */
export const withinSentence = (id: Holder) => (id === 'bank' ? words.value.past.purses.bank : nameOf(id))

/** Who gives how much to whom, in the notes that the table has. */
export function Hand({ payment: { from, to, amount } }: { payment: Payment }) {
  const sum = sumSaid(amount, paperMoney.value, voice.value.money)
  return <small>{words.value.past.purses.gives(withinSentence(from), withinSentence(to), sum)}</small>
}
