import { sharesOf } from '../../bank/paper'
import type { PlayerId, Stocks } from '../../rules/state'
import type { Presidents } from '../books/holdings'
import type { SaleOf } from './sales'

/** A table whose corporations have presidents. */
export interface Presided<C extends string> extends Pick<Stocks<C>, 'held'>, Presidents<C> {
  readonly players: readonly PlayerId[]
}

/** Whether somebody else than the seller holds the shares that a president's certificate is exchanged for. */
export function hasHeir<C extends string>(
  { players, held }: Presided<C>,
  { player, corporation }: Pick<SaleOf<C>, 'player' | 'corporation'>,
  presidentShares: number,
): boolean {
  return players.some(other => other !== player && sharesOf(held[corporation], other) >= presidentShares)
}

/**
 * Who takes over a presidency if the players hold what `holds` says: the greatest holder of more than the president, and on a
 * tie the first of `others`. `undefined` while nobody holds more.
 */
function heirAmong(
  president: PlayerId,
  others: readonly PlayerId[],
  holds: (player: PlayerId) => number,
): PlayerId | undefined {
  let heir: PlayerId | undefined
  let most = holds(president)
  for (const player of others) {
    const held = holds(player)
    if (held <= most) continue
    heir = player
    most = held
  }
  return heir
}

/** How presidencies pass on in a title; `after` names the others in the order in which a tie is settled. */
export function successionIn<C extends string, S extends Presided<C>>(
  after: (state: S, president: PlayerId) => readonly PlayerId[],
) {
  /** Who takes over a presidency, once `sold` is sold; `undefined` while nobody holds more than the president. */
  function heirTo(state: S, corporation: C, sold?: SaleOf<C>): PlayerId | undefined {
    const held = state.held[corporation]
    const holds = (player: PlayerId) => sharesOf(held, player) - (player === sold?.player ? sold.shares : 0)
    const { president } = state.corporations[corporation]
    return president === null ? undefined : heirAmong(president, after(state, president), holds)
  }
  /**
   * Who takes over after a purchase: the buyer or nobody. If somebody else held more than the president before, a ruling left it
   * so, and the purchase of a third player has nothing to do with it.
   */
  function heirAfterPurchase(state: S, corporation: C, buyer: PlayerId): PlayerId | undefined {
    const heir = heirTo(state, corporation)
    return heir === buyer ? heir : undefined
  }
  return {
    heirTo,
    heirAfterPurchase,
    /** Who is president after a sale: somebody else if the seller falls behind. */
    presidentAfter: (state: S, sale: SaleOf<C>): PlayerId | null =>
      heirTo(state, sale.corporation, sale) ?? state.corporations[sale.corporation].president,
  }
}
