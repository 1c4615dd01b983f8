import { type LabelId, NAMES, type SetsOffCode, type Vocabulary } from '../vocabulary'

/** Long names, steps, options and ends. */
export const labels: Readonly<Record<LabelId, string>> = {
  ...NAMES,
  tile: 'Lay a tile',
  station: 'Place a station',
  run: 'Run trains',
  trains: 'Buy trains',
  doubleYellow: 'Two yellow tiles on a first turn (7a)',
  lnFromDecatur: 'L&N starts in Decatur (7b)',
  unlimited4D: '4D Trains never run out (7c)',
  hardRust4: 'All 4 Trains go with the 7 Train (7d)',
  'doubleYellow what': 'The map grows faster, which may help some railroads more than others.',
  'lnFromDecatur what': 'Instead of Nashville: closer to Birmingham, so easier to start with.',
  'unlimited4D what': 'When those in the box are sold, trains that have left the game stand in for more.',
  'hardRust4 what': 'None of them runs once more. Harder, and not for a first game.',
  bank: 'The bank has run out',
  market: 'A market value has reached $300',
  'ending bank': 'the bank runs out',
  'ending market': 'the end: $300 is reached',
  bankruptcy: 'A player is bankrupt',
  stopped: 'The table has ended the game',
  cash: 'cash',
  stock: 'shares',
  privates: 'private companies',
  'first seat': 'Who begins and holds the Priority Deal',
  income: 'Private companies pay',
}

/** What the first train of a type sets off. */
export const setsOff: Readonly<Record<SetsOffCode, string>> = {
  greenTiles: 'green tiles',
  privatesToCorporations: 'corporations may buy private companies',
  rounds2: 'two operating rounds after the next stock round',
  goes2: 'all 2 Trains go',
  limit3: 'train limit 3',
  severalTrains: 'several trains per turn from the bank',
  privatesClose: 'private companies close',
  limit2: 'train limit 2',
  brownTiles: 'brown tiles',
  offBoardHigher: 'second values off the board and in Meridian',
  rounds3: 'three operating rounds after the next stock round',
  goes3: 'all 3 Trains go',
  coalGoes: 'the Warrior Coal Field token goes',
  goes4: '4 Trains go: those of the buyer and in the Open Market at once, others after their next run',
  hardRust4: 'all 4 Trains go',
  grayTile: 'the gray Birmingham tile',
}

/** Column heads for the parts of a net worth, and the states of the pieces of private companies. */
export const shorts: Vocabulary['shorts'] = {
  cash: 'cash',
  stock: 'stock',
  privates: 'private',
  charter: 'to be placed',
  unlaid: 'to be laid',
  laid: 'laid',
  gone: 'out of play',
}
