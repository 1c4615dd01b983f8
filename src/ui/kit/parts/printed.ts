import type { Cell } from '../../../bank/chart'

/** Classes for what a chart prints on a space: the yellow zone, the frame of a par price, the end of the game. */
export function printedOn({ yellow, par, end }: Cell): readonly string[] {
  return [...(yellow ? ['yellow'] : []), ...(par ? ['par'] : []), ...(end ? ['end'] : [])]
}
