import type { RememberedKey } from '../../joining/table'
import type { RefusalWords } from '../vocabulary'
import { character, many, name, percent, say, train } from './say'

/** Why what a table remembers does not fit, by key. */
const UNFIT: Readonly<Record<RememberedKey, string>> = {
  order: 'it names companies that have begun, each once',
  done: 'it names companies that have run in this round, each once, and not the one whose turn it is',
  taken: 'each card is taken once and lies in the middle no more, and a copy is of a card that was taken',
  gone: 'they are just those that are missing from the table',
}

/** Refusals of a table that is joined on its way. */
export const positionRefusals = {
  positionLate: () => 'A game is joined by its first entry, and this one has begun.',
  positionPlayer: ({ holder }, v) =>
    say`The table has to name each player of the game and nobody else, and ${name(holder, v)} is only in one of both`,
  positionRound: ({ round, last }) =>
    say`Round ${round.charAt(0)} does not exist: the game has ${last} rounds`,
  positionMoney: ({ sum, missing }, v) =>
    missing > 0
      ? say`Players, treasuries and the bank have to come to ${v.money(0)} together; they come to ${v.money(sum)}, so ${v.money(missing)} are missing`
      : say`Players, treasuries and the bank have to come to ${v.money(0)} together; they come to ${v.money(sum)}, which is as much too much`,
  positionShares: ({ corporation, shares }, v) =>
    say`80% of ${name(corporation, v)} are in the game, and the table has ${percent(shares)}`,
  positionDirector: ({ corporation, directors }, v) =>
    directors === 1
      ? say`The director of ${name(corporation, v)} has to hold 50% of it at least`
      : say`${name(corporation, v)} has one director, and the table names ${directors}`,
  positionCell: ({ corporation, price }, v) =>
    say`The space of ${name(corporation, v)} on the index does not show ${v.money(price)}`,
  positionTrains: ({ train: type, found, number }) =>
    say`The game has ${many(number, train(type))}, and the table has ${found}`,
  positionUnfit: ({ key }) =>
    say`What the table says under “${key}” contradicts the rest of it: ${UNFIT[key]}`,
  positionCharacter: ({ character: id }) => say`The table gives ${character(id)} to more than one player`,
} satisfies Partial<RefusalWords>
