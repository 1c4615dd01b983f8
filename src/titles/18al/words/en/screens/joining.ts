import { commonJoining } from '../../../../../families/words/en/join'
/** Joining a game that has begun. */
export const joining = {
  ...commonJoining,
  what: 'Enter the table as it stands. What follows from the rest (the phase, the bank, the Initial Offering, the trains left) is not asked for.',
  par: 'Started at a par value of',
  price: 'Price now',
  market: 'Open Market',
  rest: (percent: number) => (percent < 0 ? `${-percent}% too many` : `${percent}% in the Initial Offering`),
  unfloated: 'Not floated yet.',
  trainsMarket: 'Trains in the Open Market',
  asks: {
    priority: () => 'Who has the Priority Deal?',
    turn: () => 'Whose turn is it?',
    cash: (who: string) => `How much cash has ${who}?`,
    treasury: (who: string) => `How much is in the treasury of ${who}?`,
    private: (company: string) => `Who has the ${company}?`,
  },
}
