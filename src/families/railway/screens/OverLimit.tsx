import { RuleLink } from '../../../ui/kit/parts/RuleLink'
import { type TriedSale, trySales } from '../../stock/screens/sales'
import type { SellShares } from '../operating/sellShares'
import { type Choices, type Play, type ShownView, said } from './shown'
import { zoneTrick } from './Zone'

function certificatesAfter({ after, draft }: TriedSale<ShownView>): number {
  return after?.players.find(({ id }) => id === draft.player)?.certificates ?? Number.POSITIVE_INFINITY
}

interface OverLimitProps {
  readonly play: Play
  readonly player: string
  readonly sales: Choices<SellShares>
}

/** Tells a player over the certificate limit which sales bring them back within it, the smallest for each corporation. */
export function OverLimit({ play, player, sales }: OverLimitProps) {
  const text = said.value.stock
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
            return <li key={corporation}>{[line, ...zoneTrick(play)(sale)].join(' · ')}</li>
          })}
        </ul>
      ) : null}
      <RuleLink to={play.view.cites.certificates} />
    </section>
  )
}
