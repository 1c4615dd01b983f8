import { voice } from '../../../app/desk/table'
import type { Money } from '../../../bank/money'
import { Expandable, Sum } from '../../../ui/kit/parts/Expandable'
import { reveal } from '../../../ui/kit/parts/opened'
import { TurnHead } from '../../../ui/kit/play/TurnHead'
import type { MeansWords } from '../../words/ahead'
import type { Liquidity, Priced } from '../outlook'

interface Props {
  readonly text: MeansWords
  readonly of: Omit<Liquidity, 'room'>
}

/** What private companies and trains are called, by their ids; corporations are by their short names. */
export interface Called {
  company(id: string): string
  train(type: string): string
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

/** What a player could buy, bid on and start, and the trains that corporations of theirs could buy, a line each. */
export function Buys({ text, of, called }: Props & { called: Called }) {
  const { name, money } = voice.value
  const list = (all: readonly Priced[], calls: (id: string) => string) =>
    all.map(it => text.priced(calls(it.of), money(it.price))).join(', ')
  const ofPrivates = (bid: boolean) =>
    list(
      of.privates.filter(it => it.bid === bid),
      called.company,
    )
  const shares = of.buys.map(it => ({ of: it.corporation, price: it.price }))
  const [bought, bids, starts] = [
    [ofPrivates(false), list(shares, name)].filter(what => what !== '').join(', '),
    ofPrivates(true),
    list(of.starts, name),
  ]
  const lines = [
    ...(bought === '' ? [] : [of.later ? text.buysLater(bought) : text.buys(bought)]),
    ...(bids === '' ? [] : [text.bids(bids)]),
    ...(starts === '' ? [] : [text.starts(starts)]),
    ...of.trains.map(({ corporation, trains }) => {
      // So that a train and its price are not read as one number.
      const all = trains.map(it => `${called.train(it.of)}\u00a0·\u00a0${money(it.price)}`)
      return text.trainsFor(name(corporation), all.join(', '))
    }),
  ]
  return (
    <>
      {(lines.length > 0 ? lines : [text.buysNone]).map(line => (
        <p key={line}>{line}</p>
      ))}
    </>
  )
}

/** What a player sees of their own on a phone of their own: cash, certificates (`held`), what they own, could buy, and raise. */
export function Means({
  text,
  of,
  cash = of.cash,
  held,
  shares,
  companies = [],
  called,
}: Props & {
  /** All their cash, if some of it is set aside. */
  cash?: Money
  held: string
  /** How many shares they have of which corporations, and their private companies. */
  shares: Readonly<Record<string, number>>
  companies?: readonly string[]
  called: Called
}) {
  const { name, money } = voice.value
  const owns = [
    ...Object.entries(shares).flatMap(([id, number]) => (number > 0 ? `${name(id)}\u00a0${number}` : [])),
    ...companies.map(name),
  ]
  return (
    // It stays in sight, whatever is due below it.
    <section class="means revealed" ref={reveal}>
      <TurnHead who={name(of.player)} money={money(cash)} purse={of.player} left={held} right={null} />
      {owns.length > 0 ? <p>{text.owns(owns.join(', '))}</p> : null}
      <Buys text={text} of={of} called={called} />
      {of.sales.length === 0 ? null : (
        <Expandable line={text.sells(money(of.total))}>
          <Raised text={text} of={of} />
        </Expandable>
      )}
    </section>
  )
}
