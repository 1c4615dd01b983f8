import type * as v from 'valibot'
import { action, money, oneOf, player } from '../../../rules/schema'
import type { Game } from '../game'
import { firstOf, type RailRule } from '../law'
import { corporationIn } from '../ledger'
import { why } from '../reasons'
import { frame, withDeed } from '../table'
import { refuseStockTurn, stockTurn } from '../turns'
import type { StockPolicy } from './policy'
import { gains } from './presidency'

const schemaOf = ({ corporations }: Game) =>
  action('par', { player, corporation: oneOf(corporations), price: money(0) })
export type Par = v.InferOutput<ReturnType<typeof schemaOf>>

/** Buys the president's certificate from the Initial Offering and sets the par value. */
export function par(game: Game, policy: StockPolicy): RailRule<Par> {
  const pars = [...game.parSpaces.keys()]
  const { presidentShares } = game.printed.paper
  const certificates = policy.certificates(game)
  const mayOpen = firstOf(policy.opens.map(needs => needs(game)))
  const mayBuy = firstOf(policy.buy.map(needs => needs(game)))
  const gained = gains(game, policy)
  return {
    schema: schemaOf(game),
    offers(state) {
      const turn = frame(state, 'stock')
      if (!turn) return []
      const open = game.corporations.filter(id => corporationIn(state, id).par === null)
      return open.flatMap(corporation =>
        pars.map(price => ({
          slot: `corporation:${corporation}`,
          draft: { type: 'par', player: turn.player, corporation, price },
        })),
      )
    },
    why(state, act) {
      const { player, corporation, price } = act
      const turn = refuseStockTurn(game, state, player) ?? mayOpen(state, act)
      if (turn) return turn
      const { president } = corporationIn(state, corporation)
      if (president !== null) return why('started', { corporation, president })
      if (!game.parSpaces.has(price)) return why('notPar', { price, pars: pars.map(String) })
      return mayBuy(state, { player, corporation, shares: presidentShares, price })
    },
    play(ledger, { player, corporation, price }) {
      const space = game.parSpaces.get(price)
      if (!space) throw new Error(`no par value of ${price}`)
      const paid = certificates.paid(corporation, 'ipo')
      ledger.pay(player, paid, price * presidentShares, 'certificate', corporation)
      ledger.shares(corporation, 'ipo', player, presidentShares)
      ledger.setCorporation(corporation, { par: price })
      ledger.president(corporation, player)
      ledger.token(game.grid, corporation, space, policy.starts)
      // Shares of it may have been given away before: by a ruling, or in exchange.
      gained(ledger, { corporation })
      ledger.setTurn(withDeed(stockTurn(ledger), 'bought', corporation))
    },
  }
}
