import { check } from '../../../rules/apply'
import type { Refusal } from '../../../rules/rule'
import { type CardId, COAL_REVENUE, type CorporationId } from '../data'
import { law, type VaAction } from '../law'
import { certificateLimit, type VaState } from '../state'

/** The certificate limit of 18xx.games for four players, where the book has 13 (3.1). */
const FOUR_PLAYERS = { players: 4, limit: 15 }

/** Refusals that only the certificate limit gives. */
const OVER_LIMIT = ['certificateLimit', 'overLimit', 'sellsTooFew']

const refusalOf = (state: VaState, [first]: readonly VaAction[]): Refusal | undefined =>
  first && check(law, state, first)

/** The entries as they are or, if they only keep the certificate limit of 18xx.games, after a ruling on that limit. */
export function asCounted(state: VaState, actions: readonly VaAction[]): readonly VaAction[] {
  const { players, limit } = FOUR_PLAYERS
  if (state.players.length !== players || certificateLimit(state) >= limit) return actions
  if (!OVER_LIMIT.includes(refusalOf(state, actions)?.code ?? '')) return actions
  const reason = `18xx.games counts to ${limit} certificates with ${players} players`
  return [{ type: 'correct', reason, certificateLimit: limit }, ...actions]
}

/** Coal that 18xx.games pays to a treasury in phase 4D too, where the book ends it (4.5.4.3). */
export function coalIn4D(corporation: CorporationId, amount: number): VaAction {
  const reason = `18xx.games pays $${COAL_REVENUE} a number of a freight train in phase 4D too`
  return { type: 'correct', reason, money: { from: 'bank', to: corporation, amount } }
}

/**
 * A train declared anew when it passes between corporations, which the book allows only after it was discarded to the
 * Pool (4.5.8): so rulings take it there and back.
 */
export function redeclared(corporation: CorporationId, from: CardId, to: CardId): readonly VaAction[] {
  const reason = '18xx.games lets a train be declared anew when it passes between corporations'
  return [
    { type: 'correct', reason, train: { train: from, from: corporation, to: 'market' } },
    { type: 'correct', reason, train: { train: to, from: 'market', to: corporation } },
  ]
}

/** The +10 of the Railway Express Agency, which 18xx.games lets a corporation place at any time in its turn (4.5.3). */
export function lateExpress(corporation: CorporationId): readonly VaAction[] {
  const reason = '18xx.games lets the Railway Express Agency be used at any time in the turn'
  return [
    { type: 'correct', reason, express: corporation },
    { type: 'correct', reason, private: { private: 'REA', to: 'closed' } },
  ]
}

/** A conversion, which on 18xx.games may follow the use of the Railway Express Agency (4.5.1). */
export function lateConversion(corporation: CorporationId): VaAction {
  const reason = '18xx.games lets a corporation convert after it has used the Railway Express Agency'
  return { type: 'correct', reason, convert: corporation }
}

/** The first of these ways that the rules accept; the first of all if they accept none. */
export function acceptable(state: VaState, ...ways: readonly (readonly VaAction[])[]): readonly VaAction[] {
  return ways.find(way => !refusalOf(state, way)) ?? ways[0] ?? []
}
