import { map, mapEntries } from '../../../../families/railway/words/en/map'
import { mapRefusals } from '../../../../families/railway/words/en/mapRefusals'
import { englishRest } from '../../../../families/railway/words/en/rest'
import { saidOtherwise } from '../../../../families/railway/words/vocabulary'
import { best } from '../../../../families/words/en/best'
import type { Voice } from '../../../../rules/rule'
import { recordOf } from '../../../../rules/state'
import { pieces } from '../../cardboard'
import { CORPORATIONS, OBJECTIVES } from '../../data'
import type { AlRest } from '../vocabulary'
import { refusals } from './refusals'
import { terms } from './terms'

/** Where a piece of a private company is if not on the map. */
const PIECES: Readonly<Record<string, string>> = {
  charter: 'still to be placed',
  unlaid: 'still to be laid',
  laid: 'laid',
  gone: 'out of play',
}

const so = () => 'That is so already'

const rail = englishRest({
  terms,
  labels: {
    tile: 'Lay a tile',
    doubleYellow: 'Two yellow tiles on a first turn (7a)',
    lnFromDecatur: 'L&N starts in Decatur (7b)',
    unlimited4D: '4D Trains never run out (7c)',
    hardRust4: 'All 4 Trains go with the 7 Train (7d)',
    'doubleYellow what': 'The map grows faster, which may help some railroads more than others.',
    'lnFromDecatur what': 'Instead of Nashville: closer to Birmingham, so easier to start with.',
    'unlimited4D what': 'When those in the box are sold, trains that have left the game stand in for more.',
    'hardRust4 what': 'None of them runs once more. Harder, and not for a first game.',
  },
  refusals: { ...mapRefusals, ...refusals },
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
    map: 'these tiles cannot lie there together',
  },
  cardboard: { pieces, spaces: { stock: 'blue box', 1: 'yellow box', 2: 'green box', 3: 'brown box' } },
  legend:
    'Yellow: certificates of its corporations do not count against the limit. Framed: par values. Framed in red, 300: the end of the game.',
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
})

/** What 18AL says in English beside play. */
export const rest: AlRest = {
  ...saidOtherwise(rail, {
    entries: mapEntries,
    shorts: PIECES,
    fields: {
      objective: 'Objective reached',
      chits: 'Who has them',
      coal: 'Where it is',
      lumber: 'Where it is',
    },
    rulings: { chits: 'Name chits', coal: 'Coal token', lumber: 'Lumber Terminal' },
  }),
  screens: {
    ...rail.screens,
    map,
    best,
    ahead: {
      ...rail.screens.ahead,
      highest: {
        end: highest => `A market value reaches ${highest}.`,
        near: (corporation, price, runs) =>
          `${corporation} is highest at ${price}, ${runs === 1 ? 'one paid run' : `${runs} paid runs`} away.`,
        far: 'No corporation has a market value yet.',
      },
    },
  },
}
