import type * as v from 'valibot'
import { cashOf, type Money } from '../../../bank/money'
import { action, money, oneOf, player } from '../../../rules/schema'
import type { Game } from '../game'
import { firstOf, type RailRule, type Why } from '../law'
import { why } from '../reasons'
import type { Needs, StockPolicy } from '../stock/policy'
import { onePurchase } from '../stock/purchases'
import { eitherOrder } from '../stock/sales'
import { type AnyRailway, frame, ownerOf, withDeed } from '../table'
import { operatingTurn, refuseStockTurn, stockTurn } from '../turns'
import type { Forced, Need } from './policy'
import { refuseNotRaising } from './sellShares'

const schemaOf = ({ privates }: Game) =>
  action('sellPrivate', { player, private: oneOf(privates), to: player, price: money(1) })
export type SellPrivate = v.InferOutput<ReturnType<typeof schemaOf>>

/** What else the sale of a private company between players depends on. */
export interface DealPolicy extends Pick<StockPolicy, 'opens'> {
  /** What sales a buyer must have finished before a purchase. */
  readonly finished: Needs<{ readonly player: string }>
  /** Why a sale for a train would bring more than is needed. */
  tooMuch(state: AnyRailway, need: Need, price: Money): Why | undefined
}

/** Refuses unless the seller owns the company and the buyer is another player with the cash and room for a certificate. */
function refuseDeal(
  game: Game,
  state: AnyRailway,
  { player, private: company, to, price }: SellPrivate,
): Why | undefined {
  const owner = ownerOf(state, company)
  if (owner !== player) return why('notOwner', { private: company, owner, player })
  if (!state.players.includes(to)) return why('noPlayer', { to })
  if (to === player) return why('toSelf', { player, private: company })
  const [held, limit] = [game.certificates(state, to), game.limit(state)]
  if (held >= limit) return why('certificateLimit', { player: to, held, limit })
  const has = game.free(state, to)
  return has < price ? why('tooExpensive', { payer: to, has, price }) : undefined
}

/** Sells a private company to another player at the price they agree on, on the turn of either; for a forced purchase as well. */
export function sellPrivate(
  game: Game,
  { opens, finished, tooMuch }: DealPolicy,
  forced: Forced,
): RailRule<SellPrivate> {
  const mayTrade = firstOf(opens.map(needs => needs(game)))
  const mayBuy = firstOf([onePurchase, finished].map(needs => needs(game)))
  const maySell = eitherOrder(game)

  /** On the seller's turn it is a sale, on the buyer's turn the one purchase; on a third player's turn it is refused. */
  function refuseInStockTurn(state: AnyRailway, act: SellPrivate): Why | undefined {
    const turn = frame(state, 'stock')
    if (!turn) return refuseStockTurn(game, state, act.player)
    const { player, private: company, to } = act
    const early = mayTrade(state, act)
    if (early) return early
    if (turn.player === player) return maySell(state, { player }) ?? refuseDeal(game, state, act)
    if (turn.player === to) return mayBuy(state, { player: to }) ?? refuseDeal(game, state, act)
    return why('neithersTurn', { turn: turn.player, private: company })
  }

  /** A president who is short of money for a forced purchase may sell a private company. */
  function refuseForced(before: AnyRailway, act: SellPrivate): Why | undefined {
    const state = forced.afterSkip(before)
    const need = forced.need(state)
    const { player } = act
    if (need?.president !== player) return refuseNotRaising(state, player)
    if (need.short === 0) return why('nothingShort', { player, has: need.has, needs: need.contribution })
    return refuseDeal(game, state, act) ?? tooMuch(state, need, act.price)
  }

  return {
    schema: schemaOf(game),
    offers(state) {
      const turn = frame(state, 'stock')
      const side = turn?.player ?? forced.need(state)?.president
      if (side === undefined) return []
      return game.privates.flatMap(company => {
        const owner = ownerOf(state, company)
        if (!state.players.includes(owner)) return []
        const buyers = state.players.filter(to => to !== owner && (owner === side || (turn && to === side)))
        return buyers.map(to => ({
          slot: `deal:${company}`,
          draft: { type: 'sellPrivate', player: owner, private: company, to, price: 1 },
          vary: { price: { from: 1, to: Math.max(1, cashOf(state.cash, to)), step: 1 } },
        }))
      })
    },
    why: (state, act) => (frame(state, 'operate') ? refuseForced(state, act) : refuseInStockTurn(state, act)),
    play(ledger, { player, private: company, to, price }) {
      if (frame(ledger.state, 'stock')) {
        const turn = stockTurn(ledger)
        ledger.setTurn(withDeed(turn, turn.player === player ? 'sold' : 'bought', company))
      } else {
        forced.skip(ledger)
        const turn = operatingTurn(ledger)
        ledger.setTurn({ ...turn, raised: [...turn.raised, { of: company, each: price }] })
      }
      ledger.pay(to, player, price, 'private', company)
      ledger.private(company, to, 'sold')
    },
  }
}
