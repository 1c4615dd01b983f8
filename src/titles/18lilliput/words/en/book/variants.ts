import type { Book } from '../../vocabulary'

/** Other numbers of players, variants, and the banker's ruling. */
export const variants = {
  threePlayers: {
    heading: 'With 3 Players',
    text: 'The game has nine rounds, and dividends are doubled in the ninth. The starting company that nobody chose is out of the game. Two 2-trains are in the stack, and fewer of the others: five 3-trains, four 4-trains, three 5-trains, two 3D-trains. Two cards are out: the one with a tile or $5, and the one with shares or $5.',
    example: 'Three players take 6 of the 8 cards in each round.',
  },
  twoPlayers: {
    heading: 'With 2 Players',
    text: 'Each player has two copy cards, and chooses one company and two characters, in three passes: clockwise, back, clockwise again. The two starting companies that nobody chose are out of the game. Two 2-trains are in the stack, three 3-trains, three 4-trains, two 5-trains, two 3D-trains. Six cards are in the game: a yellow and a green tile, two yellow tiles, shares or $10, two trains, a station, money.',
    example: 'Two players take 4 of the 6 cards in each round, and each copy card left is worth $20.',
  },
  variants: {
    heading: 'Variants',
    text: 'Brobdingnag: a dividend is split equally between the shareholders and the company. The shareholders’ half is rounded down to tens, and the company gets the rest; in the last round both are paid twice. All of it may be kept, as usual.\nFor professionals: the train that bureaucracy takes goes to the scrapped trains before the companies run, in the last round too, so trains may become obsolete or leave the game before they have run.\nAllenbeck-Tottenham-Express: a train that visits three of the four named cities earns $20 more, and one that visits all four $50 more, never doubled. Three of them are tiles of the variant. The rule book does not say where the fourth, Mildendo, is; since no tile of that name comes with it, only the red starting tile, which the rules call Maputo, is left. Paymaster takes the two for one place, which is only the start or the end of a route.\nLaputa: on the tiles with colored track, only the company of that color may use it.',
    example:
      'In Brobdingnag, a revenue of $90 gives the shareholders $40 together and the company $50; five tenths bring $20.',
  },
  ruling: {
    heading: 'The Banker’s Ruling',
    text: 'The table decides, and the books follow. A ruling moves money, shares, a marker, a train, stations, a character, copy cards, or sets the phase or whose turn it is. It creates nothing and loses nothing, and nothing follows from it automatically. A purse that has been counted is compared with the books. The table may end the game at any time; scores are then taken as they stand.',
    example:
      'The $10 that Bo was paid by mistake goes back to the bank by a ruling: the total of all players, treasuries and the bank is still $0.',
  },
} as const satisfies Partial<Book>
