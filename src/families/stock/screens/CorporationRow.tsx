import { computed, type ReadonlySignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { refused } from '../../../app/desk/table'
import type { Money } from '../../../bank/money'
import type { Happening } from '../../../rules/happening'
import type { Action, Choice, Refusal } from '../../../rules/rule'
import type { ShellView } from '../../../rules/view'
import { opened } from '../../../ui/kit/parts/opened'
import { Steady } from '../../../ui/kit/parts/steady'
import { Who } from '../../../ui/kit/parts/Who'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { flowOf, followsOf, type Play, rangeOf } from '../../../ui/kit/play/kit'
import type { BuyWords, SaleWords } from '../../words/stock'
import { SaleButtons } from './SaleButtons'
import { type AlsoOf, saleRefusal } from './sales'
import type { BuyShare, Choices, Par, SellShares, StockCorporation } from './table'

/** A certificate that can be bought, as its button shows it: its price, how many are left there, and what that sets off, in short. */
interface Bought {
  readonly from: BuyShare['from']
  readonly left: number
  readonly cost: string
  readonly effect: string | undefined
  readonly gray: boolean
}

/** A par price as its button shows it, with what is paid when the corporation is started there. */
interface Started {
  readonly price: number
  readonly sum: string | undefined
  readonly gray: boolean
}

/** What a row shows. */
interface Shown {
  readonly id: string
  /** Below the plate. */
  readonly price: ComponentChildren
  readonly buys: readonly Bought[]
  readonly pars: readonly Started[]
  /** How many shares may be sold; `undefined` if the player has none. */
  readonly held: number | undefined
  readonly unsold: boolean
}

/** The choices of a row, which the player whose turn it is may change without changing what it shows. */
interface Taken {
  readonly buys: Choices<BuyShare>
  readonly pars: Choices<Par>
  readonly sale: Choice<SellShares> | undefined
  readonly refusal: Refusal | undefined
}

interface RowProps<V extends ShellView> {
  readonly play: Play<V>
  readonly text: BuyWords & SaleWords
  /** The name of the player whose turn it is. */
  readonly who: ReadonlySignal<string>
  readonly shown: Shown
  readonly taken: Taken
  readonly alsoSold: AlsoOf<V> | undefined
  /** On which table the sale is open, and whose it is: it shows what each number of shares brings there. */
  readonly open: { readonly revision: number; readonly by: string } | undefined
}

/** What a player pays to start a corporation; nothing of one that cannot be started. */
function costOf(play: Play, par: Choice<Par>): string | undefined {
  const paid = par.refusal ? 0 : -flowOf(followsOf(play.tryOut(par.draft)), par.draft.player)
  return paid > 0 ? play.voice.money(paid) : undefined
}

/** A corporation's row, from what can be done with its shares. */
export function rowOf<V extends ShellView>({
  play,
  corporation,
  price,
  priceOf,
  effectOf,
  buys,
  pars,
  sales: [sale],
  ...more
}: Pick<RowProps<V>, 'play' | 'text' | 'who' | 'alsoSold'> & {
  corporation: StockCorporation
  price: ComponentChildren
  /** The price of a certificate that cannot be bought now, by where it is; any other costs what its purchase pays. */
  priceOf: (from: BuyShare['from']) => Money
  effectOf: (happened: readonly Happening[]) => string | undefined
  buys: Choices<BuyShare>
  pars: Choices<Par>
  sales: Choices<SellShares>
}) {
  const { id } = corporation
  const refusal = sale && saleRefusal(play, sale)
  const shown: Shown = {
    id,
    price,
    buys: buys.map(buy => {
      const { from, player } = buy.draft
      const happened = buy.refusal ? [] : followsOf(play.tryOut(buy.draft))
      return {
        from,
        left: from === 'ipo' ? corporation.ipo : corporation.market,
        cost: play.voice.money(buy.refusal ? priceOf(from) : -flowOf(happened, player)),
        effect: effectOf(happened),
        gray: buy.refusal !== undefined,
      }
    }),
    pars: pars.map(par => ({
      price: par.draft.price,
      sum: costOf(play, par),
      gray: par.refusal !== undefined,
    })),
    held: sale && rangeOf(sale).to,
    unsold: refusal !== undefined,
  }
  const open = sale && opened.is(id) ? { revision: play.revision, by: sale.draft.player } : undefined
  return <CorporationRow key={id} {...{ play, shown, open, ...more }} taken={{ buys, pars, sale, refusal }} />
}

/** A corporation's row: its plate and price, what can be bought and where, and the sale that opens below it. */
class CorporationRow<V extends ShellView> extends Steady<RowProps<V>> {
  override seen(name: string, value: unknown): unknown {
    return name === 'taken' ? undefined : super.seen(name, value)
  }

  #take(choice: Choice<Action> | undefined) {
    if (choice?.refusal) refused.value = choice.refusal
    else if (choice) this.props.play.submit(choice.draft)
  }

  readonly #sell = () => {
    const { taken, shown } = this.props
    if (taken.refusal) refused.value = taken.refusal
    else opened.toggle(shown.id)
  }

  /** Buys a certificate with one tap; what that sets off is shown below the price. */
  #buy({ from, left, cost, effect, gray }: Bought, i: number) {
    const { text, play, who, shown, taken } = this.props
    const place = left === 0 ? text.empty[from] : text.stock(from, left)
    const visible = left === 0 ? place : `${cost} ${place}${effect ? ` ${effect}` : ''}`
    const name = play.voice.name(shown.id)
    return (
      <ChoiceButton
        key={from}
        of={taken.buys[i]}
        gray={gray}
        onTap={() => this.#take(this.props.taken.buys[i])}
        label={computed(() => text.buyLabel(visible, who.value, name, from))}
      >
        {left > 0 ? <b>{cost}</b> : null}
        <span>{place}</span>
        {effect ? <small>{effect}</small> : null}
      </ChoiceButton>
    )
  }

  /** Starts the corporation: one button for each possible par price, which also buys the president's certificate. */
  #start() {
    const { text, play, who, shown, taken } = this.props
    const name = play.voice.name(shown.id)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
      <div class="pars" role="group" aria-label={text.startIt(name)}>
        {shown.pars.map(({ price, sum, gray }, i) => (
          <ChoiceButton
            key={price}
            of={taken.pars[i]}
            gray={gray}
            onTap={() => this.#take(this.props.taken.pars[i])}
            label={computed(() => text.parLabel(price, who.value, name, sum))}
          >
            <b>{price}</b>
            {sum ? <small>{sum}</small> : null}
          </ChoiceButton>
        ))}
      </div>
    )
  }

  override render({ play, text, shown, taken: { sale }, alsoSold, open }: RowProps<V>) {
    const { id, price, held } = shown
    return (
      <li class="corporation-row">
        <span class="corporation-plate">
          <Who id={id} size="middle" />
          {price}
        </span>
        {shown.pars.length > 0 ? this.#start() : null}
        {shown.buys.map((buy, i) => this.#buy(buy, i))}
        {held === undefined ? null : (
          <ChoiceButton
            of={sale}
            class="sell"
            expanded={open !== undefined}
            gray={shown.unsold}
            onTap={this.#sell}
            label={text.sellLabel(play.voice.name(id), held)}
          >
            {text.sell}
            <small>{text.of(held)}</small>
          </ChoiceButton>
        )}
        {sale && open !== undefined ? (
          <SaleButtons play={play} text={text} sale={sale} also={alsoSold} />
        ) : null}
      </li>
    )
  }
}
