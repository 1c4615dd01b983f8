import type * as v from 'valibot'
import type { Refusal } from '../../../rules/rule'
import { action, money, oneOf, player } from '../../../rules/schema'
import {
  CORPORATIONS,
  type CorporationId,
  FIRST_CORPORATION,
  PRESIDENT_SHARES,
  STARTING_SPACES,
  STARTING_VALUES,
} from '../data'
import type { VaLedger, VaRule } from '../ledger'
import { refuse } from '../refusals'
import { frame, type VaState } from '../state'
import { refuseStockTurn, stockTurn } from '../turns'
import { startStockRound } from './auction'
import { settlePresidency } from './presidency'
import { refusePurchase, withPurchase } from './purchases'

const schema = action('par', { player, corporation: oneOf(CORPORATIONS), price: money(0) })
export type Par = v.InferOutput<typeof schema>

/** Refuses a value that is not highlighted on the chart (3, 4.3.3). */
function refuseValue({ price }: Par): Refusal | undefined {
  if (STARTING_SPACES.has(price)) return undefined
  return refuse('4.3.3', 'notStartingValue', { price, values: STARTING_VALUES.map(String) })
}

/** Is this the buyer of the B&O setting its value right after the first auction (4.1)? */
function setsValueOnly(state: VaState, { player, corporation }: Par): boolean {
  return corporation === FIRST_CORPORATION && frame(state, 'value')?.player === player
}

function setValue(ledger: VaLedger, { corporation, price }: Par): void {
  const space = STARTING_SPACES.get(price)
  if (!space) throw new Error(`no starting value of ${price}`)
  ledger.setCorporation(corporation, { value: price })
  ledger.token(corporation, space, 'start')
}

/**
 * Buys a corporation's president's certificate and sets its starting value (4.3.3). The buyer of the B&O only sets the
 * value after the auction, and the bank pays the corporation (4.1).
 */
export const par: VaRule<Par> = {
  cite: '4.3.3',
  schema,
  offers(state) {
    const turn = state.turn[0]
    if (turn.at !== 'stock' && turn.at !== 'value') return []
    const open: readonly CorporationId[] =
      turn.at === 'value'
        ? [FIRST_CORPORATION]
        : CORPORATIONS.filter(corporation => state.corporations[corporation].president === null)
    return open.flatMap(corporation =>
      STARTING_VALUES.map(price => ({
        slot: `corporation:${corporation}`,
        draft: { type: 'par', player: turn.player, corporation, price },
      })),
    )
  },
  check(state, action) {
    if (setsValueOnly(state, action)) return refuseValue(action)
    const { player, corporation, price } = action
    const turn = refuseStockTurn(state, player)
    if (turn) return turn
    const { president } = state.corporations[corporation]
    if (president !== null) return refuse('4.3.3', 'started', { corporation, president })
    return (
      refuseValue(action) ?? refusePurchase(state, { player, corporation, shares: PRESIDENT_SHARES, price })
    )
  },
  play(ledger, action) {
    const { player, corporation, price } = action
    const sum = price * PRESIDENT_SHARES
    if (frame(ledger.state, 'value')) {
      setValue(ledger, action)
      ledger.pay('bank', corporation, sum, 'value', corporation)
      return startStockRound(ledger)
    }
    ledger.pay(player, corporation, sum, 'certificate', corporation)
    ledger.shares(corporation, 'ipo', player, PRESIDENT_SHARES)
    ledger.president(corporation, player)
    setValue(ledger, action)
    // A ruling may already have given shares of it away (4.4.2).
    settlePresidency(ledger, corporation)
    ledger.setTurn(withPurchase(stockTurn(ledger)))
  },
}
