import { down, type Space, spaceOf } from '../../../bank/chart'
import type { Money } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'
import type { Game } from '../game'
import { corporationIn, type RailLedger } from '../ledger'
import { why } from '../reasons'
import { type AnyRailway, bought, frame, playersAfter, type StockTurn, withDeed } from '../table'
import { roundName } from '../turns'
import type { Needs, Sale } from './policy'
import { presidentAfter, settlePresidency } from './presidency'

/** What a sale brings: the market value for each share. */
export const proceeds = (game: Game, state: AnyRailway, { corporation, shares }: Sale): Money =>
  (game.price(state, corporation) ?? 0) * shares

/** What the seller gets for the cheapest certificate of a sale: twice the market value if only the president's certificate is sold. */
export function leastReceived(game: Game, state: AnyRailway, sale: Sale): Money {
  const { player, corporation, shares } = sale
  const { presidentShares } = game.printed.paper
  const price = game.price(state, corporation) ?? 0
  const singles = game.shares(state, corporation, player) - presidentShares
  const whole =
    corporationIn(state, corporation).president === player &&
    shares === presidentShares &&
    singles < presidentShares
  return whole ? price * presidentShares : price
}

/** Where a token goes when shares are sold: down a space for each. */
export const afterSelling = ({ grid }: Game, at: Space, shares: number): Space => down(grid, at, shares)

/** Carries out a sale: the bank pays one price for all shares, the token falls, the presidency may change. */
export function sellTo(game: Game, ledger: RailLedger, sale: Sale): void {
  const { player, corporation, shares } = sale
  ledger.pay('bank', player, proceeds(game, ledger.state, sale), 'sale', corporation)
  ledger.shares(corporation, player, 'market', shares)
  const at = spaceOf(ledger.state.chart, corporation)
  if (at) ledger.token(game.grid, corporation, afterSelling(game, at, shares), 'sold')
  settlePresidency(ledger, { corporation })
}

/** Every number of shares that a player has to sell of each corporation, allowed or not. */
export const salesBy = (game: Game, state: AnyRailway, player: PlayerId): readonly Sale[] =>
  game.corporations.flatMap(corporation =>
    Array.from({ length: game.shares(state, corporation, player) }, (_, i) => ({
      player,
      corporation,
      shares: i + 1,
    })),
  )

/** The stock turn after one more sale. */
export function withSale(turn: StockTurn, { player, corporation }: Sale): StockTurn {
  const sold = turn.soldInRound[player] ?? []
  return {
    ...withDeed(turn, 'sold', corporation),
    soldInRound: sold.includes(corporation)
      ? turn.soldInRound
      : { ...turn.soldInRound, [player]: [...sold, corporation] },
  }
}

/** Only shares that the seller holds. */
export const holdsShares: Needs<Sale> =
  game =>
  (state, { player, corporation, shares }) => {
    const held = game.shares(state, corporation, player)
    return shares > held ? why('notHeld', { player, corporation, held, shares }) : undefined
  }

/** Only shares of a corporation that has been started. */
export const started: Needs<Sale> =
  () =>
  (state, { corporation }) =>
    corporationIn(state, corporation).par === null ? why('notStarted', { corporation }) : undefined

/** At most so many percent of a corporation in the Open Market. */
export const marketRoom =
  (most: number): Needs<Sale> =>
  game =>
  (state, { corporation, shares }) => {
    const percent = game.percent(state, corporation, game.shares(state, corporation, 'market') + shares)
    return percent > most ? why('marketFull', { corporation, percent, limit: most }) : undefined
  }

/** The president keeps the president's certificate, unless somebody else holds enough to take it over. */
export const presidencyPasses: Needs<Sale> =
  ({ printed, shares: has }) =>
  (state, { player, corporation, shares }) => {
    const { presidentShares } = printed.paper
    const left = has(state, corporation, player) - shares
    if (corporationIn(state, corporation).president !== player || left >= presidentShares) return undefined
    if (playersAfter(state, player).some(other => has(state, corporation, other) >= presidentShares))
      return undefined
    const most = left + shares - presidentShares
    const part = most === 0 && shares < presidentShares ? 'half' : 'presidency'
    return why('presidentStays', { player, corporation, most }, part)
  }

/** No presidency changes hands. */
export const keepsPresidencies: Needs<Sale> = () => (state, sale) => {
  const { player, corporation } = sale
  return presidentAfter(state, sale) === corporationIn(state, corporation).president
    ? undefined
    : why('keepsPresidency', { player, corporation })
}

/** No sales in the first stock round. */
export const notInFirstRound: Needs<Sale> = () => state =>
  state.round.stock === 1 ? why('noSalesYet', { round: roundName(state) }) : undefined

/** All sales of a turn come before its purchase, or all after it. */
export const eitherOrder: Needs<{ readonly player: PlayerId }> =
  () =>
  (state, { player }) => {
    const done = frame(state, 'stock')?.deeds.map(({ is }) => is) ?? []
    return done.indexOf('bought') > 0 ? why('salesOver', { player }) : undefined
  }

/** All sales of a turn come before its purchase. */
export const beforePurchase: Needs<{ readonly player: PlayerId }> =
  () =>
  (state, { player }) => {
    const turn = frame(state, 'stock')
    return turn && bought(turn) ? why('salesOver', { player }) : undefined
  }

/** All shares of a corporation that are sold on a turn are sold at once. */
export const inBlocks: Needs<Sale> =
  () =>
  (state, { player, corporation }) => {
    const { deeds = [] } = frame(state, 'stock') ?? {}
    return deeds.some(({ is, of }) => is === 'sold' && of === corporation)
      ? why('oneBlock', { player, corporation })
      : undefined
  }
