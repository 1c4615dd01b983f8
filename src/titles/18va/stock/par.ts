import type { RailRule, Why } from '../../../families/railway/law'
import { type Par, par as startCorporation } from '../../../families/railway/stock/par'
import type { StockPolicy } from '../../../families/railway/stock/policy'
import type { AnyRailway } from '../../../families/railway/table'
import { FIRST_CORPORATION, PRESIDENT_SHARES } from '../data'
import { game, setCorporation, valueTurn, why } from '../state'
import { startStockRound } from './auction'

/** Refuses a value that is not highlighted on the chart (3, 4.3.3). */
const refuseValue = ({ price }: Par): Why | undefined =>
  game.parSpaces.has(price)
    ? undefined
    : why('notPar', { price, pars: [...game.parSpaces.keys()].map(String) })

/** Is this the buyer of the B&O setting its value right after the first auction (4.1)? */
const setsValueOnly = (state: AnyRailway, { player, corporation }: Par): boolean =>
  corporation === FIRST_CORPORATION && valueTurn(state)?.player === player

/**
 * Buys a corporation's president's certificate and sets its starting value (4.3.3). The buyer of the B&O only sets the
 * value after the auction, and the bank pays the corporation (4.1).
 */
export function par(policy: StockPolicy): RailRule<Par> {
  const base = startCorporation(game, policy)
  return {
    schema: base.schema,
    offers(state) {
      const turn = valueTurn(state)
      if (!turn) return base.offers(state)
      return [...game.parSpaces.keys()].map(price => ({
        slot: `corporation:${FIRST_CORPORATION}`,
        draft: { type: 'par', player: turn.player, corporation: FIRST_CORPORATION, price },
      }))
    },
    why: (state, act) => (setsValueOnly(state, act) ? refuseValue(act) : base.why(state, act)),
    play(ledger, act) {
      if (!valueTurn(ledger.state)) return base.play(ledger, act)
      const { corporation, price } = act
      const space = game.parSpaces.get(price)
      if (!space) throw new Error(`no starting value of ${price}`)
      setCorporation(ledger, corporation, { par: price, floated: true })
      ledger.token(corporation, space, policy.starts)
      ledger.pay('bank', corporation, price * PRESIDENT_SHARES, 'value', corporation)
      startStockRound(ledger)
    },
  }
}
