import { spaceOf } from '../../../bank/chart'
import type { PlayerId } from '../../../rules/state'
import type { Game } from '../game'
import { type Check, firstOf, type Why } from '../law'
import { corporationIn } from '../ledger'
import { why } from '../reasons'
import { type AnyRailway, frame } from '../table'
import type { Limit, Most, Needs, Purchase, Sale, StockPolicy } from './policy'
import { presidentAfter } from './presidency'
import { afterSelling, salesBy } from './sales'

type LimitPolicy = Pick<StockPolicy, 'opens' | 'sell' | 'sellNow' | 'limits'>

/** May the player of this stock turn make this sale now? */
export function saleNow(game: Game, { opens, sellNow, sell }: LimitPolicy): Check<Sale> {
  return firstOf([...opens, ...sellNow, ...sell].map((needs: Needs<Sale>) => needs(game)))
}

/** By how many certificates a sale reduces what counts for its seller. */
export function relief(game: Game, state: AnyRailway, sale: Sale): number {
  const { player, corporation, shares } = sale
  const at = spaceOf(state.chart, corporation)
  const has = game.shares(state, corporation, player)
  const presides = corporationIn(state, corporation).president === player
  return (
    game.counting(at, has, presides) -
    game.counting(at && afterSelling(game, at, shares), has - shares, presidentAfter(state, sale) === player)
  )
}

/** Does a player hold more of a corporation than one may? */
export function isOver(
  game: Game,
  { percent, unless }: Most,
  state: AnyRailway,
  player: PlayerId,
  corporation: string,
): boolean {
  const shares = game.shares(state, corporation, player)
  return (
    shares > 0 &&
    game.percent(state, corporation, shares) > percent(state) &&
    !(unless && game.lies(state, corporation, unless))
  )
}

/** No more certificates than the limit. */
export const certificateLimit: Limit = {
  over(game, state, player) {
    const [held, limit] = [game.certificates(state, player), game.limit(state)]
    return held > limit ? why('overLimit', { player, held, limit }) : undefined
  },
  helps: (game, state, sale) => relief(game, state, sale) > 0,
}

/** No more of a corporation than one may hold. */
export const shareLimit = (most: Most): Limit => ({
  over(game, state, player) {
    const corporation = game.corporations.find(id => isOver(game, most, state, player, id))
    if (corporation === undefined) return undefined
    const percent = game.percent(state, corporation, game.shares(state, corporation, player))
    return why('overShare', { player, corporation, percent, limit: most.percent(state) })
  },
  helps: (game, state, { player, corporation }) => isOver(game, most, state, player, corporation),
})

/** Over a limit, and able to do something about it by a sale that the bank accepts on this stock turn: the player sells first. */
export function refuseOverLimit(
  game: Game,
  policy: LimitPolicy,
  state: AnyRailway,
  player: PlayerId,
): Why | undefined {
  if (!frame(state, 'stock')) return undefined
  const exceeded: { limit: Limit; reason: Why }[] = []
  for (const limit of policy.limits) {
    const reason = limit.over(game, state, player)
    if (reason) exceeded.push({ limit, reason })
  }
  if (exceeded.length === 0) return undefined
  const mayNow = saleNow(game, policy)
  const sales = salesBy(game, state, player)
  // Told is a limit that a sale may help.
  return exceeded.find(({ limit }) =>
    sales.some(sale => limit.helps(game, state, sale) && !mayNow(state, sale)),
  )?.reason
}

/** No purchase before the sales that a limit demands. */
export const salesFirst =
  (policy: LimitPolicy): Needs<Purchase> =>
  game =>
  (state, { player }) =>
    refuseOverLimit(game, policy, state, player)

/** Once shares are sold, no purchase before all the sales that a limit demands: they would be over with it. */
export const salesFinished =
  (policy: LimitPolicy): Needs<{ readonly player: PlayerId }> =>
  game =>
  (state, { player }) => {
    const sold = frame(state, 'stock')?.deeds.some(({ is }) => is === 'sold')
    if (!sold || !refuseOverLimit(game, policy, state, player)) return undefined
    return why('sellFirst', { player, held: game.certificates(state, player), limit: game.limit(state) })
  }
