import type { AuctionPolicy } from '../../families/railway/auction/auctions'
import type { Game } from '../../families/railway/game'
import type { RailLedger } from '../../families/railway/ledger'
import type { OperatingPolicy } from '../../families/railway/operating/policy'
import { stockTurnIn } from '../../families/railway/table'
import { freshStockTurn } from '../../families/railway/turns'
import { type Own, ownOf } from './own'

/** How much cheaper the first private company gets each time all have passed (Auction). */
export const DISCOUNT = 5

/** What a private company brings its owner; the ferry more from the first 5 on (Private companies). */
export const income: OperatingPolicy['income'] = (game, state, company) =>
  company === 'UTF' && game.reached(state, '5') ? 50 : game.company(state, company).income

/** The ferry stays open if a player owns it when the first 5 comes (Private companies). */
export const staysOpen = (_: Game, { state }: RailLedger): readonly string[] =>
  state.players.includes(state.privates.UTF ?? '') ? ['UTF'] : []

/** All have passed in a row: the first company gets cheaper while it is unsold; otherwise all companies pay (Auction). */
export const cheaperOrIncome = {
  price: (game: Game, state: Parameters<AuctionPolicy['price']>[1], company: string) => {
    const { face } = game.company(state, company)
    return company === game.privates[0] ? Math.max(0, face - ownOf(state).fallen) : face
  },
  passed:
    (pay: (game: Game, ledger: RailLedger) => void): NonNullable<AuctionPolicy['allPassed']> =>
    (game, ledger) => {
      const { state } = ledger
      if (game.unsold(state) !== game.privates[0]) return pay(game, ledger)
      const [first = ''] = game.privates
      ledger.setOwn<Own>({ fallen: ownOf(state).fallen + DISCOUNT })
      const isFree = cheaperOrIncome.price(game, ledger.state, first) === 0
      ledger.tell({ is: 'noted', code: isFree ? 'free' : 'cheaper', of: first })
    },
}

/** All are sold: whose turn it would be gets the Priority Deal, and begins the rest of SR 1 (Auction). */
export const startsShares: NonNullable<AuctionPolicy['allSold']> = ledger => {
  // If all have passed as well, the end of a round lies on it that was meant for the auction.
  const turn = stockTurnIn(ledger.state)
  if (!turn) return
  ledger.priority(turn.player)
  ledger.setTurns([freshStockTurn(turn.player)])
}
