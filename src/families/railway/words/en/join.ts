import { commonJoining } from '../../../words/en/join'
import type { JoinTerms, RailJoinWords } from '../join'
import type { Voiced } from '../terms'

/** The form for the table of a game that is joined in progress, in English. */
export const railJoining = (
  { places, market, company }: Voiced,
  { stages, endings, own = {}, asks }: JoinTerms = { stages: {}, endings: {} },
): RailJoinWords => ({
  ...commonJoining,
  what: `Enter the table as it stands. What follows from the rest (the phase, the bank, ${places.ipo}, the trains left) is not asked for.`,
  par: 'Started at a par value of',
  price: 'Price now',
  market,
  rest: percent => (percent < 0 ? `${-percent}% too many` : `${percent}% in ${places.ipo}`),
  unfloated: 'Not floated yet.',
  trainsMarket: `Trains in ${places.market}`,
  deeds: {
    nothing: 'nothing yet',
    sold: 'has sold',
    bought: 'has bought',
    soldBought: 'has sold, then bought',
    boughtSold: 'has bought, then sold',
  },
  soldNow: 'Sold in this turn',
  stages: { nothing: 'nothing yet', run: 'its run is over', ...stages },
  raised: 'Sold by its president for a train',
  bought: 'Trains bought from the bank in this turn',
  boughtTypes: 'Types bought from the bank in this turn',
  least: 'Sold by its president for a train: the least that a certificate brought',
  noneSold: 'nothing sold',
  otherLeast: 'Another amount',
  leftovers: 'What private companies have left',
  bids: id => `Bids on ${company(id)}`,
  bid: (who, id) => `${who}, bid on ${id}`,
  auction: 'It is being auctioned. Whose turn is it after the auction?',
  exchanged: corporation => `Exchanged for a share of ${corporation}, which is not started yet, by`,
  endings: 'Has the end been set off?',
  ending: endings,
  asks: {
    priority: () => 'Who has the Priority Deal?',
    turn: () => 'Whose turn is it?',
    floated: () => 'Which corporations have floated? In an operating round there is at least one.',
    cash: who => `How much cash does ${who} have?`,
    treasury: who => `How much is in the treasury of ${who}?`,
    private: id => `Who has ${company(id)}?`,
    bidders: id => `Who else has bid on ${company(id)}? With one bid it would be sold.`,
    ...asks,
  },
  own,
})
