import type { Game } from '../game'

/** What the signs in the books mean: the mark of obsolete trains, and the frame of a price in a zone of the chart. */
export function signsOf({ grid, trains, train }: Game, obsolete: string, zone: string): string {
  const lingers = trains.some(type => train(type).lingers)
  const zoned = grid.some(row => row.some(cell => cell?.zone))
  return [...(lingers ? [obsolete] : []), ...(zoned ? [zone] : [])].join(' · ')
}
