import type { Book } from '../../vocabulary'

/** Operating rounds (4 to 4.2.6). */
export const operating = {
  '4': {
    heading: 'Operating Round',
    text: 'Each private company and each floated corporation operates once.',
    example: 'Five private companies and 3 floated corporations: 5 incomes are paid, then 3 turns are taken.',
  },
  '4(a)': {
    heading: 'Private Companies First',
    text: 'All private companies operate first, at the same time.',
    example:
      'Ann owns all five: $5, $10, $15, $20 and $20, together $70, before the first corporation has its turn.',
  },
  '4(b)': {
    heading: 'The Order of the Corporations',
    text: 'Then the floated corporations have a turn each. The highest market value goes first, then the highest among those still to operate. If they are equal, the token farther to the right goes first, and in the same space the token on top.',
    example:
      'L&N stands at $90 and operates first. WRA and TAG share the space at $75 with TAG on top: TAG is second, WRA third.',
  },
  '4.1': {
    heading: 'Operating a Private Company',
    text: 'The bank pays the fixed income of each private company to the player or corporation that owns it. Special abilities are not used now, but on the turn of a corporation that owns the company.',
    example:
      'Ann owns the Tuscumbia and the Memphis & Charleston: $5 and $20 from the bank in each operating round.',
  },
  '4.2': {
    heading: 'Operating a Corporation',
    text: 'The steps of a turn come in this order: home station on the first turn, a tile, a station, the run, the dividend, removal of obsolete trains, purchase of trains. Any step may be left out unless it is required. Private companies may be bought, and their abilities used, as 4.2.6 and Table III say. The president decides everything. A new corporation has no train to run on its first turn, as trains are bought after the run.',
    example:
      'L&N pays $20 for terrain and $40 for a station, earns $80 and pays $8 per share, and buys a 2 Train for $100, all in this order.',
  },
  '4.2(a)': {
    heading: 'The Home Station',
    text: 'On its first turn a corporation places a station in its home. This is required and free.',
    example: 'WRA has floated with $700 and places its home station in Montgomery: it still has $700.',
  },
  '4.2(b)': {
    heading: 'One Tile',
    text: 'A corporation may lay or upgrade one tile per turn, before it places a station.',
    example: 'TAG has laid 1 yellow tile: to upgrade another one it has to wait for its next turn.',
  },
  '4.2(c)': {
    heading: 'One Station',
    text: 'A corporation may place one station per turn, after its tile and before its run.',
    example: 'M&O has $140 and 3 stations left: it places one for $40, and one for $100 on a later turn.',
  },
  '4.2(d)': {
    heading: 'The Run',
    text: 'A corporation runs its trains once per turn, before it buys any. It has to run if a player who holds its stock insists. A corporation that has a train and does not run has a revenue of $0.',
    example: 'ATN owns a 3 Train that can earn $80, and Bo with 10% insists: it has to run.',
  },
  '4.2(e)': {
    heading: 'The Dividend',
    text: 'All of the revenue has to be paid out or withheld.',
    example:
      'A revenue of $80 pays $8 on each share or puts $80 into the treasury. Splitting it is not possible.',
  },
  '4.2(f)': {
    heading: 'Obsolete Trains',
    text: 'After the dividend all obsolete trains of the corporation are removed from play. This is required.',
    example: 'L&N runs an obsolete 4 Train for $150 and pays $15 per share: then the train is gone.',
  },
  '4.2(g)': {
    heading: 'Trains',
    text: 'Then trains may be bought. A corporation without a train may be required to buy one (4.2.5.2).',
    example: 'WRA withholds $60, then has $110, and buys a 2 Train for $100.',
  },
  '4.2(h)': {
    heading: 'Private Companies',
    text: 'Private companies may be bought from players at any time in the turn, as many as are for sale.',
    example:
      'ATN buys the Tuscumbia for $30 before its run and the Brown & Sons Lumber Co. for $35 after it.',
  },
  '4.2(i)': {
    heading: 'Special Abilities',
    text: 'The abilities of private companies that the corporation owns may be used when Table III says, several in one turn.',
    example:
      'In one turn AB&C places the coal token, which makes Birmingham worth $10 more to it, and buys a 4 Train for $150 with the New Decatur Yards.',
  },
  '4.2.1': {
    heading: 'Laying a Tile',
    text: 'A tile needs new track that is connected to a station of the corporation, or a city that is. Track already there stays connected, cities go on cities, towns on towns, and tiles with a name only on the hex of that name, where they come before others of their color. Track must not end at a blank side of a red or gray area, at the impassable side, or at the edge of the map. Tiles belong to nobody. A laid tile stays until it is upgraded.',
    example:
      'L&N lays its first tile in Decatur, with track to its station in Nashville: the track is connected, and the water there costs $20.',
  },
  '4.2.1(c)': {
    heading: 'Where Each Color Goes',
    text: 'Yellow tiles go on the pale green hexes of the map, green ones on yellow tiles or the hexes printed yellow, brown ones on green, and the gray Birmingham tile on the brown one there. No tile goes on a red or gray area.',
    example:
      'Anniston is worth $20 with a yellow tile, $30 with a green one once a 3 Train has been bought, and $40 with a brown one once a 5 Train has been bought.',
  },
  '4.2.1(f)': {
    heading: 'Terrain',
    text: 'The first tile on a hex with a printed price costs that price, paid from the treasury to the bank. Later tiles there are free, and so are all others.',
    example:
      'The first tile in Birmingham costs $60, and its upgrade to green nothing. A river or swamp costs $20.',
  },
  '4.2.2': {
    heading: 'Placing a Station Token',
    text: 'A station goes from the charter to a free circle in a city that is connected by track to a station of the corporation. The way may not pass through a red area, nor through a city whose circles are all taken by others. A circle is kept free for a corporation whose home is there but not yet placed. The first station besides the home costs $40, each further one $100, paid to the bank. A placed station never moves.',
    example: 'L&N has 4 stations: the home is free, the next costs $40, the other two $100 each.',
  },
  '4.2.2(b)': {
    heading: 'One Station in a Hex',
    text: 'No corporation may have two stations in one hex.',
    example: 'The green Birmingham has 2 circles: with a station in one of them, AB&C cannot take the other.',
  },
  '4.2.2.1': {
    heading: 'Historical Objectives',
    text: 'A corporation that places a station in its historical objective receives $100 from the bank, once. It pays for the station first, so it needs the money for that. The objective is Birmingham for L&N, AB&C and TAG, York for M&O, West Point for WRA and Meridian for ATN. Nobody has to reach it.',
    example:
      'L&N has $40 and places its first station besides the home in Birmingham: $40 to the bank, then $100 from it. With $39 it could not.',
  },
  '4.2.3': {
    heading: 'Running Trains',
    text: 'A route joins two or more cities, towns or red areas by track and has a station of the corporation on it. No track is used twice, whether by one train or two, and no place is used twice by one train. A train cannot reverse at a fork, pass through a red area, or pass through a city whose circles are all taken by others, though it may begin or end there. The train’s number is the most cities and red areas it may visit, 4 for a 4D; towns do not count.',
    example: 'A 2 Train may visit two cities, or a city and a red area, and any towns on its way.',
  },
  '4.2.3.1': {
    heading: 'Calculating Revenue',
    text: 'A train earns the values of all places on its route. Red areas and Meridian have two printed values; the second one applies once a 5 Train has been bought. A 4D counts cities and red areas double, but not towns or name chits. Bonuses are in Table III. If a player who holds stock insists, the trains have to earn as much as they can. Every value is a multiple of $10.',
    example:
      'A 3 Train over Mobile at $40, Selma at $20 and Montgomery at $20 earns $80. Late in the game, a 4D over the same places, at $50, $40 and $50, earns $280.',
  },
  '4.2.4': {
    heading: 'Paying Out Dividends or Withholding',
    text: 'If the revenue is paid out, the bank pays a tenth of it for each share: to the player who holds it, into the treasury for shares in the Open Market, to nobody for the Initial Offering. If it is withheld, all of it goes into the treasury. There is no half dividend. The token moves right after a dividend, or up at the end of its row. It moves left if revenue was withheld or there was none, or down in the leftmost column; in the lower left corner it stays.',
    example:
      'AB&C earns $120 and pays $12 per share. Ann with 40% receives $48; 20% in the Open Market puts $24 into the treasury.',
  },
  '4.2.5': {
    heading: 'Purchasing Trains',
    text: 'After its run a corporation may buy trains from the bank and from other corporations, in any order, with the money in its treasury.',
    example:
      'In phase 4 TAG has $380: it buys a 3 Train for $180 from the Open Market and one for $200 from L&N.',
  },
  '4.2.5(a)': {
    heading: 'New and Used Trains',
    text: 'The bank keeps trains in two places: new ones in the Initial Offering, discarded ones in the Open Market.',
    example:
      'WRA has to discard a 3 Train: it costs $180 in the Open Market, alongside the new 5 Trains at $450 in the Initial Offering.',
  },
  '4.2.5(b)': {
    heading: 'The Order of New Trains',
    text: 'New trains are sold in the order 2, 3, 4, 5, 6, 7, 4D. All of one type have to be sold before the next begins. Used trains and other corporations’ trains may be bought at any time.',
    example: 'One 3 Train is left in the Initial Offering: nobody can buy a new 4 Train before it is sold.',
  },
  '4.2.5(c)': {
    heading: 'Face Value',
    text: 'The bank sells each train, new or used, at its face value: $100 for a 2, $180 for a 3, $300 for a 4, $450 for a 5, $630 for the 6, $700 for the 7, $800 for a 4D.',
    example: 'A 3 Train costs $180, new from the Initial Offering or used from the Open Market.',
  },
  '4.2.5(d)': {
    heading: 'Trains of Other Corporations',
    text: 'A corporation may buy trains from other corporations, in any phase, at an agreed price of at least $1. It does so in its own turn, and the price is public.',
    example: 'Ann is president of L&N and M&O: L&N may buy a 3 Train from M&O for $1 or for all it has.',
  },
  '4.2.5(e)': {
    heading: 'A Train of a New Type',
    text: 'The first train of a type bought from the Initial Offering changes the phase at once, as Table I says.',
    example: 'The first 4 Train is bought: all 2 Trains are removed from play.',
  },
  '4.2.5(f)': {
    heading: 'One Train per Turn from the Bank',
    text: 'Until the first 4 Train is bought, a corporation may buy one train per turn from the bank, new or used. A corporation that buys the first 4 Train may go on buying at once. Trains from other corporations do not count.',
    example: 'In phase 2 TAG buys a 2 Train for $100 from the bank and may still buy one from L&N.',
  },
  '4.2.5(g)': {
    heading: 'The Train Limit',
    text: 'A corporation may own 4 trains, 3 from phase 4 on, 2 from phase 5 on. At the limit it cannot buy from anybody, even if the purchase would remove some of its trains. If a new phase lowers the limit, the president chooses the excess trains, which go into the Open Market at once and without payment. The first 4 Train removes the 2 Trains before the limit of 3 applies. Trains are not sold to the bank or given up in any other way.',
    example:
      'WRA owns three 3 Trains when the first 5 Train is bought: the limit is 2, and one 3 Train goes.',
  },
  '4.2.5.1': {
    heading: 'Train Obsolescence',
    text: 'Obsolete trains are removed from play at once, except the 4 Trains. When the 7 Train is bought, the 4 Trains of its buyer and in the Open Market go at once. Any other stays until its owner has run and paid or withheld on its next turn. Until then it counts against the train limit. Nobody may buy an obsolete train, and one that is discarded is removed from play.',
    example:
      'WRA buys the 7 Train. L&N runs its 4 Train on its next turn, loses it after the dividend, and then needs another train.',
  },
  '4.2.5.2': {
    heading: 'Forced Train Purchase',
    text: 'A corporation that has a legal run and no train when it buys trains has to buy one, unless the bank has none. If its treasury cannot pay for one from the bank and its president arranges no purchase from another corporation, the president adds what is missing. A president who cannot raise it, even with all sales allowed, is bankrupt, and the game ends at once.',
    example: 'L&N has no train and $40, and the cheapest from the bank costs $180: its president adds $140.',
  },
  '4.2.5.2(a)': {
    heading: 'Forced Purchase: the Cheapest Train',
    text: 'With the president’s money, only the cheapest train in the Initial Offering and the Open Market can be bought, and none from another corporation.',
    example:
      'The next new train is the 6 at $630, and a 3 Train is in the Open Market at $180: it has to be the 3 Train.',
  },
  '4.2.5.2(b)': {
    heading: 'Forced Purchase: One Train',
    text: 'With the president’s money, only one train can be bought.',
    example:
      'The treasury has $40, and two 3 Trains are in the Open Market at $180: the president adds $140 for one and nothing for the other.',
  },
  '4.2.5.2(c)': {
    heading: 'Forced Purchase: Just Enough Money',
    text: 'The president adds no more than is missing: the treasury is empty after the purchase.',
    example: 'The treasury has $40 and the train costs $180: exactly $140 is added.',
  },
  '4.2.5.2(d)': {
    heading: 'Forced Purchase: Selling',
    text: 'A president who is short of cash sells stock, or private companies to other players. 3.2(a) and (b) apply, and tokens fall. Only just enough may be sold: what the president has left after the purchase must be less than the least that any one certificate brought. The presidency of the corporation that is buying may not be lost. This is not a stock turn: the Priority Deal stays, and the certificate limit is not enforced.',
    example:
      'Ann has $60 and has to add $140. One share at $90 leaves $10, which is less than $90 and allowed. Two would leave $100, which is not.',
  },
  '4.2.6': {
    heading: 'Purchasing Private Companies',
    text: 'Once a 3 Train has been bought, a corporation may buy private companies from players at any time of its turn. Owner and president agree on a price from half to one and a half times the par value; the price is public. A corporation never sells a private company.',
    example: 'The Memphis & Charleston has a par value of $100: it costs from $50 to $150.',
  },
} as const satisfies Partial<Book>
