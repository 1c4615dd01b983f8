import { staying, stillOpen } from '../../../app/desk/table'
import type { Choice } from '../../../rules/rule'
import type { ShellView } from '../../../rules/view'
import { Button } from '../../../ui/kit/parts/Button'
import { reveal } from '../../../ui/kit/parts/opened'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import type { Play } from '../../../ui/kit/play/kit'
import type { SaleWords } from '../../words/stock'
import { type AlsoOf, saleEffects, trySales } from './sales'
import type { SellShares } from './table'

interface BackToSellProps {
  readonly play: Pick<Play, 'voice'>
  readonly text: SaleWords
  readonly corporation: string
}

/** The way back to the player before the seller, if this sale would close their turn and they may sell the same. */
function BackToSell({ play, text, corporation }: BackToSellProps) {
  const before = stillOpen('sellShares')
    .map(({ draft }) => draft as SellShares)
    .find(draft => draft.corporation === corporation)
  if (!before) return null
  const stays = () => (staying.value = true)
  return (
    <Button class="wide back-to-sell" onTap={stays}>
      {text.backToSell(play.voice.name(before.player), play.voice.name(corporation))}
    </Button>
  )
}

interface SaleButtonsProps<V extends ShellView> {
  readonly play: Play<V>
  readonly text: SaleWords
  readonly sale: Choice<SellShares>
  readonly also?: AlsoOf<V> | undefined
}

/** Whose shares are sold, and how many: each number with its proceeds and where the token lands; one tap sells. */
export function SaleButtons<V extends ShellView>({ play, text, sale, also }: SaleButtonsProps<V>) {
  const corporation = play.voice.name(sale.draft.corporation)
  const whose = text.whoSells(play.voice.name(sale.draft.player), corporation)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div ref={reveal} class="sale revealed" role="group" aria-label={whose}>
      <p class="sale-of" aria-hidden="true">
        {whose}
      </p>
      {trySales(play, sale).map(tried => {
        const { shares } = tried.draft
        const effects = saleEffects(play, text, tried, also)
        const visible = tried.refusal
          ? text.sellShares(shares)
          : `${text.sellShares(shares)} ${play.voice.money(tried.proceeds)} ${effects.join(' ')}`
        return (
          <ChoiceButton
            key={shares}
            enters={tried.draft}
            refusal={tried.refusal}
            play={play}
            label={`${visible}: ${whose}`}
          >
            <span>{text.sellShares(shares)}</span>
            {tried.refusal ? null : <b>{play.voice.money(tried.proceeds)}</b>}
            {effects.map(effect => (
              <small key={effect}>{effect}</small>
            ))}
          </ChoiceButton>
        )
      })}
      <BackToSell play={play} text={text} corporation={sale.draft.corporation} />
    </div>
  )
}
