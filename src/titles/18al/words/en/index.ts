import { englishOf } from '../../../../families/railway/words/en'
import { railEntries } from '../../../../families/railway/words/en/entries'
import { type Voiced, voiced } from '../../../../families/railway/words/terms'
import { wordsOf } from '../../../../families/railway/words/vocabulary'
import { costing } from '../../../../families/words/en/entries'
import { say } from '../../../../families/words/en/say'
import { sum } from '../../../../families/words/entries'
import { late } from '../../../../rules/late'
import { PARAGRAPHS } from '../../book'
import { OBJECTIVES } from '../../data'
import type { AlWords, OwnEntries } from '../vocabulary'
import { pieces } from './play'
import { terms } from './terms'

/** The log of what only 18AL has, in English. */
function entriesOf(t: Voiced): OwnEntries {
  const rail = railEntries(t)
  return {
    layTile: (act, happened, v) =>
      act.private
        ? say`${v.name(act.corporation)} lays the Lumber Terminal${act.hex === undefined ? '' : ` on ${act.hex}`}`
        : rail.layTile(act, happened, v),
    buyTrain: (act, happened, v) =>
      `${rail.buyTrain(act, happened, v)}${act.private ? ' The New Decatur Yards halves the price and closes.' : ''}`,
    placeToken: ({ corporation, city, objective }, happened, v) => {
      const where = city ?? (objective && happened.length > 0 ? OBJECTIVES[corporation] : undefined)
      const bonus = objective
        ? ` and receives ${v.money(sum(happened, 'objective'))} for its historical objective`
        : ''
      return say`${v.name(corporation)} places a station${where ? ` in ${where}` : ''}${costing(happened, 'station', v)}${bonus}`
    },
    placeCoalToken: ({ corporation, city }, _, v) =>
      say`${v.name(corporation)} places the Warrior Coal Field token in ${city}, worth ${v.money(10)} more to it from now on`,
    extraRound: () => 'The table plays one more operating round to break the tie.',
  }
}

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
  entries: entriesOf(voiced(terms)),
  labels: { market: 'A market value has reached $300', 'ending market': 'the end: $300 is reached' },
  zones: { yellow: 'yellow zone' },
  setsOff: {
    severalTrains: 'several trains per turn from the bank',
    offBoardHigher: 'second values off the board and in Meridian',
    coalGoes: 'the Warrior Coal Field token goes',
    goes4Later: '4 Trains go: those of the buyer and in the Open Market at once, others after their next run',
    grayTile: 'the gray Birmingham tile',
  },
  paragraphs: PARAGRAPHS,
  book: async () => (await import('./book')).book,
})

/** 18AL in English. */
export const words: AlWords = wordsOf(
  {
    ...rail,
    screens: { ...rail.screens, pieces },
  },
  late(async () => (await import('./rest')).rest),
  ['map', 'best'],
)
