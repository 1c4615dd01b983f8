import type { Money } from '../../../bank/money'
import type { Choice } from '../../../rules/rule'
import { followsOf } from '../../../ui/kit/play/kit'
import { type TriedSale, trySales } from '../../stock/screens/sales'
import type { SellShares } from '../operating/sellShares'
import type { Play, ShownView } from './shown'

/** A sale that raises money, as a step toward the purchase. */
export interface SaleStep {
  readonly sale: TriedSale<ShownView>
  readonly of: Choice<SellShares> | undefined
  /** How much the seller's net worth drops because tokens fall. */
  readonly loss: Money
}

/**
 * What a sale costs its seller beyond its proceeds. A token that moves left because its corporation did not run would
 * do so without the sale, too, and does not count.
 */
function lossOf(play: Play, { draft, after }: TriedSale<ShownView>): Money {
  const worth = (view: ShownView) => view.players.find(({ id }) => id === draft.player)?.netWorth ?? 0
  if (!after) return 0
  let loss = worth(play.view) - worth(after)
  for (const it of followsOf(play.tryOut(draft)))
    if (it.is === 'token' && it.why === 'left' && it.was !== null) {
      loss -= (it.was - it.value) * play.sharesOf(draft.player, it.corporation)
    }
  return loss
}

/**
 * The possible sales, least painful first: those that cost no presidency, then those that raise enough at once, then
 * the smallest loss, then the highest proceeds.
 */
export function inOrderOfPain(
  play: Play,
  short: Money,
  sales: readonly Choice<SellShares>[],
): readonly SaleStep[] {
  const steps = sales.flatMap(of =>
    trySales(play, of)
      .filter(tried => !tried.refusal)
      .map((sale, i) => ({ sale, of: i === 0 ? of : undefined, loss: lossOf(play, sale) })),
  )
  const rank = ({ sale, loss }: SaleStep) =>
    [sale.president ? 1 : 0, sale.proceeds >= short ? 0 : 1, loss, -sale.proceeds] as const
  return steps.sort((a, b) => {
    const [x, y] = [rank(a), rank(b)]
    const at = x.findIndex((value, i) => value !== y[i])
    return at < 0 ? 0 : (x[at] ?? 0) - (y[at] ?? 0)
  })
}
