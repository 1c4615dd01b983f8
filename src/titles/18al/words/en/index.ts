import { englishOf } from '../../../../families/railway/words/en'
import { type Terms, voiced } from '../../../../families/railway/words/terms'
import { saidOtherwise } from '../../../../families/railway/words/vocabulary'
import { say } from '../../../../families/words/en/say'
import type { Voice } from '../../../../rules/rule'
import { recordOf } from '../../../../rules/state'
import { PARAGRAPHS } from '../../book'
import { CORPORATIONS, game, OBJECTIVES } from '../../data'
import { alWords, type OwnScreens } from '../vocabulary'
import { entriesOf } from './entries'
import { refusals } from './refusals'

const terms: Terms = {
  game,
  places: {
    bank: 'the bank',
    ipo: 'the Initial Offering',
    market: 'the Open Market',
    closed: 'out of play',
    '': 'nobody',
  },
  offering: 'Offering',
  market: 'Market',
  company: id => `the ${game.printed.privates[id]?.name ?? id}`,
  train: type => `${type} Train`,
}

/** Where a piece of a private company is if not on the map. */
const PIECES: Readonly<Record<string, string>> = {
  charter: 'still to be placed',
  unlaid: 'still to be laid',
  laid: 'laid',
  gone: 'out of play',
}

const so = () => 'That is so already'

const rail = englishOf({
  terms,
  phases: {
    '2': 'Phase 2 begins.',
    '3': 'Phase 3 begins: green tiles, corporations may buy private companies, and two operating rounds follow each stock round from the next one on.',
    '4': 'Phase 4 begins: the train limit is 3, and several trains may be bought from the bank in one turn.',
    '5': 'Phase 5 begins: the train limit is 2, brown tiles, second values off the board and in Meridian, and three operating rounds follow each stock round from the next one on.',
    '6': 'Phase 6 begins.',
    '7': 'Phase 7 begins: a 4 Train that stays in play is obsolete; it goes once its owner has run on its next turn.',
    '4D': 'Phase 4D begins: the gray Birmingham tile is available.',
  },
  notes: {
    chitsLost: (of, v) =>
      say`${v.name(of)} has a new president, and both train name chits are removed from play`,
    outvoted: (of, v) =>
      say`By this ruling the president of ${v.name(of)} holds fewer shares than another player and stays president`,
    coalRemoved: () => 'The Warrior Coal Field tokens are removed from play.',
  },
  acquired: {
    'M&C': (to, v) => say`${v.name(to)} receives the two train name chits`,
    'S&NA': (to, v) => say`${v.name(to)} receives the two Warrior Coal Field tokens`,
  },
  endings: {
    'bank operating': 'The bank has run out: the current operating round is the last.',
    'bank stock':
      'The bank has run out: one operating round follows this stock round, and then the game ends.',
    market:
      'A market value has reached the top of the stock chart: the game ends after the current operating round.',
  },
  overs: { market: 'The game is over: a market value has reached the top of the stock chart.' },
  refusals,
  entries: entriesOf(voiced(terms)),
  ruled: {
    chits: (to: string, v: Voice) =>
      to === 'closed' ? 'the M&C name chits are lost' : `${v.name(to)} has the M&C name chits`,
    coal: (at: string) => `the Warrior Coal Field token is ${PIECES[at] ?? `in ${at}`}`,
    lumber: (at: string) => `the Lumber Terminal is ${PIECES[at] ?? at}`,
  },
  already: { chits: so, coal: so, lumber: so },
  unfit: {
    objective: 'no station has been placed besides the home',
    coal: 'a token that has been placed belongs to a corporation that has been started',
    lumber: 'only a terminal that has been laid is in a hex',
    chits: 'only a corporation that has been started has them, and none but the owner of the company',
  },
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
  zones: { yellow: 'yellow zone' },
  legend:
    'Yellow: certificates of its corporations do not count against the limit. Framed: par values. Framed in red, 300: the end of the game.',
  setsOff: {
    greenTiles: 'green tiles',
    privatesToCorporations: 'corporations may buy private companies',
    severalTrains: 'several trains per turn from the bank',
    privatesClose: 'private companies close',
    brownTiles: 'brown tiles',
    offBoardHigher: 'second values off the board and in Meridian',
    coalGoes: 'the Warrior Coal Field token goes',
    goes4Later: '4 Trains go: those of the buyer and in the Open Market at once, others after their next run',
    grayTile: 'the gray Birmingham tile',
  },
  newcomer: {
    steps: {
      tile: 'Track and stations come first, then the run. Skipping costs nothing.',
      station: 'Track is done. A station comes before the run.',
    },
    options: {
      placeCoalToken: ['Place the coal token', 'Adds to every run that calls there.'],
      extraRound: ['One more round', 'To break a tie.'],
    },
    instead: {
      auction: {
        pass: ['Pass', 'Leaves it to the highest bidder, unless somebody raises and you are asked again.'],
      },
    },
  },
  joining: {
    stages: { tile: 'a tile laid', station: 'a station placed' },
    endings: { bank: 'The bank ran out once', market: 'A market value has reached $300' },
    own: {
      coal: { name: 'Warrior Coal Field token', answers: { '': 'not placed' } },
      coalOf: { name: 'Whose it is' },
      lumber: { name: 'Lumber Terminal', answers: { '': 'not placed', laid: 'on the map' } },
      laid: { line: 'Have free tiles been laid in swamps?', name: 'Swamps with a free tile' },
      chits: { name: 'Name chits', answers: { '': 'lost' } },
      terrain: { line: 'Has terrain been paid for?', name: 'Hexes with terrain paid for' },
      extraRound: { name: 'This is the extra round that breaks a tie' },
      objective: {
        name: 'Objective',
        answers: recordOf(CORPORATIONS, id => `Its historical objective, ${OBJECTIVES[id]}, has been paid`),
      },
    },
    asks: { coal: () => 'Whose is the Warrior Coal Field token?' },
  },
  paragraphs: PARAGRAPHS,
  book: async () => (await import('./book')).book,
})

const screens: OwnScreens = {
  pieces: {
    lumber: 'Lumber Terminal, free',
    objectiveSign: 'objective',
    objectiveBonus: bonus => (bonus === '' ? 'objective' : `+${bonus}`),
    objectiveLabel: (price, bonus, city) => `${price} ${bonus} for a station at the objective, ${city}`,
    coal: 'Coal token, +$10',
    coalLabel: city => `${city} gets the coal token`,
    coalNotNow: 'Coal token: not now',
    extraRound: 'Play one more operating round',
    tied: 'A tie for first place stands, unless the table plays one more operating round.',
  },
  highest: {
    end: highest => `A market value reaches ${highest}.`,
    near: (corporation, price, runs) =>
      `${corporation} is highest at ${price}, ${runs === 1 ? 'one paid run' : `${runs} paid runs`} away.`,
    far: 'No corporation has a market value yet.',
  },
}

/** 18AL in English. */
export const words = alWords(
  saidOtherwise(rail, {
    cite: (rule: string) => (rule === 'ruling' ? 'Ruling' : rule),
    shorts: PIECES,
    fields: {
      objective: 'Objective reached',
      chits: 'Who has them',
      coal: 'Where it is',
      lumber: 'Where it is',
    },
    rulings: { chits: 'Name chits', coal: 'Coal token', lumber: 'Lumber Terminal' },
  }),
  screens,
)
