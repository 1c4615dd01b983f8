import type * as v from 'valibot'
import { action, money, oneOf, player } from '../../../rules/schema'
import { CORPORATIONS, FLOATS_AT, PAPER, PAR_SPACES } from '../data'
import type { AlRule } from '../ledger'
import { refuse } from '../refusals'
import { frame, shares } from '../state'
import { refuseStockTurn, stockTurn } from '../turns'
import { float } from './buyShare'
import { settlePresidency } from './presidency'
import { refusePurchase, refuseWhileUnsold, withPurchase } from './purchases'

const schema = action('par', { player, corporation: oneOf(CORPORATIONS), price: money(0) })
export type Par = v.InferOutput<typeof schema>

const PARS = [...PAR_SPACES.keys()]

/** Buys the president's certificate from the Initial Offering and sets the par value (3.2(c)(1)). */
export const par: AlRule<Par> = {
  cite: '3.2(c)(1)',
  schema,
  offers(state) {
    const turn = frame(state, 'stock')
    if (!turn) return []
    return CORPORATIONS.filter(corporation => state.corporations[corporation].par === null).flatMap(
      corporation =>
        PARS.map(price => ({
          slot: `corporation:${corporation}`,
          draft: { type: 'par', player: turn.player, corporation, price },
        })),
    )
  },
  check(state, { player, corporation, price }) {
    const { president } = state.corporations[corporation]
    const space = PAR_SPACES.get(price)
    const turn = refuseStockTurn(state, player) ?? refuseWhileUnsold(state)
    if (turn) return turn
    if (president !== null) return refuse('3.2(c)(1)', 'started', { corporation, president })
    if (!space) return refuse('3.2(c)(1)', 'notPar', { price, pars: PARS.map(String) })
    return refusePurchase(state, { player, corporation, shares: PAPER.presidentShares, price })
  },
  play(ledger, { player, corporation, price }) {
    const space = PAR_SPACES.get(price)
    if (!space) throw new Error(`no par value of ${price}`)
    ledger.pay(player, 'bank', price * PAPER.presidentShares, 'certificate', corporation)
    ledger.shares(corporation, 'ipo', player, PAPER.presidentShares)
    ledger.setCorporation(corporation, { par: price, president: player })
    ledger.tell({ is: 'president', corporation, from: null, to: player })
    ledger.token(corporation, space, 'par')
    // A ruling may have given shares of it away before (3.4, 3.5).
    settlePresidency(ledger, corporation)
    if (shares(ledger.state, corporation, 'ipo') <= FLOATS_AT) float(ledger, corporation)
    ledger.setTurn(withPurchase(stockTurn(ledger)))
  },
}
