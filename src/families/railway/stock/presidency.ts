import { sharesOf } from '../../../bank/paper'
import type { PlayerId } from '../../../rules/state'
import type { Game } from '../game'
import { corporationIn, type RailLedger } from '../ledger'
import { type AnyRailway, playersAfter } from '../table'
import type { Gained, Sale, StockPolicy } from './policy'

/**
 * Who takes over a presidency, once `sold` is sold: the greatest holder of more than the president, and on a tie the first
 * of the others in the order of play; nobody who is bankrupt. `undefined` while nobody holds more.
 */
export function heirTo(state: AnyRailway, corporation: string, sold?: Sale): PlayerId | undefined {
  const { president } = corporationIn(state, corporation)
  if (president === null) return undefined
  const keeps = (player: PlayerId) =>
    sharesOf(state.held[corporation] ?? {}, player) - (player === sold?.player ? sold.shares : 0)
  let heir: PlayerId | undefined
  let most = keeps(president)
  for (const player of playersAfter(state, president)) {
    if (keeps(player) <= most) continue
    heir = player
    most = keeps(player)
  }
  return heir
}

/** Who is president after a sale: somebody else if the seller falls behind. */
export const presidentAfter = (state: AnyRailway, sale: Sale): PlayerId | null =>
  heirTo(state, sale.corporation, sale) ?? corporationIn(state, sale.corporation).president

/**
 * The player with the most shares takes over if they hold more than the president. After a purchase or an exchange, only whoever has
 * got the shares can: another who holds more did so before, as a ruling left it. After a start or a sale, it goes by what all then
 * hold.
 */
export function settlePresidency(ledger: RailLedger, { corporation, buyer }: Gained): void {
  const heir = heirTo(ledger.state, corporation)
  if (heir && (buyer === undefined || heir === buyer)) ledger.president(corporation, heir)
}

/** As something that follows a purchase. */
export const presidencyMoves: StockPolicy['gained'][number] = (_, ledger, gained) =>
  settlePresidency(ledger, gained)

/**
 * A corporation that has been started floats as soon as it is due. A purchase in the Market takes nothing out of the Initial
 * Offering: if it is due before, a ruling left it so, and a ruling floats it.
 */
export const floatsOnceDue =
  (float: StockPolicy['float']): StockPolicy['gained'][number] =>
  (game, ledger, { corporation, from }) => {
    const { par, floated } = corporationIn(ledger.state, corporation)
    if (from !== 'market' && par !== null && !floated && float.due(game, ledger.state, corporation))
      float.play(game, ledger, corporation)
  }

/** What follows once somebody has got shares of a corporation. */
export const gains =
  (game: Game, { gained: all }: Pick<StockPolicy, 'gained'>) =>
  (ledger: RailLedger, gained: Gained): void => {
    for (const follow of all) follow(game, ledger, gained)
  }
