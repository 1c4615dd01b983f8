import type { Book } from '../../vocabulary'

/** What is in the box, phases, and the stock chart (1 to 3.2). */
export const start = {
  '1.1': {
    heading: 'What Is in the Game',
    text: 'There are seven corporations, each with nine certificates that stand for ten shares, three private companies, thirty trains, tiles, tokens and $8,000. What the players get at the start is part of these $8,000; the rest is the bank.',
    example: 'Four players get $300 each, and the bank begins with $6,800.',
  },
  '1.2': {
    heading: 'Setting Up',
    text: 'Each player gets $600 with two players, $400 with three, $300 with four, $240 with five. The trains form one stack, the cheapest on top. The B&O has its eight single shares in its treasury; its president’s certificate is sold in the first auction. Each other corporation has five shares in its treasury, the president’s certificate and three singles; five more singles are set aside. The first move order is drawn, and whoever comes first holds the Priority Deal.',
    example: 'Three players have $1,200 between them at the start, and the bank has $6,800.',
  },
  '1.3': {
    heading: 'Winning',
    text: 'The highest net worth at the end wins: cash, shares, and your own private companies. Money and trains of corporations count for nobody.',
    example:
      'Ann has $400, 3 shares at $110 and the Potomac Yards: that is $400 + $330 + $80 = $810, whatever is in the treasuries of Ann’s corporations.',
  },
  '1.4': {
    heading: 'Open Information',
    text: 'Cash, treasuries, certificates and trains are open to everybody. Players may talk and make deals in the open; nobody is bound by a deal.',
    example: 'Bo may ask what is in the treasury of the C&O, and its president says $240.',
  },
  '2': {
    heading: 'Phases',
    text: 'The first train of a type begins the phase named after it at once.\nPhase 2: train limit 2 for five shares, 4 for ten, yellow tiles, one operating round.\nPhase 3: green tiles, two operating rounds, corporations may buy private companies and convert.\nPhase 4: limit 1 and 3, all 2/1G go.\nPhase 5: limit 2, all corporations have ten shares, all 3/2G go, brown tiles, three operating rounds, the second Off-Map values.\nPhase 6: 4D trains can be bought.\nPhase 4D: all 4/3G go, gray tiles, no more coal for treasuries.',
    example:
      'Six 2/1G at $100, five 3/2G at $200, four 4/3G at $300, three 5/4G at $500, two 6/5G at $600 and ten 4D at $800: the seventh train that is sold begins phase 3.',
  },
  '3': {
    heading: 'The Stock Market',
    text: 'The space of a token is the current value of one share. A corporation begins on one of five spaces, at $70, $75, $82, $90 or $100. Tokens in one space form a stack, and those that come later go underneath.',
    example:
      'The SR starts at $82: its president pays $164, and each single share costs $82 until the token moves.',
  },
  '3.1': {
    heading: 'Shares and Limits',
    text: 'A share is 20% of a Five-Share Company and 10% of a Ten-Share Company; the president’s certificate is two shares in either. A player holds at most 60% of a corporation, with two players 70% if that was agreed on. A private company and a certificate of any kind count as one certificate each, and 27, 18, 13 or 10 are the limit with two, three, four or five players. No sale may bring more than 50% of a corporation into the Pool: two of five shares, five of ten. A president’s certificate never goes there; it can be passed on by a sale only if another player owns two shares. A player who exceeds the certificate limit after losing a presidency has to sell on the next turn, as far as the Pool takes shares.',
    example:
      'Ann holds the president’s certificate of the WM and one single share, 60% of five shares: no more. If the WM has ten shares, the same certificates are 30%.',
  },
  '3.2': {
    heading: 'How Values Move',
    text: 'For each share sold at once the token falls a row, at most to the bottom of its column. At the end of a stock round a Ten-Share Company owned entirely by players rises a row. A total dividend of at least the current value moves the token right; a smaller one leaves it where it is; earnings withheld, or none, move it left. At the right end of a row it goes up instead of right, in the leftmost column down instead of left. If there is no space, it stays and keeps its place in the stack; a token that moves goes under any tokens there.',
    example:
      'At $90 a total dividend of $90 or more moves the token right to $100; one of $80 leaves it at $90; withholding moves it left to $82.',
  },
} as const satisfies Partial<Book>
