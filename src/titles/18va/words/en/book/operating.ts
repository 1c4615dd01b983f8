import type { Book } from '../../vocabulary'

/** Operating rounds up to the stations (4.5 to 4.5.3). */
export const operating = {
  '4.5': {
    heading: 'Operating Round',
    text: 'Private companies pay their owners first. Then each corporation has one turn, in the order of values; at equal values the one further right goes first, in the same space the one on top. The order is checked again after each turn. A turn has this order: convert, lay a tile, place a station, run, dividend, move the token, buy trains. A private company may be bought from a player at any time in the turn, but a conversion comes before that, too.\nA set has one operating round in phase 2, two in phases 3 and 4, and three from phase 5 on. If the phase changes in a set, the book can be read both ways: as the phase was when the set began, or as it is now. Paymaster plays the number at the set’s beginning, as other programs do; a ruling on the rounds of the set changes it.',
    example:
      'The SR at $100 operates before the WM at $90, and then the C&O, which stands at $90 further left.',
  },
  '4.5.1': {
    heading: 'Converting',
    text: 'From phase 3 on a Five-Share Company may become a Ten-Share Company, before anything else in its turn. The five shares set aside move into its treasury, along with two stations at $100. From then on, each share is 10%. With the first 5/4G all companies convert at once.',
    example: 'Bo holds 3 of 5 shares, 60%. After the conversion it is 3 of 10, 30%, and Bo may buy more.',
  },
  '4.5.2': {
    heading: 'Track',
    text: 'A corporation lays one yellow tile or upgrades one tile per turn: green from phase 3 on, brown from phase 5 on, gray for Richmond and Washington in phase 4D. No terrain on this map costs anything, so the bank has no part in it. The first tile goes on the home city.',
    example: 'A tile costs $0, whatever hex it goes on.',
  },
  '4.5.3': {
    heading: 'Stations',
    text: 'One station may be placed per turn, in an open circle that the corporation can reach and where it has none yet. No station goes to the base city of another corporation while its tile is yellow, so in phase 2 Paymaster refuses it, except in Richmond; only the Potomac Yards’ may go there. The home is free, the first one after it costs $40, each further one $100, from the treasury. The +10 of the Railway Express Agency and the extra station of the Potomac Yards are placed at this time, in addition to a station.',
    example:
      'A Five-Share Company places its one further station for $40. Once converted, it has two more at $100 each.',
  },
} as const satisfies Partial<Book>
