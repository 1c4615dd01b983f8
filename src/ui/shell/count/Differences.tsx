import { useSignal } from '@preact/signals'
import {
  atTheTable,
  bookAgainst,
  bookDifferences,
  type Counted,
  counting,
  countsOf,
  differencesOf,
  inTheBooks,
  putRight,
} from '../../../app/count/count'
import { preview, tableNow, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import type { Holder, Money } from '../../../bank/money'
import { LONGEST_TEXT } from '../../../rules/schema'
import { mixedUp } from '../../../session/counting'
import { Button } from '../../kit/parts/Button'
import { Field } from '../../kit/parts/Field'
import { Folded } from '../../kit/parts/Folded'
import { Label } from '../../kit/parts/Label'
import { OneOf } from '../../kit/parts/OneOf'
import { refusalOf } from '../../kit/play/kit'
import { nameOf } from '../log/said'
import { FindButton, FindIt, useLooking } from './FindIt'
import { Hand, type Note, offText, withinSentence } from './off'

/** The books are right: says who pays whom, and notes the counts as they are after that. */
function ByTable({ counted, onNote }: { counted: readonly Counted[]; onNote: Note }) {
  const { purses } = words.value.past
  const { money } = voice.value
  const payments = atTheTable(counted)
  // Who pays whom stands in the log, too, since this screen is gone with the tap.
  const noteOf = (off: Money, holder: Holder): string => {
    const own = payments.filter(({ from, to }) => from === holder || to === holder)
    const paid = own.map(({ from, to, amount }) =>
      purses.gives(withinSentence(from), withinSentence(to), money(amount)),
    )
    return purses.putRight(offText(off), paid.join('; ')).slice(0, LONGEST_TEXT)
  }
  return (
    <Button class="wide left" onTap={() => onNote(putRight(counted, noteOf))}>
      <b>{purses.byTable}</b>
      {payments.map(payment => (
        <Hand key={`${payment.from}${payment.to}`} payment={payment} />
      ))}
    </Button>
  )
}

/** The table is right: enters a ruling with its reason, against the bank or a holder the banker chooses, and the counts. */
function ByBooks({ counted, onNote }: { counted: readonly Counted[]; onNote: Note }) {
  const { purses } = words.value.past
  const { money } = voice.value
  const reason = useSignal<string>(purses.reasonCounted)
  const { against } = counting.value
  const payments = inTheBooks(counted, against)
  const actions = bookDifferences(counted, against, reason.value.trim(), off =>
    purses.bookedNote(offText(off)),
  )
  const [only, more] = payments
  const others =
    tableNow.value?.purses.filter(({ holder }) => !counted.some(it => it.holder === holder)) ?? []
  const choose = others.some(({ holder }) => holder === against)
  return (
    <>
      <Button class="wide left" refusal={refusalOf(preview(...actions))} onTap={() => onNote(actions)}>
        <b>
          {only && !more ? purses.byBooks(money(only.amount), withinSentence(only.to)) : purses.byRulings}
        </b>
        {payments.map(({ from, to, amount }) => (
          <small key={`${from}${to}`}>
            {purses.booked(money(amount), withinSentence(from), withinSentence(to))}
          </small>
        ))}
      </Button>
      <Folded line={purses.other(withinSentence(against))}>
        <div class="stack">
          {choose ? (
            <OneOf
              name={purses.against}
              value={against}
              options={others.map(({ holder }) => ({ value: holder, text: nameOf(holder) }))}
              onChange={bookAgainst}
            />
          ) : null}
          <Field
            name={purses.reason}
            value={reason.value}
            most={200}
            onChange={text => (reason.value = text)}
          />
        </div>
      </Folded>
    </>
  )
}

const fromItsHead = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'start' })

/** The purses that differ from the books, and the ways to put that right. */
export function Differences({ counted, onNote }: { counted: readonly Counted[]; onNote: Note }) {
  const { purses } = words.value.past
  const looking = useLooking(counted)
  const off = differencesOf(counted)
  return (
    <section class="stack differences" ref={fromItsHead}>
      <Label level={2}>{purses.differences}</Label>
      <ul class="off-list">
        {[...off].flatMap(([holder, by]) =>
          by === 0 ? [] : <li key={holder}>{purses.off(nameOf(holder), offText(by))}</li>,
        )}
      </ul>
      {mixedUp(off).map(([one, other]) => (
        <p key={one + other} class="strip">
          {purses.between(nameOf(one), nameOf(other))}
        </p>
      ))}
      {counting.value.finding ? (
        <FindIt counted={counted} onNote={onNote} looking={looking} />
      ) : (
        <FindButton looking={looking} />
      )}
      <ByTable counted={counted} onNote={onNote} />
      <ByBooks counted={counted} onNote={onNote} />
      <Button class="left wide" onTap={() => onNote(countsOf(counted))}>
        {purses.onlyNote}
      </Button>
    </section>
  )
}
