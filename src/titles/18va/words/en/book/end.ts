import type { Book } from '../../vocabulary'

/** Bankruptcy, the end, and rulings (4.6.3, 5). */
export const end = {
  '4.6.3': {
    heading: 'Bankruptcy',
    text: 'A president who cannot raise the money with all sales that are allowed is bankrupt: these sales are made, of each corporation the largest block that may be sold and none smaller, all other shares go to the Pool without moving a token, and the private companies are discarded. A presidency goes to the player with the most shares, at least two; if tied, to the next in move order. If there is none, the corporation closes: its money goes to the bank, its trains to the Pool, its shares are worthless, and it may be started again. Whoever takes over the corporation that had to buy goes on in the same turn, with all that was raised in its treasury. A bankrupt player is out, and the others go on.',
    example:
      'A 5/4G costs $500, the treasury has $30. Ann has $40 and sells for $232: that makes $302, and the new president adds the missing $198.',
  },
  '5': {
    heading: 'The End of the Game',
    text: 'The bank has run out when a payment leaves it with $0 or less; it keeps paying. The game ends after the last operating round of the set in progress, or of the next set if it happens in a stock round. Each player counts cash, shares at their value, and private companies at face value. If all players but one are bankrupt, the game ends at once, and that player has won.',
    example:
      'The bank runs out in OR 5.1, the first of three: OR 5.2 and OR 5.3 are still played. Ann ends with $900, 4 shares at $150 and the Railway Express Agency: $1,540.',
  },
  ruling: {
    heading: 'The Banker’s Rulings',
    text: 'The table outranks the program. The banker may move money, certificates, trains and tokens, hand over private companies and presidencies, set the phase, stations, the size or the train limit of a corporation, and whose turn it is. A ruling creates and destroys nothing and sets nothing off by itself. Counting cash records what the table has and changes nothing.',
    example:
      'The treasury was paid $20 too little an hour ago: $20 from the bank to that corporation puts it right.',
  },
} as const satisfies Partial<Book>
