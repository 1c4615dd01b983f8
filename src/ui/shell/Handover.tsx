import { titleWords, voice } from '../../app/table'
import { words } from '../../app/words'
import type { Payment } from '../../session/handover'
import { Icon } from '../kit/parts/Icon'

/** After a change of the past: who hands how much to whom, so that the table has what the books say. */
export function Handover({ payments }: { payments: readonly Payment[] }) {
  const { play } = words.value
  const called = (id: string) => titleWords.value?.holder(id, voice.value) ?? id
  return (
    <section class="slip" aria-label={play.handover}>
      <h2>{play.handover}</h2>
      {payments.length === 0 ? <p>{play.handoverNone}</p> : null}
      <ul>
        {payments.map(({ from, to, amount }) => (
          <li key={`${from} ${to}`}>
            <span class="slip-who">
              {called(from)} <Icon of="to" /> <span class="hidden-text">{play.handoverTo}</span> {called(to)}
            </span>
            <b class="money">{voice.value.money(amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
