import { apply, type Done, type Law } from '../src/rules/apply'
import type { Carried } from '../src/rules/ledger'
import type { Action, Refusal } from '../src/rules/rule'
import type { Table } from '../src/rules/state'

/** What actions did, up to the first that is refused, and the refusal of that one. */
export interface Played<S> {
  readonly done: readonly Done<S>[]
  readonly refusal?: Refusal
}

/** Carries out actions one by one until one is refused. */
export function playedUpTo<S extends Table, A extends Action, L extends Carried<S>>(
  law: Law<S, A, L>,
  start: S,
  actions: readonly A[],
): Played<S> {
  const done: Done<S>[] = []
  for (const action of actions) {
    const outcome = apply(law, done.at(-1)?.state ?? start, action)
    if ('refusal' in outcome) return { done, refusal: outcome.refusal }
    done.push(outcome)
  }
  return { done }
}

/** What each of these actions did. Throws if one is refused. */
export function doneBy<S extends Table, A extends Action, L extends Carried<S>>(
  law: Law<S, A, L>,
  start: S,
  actions: readonly A[],
): readonly Done<S>[] {
  const { done, refusal } = playedUpTo(law, start, actions)
  if (!refusal) return done
  const { length } = done
  throw new Error(`entry ${length + 1} ${JSON.stringify(actions[length])}: ${JSON.stringify(refusal)}`)
}

/** The table before each of these actions and after the last. Throws if one is refused. */
export const tablesOf = <S extends Table, A extends Action, L extends Carried<S>>(
  law: Law<S, A, L>,
  start: S,
  actions: readonly A[],
): readonly S[] => [start, ...doneBy(law, start, actions).map(({ state }) => state)]
