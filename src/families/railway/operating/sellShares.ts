import type * as v from 'valibot'
import { action, count, oneOf, player } from '../../../rules/schema'
import type { PlayerId } from '../../../rules/state'
import type { Game } from '../game'
import type { RailRule, Why } from '../law'
import { corporationIn } from '../ledger'
import { why } from '../reasons'
import { saleNow } from '../stock/limits'
import type { Sale, StockPolicy } from '../stock/policy'
import { sellTo, withSale } from '../stock/sales'
import { type AnyRailway, frame, trainsOf } from '../table'
import { actor, operatingTurn, refuseStockTurn, stockTurn } from '../turns'
import { withRaised } from './need'
import type { Forced } from './policy'

const schemaOf = ({ corporations }: Game) =>
  action('sellShares', { player, corporation: oneOf(corporations), shares: count })
export type SellShares = v.InferOutput<ReturnType<typeof schemaOf>>

/** Refuses if the corporation owns trains that have not run yet. */
export function refuseBeforeRun(state: AnyRailway): Why | undefined {
  const turn = frame(state, 'operate')
  const trains = turn ? trainsOf(state, turn.corporation).length : 0
  return turn && turn.step !== 'trains' && trains > 0
    ? why('mustRun', { corporation: turn.corporation, trains })
    : undefined
}

/** Nobody raises money but the president who is short of it; a president whose trains have not run yet runs them first. */
export function refuseNotRaising(state: AnyRailway, player: PlayerId, of?: string): Why {
  const corporation = frame(state, 'operate')?.corporation
  const presides = corporation !== undefined && corporationIn(state, corporation).president === player
  const first = presides ? refuseBeforeRun(state) : undefined
  return first ?? why('notRaising', { player, turn: actor(state) ?? '' }, of)
}

/** Refuses any sale outside a forced purchase; within it, the seller is the president who is short of money. */
function refuseForced(forced: Forced, before: AnyRailway, sale: Sale): Why | undefined {
  const { player } = sale
  const state = forced.afterSkip(before)
  const need = forced.need(state)
  if (need?.president !== player) return refuseNotRaising(state, player, 'forced')
  if (need.short === 0)
    return why('nothingShort', { player, has: need.has, needs: need.contribution }, 'forced')
  return forced.refuseSale(state, sale) ?? forced.refuseTooMuch(state, need, sale)
}

/** Sells shares of one corporation to the bank at one price, on a stock turn or to raise money for a train. */
export function sellShares(game: Game, policy: StockPolicy, forced: Forced): RailRule<SellShares> {
  const mayNow = saleNow(game, policy)
  return {
    schema: schemaOf(game),
    offers(state) {
      const seller = frame(state, 'stock')?.player ?? forced.need(state)?.president
      if (seller === undefined) return []
      const held = game.corporations.filter(id => game.shares(state, id, seller) > 0)
      return held.map(corporation => ({
        slot: `corporation:${corporation}`,
        draft: { type: 'sellShares', player: seller, corporation, shares: 1 },
        vary: { shares: { from: 1, to: game.shares(state, corporation, seller), step: 1 } },
      }))
    },
    why: (state, sale) =>
      frame(state, 'operate')
        ? refuseForced(forced, state, sale)
        : (refuseStockTurn(game, state, sale.player) ?? mayNow(state, sale)),
    play(ledger, sale) {
      if (frame(ledger.state, 'stock')) {
        const turn = withSale(stockTurn(ledger), sale)
        sellTo(game, ledger, sale)
        ledger.setTurn(turn)
        return
      }
      forced.skip(ledger)
      ledger.setTurn(withRaised(game, ledger.state, operatingTurn(ledger), sale))
      sellTo(game, ledger, sale)
    },
  }
}
