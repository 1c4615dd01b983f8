import type { RefusalWords } from '../vocabulary'
import { many, name, say, company as the } from './say'

/** Why a table cannot be joined on its way, in English. */
export const positionRefusals = {
  positionPlayer: ({ holder }, v) =>
    say`The table must list just the players of this game, and that is not so of ${name(holder, v)}`,
  positionLate: () => say`A game is joined before its first entry, and this one has begun`,
  positionMoney: ({ sum, bank, missing }, v) =>
    missing > 0
      ? say`Players, treasuries and bank hold ${v.money(sum)} together, and the game has ${v.money(bank)}: ${v.money(missing)} are missing`
      : say`Players, treasuries and bank hold ${v.money(sum)} together, and the game has ${v.money(bank)}: ${v.money(-missing)} too much`,
  positionShares: ({ corporation, percent }, v) =>
    say`${percent}% of ${name(corporation, v)} are accounted for, and there must be 100%`,
  positionPresident: ({ corporation, presidents }, v) =>
    presidents === 1
      ? say`The president of ${name(corporation, v)} must hold at least 20% of it`
      : say`${name(corporation, v)} has ${presidents === 0 ? 'no president' : many(presidents, 'president')}, and it must have one`,
  positionPrice: ({ corporation, price }, v) =>
    say`No space of the stock chart shows ${v.money(price)}, the price of ${name(corporation, v)}`,
  positionTrains: ({ train, found, number }) =>
    say`There are ${number} trains of type ${train}, and ${found} are accounted for`,
  positionPrivate: ({ private: company }, _v) => say`${the(company)} is listed twice`,
} satisfies Partial<RefusalWords>
