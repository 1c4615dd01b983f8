import type { Auctions } from '../../../families/railway/auction/auctions'
import type { RailRule } from '../../../families/railway/law'
import { type Pass, pass as stockPass } from '../../../families/railway/stock/pass'
import type { StockPolicy } from '../../../families/railway/stock/policy'
import { endStockTurn } from '../../../families/railway/turns'
import { game, lotsTurn } from '../state'
import { passAuction, refusePass } from './auction'

/** The first auction is over when stock turns begin, and is never resumed. */
const noAuctions: Pick<Auctions, 'mustAccept' | 'close' | 'withdraw'> = {
  mustAccept: () => undefined,
  close: endStockTurn,
  withdraw: endStockTurn,
}

/** Makes no bid in the first auction (4.1); otherwise ends the stock turn, whether or not the player did something in it (4.3). */
export function pass(policy: StockPolicy): RailRule<Pass> {
  const base = stockPass(game, policy, noAuctions)
  return {
    schema: base.schema,
    offers(state) {
      const player = lotsTurn(state)?.player
      return player === undefined ? base.offers(state) : [{ slot: 'pass', draft: { type: 'pass', player } }]
    },
    why: (state, act) => (lotsTurn(state) ? refusePass(state, act.player) : base.why(state, act)),
    play: (ledger, act) => (lotsTurn(ledger.state) ? passAuction(ledger) : base.play(ledger, act)),
  }
}
