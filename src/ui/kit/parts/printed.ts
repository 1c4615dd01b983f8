import type { Cell } from '../../../bank/chart'

/** Classes for what a chart prints on a space: a zone, the frame of a par price, the end of the game. */
export function printedOn({ zone, par, end }: Cell): readonly string[] {
  return [...(zone ? [zone] : []), ...(par ? ['par'] : []), ...(end ? ['end'] : [])]
}
