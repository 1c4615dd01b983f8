import { voice } from '../../../app/desk/table'
import { Expandable, Sum } from '../../../ui/kit/parts/Expandable'
import { reveal } from '../../../ui/kit/parts/opened'
import { TurnHead } from '../../../ui/kit/play/TurnHead'
import type { MeansWords } from '../../words/ahead'
import type { Liquidity } from '../outlook'

interface Props {
  readonly text: MeansWords
  readonly of: Pick<Liquidity, 'player' | 'cash' | 'buys' | 'sales' | 'total'>
}

/** What a player's cash and sales come to, line by line. */
export function Raised({ text, of }: Props) {
  const { name, money } = voice.value
  const lines = [
    { text: text.cash, amount: money(of.cash) },
    ...of.sales.map(({ corporation, shares, amount }) => ({
      text: text.sale(shares, name(corporation), money(amount / shares)),
      amount: money(amount),
    })),
  ]
  return <Sum name={name(of.player)} lines={lines} result={{ text: text.all, amount: money(of.total) }} />
}

/** The shares that a player could buy. */
export function Buys({ text, of: { buys } }: Props) {
  const { name, money } = voice.value
  const all = buys.map(({ corporation, price }) => text.priced(name(corporation), money(price)))
  return <p>{all.length > 0 ? text.buys(all.join(', ')) : text.buysNone}</p>
}

/** What a player sees of their own on a phone of their own: cash, certificates (`held`), what they could buy, and raise. */
export function Means({ text, of, held }: Props & { held: string }) {
  const { name, money } = voice.value
  return (
    // It stays in sight, whatever is due below it.
    <section class="means revealed" ref={reveal}>
      <TurnHead who={name(of.player)} money={money(of.cash)} purse={of.player} left={held} right={null} />
      <Buys text={text} of={of} />
      {of.sales.length === 0 ? null : (
        <Expandable line={text.sells(money(of.total))}>
          <Raised text={text} of={of} />
        </Expandable>
      )}
    </section>
  )
}
