import type { Grid, Space, Tokens } from '../../../bank/chart'

/** The part of the chart that is shown, as ranges of rows and columns; `to` is exclusive. */
export interface Window {
  readonly rows: readonly [from: number, to: number]
  readonly columns: readonly [from: number, to: number]
}

/** At least this many columns and rows: they fit a phone, and fewer would only be drawn larger. */
const LEAST_COLUMNS = 7
const LEAST_ROWS = 4

function span(places: readonly number[], least: number, most: number): readonly [number, number] {
  let from = Math.max(0, Math.min(...places) - 1)
  let to = Math.min(most, Math.max(...places) + 2)
  while (to - from < Math.min(least, most)) {
    if (to < most) to += 1
    if (from > 0 && to - from < least) from -= 1
  }
  return [from, to]
}

/**
 * The part of the chart around the tokens, with one more space on each side; around the par values until the first token
 * is placed.
 */
export function windowAround(grid: Grid, tokens: Tokens<string>): Window {
  const width = Math.max(...grid.map(row => row.length))
  const pars = grid.flatMap((row, r) => row.flatMap((cell, c): Space[] => (cell.par ? [[r, c]] : [])))
  const places = tokens.length > 0 ? tokens.map(token => token.at) : pars
  if (places.length === 0) return { rows: [0, grid.length], columns: [0, width] }
  return {
    rows: span(
      places.map(([row]) => row),
      LEAST_ROWS,
      grid.length,
    ),
    columns: span(
      places.map(([, column]) => column),
      LEAST_COLUMNS,
      width,
    ),
  }
}

/** The window that shows all of a chart. */
export function wholeChart(grid: Grid): Window {
  return { rows: [0, grid.length], columns: [0, Math.max(...grid.map(row => row.length))] }
}
