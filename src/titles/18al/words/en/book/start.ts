import type { Book } from '../../vocabulary'

/** Introduction and setting up (1, 2). */
export const start = {
  '1.1': {
    heading: 'Rounds and Turns',
    text: 'Stock rounds and operating rounds alternate. In a stock round the players buy and sell, clockwise, until all pass in a row. In an operating round each private company pays its owner and each floated corporation has one turn. At first, one operating round follows each stock round; it is two once a 3 Train has been bought and three once a 5 Train has. A change begins with the next stock round.',
    example:
      'The first 3 Train is bought in OR 2.1. SR 3 comes next, and after it OR 3.1 and OR 3.2, then SR 4.',
  },
  '1.2': {
    heading: 'Game Phases',
    text: 'The game begins in phase 1. The first train of each new type begins the phase with its number, at once, even in the middle of a turn; the turn and the round then go on. Table I says what each phase changes.',
    example:
      'WRA buys the first 4 Train: phase 4 begins at once, and WRA may buy another train in the same turn.',
  },
  '1.3.1': {
    heading: 'Private Companies',
    text: 'A private company is one certificate, owned by one player or one corporation. In every operating round the bank pays its owner a fixed income. It has no money of its own, lays no track and runs no trains. Some have special abilities, which only a corporation that owns the company can use, in its own turn.',
    example: 'The Memphis & Charleston brings its owner $20 in every operating round.',
  },
  '1.3.2': {
    heading: 'Corporations',
    text: 'Each corporation has nine certificates: the president’s certificate of 20% and eight of 10%. Only players and the bank hold them. A share is 10%, so a certificate is one or two shares. Shares decide who is president and what dividends bring; the limit of a player counts certificates. The president decides for the corporation and keeps its charter, with its money, trains, stations and private companies. Nothing moves between the charter and the president’s own things unless a rule says so.',
    example:
      'Ann holds the president’s certificate of L&N and two others: 3 certificates, 4 shares, 40% of each dividend.',
  },
  '1.4': {
    heading: 'The Bank and the Open Market',
    text: 'The bank has everything that no player or corporation owns. New certificates and trains are in the Initial Offering, used ones in the Open Market. A certificate costs its par value in the Initial Offering; the Open Market sells and buys at market value. What has left the Initial Offering counts for the float, wherever it is now. The dividend on shares in the Open Market goes into the treasury; that on shares in the Initial Offering goes to nobody. New trains are sold in the order of their types; used ones do not hold that order up. The bank takes no private company back. There is $8,000 in the game.',
    example:
      'L&N has a par value of $75 and a market value of $90: a certificate costs $75 in the Initial Offering and $90 in the Open Market.',
  },
  '1.5': {
    heading: 'The Stock Chart and Par Display',
    text: 'A corporation has a par value and a market value, both for one share. Whoever buys the president’s certificate sets the par value, which never changes. The market value begins there and moves on the stock chart with sales, dividends and a sell-out. Private companies have a par value, printed on the certificate, and no market value.',
    example:
      'At a par value of $90 the president’s certificate costs $180, and each other certificate in the Initial Offering costs $90 until the end of the game.',
  },
  '2': {
    heading: 'Starting the Game',
    text: 'Seats and the Priority Deal are drawn at random or agreed on. Each player receives the starting cash of Table II; the rest of the $8,000 is the bank. The map and the stock chart are empty, and all trains and all stock of corporations are in the Initial Offering. The game begins with a stock round.',
    example: 'Four players begin with $500 each, and the bank with $6,000.',
  },
} as const satisfies Partial<Book>
