import type { Grid, Space } from '../../bank/chart'
import type { Money } from '../../bank/money'
import type { PlayerId } from '../../rules/state'

/** The players of a table that is joined in progress, with the shares they hold and the corporations they preside over. */
export interface Holders<C extends string> {
  readonly players: Readonly<
    Record<
      PlayerId,
      { readonly shares: Readonly<Partial<Record<C, number>>>; readonly presidencies: readonly C[] }
    >
  >
}

/** All money of a table that is joined in progress. */
interface Monies {
  readonly players: Readonly<Record<PlayerId, { readonly cash: Money }>>
  readonly corporations: Readonly<Record<string, { readonly treasury: Money }>>
  readonly bank: Money
}

type Owners = Readonly<Record<string, { readonly privates: readonly string[] }>>

/** The rows that a table has for corporations, in the order of `corporations`. */
export function rowsOf<C extends string, R>(
  corporations: readonly C[],
  rows: Readonly<Partial<Record<C, R>>>,
): readonly (readonly [C, R])[] {
  return corporations.flatMap(id => {
    const row: R | undefined = rows[id]
    return row ? [[id, row] as const] : []
  })
}

/** A player's shares of a corporation in a table. */
export function sharesIn<C extends string>(
  { players }: Holders<C>,
  player: PlayerId,
  corporation: NoInfer<C>,
): number {
  return players[player]?.shares[corporation] ?? 0
}

/** The shares of a corporation that all players in a table hold together. */
export function heldIn<C extends string>(table: Holders<C>, corporation: NoInfer<C>): number {
  return Object.keys(table.players).reduce((sum, player) => sum + sharesIn(table, player, corporation), 0)
}

/** The players who preside over a corporation in a table: one, unless the table is wrong. */
export function presidentsIn<C extends string>({ players }: Holders<C>, corporation: C): readonly PlayerId[] {
  return Object.keys(players).filter(player => players[player]?.presidencies.includes(corporation))
}

/** The president of a corporation in a table; `undefined` if it has none. */
export function presidentIn<C extends string>(
  table: Holders<C>,
  corporation: NoInfer<C>,
): PlayerId | undefined {
  return presidentsIn(table, corporation)[0]
}

/** The player or corporation that owns a private company in a table; `undefined` if nobody does. */
export function ownerIn(
  table: { readonly players: Owners; readonly corporations: Owners; readonly unstarted?: Owners },
  company: string,
): string | undefined {
  const owners = [table.players, table.corporations, table.unstarted ?? {}].flatMap(
    Object.entries<Owners[string]>,
  )
  return owners.find(([, { privates }]) => privates.includes(company))?.[0]
}

/** The money of players, treasuries and bank in a table. */
export function moneyIn({ players, corporations, bank }: Monies): Money {
  const cash = Object.values(players).reduce((sum, row) => sum + row.cash, bank)
  return Object.values(corporations).reduce((sum, row) => sum + row.treasury, cash)
}

/** The space that fits nearest to a row of the chart, the upper of two equally near; `undefined` if none fits. */
export function nearestSpace(grid: Grid, row: number, fits: (at: Space) => boolean): Space | undefined {
  const spaces = grid.flatMap((cells, r) => cells.map((_, c): Space => [r, c]))
  return spaces.filter(fits).sort((a, b) => Math.abs(a[0] - row) - Math.abs(b[0] - row) || a[0] - b[0])[0]
}
