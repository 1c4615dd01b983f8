import type { Money } from './money'

/** A space of the stock chart: its market value, and what is printed on it. */
export interface Cell {
  readonly price: Money
  readonly yellow?: true
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

/** The tokens in the order in which they reached their spaces, so in one space the earlier lies on top of the later. */
export type Tokens<C extends string> = readonly Token<C>[]

/** The printed space, or nothing where the chart has none. */
export function cellAt(grid: Grid, at: Space): Cell | undefined {
  return grid[at[0]]?.[at[1]]
}

/** Where a corporation's token lies, or nothing while it has none. */
export function spaceOf<C extends string>(tokens: Tokens<C>, corporation: C): Space | undefined {
  for (const token of tokens) if (token.corporation === corporation) return token.at
  return undefined
}

/** Are these the same space? */
export function sameSpace(a: Space, b: Space): boolean {
  return a[0] === b[0] && a[1] === b[1]
}

/** Lays a token in a space, under all that lie there (3.2(a), 3.2(c)(1)). A token that is there already keeps its place in the stack. */
export function placeToken<C extends string>(tokens: Tokens<C>, corporation: C, at: Space): Tokens<C> {
  const before = spaceOf(tokens, corporation)
  if (before && sameSpace(before, at)) return tokens
  return [...tokens.filter(token => token.corporation !== corporation), { corporation, at }]
}

/** One space in a direction, or the same space where the chart ends. */
export function step(grid: Grid, at: Space, rows: number, columns: number): Space {
  const next: Space = [at[0] + rows, at[1] + columns]
  return cellAt(grid, next) ? next : at
}

/** `count` spaces down the column, stopping at its bottom (3.2(a)). */
export function down(grid: Grid, at: Space, count: number): Space {
  let space = at
  for (let i = 0; i < count; i++) space = step(grid, space, 1, 0)
  return space
}

/** One space in a first direction, or where that is off the chart one in the second; where both are, the same space (4.2.4). */
export function stepOr(grid: Grid, at: Space, first: Space, second: Space): Space {
  const next = step(grid, at, first[0], first[1])
  return sameSpace(next, at) ? step(grid, at, second[0], second[1]) : next
}

/** Who is before a corporation in the order of now; of those in its own space it goes first, since it is its turn (4(b)). */
export function goneBefore<C extends string>(grid: Grid, tokens: Tokens<C>, turn: C): readonly C[] {
  const order = inOrder(grid, tokens)
  const at = spaceOf(tokens, turn)
  const before = order.slice(0, Math.max(0, order.indexOf(turn)))
  return before.filter(id => !at || !sameSpace(spaceOf(tokens, id) ?? at, at))
}

const valueAt = (grid: Grid, at: Space) => cellAt(grid, at)?.price ?? 0

/** Corporations by descending market value; ties to the right first, then the top of a stack: sorting keeps the order of arrival (4(b)). */
export function inOrder<C extends string>(grid: Grid, tokens: Tokens<C>): readonly C[] {
  return tokens
    .toSorted((a, b) => valueAt(grid, b.at) - valueAt(grid, a.at) || b.at[1] - a.at[1])
    .map(({ corporation }) => corporation)
}
