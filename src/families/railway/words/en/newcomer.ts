import type { NewcomerWords } from '../../../words/newcomer'
import type { Voiced } from '../terms'

/** Hints for first-time players of a railway game: what can be done now, and why one would do it. */
export const railNewcomer = ({ par }: Pick<Voiced, 'par'>): NewcomerWords => ({
  title: 'What can be done now',
  off: 'No more hints',
  kinds: {
    unsold: 'The private companies are sold first. Each pays its owner every operating round.',
    stock:
      'In a stock round players buy and sell shares with their own money. What counts at the end is what you own, not what your corporations own.',
    auction: 'Several want this company: the highest bidder gets it. Bid no more than it will bring in.',
    operate: 'A corporation’s turn: its president decides, and its treasury pays.',
    forced: 'The corporation must own a train, and its treasury cannot pay: its president pays the rest.',
    discard: 'More trains than the limit allows: the president says which goes.',
    over: 'The game is over.',
  },
  steps: {
    build: 'Track and stations come first, then the run. Skipping costs nothing.',
    run: 'The trains run now: their revenue is paid out or kept.',
    trains: 'The run is over. Trains may be bought, and the turn ends.',
  },
  options: {
    buyPrivate: ['Buy the company', 'Steady income from the first operating round on.'],
    bid: ['Bid', 'Puts money aside for a company that you want later; others may then outbid you.'],
    par: [
      'Start a corporation',
      `You become president and decide what it does. A high ${par} fills its treasury; a low one leaves you money for more shares.`,
    ],
    buyShare: ['Buy a share', 'Brings a dividend with each run that pays, and counts toward the presidency.'],
    sellShares: [
      'Sell shares',
      'Money for something better. It lowers the price for all who keep theirs, and may cost you the presidency.',
    ],
    sellPrivate: ['Trade a private company', 'Two players agree on a price; good when both gain by it.'],
    pass: ['Pass', 'Keeps your money. When all pass in a row the round is over.'],
    layTile: ['Pay for terrain', 'Mountains and rivers cost money; other track is free and needs no entry.'],
    placeToken: ['Place a station', 'Keeps a city open for your trains and may shut out others.'],
    run: [
      'Pay or withhold',
      'Paying fills the players’ purses and raises the price. Withholding fills the treasury for the next train and lowers the price.',
    ],
    buyTrain: [
      'Buy a train',
      'No run without one. The first of a new type may take older trains from everybody.',
    ],
    acquirePrivate: [
      'Buy a private company',
      'Moves money from the treasury to its owner; income and powers go to the corporation.',
    ],
    discardTrain: ['Discard a train', 'Part with the one that earns least or goes soonest.'],
    endTurn: ['End the turn', 'What stays in the treasury is there for the next train.'],
    declareBankruptcy: [
      'Go bankrupt',
      'Only when all permitted sales would not raise enough: the game then ends at once.',
    ],
  },
  instead: {
    auction: {
      bid: ['Raise', 'At least 5 more than the highest bid. What you do not bid stays with you for stock.'],
      pass: ['Withdraw', 'Frees the money that you had set aside. You are not asked again.'],
    },
    forced: {
      sellShares: [
        'Sell shares',
        'Only for the money that is missing. Each share sold lowers the price of those you keep.',
      ],
      buyTrain: [
        'Buy the train',
        'It must be the cheapest for sale, new or used. Another corporation’s train can be bought only with the treasury’s own money.',
      ],
      sellPrivate: ['Sell a private company', 'Another player’s money, and no price falls.'],
      endTurn: ['No route', 'A corporation that could not run anyway need not buy.'],
    },
  },
})
