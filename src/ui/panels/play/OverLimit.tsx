import { words } from '../../../app/words'
import { RuleLink } from '../../parts/RuleLink'
import { type ChoiceOf, type Play, playerOf, tableAfter } from './kit'
import { type TriedSale, trySales } from './SaleButtons'

function certificatesAfter(play: Play, player: string, tried: TriedSale): number {
  const after = tableAfter(play.tryOut(tried.draft))
  return (after && playerOf(after, player)?.certificates) ?? Number.POSITIVE_INFINITY
}

/**
 * Says to a player over the certificate limit which sales bring him back, the smallest of each corporation, and names the
 * trick: a token sold down into the yellow zone takes the rest of the holding out of the count (3.3(b)).
 */
export function OverLimit({
  play,
  player,
  sales,
}: {
  play: Play
  player: string
  sales: readonly ChoiceOf<'sellShares'>[]
}) {
  const text = words.value.play
  const seller = playerOf(play.view, player)
  if (!seller || seller.certificates <= seller.limit) return null
  const enough = sales.flatMap(sale => {
    const tried = trySales(play, sale).filter(it => !it.refusal)
    const first = tried.find(it => certificatesAfter(play, player, it) <= seller.limit)
    return first ? [first] : []
  })
  const name = play.voice.name(player)
  const sentence = text.overLimit(name, seller.certificates - seller.limit)
  return (
    <section class="strip notice" aria-label={text.overLimitLabel}>
      <p>
        {sentence}{' '}
        {enough.length > 0 ? text.bringsBack : sales.length > 0 ? text.severalSales : text.noSaleHelps}
      </p>
      {enough.length > 0 ? (
        <ul>
          {enough.map(({ draft, proceeds, yellow }) => (
            <li key={draft.corporation}>
              {text.thisSale(draft.shares, draft.corporation, play.voice.money(proceeds))}
              {yellow ? ` · ${text.yellowTrick(draft.corporation)}` : ''}
            </li>
          ))}
        </ul>
      ) : null}
      <RuleLink to={play.view.cites.certificates} />
    </section>
  )
}
