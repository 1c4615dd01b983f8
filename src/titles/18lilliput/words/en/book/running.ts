import type { Book } from '../../vocabulary'

/** Running trains, dividends, bureaucracy and the end. */
export const running = {
  running: {
    heading: 'Running Trains',
    text: 'Once the cards are taken, each company runs once. The highest share price goes first; at the same price the marker further right, in the same column the one in the top row, in the same space the top one. After each run, the order is worked out again for those that have not run.\nA train visits as many cities as its number says, at least two, and skips none; one of them has a station of the company. No city is visited twice, no track used twice, and each train has its own track. Maputo can only be the start or the end of a route. D-trains count everything twice. The company’s revenue is the sum of its trains, the highest that anybody at the table finds.\nA company without a train does not run: its marker moves left automatically.',
    example:
      'Two companies stand at $70, one in the top row in column 5, one in the bottom row in column 6: the one in the bottom row is further right and runs first.',
  },
  dividend: {
    heading: 'Paying out Dividends',
    text: 'A dividend is a tenth of the revenue for each share of 10%. The director’s certificate counts as five shares. The bank keeps the money for shares in its pool and for the two tenths that nobody has. The marker moves right; at the end of the bottom row it moves up, and at the end of the top row it stays. It goes under any markers there.',
    example:
      'Of $120 Ann has 5 tenths and Bo 1: Ann receives $60 and Bo $12. The other $48 stays with the bank.',
  },
  withholding: {
    heading: 'Keeping Dividends',
    text: 'The director may put the whole revenue into the treasury instead. Then, or if there is no revenue, the marker moves left; at the beginning of the top row it moves down, and at the beginning of the bottom row it stays. At once the company may buy one of the scrapped trains at its printed price, if the train limit allows it.',
    example:
      'Mildendo runs for $90 and keeps it. With the $60 it already had, it now has $150 and buys a scrapped 3-train.',
  },
  bureaucracy: {
    heading: 'Bureaucracy',
    text: 'After the last company’s run, the top train of the stack goes to the scrapped trains. If it is the first of its type, its phase begins, as if it had been bought. Then the starting player card goes to the next player clockwise, and the action cards come back into the middle. After the last round there is no bureaucracy.',
    example:
      'Two 3-trains are left in the stack in round 2. Bureaucracy puts one with the scrapped trains, so only 1 is left to be bought new in round 3.',
  },
  end: {
    heading: 'Game End',
    text: 'The game ends after 8 rounds, or after 9 with three players. In the last round, nothing may be kept: each dividend is worked out as usual, including all rounding, and then paid twice, and the marker moves right two spaces. A company without revenue moves left one space, as usual.\nEach player counts cash, shares at their price, a director’s certificate as five of them, and $20 for each copy card that is left. Treasuries and a Treasurer that was not traded in count for nothing. The highest sum wins; players with the same sum share the place.',
    example:
      'Ann has $640, the director’s certificate of a company at $80, two shares at $65 and a copy card: 640 + 400 + 130 + 20 = $1,190.',
  },
} as const satisfies Partial<Book>
