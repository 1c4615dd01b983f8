import type * as v from 'valibot'
import { action, oneOf, player } from '../../../rules/schema'
import type { Game } from '../game'
import { firstOf, type RailRule } from '../law'
import { corporationIn } from '../ledger'
import { why } from '../reasons'
import { frame, withDeed } from '../table'
import { refuseStockTurn, stockTurn } from '../turns'
import type { Source, StockPolicy } from './policy'
import { gains } from './presidency'

const SOURCES: readonly Source[] = ['ipo', 'market']
const schemaOf = ({ corporations }: Game) =>
  action('buyShare', { player, corporation: oneOf(corporations), from: oneOf(SOURCES) })
export type BuyShare = v.InferOutput<ReturnType<typeof schemaOf>>

/** Buys one certificate of a corporation that has been started, from the Initial Offering or the Open Market. */
export function buyShare(game: Game, policy: StockPolicy): RailRule<BuyShare> {
  const certificates = policy.certificates(game)
  const mayOpen = firstOf(policy.opens.map(needs => needs(game)))
  const mayBuy = firstOf(policy.buy.map(needs => needs(game)))
  const gained = gains(game, policy)
  return {
    schema: schemaOf(game),
    offers(state) {
      const turn = frame(state, 'stock')
      if (!turn) return []
      return game.started(state).flatMap(corporation =>
        SOURCES.map(from => ({
          slot: `corporation:${corporation}`,
          draft: { type: 'buyShare', player: turn.player, corporation, from },
        })),
      )
    },
    why(state, act) {
      const { player, corporation, from } = act
      const turn = refuseStockTurn(game, state, player) ?? mayOpen(state, act)
      if (turn) return turn
      if (corporationIn(state, corporation).par === null) return why('notStarted', { corporation }, from)
      if (game.shares(state, corporation, from) === 0) return why('noneLeft', { corporation, from }, from)
      const price = certificates.price(state, corporation, from)
      return mayBuy(state, { player, corporation, shares: 1, price })
    },
    play(ledger, { player, corporation, from }) {
      const price = certificates.price(ledger.state, corporation, from)
      ledger.pay(player, certificates.paid(corporation, from), price, 'certificate', corporation)
      ledger.shares(corporation, from, player, 1)
      gained(ledger, { corporation, buyer: player, from })
      ledger.setTurn(withDeed(stockTurn(ledger), 'bought', corporation))
    },
  }
}
