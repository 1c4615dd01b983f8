import { successionIn } from '../../stock/presidency'
import type { Game } from '../game'
import { corporationIn, type RailLedger } from '../ledger'
import { type AnyRailway, playersAfter } from '../table'
import type { Gained, StockPolicy } from './policy'

const succession = successionIn<string, AnyRailway>(playersAfter)

/**
 * Who takes over from a president, the first in the order of play if tied; whether anybody could; and who is president after
 * a sale. Nobody who is bankrupt presides.
 */
export const { heirTo, hasHeir, presidentAfter } = succession

/** The player with the most shares takes over if they hold more than the president; after a purchase, only the buyer does. */
export function settlePresidency(ledger: RailLedger, { corporation, buyer }: Gained): void {
  const { state } = ledger
  const heir =
    buyer === undefined ? heirTo(state, corporation) : succession.heirAfterPurchase(state, corporation, buyer)
  if (heir) ledger.president(corporation, heir)
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
