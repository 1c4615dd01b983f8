import type { Book } from '../../vocabulary'

/** Stock rounds (4.3 to 4.3.4). */
export const stock = {
  '4.3': {
    heading: 'Stock Round',
    text: 'The holder of the Priority Deal begins, and turns follow in move order until all players pass in a row. On a turn, a player may sell, and then buy one certificate.',
    example: 'In SR 2 all 4 players pass one after the other: the round is over, and OR 2.1 begins.',
  },
  '4.3.1': {
    heading: 'Selling',
    text: 'Shares go to the Pool at the current value, and all shares of a corporation that are sold on a turn are sold at once and bring the same price. Afterwards the token falls a row for each. Shares of a corporation that has not completed a turn in an operating round cannot be sold. Whoever has sold shares of a corporation cannot buy any of it in the same stock round.',
    example:
      'Ann sells 2 shares of the C&O at $90: Ann gets $180, and the token falls two rows in its column.',
  },
  '4.3.2': {
    heading: 'Buying',
    text: 'After all sales of a turn, one certificate may be bought at the current value: from a treasury, which gets the money, or from the Pool, where the bank gets it. The president’s certificate of a corporation is bought first. The limits of 3.1 apply at the moment of the purchase, even if a presidency would change. After a purchase nothing is sold on that turn.',
    example:
      'The N&W stands at $82. A share from its treasury brings the N&W $82; one from the Pool brings it nothing and costs the same.',
  },
  '4.3.3': {
    heading: 'Starting a Corporation',
    text: 'Whoever buys a president’s certificate chooses the starting value, $70, $75, $82, $90 or $100, puts the token under those in that space, and pays twice the value into the treasury. For the B&O the bank pays that, whatever the presidency cost in the auction.',
    example: 'Cy starts the VGN at $100: Cy pays $200, and the VGN begins with $200.',
  },
  '4.3.4': {
    heading: 'The End of a Stock Round',
    text: 'Once all have passed in a row, the Priority Deal goes to the player after the last one who bought or sold; if nobody did, it stays. Sold-out Ten-Share Companies rise, the highest first, and the operating rounds begin.',
    example:
      'Bo is the last to buy, for $90; then Cy, Ann and Bo pass: Cy, who comes after Bo, has the Priority Deal.',
  },
} as const satisfies Partial<Book>
