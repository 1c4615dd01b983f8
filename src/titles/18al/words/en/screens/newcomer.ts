type Options = Readonly<Record<string, readonly [name: string, why: string]>>

/** For those who play for the first time: what can be done now, and why one would. */
export const newcomer = {
  title: 'What can be done now',
  off: 'No more hints',
  kinds: {
    unsold: 'The private companies are sold first. Each pays its owner every operating round.',
    stock:
      'In a stock round players buy and sell shares with their own money. What counts at the end is what you own, not what your corporations own.',
    auction: 'Several want this company: who bids most gets it. Bid no more than it will bring in.',
    operate: 'A corporation’s turn: its president decides, and its treasury pays.',
    forced: 'The corporation must own a train, and its treasury cannot pay: its president pays the rest.',
    discard: 'More trains than the limit allows: the president says which goes.',
    over: 'The game is over.',
  },
  /** By the step of an operating turn, where there is more to say than by its kind. */
  steps: {
    tile: 'Track and stations come first, then the run. What you skip costs nothing.',
    station: 'Track is done. A station comes before the run.',
    run: 'The trains run now: their revenue is paid out or kept.',
    trains: 'The run is over. Trains may be bought, and the turn ends.',
  } as Readonly<Record<string, string>>,
  /** By what is entered: what it is called, and why one would do it. */
  options: {
    buyPrivate: ['Buy the company', 'Steady income from the first operating round on.'],
    bid: ['Bid', 'Puts money aside for a company that you want later; others may then outbid you.'],
    par: [
      'Start a corporation',
      'You preside and decide what it does. A high par value fills its treasury, a low one leaves you money for more shares.',
    ],
    buyShare: ['Buy a share', 'Brings a dividend with each run that pays, and a vote on who presides.'],
    sellShares: [
      'Sell shares',
      'Money for something better. It lowers the price for all who hold on, and may hand the presidency over.',
    ],
    sellPrivate: ['Trade a private company', 'Two players agree on a price; good when both gain by it.'],
    pass: ['Pass', 'Keeps your money. When all pass in a row the round is over.'],
    layTile: ['Lay track', 'Longer and richer routes for the runs to come.'],
    placeToken: ['Place a station', 'Keeps a city open for your trains and may shut out others.'],
    placeCoalToken: ['Place the coal token', 'Adds to every run that calls there.'],
    run: [
      'Pay or withhold',
      'Paying fills the players’ purses and lifts the price. Withholding fills the treasury for the next train and lowers it.',
    ],
    buyTrain: [
      'Buy a train',
      'No run without one. The first of a new type may take older trains from everybody.',
    ],
    acquirePrivate: [
      'Buy a private company',
      'Moves money from the treasury to its owner; income and powers go to the corporation.',
    ],
    discardTrain: ['Discard a train', 'Part with the one that runs worst or goes soonest.'],
    endTurn: ['End the turn', 'What stays in the treasury is there for the next train.'],
    declareBankruptcy: ['Go bankrupt', 'Only when nothing is left to sell: the game then ends at once.'],
    extraRound: ['One more round', 'To break a tie.'],
  } as Options,
  /** The same where the turn is of a kind that gives them another sense. */
  instead: {
    unsold: {
      pass: ['Pass', 'Keeps your money. When all pass in a row, those that are sold pay their owners.'],
    },
    auction: {
      bid: ['Raise', 'At least $5 more than the highest bid. What you do not bid stays with you for stock.'],
      pass: ['Pass', 'Leaves it to whoever bids most, unless somebody raises and you are asked again.'],
    },
    forced: {
      sellShares: [
        'Sell shares',
        'Only for the money that is missing. Each share sold lowers its price for what you keep.',
      ],
      sellPrivate: ['Sell a private company', 'Another player’s money, and no price falls.'],
      buyTrain: [
        'Buy the train',
        'It must be the cheapest of the bank. A train of another corporation can be had with the treasury alone.',
      ],
      endTurn: ['No legal route', 'A corporation that could not run anyway need not buy.'],
    },
  } as Readonly<Record<string, Options>>,
}
