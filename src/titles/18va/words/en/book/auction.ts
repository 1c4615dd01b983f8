import type { Book } from '../../vocabulary'

/** The first auction and private companies (4.1, 4.2). */
export const auction = {
  '4.1': {
    heading: 'The First Auction',
    text: 'First the three private companies and the presidency of the B&O are sold, all at once. On a turn a player bids on any one of them or passes. Bids are multiples of $5, at least the face value ($40, $60, $80, and $140 for the B&O), then at least $5 above the bid that stands. The highest bid on each item is set aside from its bidder’s cash; who is outbid has the money free again. When all pass in a row, the first of them gets the Priority Deal. If every item has a bid, all are sold; otherwise each item without one gets $10 cheaper and bidding goes on. An item at $0 has to be bid on by the holder of the Priority Deal, with $0 or more. The buyer of the B&O then sets its starting value, and the bank pays twice that into its treasury. From then on the players move in the order of their cash, equal ones as before, and the richest has the Priority Deal and begins.',
    example:
      'Nobody bids on the Tredegar Iron Works: its face value falls from $60 to $50. Bo bought the B&O for $165 and sets it at $90: the bank pays $180 into the treasury.',
  },
  '4.2': {
    heading: 'Private Companies',
    text: 'A private company pays its owner in every operating round: $10 the Railway Express Agency, $15 the Tredegar Iron Works, $20 the Potomac Yards. From phase 3 on a corporation may buy one from a player for half to one and a half times its face value. A corporation may then use its power once, which closes it: +$10 in one city for that corporation; $200 off a new train from the bank; an extra station anywhere, or one more train for good. A company whose power is not used pays to the end of the game.',
    example:
      'The SR buys the Tredegar Iron Works for $30 to $90. With it a 4/3G from the bank costs $100 instead of $300, and a 2/1G nothing; one from the Pool keeps its price.',
  },
} as const satisfies Partial<Book>
