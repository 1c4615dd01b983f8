import type { Auctions } from './auction/auctions'
import { bid } from './auction/bid'
import { buyPrivate } from './auction/buyPrivate'
import type { Game } from './game'
import { acquirePrivate } from './operating/acquirePrivate'
import { buyTrain } from './operating/buyTrain'
import { declareBankruptcy } from './operating/declareBankruptcy'
import { discardTrain } from './operating/discardTrain'
import { endTurn } from './operating/endTurn'
import { placeToken } from './operating/placeToken'
import type { Forced, OperatingPolicy } from './operating/policy'
import { run } from './operating/run'
import { sellShares } from './operating/sellShares'
import { buyShare } from './stock/buyShare'
import { par } from './stock/par'
import { pass } from './stock/pass'
import type { StockPolicy } from './stock/policy'

/** The rules of a stock round and of the auction before it, with what the title does in its own way. */
export function stockRound(game: Game, policy: StockPolicy, auctions: Auctions) {
  return {
    buyPrivate: buyPrivate(game, auctions),
    bid: bid(game, auctions),
    pass: pass(game, policy, auctions),
    par: par(game, policy),
    buyShare: buyShare(game, policy),
  }
}

/**
 * The rules of an operating round but for tiles that cost something (`layTile`); sales are among them because they raise money
 * for trains as well.
 */
export function operatingRound(game: Game, stock: StockPolicy, policy: OperatingPolicy, forced: Forced) {
  return {
    sellShares: sellShares(game, stock, forced),
    placeToken: placeToken(game, policy),
    run: run(game, policy),
    buyTrain: buyTrain(game, policy, forced),
    discardTrain: discardTrain(game),
    acquirePrivate: acquirePrivate(game, policy),
    endTurn: endTurn(game, forced),
    declareBankruptcy: declareBankruptcy(game, policy, forced),
  }
}
