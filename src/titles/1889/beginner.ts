import { cashOf } from '../../bank/money'
import type { Bid } from '../../families/railway/auction/bid'
import type { BuyPrivate } from '../../families/railway/auction/buyPrivate'
import { type RailRule, reasons, type Tells } from '../../families/railway/law'
import { why } from '../../families/railway/reasons'
import type { Pass } from '../../families/railway/stock/pass'
import { type AnyRailway, frame, ownerOf } from '../../families/railway/table'
import { refuseStockTurn } from '../../families/railway/turns'
import { game } from './data'
import { priceOf } from './privates'

const own = reasons<{
  dealtOne: { private: string }
  noBids: Record<never, never>
  notToCorporations: Record<never, never>
}>()

/** In a beginner's game no phase lets corporations buy private companies, and one that is unsold was dealt (Beginner's game). */
export const tells: Tells = {
  privatesNotNow: (why, { options }) => (options.beginner ? own('notToCorporations', {}) : why),
  privatesUnsold: (why, { options }) => (options.beginner ? { ...why, code: 'dealtOne' } : why),
}

interface Rules {
  readonly buyPrivate: RailRule<BuyPrivate>
  readonly bid: RailRule<Bid>
  readonly pass: RailRule<Pass>
}

/** The private companies that the bank still has. */
const left = ({ privates }: AnyRailway) => game.privates.filter(company => privates[company] === 'bank')

/** Why a player does not get one of them at its price: there is no auction whose paragraph could say so. */
function refuseDealt(state: AnyRailway, { player, private: company }: Omit<BuyPrivate, 'type'>) {
  const turn = refuseStockTurn(game, state, player)
  if (turn) return { ...turn, of: 'dealt' }
  const owner = ownerOf(state, company)
  if (owner !== 'bank') return why('privateSold', { private: company, owner }, 'dealt')
  const [has, price] = [cashOf(state.cash, player), priceOf(game, state, company)]
  return has < price ? why('tooExpensive', { payer: player, has, price }, 'dealt') : undefined
}

/**
 * In a beginner's game each player has been dealt one private company and pays its face value; nobody bids. Whoever has one,
 * or after a ruling cannot pay, may pass, and others buy what is left (Beginner's game).
 */
export function dealtInstead<R extends Rules>(rules: R): R {
  const { buyPrivate, bid, pass } = rules
  return {
    ...rules,
    buyPrivate: {
      ...buyPrivate,
      offers(state) {
        const turn = frame(state, 'stock')
        if (!state.options.beginner || !turn) return buyPrivate.offers(state)
        return left(state).map(company => ({
          slot: `private:${company}`,
          draft: { type: 'buyPrivate', player: turn.player, private: company },
        }))
      },
      why: (state, act) => (state.options.beginner ? refuseDealt : buyPrivate.why)(state, act),
    },
    bid: {
      ...bid,
      offers: state => (state.options.beginner ? [] : bid.offers(state)),
      why: (state, act) => (state.options.beginner ? own('noBids', {}) : bid.why(state, act)),
    },
    pass: {
      ...pass,
      why(state, act) {
        const { player } = act
        const owes = state.options.beginner && !Object.values(state.privates).includes(player)
        const dealt = owes && left(state).find(company => !refuseDealt(state, { player, private: company }))
        return dealt ? own('dealtOne', { private: dealt }) : pass.why(state, act)
      },
    },
  }
}
