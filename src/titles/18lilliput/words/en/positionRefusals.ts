import type { RememberedKey } from '../../refusals'
import type { RefusalWords } from '../vocabulary'
import { character, list, many, name, percent, say, train } from './say'

/** What must hold for what a table remembers to fit, by key. */
const UNFIT: Readonly<Record<RememberedKey, string>> = {
  order: 'it names companies that have begun, each once',
  done: 'it names companies that have run in this round, each once, and not the one whose turn it is',
  taken: 'each card is taken once and is no longer in the middle, and a copy is of a card that was taken',
  gone: 'they are exactly those that are missing from the table',
}

/** Reasons why a game in progress cannot be joined with a table. */
export const positionRefusals = {
  positionLate: () => 'A game is joined by its first entry, and this one has begun.',
  positionPlayer: ({ holder }, v) =>
    say`The table has to name each player of the game and nobody else, but ${name(holder, v)} is in only one of the two`,
  positionRound: ({ round, last }) =>
    say`Round ${round.charAt(0)} does not exist: the game has ${last} rounds`,
  positionMoney: ({ sum, missing }, v) =>
    missing > 0
      ? say`Players, treasuries and the bank have to come to ${v.money(0)} together; they come to ${v.money(sum)}, so ${v.money(missing)} is missing`
      : say`Players, treasuries and the bank have to come to ${v.money(0)} together; they come to ${v.money(sum)}, which is too much by that amount`,
  positionShares: ({ corporation, shares }, v) =>
    say`80% of ${name(corporation, v)} is in the game, but the table has ${percent(shares)}`,
  positionDirector: ({ corporation, directors }, v) =>
    directors === 1
      ? say`The director of ${name(corporation, v)} has to hold at least 50% of it`
      : say`${name(corporation, v)} has one director, but the table names ${directors}`,
  positionCell: ({ corporation, price }, v) =>
    say`The space of ${name(corporation, v)} on the index does not show ${v.money(price)}`,
  positionTrains: ({ train: type, found, number }) =>
    say`The game has ${many(number, train(type))}, but the table has ${found}`,
  positionUnfit: ({ key }) =>
    say`What the table says under “${key}” contradicts the rest of it: ${UNFIT[key]}`,
  positionPhase: ({ phase, latest }) =>
    say`The table says phase ${phase}, but its trains make it phase ${latest}; if a ruling set the phase back, “ruled” says so`,
  positionStarting: ({ player, corporations }, v) =>
    corporations.length === 0
      ? say`Each player directs one starting company, but the table gives none to ${name(player, v)}`
      : say`Each player directs one starting company, but the table gives ${name(player, v)} ${list(corporations.map(id => name(id, v)))}`,
  positionCharacter: ({ character: id }) => say`The table gives ${character(id)} to more than one player`,
} satisfies Partial<RefusalWords>
