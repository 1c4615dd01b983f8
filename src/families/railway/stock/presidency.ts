import { successionIn } from '../../stock/presidency'
import type { Game } from '../game'
import { corporationIn, type RailLedger } from '../ledger'
import { type AnyRailway, playersFrom } from '../table'
import type { StockPolicy } from './policy'

/** Who takes over from a president, the first clockwise if tied, and who is president after a sale. */
export const { heirTo, presidentAfter } = successionIn<string, AnyRailway>((state, president) =>
  playersFrom(state, president).slice(1),
)

/** The player with the most shares takes over if they hold more than the president, the first clockwise if tied. */
export function settlePresidency(ledger: RailLedger, corporation: string): void {
  const heir = heirTo(ledger.state, corporation)
  if (heir) ledger.president(corporation, heir)
}

/** What follows once somebody has got shares of a corporation: a new president, a float. */
export const gains =
  (game: Game, { float }: Pick<StockPolicy, 'float'>) =>
  (ledger: RailLedger, corporation: string): void => {
    settlePresidency(ledger, corporation)
    const { par, floated } = corporationIn(ledger.state, corporation)
    if (par !== null && !floated && float.due(game, ledger.state, corporation))
      float.play(game, ledger, corporation)
  }
