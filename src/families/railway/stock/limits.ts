import { spaceOf } from '../../../bank/chart'
import type { PlayerId } from '../../../rules/state'
import type { Game } from '../game'
import { type Check, firstOf, type Why } from '../law'
import { why } from '../reasons'
import { type AnyRailway, frame } from '../table'
import type { Needs, Purchase, Sale, StockPolicy } from './policy'
import { presidentAfter } from './presidency'
import { afterSelling, salesBy } from './sales'

type LimitPolicy = Pick<StockPolicy, 'opens' | 'sell' | 'sellNow' | 'most'>

/** May the player of this stock turn make this sale now? */
export function saleNow(game: Game, { opens, sellNow, sell }: LimitPolicy): Check<Sale> {
  return firstOf([...opens, ...sellNow, ...sell].map((needs: Needs<Sale>) => needs(game)))
}

/** Certificates of one corporation that count for a player once a sale is made; for no shares, those that count now. */
function countingAfter(game: Game, state: AnyRailway, sale: Sale): number {
  const at = spaceOf(state.chart, sale.corporation)
  const left = game.shares(state, sale.corporation, sale.player) - sale.shares
  return game.counting(
    at && afterSelling(game, at, sale.shares),
    left,
    presidentAfter(state, sale) === sale.player,
  )
}

/** By how many certificates a sale reduces what counts for its seller. */
const relief = (game: Game, state: AnyRailway, sale: Sale): number =>
  countingAfter(game, state, { ...sale, shares: 0 }) - countingAfter(game, state, sale)

/** The corporations of which a player holds more than one may. */
export function overShares(
  game: Game,
  { percent, unless }: StockPolicy['most'],
  state: AnyRailway,
  player: PlayerId,
): readonly string[] {
  return game.corporations.filter(
    id =>
      game.shares(state, id, player) * game.printed.paper.percent > percent &&
      !(unless && game.lies(state, id, unless)),
  )
}

/** A sale that the bank accepts on this stock turn and that brings its seller nearer to the limits; `undefined` if there is none. */
function saleThatHelps(
  game: Game,
  policy: LimitPolicy,
  state: AnyRailway,
  player: PlayerId,
): Sale | undefined {
  if (!frame(state, 'stock')) return undefined
  const mayNow = saleNow(game, policy)
  const excess = overShares(game, policy.most, state, player)
  const many = game.certificates(state, player) > game.limit(state)
  const helps = (sale: Sale) => excess.includes(sale.corporation) || (many && relief(game, state, sale) > 0)
  return salesBy(game, state, player).find(sale => helps(sale) && !mayNow(state, sale))
}

/** Over a limit, and able to do something about it: the player sells first. */
export function refuseOverLimit(
  game: Game,
  policy: LimitPolicy,
  state: AnyRailway,
  player: PlayerId,
): Why | undefined {
  const [held, limit] = [game.certificates(state, player), game.limit(state)]
  const [corporation] = overShares(game, policy.most, state, player)
  if ((held <= limit && corporation === undefined) || !saleThatHelps(game, policy, state, player))
    return undefined
  if (held > limit) return why('overLimit', { player, held, limit })
  const percent = game.shares(state, corporation ?? '', player) * game.printed.paper.percent
  return why('overShare', { player, corporation: corporation ?? '', percent, limit: policy.most.percent })
}

/** No purchase before the sales that a limit demands. */
export const salesFirst =
  (policy: LimitPolicy): Needs<Purchase> =>
  game =>
  (state, { player }) =>
    refuseOverLimit(game, policy, state, player)
