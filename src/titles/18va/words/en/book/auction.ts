import type { Book } from '../../vocabulary'

/** The first auction and private companies (4.1, 4.2). */
export const auction = {
  '4.1': {
    heading: 'The First Auction',
    text: 'First the three private companies and the presidency of the B&O are sold, all at the same time. On a turn, a player bids on any one of them or passes. Bids are multiples of $5, at least the face value ($40, $60, $80, and $140 for the B&O), then at least $5 above the current bid. The highest bid on each item is set aside from its bidder’s cash; a player who is outbid has that money free again. When all pass in a row, the first of them gets the Priority Deal. If every item has a bid, all are sold; otherwise each item without one gets $10 cheaper and bidding goes on. The holder of the Priority Deal has to bid $0 or more on an item at $0. The buyer of the B&O then sets its starting value, and the bank pays twice that into its treasury. From then on the players move in the order of their cash, ties as before, and the richest has the Priority Deal and begins.',
    example:
      'Nobody bids on the Tredegar Iron Works: its face value falls from $60 to $50. Bo bought the B&O for $165 and sets it at $90: the bank pays $180 into the treasury.',
  },
  '4.2': {
    heading: 'Private Companies',
    text: 'A private company pays its owner in every operating round: the Railway Express Agency $10, the Tredegar Iron Works $15, the Potomac Yards $20. From phase 3 on a corporation may buy one from a player for half to one and a half times its face value. That corporation may use its power once, which closes it: +$10 in one city for that corporation; $200 off a new train from the bank; an extra station anywhere, or one more train for good. A company whose power is not used pays until the end of the game.',
    example:
      'The SR buys the Tredegar Iron Works for $30 to $90. With it, a 4/3G from the bank costs $100 instead of $300, and a 2/1G nothing; a train from the Pool keeps its price.',
  },
} as const satisfies Partial<Book>
