import type { Carried } from '../../rules/ledger'
import type { Rule } from '../../rules/rule'
import type { Table } from '../../rules/state'
import { count } from '../rulings/count'
import { stopping } from '../rulings/stop'
import type { RailRule } from './law'
import type { RailLedger } from './ledger'
import type { AnyRailway } from './table'
import { endGame } from './turns'

/** A rule that every title has, as one of a railway game: its paragraph is found like that of the others. */
export function railRule<A, S extends Table, L extends Carried<S>>(rule: Rule<S, A, L>): RailRule<A> {
  const { schema, offers, check, play } = rule as unknown as Rule<AnyRailway, A, RailLedger>
  return {
    schema,
    offers,
    why(state, act) {
      const refusal = check(state, act)
      return refusal && { code: refusal.code, facts: refusal.facts, of: refusal.rule }
    },
    play,
  }
}

/** What is counted at the table, and the end by the table. */
export const countAndStop = {
  count: railRule(count),
  stop: railRule(
    stopping<AnyRailway, RailLedger, string>(
      'gameOver',
      (rule, code, facts) => ({ rule, code, facts }),
      ledger => endGame(ledger, 'stopped'),
    ),
  ),
}
