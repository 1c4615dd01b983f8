import type { Book } from '../../vocabulary'

/** The end, the options, the tables and the ruling (5, 7, Tables I to III). */
export const end = {
  '5': {
    heading: 'End of Game',
    text: 'Three events end the game: the bank runs out of cash, a market value reaches $300, or a player is bankrupt.',
    example:
      'The bank runs out in OR 4.1, with OR 4.2 to come: the game ends with OR 4.1. With a bankruptcy it would have ended at once, in the middle of that round.',
  },
  '5(a)': {
    heading: 'The Bank Runs Out',
    text: 'The bank has run out when a payment leaves it with $0 or less. It keeps paying with money that the table improvises. If this happens in an operating round, that round is finished and no other is played, even if more would follow. If it happens in a stock round, that round is finished and one operating round follows.',
    example:
      'The bank has $30 and pays $48 in OR 5.1: $18 is improvised, OR 5.1 is finished, and OR 5.2 is not played.',
  },
  '5(b)': {
    heading: 'A Market Value of $300',
    text: 'When the market value of a corporation reaches $300, the current operating round is finished and no other is played.',
    example:
      'L&N pays a dividend at $270 and moves to $300: the corporations after it still have their turn.',
  },
  '5(c)': {
    heading: 'Bankruptcy',
    text: 'A president who cannot raise the money for a forced train purchase is bankrupt. This ends the game at once, even after (a) or (b).',
    example:
      'Ann has $60, has to add $140, and can sell stock for at most $70: $10 is missing, and Ann is bankrupt.',
  },
  '5.1': {
    heading: 'Determining the Winner',
    text: 'The highest total wins: cash, stock at market value, and private companies at par value. What corporations own does not count. A bankrupt player forfeits all cash, keeps the stock that could not be sold, and can still win. A tie stands; the table may break it with one more operating round, without a stock round before it, but not after a bankruptcy.',
    example: 'Cash of $320, 4 shares of L&N at $90 and the Tuscumbia: $320 + $360 + $20 = $700.',
  },
  '7(a)': {
    heading: 'Option: Two Yellow Tiles',
    text: 'Each corporation may lay two yellow tiles instead of one on its first turn.',
    example: 'Two yellow tiles on river hexes cost $20 each, $40 together.',
  },
  '7(b)': {
    heading: 'Option: L&N Starts in Decatur',
    text: 'The home of L&N is Decatur instead of Nashville.',
    example:
      'The home station in Decatur is free. A yellow tile there costs $20 for the water and makes the city worth $20.',
  },
  '7(c)': {
    heading: 'Option: Unlimited 4D Trains',
    text: 'The 4D Trains never run out. When those in the game are sold, cards of types that have left the game stand in for more.',
    example: 'All five 4D Trains are sold: the sixth costs $800 like the others.',
  },
  '7(d)': {
    heading: 'Option: All 4 Trains Go at Once',
    text: 'All 4 Trains are removed from play when the 7 Train is bought; none of them runs again. This is harder, and not for a first game.',
    example:
      'L&N owns two 4 Trains when WRA buys the 7 Train for $700: both are gone, and L&N has none to run.',
  },
  'Table I': {
    heading: 'Game Phases',
    text: [
      'The first train of a type begins the phase with its number. What a phase brings stays until a later one changes it.',
      'Phase 1, from the start: yellow tiles, train limit 4, one train per turn from the bank, first values of red areas and Meridian, one operating round after each stock round.',
      'Phase 2, five trains at $100: no change.',
      'Phase 3, four at $180: green tiles, corporations may buy private companies, two operating rounds from the next stock round on.',
      'Phase 4, three at $300: the 2 Trains go, limit 3, several trains per turn from the bank.',
      'Phase 5, two at $450: private companies close, limit 2, brown tiles, second values of red areas and Meridian, three operating rounds from the next stock round on.',
      'Phase 6, one at $630: the 3 Trains and the coal field tokens go.',
      'Phase 7, one at $700: the 4 Trains become obsolete.',
      'Phase 4D, five at $800: the gray Birmingham tile.',
    ].join('\n'),
    example:
      'L&N owns two 2 Trains and buys the first 4 Train for $300: its 2 Trains are gone, it owns 1 train, and no corporation may own more than 3.',
  },
  'Table II': {
    heading: 'Starting Cash and Certificate Limits',
    text: 'Three players begin with $600 each and may hold 15 certificates, four with $500 and 12, five with $400 and 10.',
    example: 'Five players have 5 × $400 = $2,000, and the bank begins with $6,000.',
  },
  'Table III': {
    heading: 'Private Companies and Their Special Abilities',
    text: [
      'A corporation that owns the company has its ability, for use in its own turn. All companies close with the first 5 Train.',
      'Tuscumbia Railway, $20, income $5: none.',
      'South & North Alabama, $40, income $10: at any time in the turn one Warrior Coal Field token may go to Gadsden, Anniston, Oxmoor, Birmingham or Tuscaloosa, if a train of the corporation can reach it. It takes no circle, never moves, and makes that city worth $10 more to this corporation until the first 6 Train. If none is placed before the first 5 Train, both tokens are lost.',
      'Brown & Sons Lumber Co., $70, income $15: in the tile step the Lumber Terminal may be laid on an empty swamp hex, free, without a connection and in addition to the turn’s tile, but not so that its track ends at a blank side or off the map. It is a town for everybody, is never upgraded, and is lost if not laid before the first 5 Train.',
      'Memphis & Charleston, $100, income $20: two name chits for trains of the corporation, one per train and each once per turn. Robert E. Lee adds $20 to a run with Atlanta and Birmingham, Pan American $40 to one with Nashville and Mobile. They may be moved freely on its own turn, come back when the train goes, are never sold, and outlast the company, but are lost when the corporation’s presidency changes.',
      'New Decatur Yards, $120, income $20: one new train at half its price, which closes the company. All other rules for buying trains apply. The ability ends with the purchase of the first 5 Train, which can still be bought this way.',
    ].join('\n'),
    example: 'With the New Decatur Yards the first 5 Train costs $225 instead of $450.',
  },
  ruling: {
    heading: 'What the Table Decides',
    text: 'The table outranks the program. What the players have agreed on can be entered, with a reason: money, certificates, a presidency, a market value, a train, a private company, stations, a phase, a float, a turn. A ruling creates nothing and loses nothing, and nothing follows from it except the ends of 5(a) and 5(b): a float or a presidency that should follow is a ruling of its own. Counted cash can be compared with the books; that changes nothing. The table may also end the game.',
    example: 'Ann was paid $20 too much an hour ago: a ruling moves $20 from Ann to the bank.',
  },
} as const satisfies Partial<Book>
