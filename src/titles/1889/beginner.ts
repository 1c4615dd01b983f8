import { cashOf } from '../../bank/money'
import type { Bid } from '../../families/railway/auction/bid'
import type { BuyPrivate } from '../../families/railway/auction/buyPrivate'
import { type RailRule, reasons, type Tells } from '../../families/railway/law'
import { why } from '../../families/railway/reasons'
import type { Pass } from '../../families/railway/stock/pass'
import { frame, ownerOf } from '../../families/railway/table'
import { refuseStockTurn } from '../../families/railway/turns'
import { game } from './data'

const own = reasons<{
  dealtOne: { private: string }
  noBids: Record<never, never>
  notToCorporations: Record<never, never>
}>()

/** In a beginner's game nobody bids, and no phase lets corporations buy private companies (Beginner's game). */
export const tells: Tells = {
  privatesNotNow: (why, { options }) => (options.beginner ? own('notToCorporations', {}) : why),
  privatesUnsold: (why, { options }) => (options.beginner ? { ...why, code: 'dealtOne' } : why),
}

interface Rules {
  readonly buyPrivate: RailRule<BuyPrivate>
  readonly bid: RailRule<Bid>
  readonly pass: RailRule<Pass>
}

/** In a beginner's game each player has been dealt one private company and pays its face value; nobody bids (Beginner's game). */
export function dealtInstead<R extends Rules>(rules: R): R {
  const { buyPrivate, bid, pass } = rules
  return {
    ...rules,
    buyPrivate: {
      ...buyPrivate,
      offers(state) {
        const turn = frame(state, 'stock')
        if (!state.options.beginner || !turn) return buyPrivate.offers(state)
        return game.privates
          .filter(company => state.privates[company] === 'bank')
          .map(company => ({
            slot: `private:${company}`,
            draft: { type: 'buyPrivate', player: turn.player, private: company },
          }))
      },
      why(state, act) {
        if (!state.options.beginner) return buyPrivate.why(state, act)
        const { player, private: company } = act
        const turn = refuseStockTurn(game, state, player)
        if (turn) return turn
        const owner = ownerOf(state, company)
        if (owner !== 'bank') return why('privateSold', { private: company, owner })
        const has = cashOf(state.cash, player)
        const { face } = game.company(state, company)
        return has < face ? why('tooExpensive', { payer: player, has, price: face }) : undefined
      },
    },
    bid: {
      ...bid,
      offers: state => (state.options.beginner ? [] : bid.offers(state)),
      why: (state, act) => (state.options.beginner ? own('noBids', {}) : bid.why(state, act)),
    },
    pass: {
      ...pass,
      why(state, act) {
        if (!state.options.beginner) return pass.why(state, act)
        const unsold = game.unsold(state)
        const turn = refuseStockTurn(game, state, act.player)
        return unsold !== undefined && !turn ? own('dealtOne', { private: unsold }) : pass.why(state, act)
      },
    },
  }
}
