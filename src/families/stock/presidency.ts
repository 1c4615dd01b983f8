import { sharesOf } from '../../bank/paper'
import type { PlayerId, Stocks } from '../../rules/state'
import type { Presidents } from '../books/holdings'
import type { SaleOf } from './sales'

/** A table whose corporations have presidents. */
export type Presided<C extends string> = Pick<Stocks<C>, 'held'> & Presidents<C>

/** The shares that a sale takes from a player. */
const soldBy = <C extends string>(player: PlayerId, sold: SaleOf<C> | undefined) =>
  player === sold?.player ? sold.shares : 0

/**
 * How presidencies pass on in a title; `after` names the others who are still in the game, in the order in which a tie is
 * settled.
 */
export function successionIn<C extends string, S extends Presided<C>>(
  after: (state: S, president: PlayerId) => readonly PlayerId[],
) {
  /**
   * Who takes over a presidency, once `sold` is sold: the greatest holder of more than the president, and on a tie the first
   * of the others. `undefined` while nobody holds more.
   */
  function heirTo(state: S, corporation: C, sold?: SaleOf<C>): PlayerId | undefined {
    const held = state.held[corporation]
    const { president } = state.corporations[corporation]
    if (president === null) return undefined
    let heir: PlayerId | undefined
    let most = sharesOf(held, president) - soldBy(president, sold)
    for (const player of after(state, president)) {
      const holds = sharesOf(held, player) - soldBy(player, sold)
      if (holds <= most) continue
      heir = player
      most = holds
    }
    return heir
  }
  /**
   * Who takes over after a purchase: the buyer or nobody. If somebody else held more than the president before, a ruling left it
   * so, and the purchase of a third player has nothing to do with it.
   */
  function heirAfterPurchase(state: S, corporation: C, buyer: PlayerId): PlayerId | undefined {
    const heir = heirTo(state, corporation)
    return heir === buyer ? heir : undefined
  }
  /** Whether one of the others holds the shares that the seller's president's certificate is exchanged for. */
  const hasHeir = (
    state: S,
    { player, corporation }: Pick<SaleOf<C>, 'player' | 'corporation'>,
    presidentShares: number,
  ): boolean =>
    after(state, player).some(other => sharesOf(state.held[corporation], other) >= presidentShares)
  return {
    heirTo,
    hasHeir,
    heirAfterPurchase,
    /** Who is president after a sale: somebody else if the seller falls behind. */
    presidentAfter: (state: S, sale: SaleOf<C>): PlayerId | null =>
      heirTo(state, sale.corporation, sale) ?? state.corporations[sale.corporation].president,
  }
}
