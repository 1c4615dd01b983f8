import { paperMoney } from '../../../app/desk/notes'
import { session, titleWords, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import type { LastCorrection } from '../../../session/correction'
import { now } from '../../../session/session'
import { Folded } from '../../kit/parts/Folded'
import { Icon } from '../../kit/parts/Icon'
import { later } from '../../kit/parts/later'
import { notesSaid, sumSaid } from '../../kit/play/notes'
import { SlipFrame } from '../../kit/play/SlipFrame'

const Becomes = later(async () => (await import('../more')).Becomes)
const MovesBetween = later(async () => (await import('../past/AtTable')).MovesBetween)

/** After a correction of the past was made or taken back: who hands how much to whom, so that the table matches the books. */
export function Corrected({
  of: { index, takenBack, payments, was },
  folded,
}: {
  of: LastCorrection
  /** Shows only its first line, which opens it. */
  folded: boolean
}) {
  const { atTable, correction, inNotes } = words.value.play
  const { money } = voice.value
  const open = session.value
  const called = (id: string) => titleWords.value?.holder(id, voice.value) ?? id
  const tables = open && { was: open.title.report(was), is: open.title.report(now(open)) }
  const title = correction.title(index + 1, takenBack)
  const notesOf = (amount: number) => notesSaid(amount, paperMoney.value, money)
  const sums = payments.map(({ from, to, amount }) =>
    atTable.pays(called(from), called(to), sumSaid(amount, paperMoney.value, money)),
  )
  return (
    <SlipFrame
      name={title}
      heading={title}
      folded={folded}
      sums={payments.length === 0 ? correction.nothing : sums.join(' · ')}
    >
      <p>{payments.length === 0 ? correction.nothing : correction.handOver}</p>
      <ul>
        {payments.map(({ from, to, amount }) => (
          <li key={`${from} ${to}`}>
            <span class="slip-who">
              {called(from)} <Icon of="to" /> <span class="hidden-text">{correction.to}</span> {called(to)}
              {notesOf(amount) ? <small>{inNotes(notesOf(amount))}</small> : null}
            </span>
            <b class="money">{money(amount)}</b>
          </li>
        ))}
      </ul>
      {open && tables ? (
        <>
          <MovesBetween title={correction.move} was={was} is={now(open)} />
          <Folded line={correction.all}>
            <Becomes {...tables} />
          </Folded>
        </>
      ) : null}
    </SlipFrame>
  )
}
