import { expect } from 'vitest'
import type { Tokens } from '../../src/bank/chart'
import type { Held } from '../../src/bank/paper'
import { apply, check, type Law } from '../../src/rules/apply'
import type { Carried } from '../../src/rules/ledger'
import type { TableReport } from '../../src/rules/report'
import type { Action, Fact } from '../../src/rules/rule'
import type { Table } from '../../src/rules/state'

/** How the tests of a title's rules make entries at a table, and what they can expect of it. */
export function tried<S extends Table, A extends Action, L extends Carried<S>, R extends TableReport>(title: {
  readonly law: Law<S, A, L>
  readonly report: (state: S) => R
}) {
  const { law, report } = title
  const done = (state: S, action: A) => {
    const outcome = apply(law, state, action)
    if ('refusal' in outcome) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(outcome.refusal)}`)
    return outcome
  }
  return {
    /** The table after these entries. Throws if one is refused. */
    play: (state: S, ...actions: readonly A[]): S =>
      actions.reduce((now, action) => done(now, action).state, state),
    /** What happened with one entry. Throws if it is refused. */
    happened: (state: S, action: A) => done(state, action).happened as L['happened'],
    /** Expects the entry to be refused with this paragraph and code, and with at least these facts. */
    expectRefused(state: S, action: A, rule: string, code: string, facts: Record<string, Fact> = {}): void {
      expect(check(law, state, action), JSON.stringify(action)).toMatchObject({ rule, code, facts })
    },
    /** Expects the entry to be allowed. */
    expectAllowed(state: S, action: A): void {
      expect(check(law, state, action), JSON.stringify(action)).toBeUndefined()
    },
    /** Round and turn as the report gives them, such as `SR 2 p1`, or `over bank`. */
    now(state: S): string {
      const { round, turn, gameOver } = report(state)
      return gameOver ? `over ${gameOver}` : `${round} ${turn}`
    },
  }
}

/** Players called p1, p2 and so on. */
export const seated = (players: number) =>
  Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}`, name: `P${i + 1}` }))

/** Cash of some holders, in that order. */
export const cash = (state: Table, ...holders: readonly string[]) => holders.map(holder => state.cash[holder])

/** Shares of some holders, in that order. */
export const shares = <C extends string>(
  { held }: { readonly held: Readonly<Record<C, Held>> },
  corporation: C,
  ...holders: readonly string[]
) => holders.map(holder => held[corporation][holder] ?? 0)

/** A corporation's space on the chart. */
export const space = <C extends string>({ chart }: { readonly chart: Tokens<C> }, corporation: C) =>
  chart.find(token => token.corporation === corporation)?.at
