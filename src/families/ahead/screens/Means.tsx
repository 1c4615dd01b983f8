import { voice } from '../../../app/desk/table'
import type { Money } from '../../../bank/money'
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

/** A private company that a player could buy for a price, or bid on from it. */
interface Private {
  readonly name: string
  readonly price: Money
  readonly bid: boolean
}

/** The shares that a player could buy, and the private companies that they could buy or bid on. */
export function Buys({
  text,
  of: { buys },
  privates = [],
}: Props & { privates?: readonly Private[] | undefined }) {
  const { name, money } = voice.value
  const priced = (bid: boolean) =>
    privates.filter(it => it.bid === bid).map(it => text.priced(it.name, money(it.price)))
  const [all, bids] = [
    [...priced(false), ...buys.map(it => text.priced(name(it.corporation), money(it.price)))],
    priced(true),
  ]
  return (
    <>
      {all.length > 0 ? <p>{text.buys(all.join(', '))}</p> : bids.length > 0 ? null : <p>{text.buysNone}</p>}
      {bids.length > 0 ? <p>{text.bids(bids.join(', '))}</p> : null}
    </>
  )
}

/** What a player sees of their own on a phone of their own: cash, certificates (`held`), what they could buy, and raise. */
export function Means({
  text,
  of,
  cash = of.cash,
  held,
  privates,
}: Props & {
  /** All their cash, if some of it is set aside. */
  cash?: Money
  held: string
  privates?: readonly Private[]
}) {
  const { name, money } = voice.value
  return (
    // It stays in sight, whatever is due below it.
    <section class="means revealed" ref={reveal}>
      <TurnHead who={name(of.player)} money={money(cash)} purse={of.player} left={held} right={null} />
      <Buys text={text} of={of} privates={privates} />
      {of.sales.length === 0 ? null : (
        <Expandable line={text.sells(money(of.total))}>
          <Raised text={text} of={of} />
        </Expandable>
      )}
    </section>
  )
}
