import type { Book } from '../../vocabulary'

/** Trains and private companies of a corporation (4.2.5, 4.2.6). */
export const trains = {
  '4.2.5': {
    heading: 'Purchasing Trains',
    text: 'After its run a corporation may buy trains from the bank and from other corporations, in any order, with the money in its treasury.',
    example:
      'In phase 4 TAG has $380: it buys a 3 Train for $180 from the Open Market and one for $200 from L&N.',
  },
  '4.2.5(a)': {
    heading: 'New and Used Trains',
    text: 'The bank keeps trains in two places: new ones in the Initial Offering, discarded ones in the Open Market.',
    example:
      'WRA has to discard a 3 Train: it costs $180 in the Open Market, alongside the new 5 Trains at $450 in the Initial Offering.',
  },
  '4.2.5(b)': {
    heading: 'The Order of New Trains',
    text: 'New trains are sold in the order 2, 3, 4, 5, 6, 7, 4D. All of one type have to be sold before the next begins. Used trains and other corporations’ trains may be bought at any time.',
    example: 'One 3 Train is left in the Initial Offering: nobody can buy a new 4 Train before it is sold.',
  },
  '4.2.5(c)': {
    heading: 'Face Value',
    text: 'The bank sells each train, new or used, at its face value: $100 for a 2, $180 for a 3, $300 for a 4, $450 for a 5, $630 for the 6, $700 for the 7, $800 for a 4D.',
    example: 'A 3 Train costs $180, new from the Initial Offering or used from the Open Market.',
  },
  '4.2.5(d)': {
    heading: 'Trains of Other Corporations',
    text: 'A corporation may buy trains from other corporations, in any phase, at an agreed price of at least $1. It does so in its own turn, and the price is public.',
    example: 'Ann is president of L&N and M&O: L&N may buy a 3 Train from M&O for $1 or for all it has.',
  },
  '4.2.5(e)': {
    heading: 'A Train of a New Type',
    text: 'The first train of a type bought from the Initial Offering changes the phase at once, as Table I says.',
    example: 'The first 4 Train is bought: all 2 Trains are removed from play.',
  },
  '4.2.5(f)': {
    heading: 'One Train per Turn from the Bank',
    text: 'Until the first 4 Train is bought, a corporation may buy one train per turn from the bank, new or used. A corporation that buys the first 4 Train may go on buying at once. Trains from other corporations do not count.',
    example: 'In phase 2 TAG buys a 2 Train for $100 from the bank and may still buy one from L&N.',
  },
  '4.2.5(g)': {
    heading: 'The Train Limit',
    text: 'A corporation may own 4 trains, 3 from phase 4 on, 2 from phase 5 on. At the limit it cannot buy from anybody, even if the purchase would remove some of its trains. If a new phase lowers the limit, the president chooses the excess trains, which go into the Open Market at once and without payment. The first 4 Train removes the 2 Trains before the limit of 3 applies. Trains are not sold to the bank or given up in any other way.',
    example:
      'WRA owns three 3 Trains when the first 5 Train is bought: the limit is 2, and one 3 Train goes.',
  },
  '4.2.5.1': {
    heading: 'Train Obsolescence',
    text: 'Obsolete trains are removed from play at once, except the 4 Trains. When the 7 Train is bought, the 4 Trains of its buyer and in the Open Market go at once. Any other stays until its owner has run and paid or withheld on its next turn. Until then it counts against the train limit. Nobody may buy an obsolete train, and one that is discarded is removed from play.',
    example:
      'WRA buys the 7 Train. L&N runs its 4 Train on its next turn, loses it after the dividend, and then needs another train.',
  },
  '4.2.5.2': {
    heading: 'Forced Train Purchase',
    text: 'A corporation that has a legal run and no train when it buys trains has to buy one, unless the bank has none. If its treasury cannot pay for one from the bank and its president arranges no purchase from another corporation, the president adds what is missing. A president who cannot raise it, even with all sales allowed, is bankrupt, and the game ends at once.',
    example: 'L&N has no train and $40, and the cheapest from the bank costs $180: its president adds $140.',
  },
  '4.2.5.2(a)': {
    heading: 'Forced Purchase: the Cheapest Train',
    text: 'With the president’s money, only the cheapest train in the Initial Offering and the Open Market can be bought, and none from another corporation.',
    example:
      'The next new train is the 6 at $630, and a 3 Train is in the Open Market at $180: it has to be the 3 Train.',
  },
  '4.2.5.2(b)': {
    heading: 'Forced Purchase: One Train',
    text: 'With the president’s money, only one train can be bought.',
    example:
      'The treasury has $40, and two 3 Trains are in the Open Market at $180: the president adds $140 for one and nothing for the other.',
  },
  '4.2.5.2(c)': {
    heading: 'Forced Purchase: Just Enough Money',
    text: 'The president adds no more than is missing: the treasury is empty after the purchase.',
    example: 'The treasury has $40 and the train costs $180: exactly $140 is added.',
  },
  '4.2.5.2(d)': {
    heading: 'Forced Purchase: Selling',
    text: 'A president who is short of cash sells stock, or private companies to other players. 3.2(a) and (b) apply, and tokens fall. Only just enough may be sold: what the president has left after the purchase must be less than the least that any one certificate brought. The presidency of the corporation that is buying may not be lost. This is not a stock turn: the Priority Deal stays, and the certificate limit is not enforced.',
    example:
      'Ann has $60 and has to add $140. One share at $90 leaves $10, which is less than $90 and allowed. Two would leave $100, which is not.',
  },
  '4.2.6': {
    heading: 'Purchasing Private Companies',
    text: 'Once a 3 Train has been bought, a corporation may buy private companies from players at any time of its turn. Owner and president agree on a price from half to one and a half times the par value; the price is public. A corporation never sells a private company.',
    example: 'The Memphis & Charleston has a par value of $100: it costs from $50 to $150.',
  },
} as const satisfies Partial<Book>
