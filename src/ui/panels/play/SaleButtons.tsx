import { words } from '../../../app/words'
import type { Money } from '../../../bank/money'
import type { Refusal } from '../../../rules/rule'
import { reveal } from '../../parts/opened'
import { ChoiceButton } from './ChoiceButton'
import {
  type ChoiceOf,
  corporationOf,
  type Draft,
  flowOf,
  followsOf,
  movesOf,
  newPresident,
  numbersOf,
  type Play,
  rangeOf,
  refusalOf,
  tableAfter,
  varied,
} from './kit'

/** A sale of so many shares as it would come out. */
export interface TriedSale {
  readonly draft: Draft<'sellShares'>
  readonly refusal: Refusal | undefined
  readonly proceeds: Money
  readonly token: readonly [Money, Money] | undefined
  readonly president: string | undefined
  /** Does the token fall into the yellow zone by it? */
  readonly yellow: boolean
}

/** Tries every number of shares of a sale. */
export function trySales(play: Play, sale: ChoiceOf<'sellShares'>): readonly TriedSale[] {
  const { player, corporation } = sale.draft
  const before = corporationOf(play.view, corporation)?.yellow ?? false
  return numbersOf(rangeOf(sale)).map(shares => {
    const draft = varied(sale, shares)
    const tried = play.tryOut(draft)
    const happened = followsOf(tried)
    const after = tableAfter(tried)
    return {
      draft,
      refusal: refusalOf(tried),
      proceeds: flowOf(happened, player),
      token: movesOf(play.view, happened, corporation),
      president: newPresident(happened, corporation),
      yellow: !before && after !== undefined && (corporationOf(after, corporation)?.yellow ?? false),
    }
  })
}

/** Where the token goes and who takes over. */
export function saleEffects(play: Play, { token, president, yellow }: TriedSale): readonly string[] {
  const text = words.value.play
  return [
    ...(token ? [text.token(token[0], token[1])] : []),
    ...(yellow ? [text.yellow] : []),
    ...(president ? [text.becomes(play.voice.name(president))] : []),
  ]
}

/** How many shares to sell: each number with its proceeds and where the token lands, one tap sells. */
export function SaleButtons({ play, sale }: { play: Play; sale: ChoiceOf<'sellShares'> }) {
  const text = words.value.play
  const { corporation, player } = sale.draft
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div ref={reveal} class="sale" role="group" aria-label={text.howMany(corporation)}>
      {trySales(play, sale).map(tried => {
        const { shares } = tried.draft
        const effects = saleEffects(play, tried)
        const visible = tried.refusal
          ? text.sellShares(shares)
          : `${text.sellShares(shares)} ${play.voice.money(tried.proceeds)} ${effects.join(' ')}`
        return (
          <ChoiceButton
            key={shares}
            refusal={tried.refusal}
            onTap={() => play.submit(tried.draft)}
            label={text.saleLabel(visible, play.voice.name(player), corporation)}
          >
            <span>{text.sellShares(shares)}</span>
            {tried.refusal ? null : <b>{play.voice.money(tried.proceeds)}</b>}
            {effects.map(effect => (
              <small key={effect}>{effect}</small>
            ))}
          </ChoiceButton>
        )
      })}
    </div>
  )
}
