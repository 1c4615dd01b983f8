import { RuleLink } from '../../../ui/kit/parts/RuleLink'
import type { Play } from '../../../ui/kit/play/kit'
import type { OverLimitWords } from '../../words/stock'
import { type AlsoOf, type TriedSale, trySales } from './sales'
import type { Choices, SellShares, StockTable } from './table'

function certificatesAfter({ after, draft }: TriedSale<StockTable>): number {
  return after?.players.find(({ id }) => id === draft.player)?.certificates ?? Number.POSITIVE_INFINITY
}

/** Tells a player over the certificate limit which sales bring them back within it, the smallest for each corporation. */
export function OverLimit<V extends StockTable>({
  play,
  text,
  cite,
  player,
  sales,
  also,
}: {
  play: Play<V>
  text: OverLimitWords
  /** The paragraph of the limit. */
  cite: string
  player: string
  sales: Choices<SellShares>
  /** Why a sale helps, if that is not obvious. */
  also?: AlsoOf<V>
}) {
  const seller = play.view.players.find(({ id }) => id === player)
  if (!seller || seller.certificates <= seller.limit) return null
  const enough = sales.flatMap(sale => {
    const tried = trySales(play, sale).filter(it => !it.refusal)
    const first = tried.find(it => certificatesAfter(it) <= seller.limit)
    return first ? [first] : []
  })
  const sentence = text.overLimit(play.voice.name(player), seller.certificates - seller.limit)
  return (
    <section class="strip notice" aria-label={text.overLimitLabel}>
      <p>
        {sentence}{' '}
        {enough.length > 0 ? text.bringsBack : sales.length > 0 ? text.severalSales : text.noSaleHelps}
      </p>
      {enough.length > 0 ? (
        <ul>
          {enough.map(sale => {
            const { shares, corporation } = sale.draft
            const line = text.thisSale(shares, play.voice.name(corporation), play.voice.money(sale.proceeds))
            return <li key={corporation}>{[line, ...(also?.(sale) ?? [])].join(' · ')}</li>
          })}
        </ul>
      ) : null}
      <RuleLink to={cite} />
    </section>
  )
}
