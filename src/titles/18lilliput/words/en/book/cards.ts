import type { Book } from '../../vocabulary'

/** Action cards, the money they bring, copy cards, tiles. */
export const cards = {
  actions: {
    heading: 'Actions',
    text: 'A round begins with two drafts of action cards: the first clockwise from the player with the starting player card, the second back again. So the last player of the first draft acts twice in a row. On each turn a player takes one card from the middle and uses it for one of its two purposes. Taking a card is not optional; what it allows may be left undone.\nThe cards are: one tile of any color, or $5. A yellow and a green tile, or one of any color. Two yellow tiles, or $5. Shares, or one tile; shares, or $10; shares, or $5. One train, or one tile. Two trains, or $5. A station, or $5. And $20 for the player, or $50, $70 or $100 for the player’s companies.\nBefore or after what the card allows, a director may scrap obsolete trains, and the Lord High Treasurer may be traded in.',
    example:
      'At a table of four, Di is last in the first draft and takes a train card, then at once a card for shares: 2 turns in a row.',
  },
  copyCard: {
    heading: 'Dimen’s Land Copy Card',
    text: 'Instead of taking a card from the middle, a player may give up a Dimen’s Land Copy Card and use a card that somebody has already taken in this round, even the same player. It may be used for either purpose. The copy card is then gone. One that is left at the end is worth $20.',
    example:
      'Bo has taken the card for two trains. Cy gives up a copy card and buys up to 2 trains, too. At the end Cy lacks the $20 that Bo has.',
  },
  tiles: {
    heading: 'Laying Track Tiles',
    text: 'A tile touches one already on the table and continues track that leads to a station of the company without passing a city that others block. Plain track and cities alternate: no city may touch a city and no plain tile a plain tile, except at Maputo. Green tiles replace yellow ones from phase 3 on, brown ones green ones from phase 5 on; all track stays, and stations keep their connections. Cities replace cities, Y-tiles Y-tiles, plain track plain track.\nTiles are free, with one exception: a yellow Y-tile costs one company of the player $50, or nothing with the Emperor. Only that is entered in Paymaster.',
    example:
      'With the card for two yellow tiles, Ann lays a Y-tile and a plain one: Mildendo pays $50. Two Y-tiles would cost $100.',
  },
  privateMoney: {
    heading: 'Money for the Player',
    text: 'Many cards bring the player money from the bank instead of their action: $5, or $10 with one of the cards for shares; the money card brings $20. It is paid at once and is the player’s own. It buys shares and directors’ certificates, and it may help a company without a train to buy one. It is never mixed with a treasury.',
    example: 'Cy takes the card for a station, has no use for one, and takes $5 instead: $27 becomes $32.',
  },
  treasuryMoney: {
    heading: 'Money for Companies',
    text: 'The money card may be used for companies instead: the bank pays $50 into their treasuries, $70 from phase 3 on, $100 from phase 5 on. The player splits the sum among their own companies, in whole dollars, and all of it is given before the turn ends.\nA company’s treasury is kept apart from its director’s money and from other companies’. It pays for Y-tiles, stations and trains. The price of another company’s train goes into that company’s treasury, so it is a way to move money between two companies of one director. At the end, treasuries count for nobody.',
    example:
      'In phase 3 Bo gives $40 of the $70 to one company and $30 to the other. Later one of them has $310 and buys the other’s 2-train for $300: it has $10 left, and the other has $300 more.',
  },
} as const satisfies Partial<Book>
