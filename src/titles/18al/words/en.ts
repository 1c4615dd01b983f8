import { englishOf } from '../../../families/railway/words/en'
import { PARAGRAPHS } from '../book'
import { entries } from './en/entries'
import { happenings, PHASES } from './en/happenings'
import { refusals } from './en/refusals'
import { terms } from './en/say'
import { screens } from './en/screens'
import { type AlWords, type Vocabulary, wordsOf } from './vocabulary'

const rail = englishOf({
  terms,
  phases: PHASES,
  refusals,
  entries,
  labels: {
    tile: 'Lay a tile',
    station: 'Place a station',
    doubleYellow: 'Two yellow tiles on a first turn (7a)',
    lnFromDecatur: 'L&N starts in Decatur (7b)',
    unlimited4D: '4D Trains never run out (7c)',
    hardRust4: 'All 4 Trains go with the 7 Train (7d)',
    'doubleYellow what': 'The map grows faster, which may help some railroads more than others.',
    'lnFromDecatur what': 'Instead of Nashville: closer to Birmingham, so easier to start with.',
    'unlimited4D what': 'When those in the box are sold, trains that have left the game stand in for more.',
    'hardRust4 what': 'None of them runs once more. Harder, and not for a first game.',
    market: 'A market value has reached $300',
    'ending market': 'the end: $300 is reached',
  },
  zones: {},
  legend: '',
  setsOff: {
    greenTiles: 'green tiles',
    privatesToCorporations: 'corporations may buy private companies',
    severalTrains: 'several trains per turn from the bank',
    privatesClose: 'private companies close',
    brownTiles: 'brown tiles',
    offBoardHigher: 'second values off the board and in Meridian',
    coalGoes: 'the Warrior Coal Field token goes',
    goes4: '4 Trains go: those of the buyer and in the Open Market at once, others after their next run',
    hardRust4: 'all 4 Trains go',
    grayTile: 'the gray Birmingham tile',
  },
  paragraphs: PARAGRAPHS,
  book: async () => (await import('./en/book')).book,
})

/** Everything that English says about 18AL besides its screens. */
export const vocabulary: Vocabulary = {
  ...rail,
  happenings,
  cite: rule => (rule === 'ruling' ? 'Ruling' : rule),
  shorts: {
    ...rail.shorts,
    charter: 'to be placed',
    unlaid: 'to be laid',
    laid: 'laid',
    gone: 'out of play',
  },
  fields: {
    ...rail.fields,
    objective: 'Objective reached',
    noRoute: 'No legal run',
    chits: 'Who has them',
    coal: 'Where it is',
    lumber: 'Where it is',
  },
  rulings: {
    ...rail.rulings,
    chits: 'Name chits',
    coal: 'Coal token',
    lumber: 'Lumber Terminal',
  },
}

/** 18AL in English. */
export const words: AlWords = wordsOf(vocabulary, screens)
