import { priceOn } from '../../../../families/words/price'
import type { Voice } from '../../../../rules/rule'
import { game } from '../../data'
import type { HappeningWords } from '../vocabulary'
import { company, name, say, sentence, train } from './say'

const PHASES: Readonly<Record<string, string>> = {
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

const ENDS: Readonly<Record<string, string>> = {
  bank: 'The game is over: the bank has run out.',
  market: 'The game is over: a market value has reached the top of the stock chart.',
  bankruptcy: 'The game is over: a player is bankrupt.',
  stopped: 'The game is over: the table has ended it.',
}

const price = priceOn(game.grid)

/** `Stock round 3`, `Operating round 3.1` from `SR 3`, `OR 3.1`. */
function roundInFull(round: string): string {
  return round.replace(/^SR /, 'Stock round ').replace(/^OR /, 'Operating round ')
}

/** A token that moved automatically; moves after a dividend or a sale are in the entry. */
const tokenWords: HappeningWords['token'] = ({ corporation, from, to, why }, v) => {
  if (why === 'soldOut')
    return say`${name(corporation, v)} is sold out, and its market value rises from ${price(from, v)} to ${price(to, v)}`
  if (why === 'left')
    return say`${name(corporation, v)} pays no dividend, and its market value falls from ${price(from, v)} to ${price(to, v)}`
  return undefined
}

const notes: Readonly<Record<string, (of: string, voice: Voice) => string>> = {
  chitsLost: (of, v) =>
    say`${name(of, v)} has a new president, and both train name chits are removed from play`,
  endTakenBack: () => 'The end of the game that a ruling had set off is taken back.',
  outvoted: (of, v) =>
    say`By this ruling the president of ${name(of, v)} holds fewer shares than another player and stays president`,
  coalRemoved: () => 'The Warrior Coal Field tokens are removed from play.',
}

/** What followed automatically, in English. */
export const happenings: HappeningWords = {
  paid: ({ to, amount, why, of }, v) => {
    if (why === 'income') return say`${company(of as string)} pays ${name(to, v)} ${v.money(amount)}`
    if (why === 'float')
      return say`The bank pays ${v.money(amount)}, ten times the par value, into the treasury of ${name(to, v)}`
    return undefined
  },
  shares: () => undefined,
  president: ({ corporation, from, to }, v) =>
    from === null
      ? undefined
      : say`${name(to, v)} becomes president of ${name(corporation, v)} in place of ${name(from, v)}`,
  token: tokenWords,
  floated: ({ corporation }, v) => say`${name(corporation, v)} floats`,
  train: ({ train: type, from, why }, v) => {
    if (why === 'rusted') {
      const where = from === 'ipo' || from === 'market' ? 'in' : 'of'
      return say`A ${train(type)} ${where} ${name(from, v)} is removed from play`
    }
    if (why === 'obsolete') return say`${name(from, v)} loses its obsolete ${train(type)}`
    return undefined
  },
  private: ({ private: id, from, to, why }, v) => {
    if (why === 'phase') return say`${company(id as string)}, owned by ${name(from, v)}, closes`
    if (why !== 'acquired') return undefined
    if (id === 'M&C') return say`${name(to, v)} receives the two train name chits`
    return id === 'S&NA' ? say`${name(to, v)} receives the two Warrior Coal Field tokens` : undefined
  },
  phase: ({ phase }) => PHASES[phase] ?? say`Phase ${phase}`,
  round: ({ round }) => say`${roundInFull(round)} begins`,
  priority: ({ player }, v) => say`${name(player, v)} has the Priority Deal`,
  auction: ({ private: id, player }, v) =>
    say`${company(id as string)} is auctioned among its bidders; ${name(player, v)} is asked first`,
  ending: ({ by, during }) => ENDINGS[`${by} ${during}`] ?? ENDINGS[by] ?? sentence(by),
  over: ({ by }) => ENDS[by] ?? sentence(by),
  counted: () => undefined,
  noted: ({ code, of }, v) => notes[code]?.(of, v),
}
