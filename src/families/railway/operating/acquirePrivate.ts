import type * as v from 'valibot'
import { cashOf } from '../../../bank/money'
import { action, money, oneOf } from '../../../rules/schema'
import type { Game } from '../game'
import { firstOf, type RailRule } from '../law'
import { ACQUIRES } from '../printed'
import { why } from '../reasons'
import { type AnyRailway, frame, ownerOf } from '../table'
import { refuseOperatingTurn } from '../turns'
import type { OperatingPolicy } from './policy'

const schemaOf = ({ corporations, privates }: Game) =>
  action('acquirePrivate', {
    corporation: oneOf(corporations),
    private: oneOf(privates),
    price: money(1),
  })
export type AcquirePrivate = v.InferOutput<ReturnType<typeof schemaOf>>

/** For how many times its face value a corporation buys a private company at least. */
const LEAST = 0.5

/** A corporation buys a private company from a player, at any time of its turn in the phases that allow it. */
export function acquirePrivate(
  game: Game,
  { acquires }: Pick<OperatingPolicy, 'acquires'>,
): RailRule<AcquirePrivate> {
  const range = (state: AnyRailway, company: string) => {
    const { face } = game.company(state, company)
    return { least: face * LEAST, most: face * acquires.most }
  }
  const mayTake = firstOf((acquires.checks ?? []).map(needs => needs(game)))
  return {
    schema: schemaOf(game),
    offers(state) {
      const corporation = frame(state, 'operate')?.corporation
      if (corporation === undefined || game.without(state, ACQUIRES)) return []
      const owned = game.privates.filter(company => state.players.includes(state.privates[company] ?? ''))
      return owned.map(company => {
        const { least, most } = range(state, company)
        const price = Math.max(least, Math.min(most, cashOf(state.cash, corporation)))
        return {
          slot: 'privates',
          draft: { type: 'acquirePrivate', corporation, private: company, price },
          vary: { price: { from: least, to: most, step: 1 } },
        }
      })
    },
    why(state, act) {
      const { corporation, private: company, price } = act
      const turn = refuseOperatingTurn(game, state, corporation)
      if (turn) return turn
      if (!game.allows(state, ACQUIRES)) {
        const from = game.phases.find(
          phase => !game.reached(state, phase) && game.allows({ ...state, phase }, ACQUIRES),
        )
        return why('privatesNotNow', { phase: state.phase, ...(from !== undefined && { from }) })
      }
      const owner = ownerOf(state, company)
      if (!state.players.includes(owner)) return why('notFromPlayer', { private: company, owner })
      const { least, most } = range(state, company)
      if (price < least || price > most) return why('priceRange', { private: company, price, least, most })
      const has = cashOf(state.cash, corporation)
      return has < price ? why('tooExpensive', { payer: corporation, has, price }) : mayTake(state, act)
    },
    play(ledger, { corporation, private: company, price }) {
      ledger.pay(corporation, ledger.state.privates[company] ?? 'bank', price, 'private', company)
      ledger.private(company, corporation, 'acquired')
    },
  }
}
