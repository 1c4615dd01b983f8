import type { Choice } from '../../../rules/rule'
import type { ShellView } from '../../../rules/view'
import { reveal } from '../../../ui/kit/parts/opened'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import type { Play } from '../../../ui/kit/play/kit'
import type { SaleWords } from '../../words/stock'
import { type AlsoOf, saleEffects, trySales } from './sales'
import type { SellShares } from './table'

/** How many shares to sell: each number with its proceeds and where the token lands; one tap sells. */
export function SaleButtons<V extends ShellView>({
  play,
  text,
  sale,
  also,
}: {
  play: Play<V>
  text: SaleWords
  sale: Choice<SellShares>
  also?: AlsoOf<V> | undefined
}) {
  const corporation = play.voice.name(sale.draft.corporation)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div ref={reveal} class="sale revealed" role="group" aria-label={text.howMany(corporation)}>
      {trySales(play, sale).map(tried => {
        const { shares, player } = tried.draft
        const effects = saleEffects(play, text, tried, also)
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
