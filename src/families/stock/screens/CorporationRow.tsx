import type { ComponentChildren } from 'preact'
import type { Happening } from '../../../rules/happening'
import type { Choice } from '../../../rules/rule'
import type { ShellView } from '../../../rules/view'
import type { Opened } from '../../../ui/kit/parts/opened'
import { Who } from '../../../ui/kit/parts/Who'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { type Play, rangeOf } from '../../../ui/kit/play/kit'
import type { BuyWords, SaleWords } from '../../words/stock'
import { Buy, Pars } from './Purchases'
import { SaleButtons } from './SaleButtons'
import { type AlsoOf, saleRefusal } from './sales'
import type { BuyShare, Choices, Par, SellShares, StockCorporation } from './table'

/** Opens the sale of a corporation's shares, and says how many of them may be sold. */
function SellButton({
  play,
  text,
  id,
  sale,
  opened,
}: {
  play: Play
  text: SaleWords
  id: string
  sale: Choice<SellShares>
  opened: Opened
}) {
  const held = rangeOf(sale).to
  return (
    <ChoiceButton
      of={sale}
      class="sell"
      expanded={opened.is(id)}
      refusal={saleRefusal(play, sale)}
      onTap={() => opened.toggle(id)}
      label={text.sellLabel(play.voice.name(id), held)}
    >
      {text.sell}
      <small>{text.of(held)}</small>
    </ChoiceButton>
  )
}

/** A corporation's row: its plate and price, what can be bought and where, and the sale that opens below it. */
export function CorporationRow<V extends ShellView>({
  play,
  text,
  corporation,
  price,
  costOf,
  effectOf,
  alsoSold,
  buys,
  pars,
  sales,
  opened,
}: {
  play: Play<V>
  text: BuyWords & SaleWords
  corporation: StockCorporation
  /** Shown below the plate. */
  price: ComponentChildren
  /** The cost of a certificate, by where it is bought. */
  costOf: (from: 'ipo' | 'market') => number
  effectOf: (happened: readonly Happening[]) => string | undefined
  alsoSold?: AlsoOf<V> | undefined
  buys: Choices<BuyShare>
  pars: Choices<Par>
  sales: Choices<SellShares>
  opened: Opened
}) {
  const { id } = corporation
  const [sale] = sales
  return (
    <li class="corporation-row">
      <span class="corporation-plate">
        <Who id={id} size="middle" />
        {price}
      </span>
      {pars.length > 0 ? <Pars play={play} text={text} pars={pars} id={id} /> : null}
      {buys.map(buy => (
        <Buy
          key={buy.draft.from}
          play={play}
          text={text}
          choice={buy}
          corporation={corporation}
          price={costOf(buy.draft.from)}
          effectOf={effectOf}
        />
      ))}
      {sale ? <SellButton play={play} text={text} id={id} sale={sale} opened={opened} /> : null}
      {sale && opened.is(id) ? <SaleButtons play={play} text={text} sale={sale} also={alsoSold} /> : null}
    </li>
  )
}
