import { spaceOf } from '../../../bank/chart'
import type { PlayerId } from '../../../rules/state'
import type { Auctions } from '../auction/auctions'
import { why } from '../reasons'
import { bought, frame } from '../table'
import type { Most, Needs, Purchase, StockPolicy } from './policy'

/** No stock is bought or sold while the bank still has private companies; one that costs nothing is taken first. */
export const privatesFirst =
  ({ mustAccept }: Pick<Auctions, 'mustAccept'>): StockPolicy['opens'][number] =>
  game =>
  (state, act) => {
    const unsold = game.unsold(state)
    if (unsold === undefined) return undefined
    const { player } = frame(state, 'stock') ?? act
    return mustAccept(state, player) ?? why('privatesUnsold', { private: unsold })
  }

/** One purchase a turn. */
export const onePurchase: Needs<{ readonly player: PlayerId }> =
  () =>
  (state, { player }) => {
    const turn = frame(state, 'stock')
    return turn && bought(turn) ? why('onePurchase', { player }) : undefined
  }

/** What a player has sold in this round is not bought back in it. */
export const notBoughtBack: Needs<Purchase> =
  () =>
  (state, { player, corporation }) =>
    frame(state, 'stock')?.soldInRound[player]?.includes(corporation)
      ? why('soldThisRound', { player, corporation })
      : undefined

/** No more of a corporation than one may hold. */
export const atMost =
  (most: Most): Needs<Purchase> =>
  game =>
  (state, { player, corporation, shares }) => {
    if (most.unless && game.lies(state, corporation, most.unless)) return undefined
    const percent = game.percent(state, corporation, game.shares(state, corporation, player) + shares)
    const limit = most.percent(state)
    return percent > limit ? why('shareLimit', { player, corporation, percent, limit }) : undefined
  }

/** A free place under the certificate limit, unless the certificate does not count where the token lies. */
export const placeFree: Needs<Purchase> =
  game =>
  (state, { player, corporation }) => {
    if (game.counting(spaceOf(state.chart, corporation), 1, false) === 0) return undefined
    const [held, limit] = [game.certificates(state, player), game.limit(state)]
    return held >= limit ? why('certificateLimit', { player, held, limit }) : undefined
  }

/** The money, without what is set aside for bids. */
export const affordable: Needs<Purchase> =
  game =>
  (state, { player, shares, price }) => {
    const has = game.free(state, player)
    return has < price * shares
      ? why('tooExpensive', { payer: player, has, price: price * shares })
      : undefined
  }
