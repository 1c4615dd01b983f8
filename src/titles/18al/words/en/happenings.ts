import { railHappenings } from '../../../../families/railway/words/en/happenings'
import type { Voice } from '../../../../rules/rule'
import type { HappeningWords } from '../vocabulary'
import { name, say, sentence, t, train } from './say'

/** What is told when a phase begins. */
export const PHASES: Readonly<Record<string, string>> = {
  '2': 'Phase 2 begins.',
  '3': 'Phase 3 begins: green tiles, corporations may buy private companies, and two operating rounds follow each stock round from the next one on.',
  '4': 'Phase 4 begins: the train limit is 3, and several trains may be bought from the bank in one turn.',
  '5': 'Phase 5 begins: the train limit is 2, brown tiles, second values off the board and in Meridian, and three operating rounds follow each stock round from the next one on.',
  '6': 'Phase 6 begins.',
  '7': 'Phase 7 begins: a 4 Train that stays in play is obsolete; it goes once its owner has run on its next turn.',
  '4D': 'Phase 4D begins: the gray Birmingham tile is available.',
}

const ENDINGS: Readonly<Record<string, string>> = {
  'bank operating': 'The bank has run out: the current operating round is the last.',
  'bank stock': 'The bank has run out: one operating round follows this stock round, and then the game ends.',
  market:
    'A market value has reached the top of the stock chart: the game ends after the current operating round.',
}

const notes: Readonly<Record<string, (of: string, voice: Voice) => string>> = {
  chitsLost: (of, v) =>
    say`${name(of, v)} has a new president, and both train name chits are removed from play`,
  outvoted: (of, v) =>
    say`By this ruling the president of ${name(of, v)} holds fewer shares than another player and stays president`,
  coalRemoved: () => 'The Warrior Coal Field tokens are removed from play.',
}

const rail = railHappenings(t, { phases: PHASES, notes })

/** What followed automatically, in English. */
export const happenings: HappeningWords = {
  ...rail,
  paid: (paid, v) =>
    paid.why === 'float'
      ? say`The bank pays ${v.money(paid.amount)}, ten times the par value, into the treasury of ${name(paid.to, v)}`
      : rail.paid(paid, v),
  train: (it, v, count) =>
    it.why === 'obsolete'
      ? say`${name(it.from, v)} loses its obsolete ${train(it.train)}`
      : rail.train(it, v, count),
  private: (it, v) => {
    if (it.why !== 'acquired') return rail.private(it, v)
    if (it.private === 'M&C') return say`${name(it.to, v)} receives the two train name chits`
    return it.private === 'S&NA'
      ? say`${name(it.to, v)} receives the two Warrior Coal Field tokens`
      : undefined
  },
  ending: ({ by, during }) => ENDINGS[`${by} ${during}`] ?? ENDINGS[by] ?? sentence(by),
  over: (it, v) =>
    it.by === 'market'
      ? 'The game is over: a market value has reached the top of the stock chart.'
      : rail.over(it, v),
}
