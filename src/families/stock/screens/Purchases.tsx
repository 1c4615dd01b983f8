import type { Happening } from '../../../rules/happening'
import type { Choice } from '../../../rules/rule'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { followsOf, type Play } from '../../../ui/kit/play/kit'
import type { BuyWords } from '../../words/stock'
import type { BuyShare, Choices, Par, StockCorporation } from './table'

/** Buys a certificate with one tap; what that sets off is shown below the price. */
export function Buy({
  play,
  text,
  choice,
  corporation,
  price,
  effectOf,
}: {
  play: Play
  text: BuyWords
  choice: Choice<BuyShare>
  corporation: StockCorporation
  /** The price of the certificate there. */
  price: number
  /** What buying it sets off, in short. */
  effectOf: (happened: readonly Happening[]) => string | undefined
}) {
  const { from, player } = choice.draft
  const left = from === 'ipo' ? corporation.ipo : corporation.market
  const cost = play.voice.money(price)
  const effect = effectOf(choice.refusal ? [] : followsOf(play.tryOut(choice.draft)))
  const place = left === 0 ? text.empty[from] : text.stock(from, left)
  const visible = left === 0 ? place : `${cost} ${place}${effect ? ` ${effect}` : ''}`
  return (
    <ChoiceButton
      of={choice}
      refusal={choice.refusal}
      onTap={() => play.submit(choice.draft)}
      label={text.buyLabel(visible, play.voice.name(player), play.voice.name(corporation.id), from)}
    >
      {left > 0 ? <b>{cost}</b> : null}
      <span>{place}</span>
      {effect ? <small>{effect}</small> : null}
    </ChoiceButton>
  )
}

/** The first payment when a corporation is started. */
function costOf(play: Play, par: Choice<Par>): number {
  const paid = followsOf(play.tryOut(par.draft)).find(it => it.is === 'paid')
  return paid ? paid.amount : 0
}

/** Starts a corporation: one button for each possible par price, which also buys the president's certificate. */
export function Pars({
  play,
  text,
  pars,
  id,
}: {
  play: Play
  text: BuyWords
  pars: Choices<Par>
  id: string
}) {
  const corporation = play.voice.name(id)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div class="pars" role="group" aria-label={text.startIt(corporation)}>
      {pars.map(par => {
        const { price, player } = par.draft
        const cost = par.refusal ? 0 : costOf(play, par)
        const sum = cost ? play.voice.money(cost) : undefined
        return (
          <ChoiceButton
            key={price}
            of={par}
            refusal={par.refusal}
            onTap={() => play.submit(par.draft)}
            label={text.parLabel(price, play.voice.name(player), corporation, sum)}
          >
            <b>{price}</b>
            {sum ? <small>{sum}</small> : null}
          </ChoiceButton>
        )
      })}
    </div>
  )
}
