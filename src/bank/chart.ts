import type { Money } from './money'

/** A space of the stock chart: its market value, and what is printed on it. */
export interface Cell {
  readonly price: Money
  /** The zone that it lies in, by the code of its color. */
  readonly zone?: string
  readonly par?: true
  readonly end?: true
}

/** The printed chart, rows from the top; rows may differ in length. */
export type Grid = readonly (readonly Cell[])[]

/** Row and column from the top left, counted from 0. */
export type Space = readonly [row: number, column: number]

/** One corporation's market value token. */
export interface Token<C extends string> {
  readonly corporation: C
  readonly at: Space
}

/** All tokens in order of arrival: of two tokens in one space, the earlier lies on top. */
export type Tokens<C extends string> = readonly Token<C>[]

/** The printed space; `undefined` if the chart has none there. */
export function cellAt(grid: Grid, at: Space): Cell | undefined {
  return grid[at[0]]?.[at[1]]
}

/** The space of a corporation's token; `undefined` if it has no token on the chart. */
export function spaceOf<C extends string>(tokens: Tokens<C>, corporation: C): Space | undefined {
  for (const token of tokens) if (token.corporation === corporation) return token.at
  return undefined
}

/** Are these the same space? */
export function sameSpace(a: Space, b: Space): boolean {
  return a[0] === b[0] && a[1] === b[1]
}

/** Places a token under any others in the space. A token already there keeps its place in the stack. */
export function placeToken<C extends string>(tokens: Tokens<C>, corporation: C, at: Space): Tokens<C> {
  const before = spaceOf(tokens, corporation)
  if (before && sameSpace(before, at)) return tokens
  return [...tokens.filter(token => token.corporation !== corporation), { corporation, at }]
}

/** The next space in a direction, or the same space at the edge of the chart. */
export function step(grid: Grid, at: Space, rows: number, columns: number): Space {
  const next: Space = [at[0] + rows, at[1] + columns]
  return cellAt(grid, next) ? next : at
}

/** The space `count` steps down the column, stopping at the bottom. */
export function down(grid: Grid, at: Space, count: number): Space {
  let space = at
  for (let i = 0; i < count; i++) space = step(grid, space, 1, 0)
  return space
}

/** The next space in the first direction; off the chart, the next in the second; off the chart too, the same space. */
export function stepOr(grid: Grid, at: Space, first: Space, second: Space): Space {
  const next = step(grid, at, first[0], first[1])
  return sameSpace(next, at) ? step(grid, at, second[0], second[1]) : next
}

/** Corporations that act before `turn` in the current order, without those in its space: there, `turn` itself goes first. */
export function goneBefore<C extends string>(grid: Grid, tokens: Tokens<C>, turn: C): readonly C[] {
  const order = inOrder(grid, tokens)
  const at = spaceOf(tokens, turn)
  const before = order.slice(0, Math.max(0, order.indexOf(turn)))
  return before.filter(id => !at || !sameSpace(spaceOf(tokens, id) ?? at, at))
}

/** The market value printed in a space; 0 off the chart. */
export function valueAt(grid: Grid, at: Space): Money {
  return cellAt(grid, at)?.price ?? 0
}

/**
 * Corporations by descending market value. Ties go to the token further right, then to the top of the stack: the sort is
 * stable and keeps the order of arrival.
 */
export function inOrder<C extends string>(grid: Grid, tokens: Tokens<C>): readonly C[] {
  return tokens
    .toSorted((a, b) => valueAt(grid, b.at) - valueAt(grid, a.at) || b.at[1] - a.at[1])
    .map(({ corporation }) => corporation)
}
