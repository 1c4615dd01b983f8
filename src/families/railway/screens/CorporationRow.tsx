import { computed, type ReadonlySignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { refused } from '../../../app/desk/table'
import type { Happening } from '../../../rules/happening'
import type { Action, Choice, Refusal } from '../../../rules/rule'
import { opened } from '../../../ui/kit/parts/opened'
import { Steady } from '../../../ui/kit/parts/steady'
import { Who } from '../../../ui/kit/parts/Who'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { flowOf, followsOf, rangeOf } from '../../../ui/kit/play/kit'
import { SaleButtons } from '../../stock/screens/SaleButtons'
import { saleRefusal } from '../../stock/screens/sales'
import type { SellShares } from '../operating/sellShares'
import type { BuyShare } from '../stock/buyShare'
import type { Par } from '../stock/par'
import type { Source } from '../stock/policy'
import type { CorporationView } from '../view'
import { type Choices, type Play, said } from './shown'
import { intoZone } from './Zone'

/** A certificate that can be bought, as its button shows it: its price, how many are left there, and what that sets off, in short. */
interface Bought {
  readonly from: Source
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

interface RowProps {
  readonly play: Play
  /** The name of the player whose turn it is. */
  readonly who: ReadonlySignal<string>
  readonly shown: Shown
  readonly taken: Taken
  /** On which table the sale is open, and whose it is: it shows what each number of shares brings there. */
  readonly open: { readonly revision: number; readonly by: string } | undefined
}

/** What a player pays to start a corporation; nothing of one that cannot be started. */
function costOf(play: Play, par: Choice<Par>): string | undefined {
  const paid = par.refusal ? 0 : -flowOf(followsOf(play.tryOut(par.draft)), par.draft.player)
  return paid > 0 ? play.voice.money(paid) : undefined
}

/** A corporation's row, from what can be done with its shares. */
export function rowOf({
  play,
  corporation,
  price,
  effectOf,
  buys,
  pars,
  sales: [sale],
  ...more
}: Pick<RowProps, 'play' | 'who'> & {
  corporation: CorporationView
  price: ComponentChildren
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
        // What cannot be bought now has no payment to tell its price.
        cost: play.voice.money(buy.refusal ? (corporation.costs?.[from] ?? 0) : -flowOf(happened, player)),
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
class CorporationRow extends Steady<RowProps> {
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
    const { play, who, shown, taken } = this.props
    const text = said.value.stock
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
    const { play, who, shown, taken } = this.props
    const text = said.value.stock
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

  override render({ play, shown, taken: { sale }, open }: RowProps) {
    const text = said.value.stock
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
          <SaleButtons play={play} text={text} sale={sale} also={intoZone(play)} />
        ) : null}
      </li>
    )
  }
}
