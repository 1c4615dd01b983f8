import { railAhead } from '../../../../../families/railway/words/en/ahead'
import { t } from '../say'

/** Words of the look ahead: each figure with the sum behind it and what it assumes. */
export const ahead = {
  ...railAhead(t),
  endMarket: (highest: string) => `A market value reaches ${highest}.`,
  endMarketNear: (corporation: string, price: string, runs: number) =>
    `${corporation} is highest at ${price}, ${runs === 1 ? 'one paid run' : `${runs} paid runs`} away.`,
  endMarketFar: 'No corporation has a market value yet.',
  inYellow: (what: string) => `In the yellow zone and so not counted: ${what}.`,
}
