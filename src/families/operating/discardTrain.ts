import type { Refusal, Rule } from '../../rules/rule'
import type { Table } from '../../rules/state'

/** An entry that discards a train. */
interface Discard<C extends string, T extends string> {
  readonly type: 'discardTrain'
  readonly corporation: C
  readonly train: T
}

/** A table on which corporations own trains. */
interface Owning<C extends string, T extends string> extends Table {
  readonly depot: { readonly owned: Readonly<Record<C, readonly T[]>> }
}

/** Why a discard is refused, with the facts behind it. */
interface DiscardReasons<C extends string, T extends string> {
  nothingToDiscard: { corporation: C; owned: number; limit: number }
  overByRuling: { corporation: C; owned: number; limit: number }
  notThere: { train: T; from: string }
}

/** What each title says of discards in its own way. */
interface DiscardPolicy<C extends string, T extends string, S, P extends string> {
  /** The paragraph on discards. */
  readonly rule: P
  /** Corporations that own more trains than they may, in the printed order. */
  over(state: S): readonly C[]
  /** The number of trains that a corporation may own now. */
  limit(state: S, corporation: C): number
  refuse<K extends keyof DiscardReasons<C, T>>(rule: P, code: K, facts: DiscardReasons<C, T>[K]): Refusal
}

/**
 * A corporation over its train limit discards a train, in any order among several, once a new phase has brought the limit
 * down; a corporation that a ruling put over the limit keeps its trains until then.
 */
export function discarding<C extends string, T extends string, S extends Owning<C, T>, P extends string>({
  rule,
  over,
  limit,
  refuse,
}: DiscardPolicy<C, T, S, P>): Pick<Rule<S, Discard<C, T>, never>, 'offers' | 'check'> {
  // A corporation that this game does not have owns no trains.
  const trainsOf = (state: S, corporation: C): readonly T[] => state.depot.owned[corporation] ?? []
  const due = (state: S) => state.turn[0].at === 'discard'
  return {
    offers(state) {
      if (!due(state)) return []
      return over(state).flatMap(corporation =>
        [...new Set(trainsOf(state, corporation))].map(train => ({
          slot: `discard:${corporation}`,
          draft: { type: 'discardTrain' as const, corporation, train },
        })),
      )
    },
    check(state, { corporation, train }) {
      const trains = trainsOf(state, corporation)
      const facts = { corporation, owned: trains.length, limit: limit(state, corporation) }
      if (!over(state).includes(corporation)) return refuse(rule, 'nothingToDiscard', facts)
      if (!due(state)) return refuse(rule, 'overByRuling', facts)
      return trains.includes(train) ? undefined : refuse(rule, 'notThere', { train, from: corporation })
    },
  }
}
