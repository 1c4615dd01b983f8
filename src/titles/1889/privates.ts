import type { AuctionPolicy } from '../../families/railway/auction/auctions'
import type { Game } from '../../families/railway/game'
import type { RailLedger } from '../../families/railway/ledger'
import type { OperatingPolicy } from '../../families/railway/operating/policy'
import { payIncome } from '../../families/railway/order'
import { stockTurnIn } from '../../families/railway/table'
import { freshStockTurn } from '../../families/railway/turns'
import { CLOSING_PHASE, FERRY } from './data'
import { type Own, ownOf } from './own'

/** A bid is at least this much above the face value, and above the highest bid (Auction). */
export const RAISE = 5

/** How much cheaper the first private company gets each time all have passed (Auction). */
export const DISCOUNT = 5

/** What a private company brings its owner; the ferry more once the others have closed (Private companies). */
export const income: OperatingPolicy['income'] = (game, state, company) =>
  company === FERRY && game.reached(state, CLOSING_PHASE) ? 50 : game.company(state, company).income

/** The ferry stays open if a player owns it when the others close (Private companies). */
export const staysOpen = (_: Game, { state }: RailLedger): readonly string[] =>
  state.players.includes(state.privates[FERRY] ?? '') ? [FERRY] : []

/** What the cheapest one costs now: its face value; the first one less each time all have passed (Auction). */
export const priceOf: AuctionPolicy['price'] = (game, state, company) => {
  const { face } = game.company(state, company)
  return company === game.privates[0] ? Math.max(0, face - ownOf(state).fallen) : face
}

/** All have passed in a row: the first company gets cheaper while it is unsold; otherwise all companies pay (Auction). */
export const cheapenOrPay: NonNullable<AuctionPolicy['allPassed']> = (game, ledger) => {
  const company = game.unsold(ledger.state)
  if (company === undefined || company !== game.privates[0]) return payIncome(game, income, ledger)
  ledger.setOwn<Own>({ fallen: ownOf(ledger.state).fallen + DISCOUNT })
  const isFree = priceOf(game, ledger.state, company) === 0
  ledger.tell({ is: 'noted', code: isFree ? 'free' : 'cheaper', of: company })
}

/** All are sold: whose turn it would be gets the Priority Deal, and begins the rest of SR 1 (Auction). */
export const startsShares: NonNullable<AuctionPolicy['allSold']> = ledger => {
  // If all have passed as well, the end of a round lies on it that was meant for the auction.
  const turn = stockTurnIn(ledger.state)
  if (!turn) return
  ledger.priority(turn.player)
  ledger.setTurns([freshStockTurn(turn.player)])
}
