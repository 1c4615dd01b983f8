import type { Book } from '../../vocabulary'

/** Set-up, starting companies, characters. */
export const start = {
  setup: {
    heading: 'Game Set-up',
    text: 'The red Maputo tile is in the middle of the table. The trains are one stack, the 2-trains on top, then 3, 4, 5, 3D, and the 4D-trains at the bottom. The action cards are in the middle, face up, and so are the five characters. Each player has $30 and a Dimen’s Land Copy Card. The bank is unlimited.\nThe player with the starting player card begins: clockwise and then back again, each player takes one thing, a starting company or a character, until everybody has one of each. The character that is left over is out of the game. A player who takes a company at once lays a yellow city at a free side of Maputo and puts the home station there. It may not be a Y-tile, except for the blue company. Treasuries and the players’ own money are never mixed.',
    example:
      'Ann, Bo, Cy and Di sit clockwise, and Ann begins. Ann takes a company, Bo a character, Cy a company, Di a company and then a character, Cy a character, Bo a company, Ann a character: 8 choices.',
  },
  companies: {
    heading: 'Starting Companies',
    text: 'The player who takes a company receives its charter, the director’s certificate of 50%, three station markers, including the home, and a 2-train. The bank pays $500 into its treasury, and its marker goes to the first space of the top row of the share price index, $50.\nThe Slamecksan Railway, blue, starts on a yellow Y-tile, free of charge. The owner of the Glimigrim Valley Railway, green, begins with $60 instead of $30. The Lilliput National Railway, yellow, has two 2-trains. The Mildendo Railway, red, starts on the second space of the top row, $55, with $550.\nA director never changes: the others can hold at most 30%, and the director’s certificate is never sold. The two tenths missing from the whole are lost and pay nobody.',
    example:
      'Ann takes the Mildendo Railway: its treasury has $550, its share price is $55, and Ann’s five tenths are worth $275.',
  },
  characters: {
    heading: 'Character Cards',
    text: 'A character helps all companies of its owner and brings a tile of its own, which may be laid before or after the action card.\nThe Emperor lays yellow Y-tiles free of charge. The General places stations at half price. The High Admiral buys new trains from the stack a tenth cheaper, but not scrapped trains or those of other companies. For scrapped ones the book can be read both ways: it takes the tenth off every train of the bank, and has scrapped ones paid at their printed price. Paymaster takes the printed price; a ruling on money gives the tenth back. The Grand Justiciary brings $5 to the owner, or $20 to one of the owner’s companies, at the start of each round, including the first. The Lord High Treasurer may be traded in once, on a turn of the owner, for $10 times the number of the round; after the last turn with a card it is too late.\nThe tiles: the Castle, from the green phase on; the Fort, instead of a yellow city; the Harbour; two yellow towns; and Luggnagg, from the brown phase on. None of them is ever upgraded. A town adds its value to a run, does not count against the range, and may lie anywhere on the route.',
    example:
      'The Admiral pays $135 for a 3-train instead of $150. In round 6 the Treasurer brings $60. The second station after the home costs the General’s company $50.',
  },
} as const satisfies Partial<Book>
