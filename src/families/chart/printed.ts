import type { Cell, Grid, Space } from '../../bank/chart'
import type { Money } from '../../bank/money'

function cell(text: string): Cell {
  const price = Number.parseInt(text, 10)
  if (text.endsWith('p')) return { price, par: true }
  return text.endsWith('e') ? { price, end: true } : { price }
}

/** A chart from its rows as printed, from the top: `p` marks a par value, `e` a space that ends the game. */
export const chartOf = (rows: readonly string[]): Grid => rows.map(row => row.split(' ').map(cell))

/** The par values of a chart, lowest first, with their spaces. */
export const parSpaces = (grid: Grid): ReadonlyMap<Money, Space> =>
  new Map(
    grid
      .flatMap((row, r) =>
        row.flatMap((c, column) => (c.par ? [[c.price, [r, column] as const] as const] : [])),
      )
      .sort(([a], [b]) => a - b),
  )
