import type * as v from 'valibot'
import type { Game } from '../../families/railway/game'
import { type RailRule, reasons } from '../../families/railway/law'
import { corporationIn } from '../../families/railway/ledger'
import { why } from '../../families/railway/reasons'
import type { StockPolicy } from '../../families/railway/stock/policy'
import { gains } from '../../families/railway/stock/presidency'
import { atMost } from '../../families/railway/stock/purchases'
import { frame, ownerOf } from '../../families/railway/table'
import { refuseHalted } from '../../families/railway/turns'
import { action, oneOf, player } from '../../rules/schema'
import { EXCHANGE } from './data'

/** The Dougo Railway, and the corporation of which it brings a share. */
const { private: DOUGO, corporation: SHARE } = EXCHANGE

const schema = action('exchangePrivate', { player, private: oneOf([DOUGO]), from: oneOf(['ipo']) })
export type ExchangePrivate = v.InferOutput<typeof schema>

const own = reasons<{ beginnersGame: { private: string }; auctionFirst: { private: string } }>()

/**
 * Exchanges the Dougo Railway for a share of the IR from the Initial Offering, at no cost and at any time after the auction.
 * It is no stock action, and needs no free place under the certificate limit (Private powers).
 */
export function exchangePrivate(game: Game, policy: StockPolicy): RailRule<ExchangePrivate> {
  const mayHold = atMost(policy.most)(game)
  const gained = gains(game, policy)
  return {
    schema,
    offers(state) {
      const owner = state.privates[DOUGO] ?? ''
      if (!state.players.includes(owner) || frame(state, 'over') || game.powerless(state)) return []
      return [
        { slot: 'exchange', draft: { type: 'exchangePrivate', player: owner, private: DOUGO, from: 'ipo' } },
      ]
    },
    why(state, { player, private: company, from }) {
      const first = refuseHalted(game, state)
      if (first) return first
      if (game.powerless(state)) return own('beginnersGame', { private: company })
      const unsold = game.unsold(state)
      if (unsold !== undefined) return own('auctionFirst', { private: unsold })
      const owner = ownerOf(state, company)
      if (owner !== player) return why('notOwner', { private: company, owner, player })
      // The president's certificate, which nobody has yet, is none to exchange for.
      const whole = corporationIn(state, SHARE).president === null ? game.printed.paper.presidentShares : 0
      if (game.shares(state, SHARE, from) <= whole) return why('noneLeft', { corporation: SHARE, from })
      return mayHold(state, { player, corporation: SHARE, shares: 1, price: 0 })
    },
    play(ledger, { player, private: company, from }) {
      ledger.private(company, 'closed', 'exchanged')
      ledger.shares(SHARE, from, player, 1)
      const was = corporationIn(ledger.state, SHARE)
      gained(ledger, { corporation: SHARE, buyer: player, from })
      const [turn, is] = [frame(ledger.state, 'operate'), corporationIn(ledger.state, SHARE)]
      // Floated within an operating round, it operates from the next one on.
      if (turn && is.floated && !was.floated) ledger.setTurn({ ...turn, operated: [...turn.operated, SHARE] })
    },
  }
}
