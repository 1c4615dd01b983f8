import { sharesOf } from '../../bank/paper'
import type { PlayerId, Stocks } from '../../rules/state'

/** A sale of shares of one corporation at one price. */
export interface SaleOf<C extends string> {
  readonly player: PlayerId
  readonly corporation: C
  readonly shares: number
}

/** Every number of shares that a player has to sell of each of these corporations, allowed or not. */
export function salesIn<C extends string>(
  corporations: readonly C[],
  { held }: Pick<Stocks<C>, 'held'>,
  player: PlayerId,
): readonly SaleOf<C>[] {
  const sales: SaleOf<C>[] = []
  for (const corporation of corporations) {
    const most = sharesOf(held[corporation], player)
    for (let shares = 1; shares <= most; shares++) sales.push({ player, corporation, shares })
  }
  return sales
}
