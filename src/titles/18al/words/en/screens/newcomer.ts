import { railNewcomer } from '../../../../../families/railway/words/en/newcomer'
import { hintsWith, type NewcomerWords } from '../../../../../families/words/newcomer'

const { steps, options, instead } = railNewcomer

/** Hints for first-time players: what can be done now, and why one would do it. */
export const newcomer: NewcomerWords = {
  ...railNewcomer,
  steps: {
    ...steps,
    tile: steps.build ?? '',
    station: 'Track is done. A station comes before the run.',
  },
  options: {
    ...hintsWith(options, {
      pass: {
        sellPrivate: ['Trade a private company', 'Two players agree on a price; good when both gain by it.'],
      },
      run: {
        placeCoalToken: ['Place the coal token', 'Adds to every run that calls there.'],
      },
    }),
    layTile: ['Lay track', 'Longer and richer routes for the runs to come.'],
    extraRound: ['One more round', 'To break a tie.'],
  },
  instead: {
    unsold: {
      pass: ['Pass', 'Keeps your money. When all pass in a row, those that are sold pay their owners.'],
    },
    auction: {
      bid: ['Raise', 'At least $5 more than the highest bid. What you do not bid stays with you for stock.'],
      pass: ['Pass', 'Leaves it to the highest bidder, unless somebody raises and you are asked again.'],
    },
    forced: {
      ...instead.forced,
      sellPrivate: ['Sell a private company', 'Another player’s money, and no price falls.'],
      endTurn: ['No legal route', 'A corporation that could not run anyway need not buy.'],
    },
  },
}
