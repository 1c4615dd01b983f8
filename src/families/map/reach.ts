import { across, type Board, type Chart, cellOf, isThrough, leadsTo, opens } from './board'

/** What a corporation's stations are connected to, traced as a train runs but over any number of stops. */
export interface Reach {
  /** Whether a trace comes to this side of the hex, whether or not track goes on there. */
  readonly comesTo: (hex: string, side: number) => boolean
  /** Whether there is a station of the corporation in the hex. */
  readonly isStation: (hex: string) => boolean
}

/** Traces track from all stations of a corporation: not back at a fork, nor through an end or a blocked city. */
export function reachOf(chart: Chart, board: Board, corporation: string): Reach {
  const come = new Set<string>()
  const isStation = (hex: string) => board.stations[hex]?.includes(corporation) ?? false
  const leave = (hex: string, side: number) => {
    const next = chart.beside(hex, side)
    const entry = across(side)
    const name = `${next}/${entry}`
    if (next === undefined || come.has(name)) return
    come.add(name)
    const cell = cellOf(chart, board, next)
    if (!opens(cell, entry)) return
    const ends = cell.kind !== undefined && !isThrough(chart, board, cell, corporation)
    const on = cell.kind === undefined ? leadsTo(cell, entry) : ends ? [] : cell.exits
    for (const side of on) if (side !== entry) leave(next, side)
  }
  for (const hex of Object.keys(board.stations).filter(isStation))
    for (const exit of cellOf(chart, board, hex).exits) leave(hex, exit)
  return { comesTo: (hex, side) => come.has(`${hex}/${side}`), isStation }
}
