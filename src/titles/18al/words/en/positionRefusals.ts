import type { RefusalWords } from '../vocabulary'
import { many, name, say, company as the, train } from './say'

/** Why a game in progress cannot be joined with a table, in English. */
export const positionRefusals = {
  positionPlayer: ({ holder }, v) =>
    say`The table must list exactly the players of this game, which is not so for ${name(holder, v)}`,
  positionPresident: ({ corporation, presidents }, v) =>
    presidents === 1
      ? say`The president of ${name(corporation, v)} must hold at least 20% of it`
      : say`${name(corporation, v)} has ${presidents === 0 ? 'no president' : many(presidents, 'president')}, but it must have one`,
  positionPrice: ({ corporation, price }, v) =>
    say`No space of the stock chart shows ${v.money(price)}, the price of ${name(corporation, v)}`,
  positionTrains: ({ train, found, number }) =>
    say`There are ${number} trains of type ${train}, but ${found} are accounted for`,
  positionNowhere: ({ private: company }, _v) =>
    say`${the(company)} belongs to nobody: private companies are sold in order and stay open until the first ${train('5')}`,
  positionUnlimited: ({ train: type, number }) =>
    say`There are ${number} trains of type ${type}, so “trainsLeft” must say how many are left: only an unlimited type has no number`,
  positionPhase: ({ phase, latest }) =>
    say`The table says phase ${phase}, but its trains make it phase ${latest}; if a ruling set the phase back, “ruled” says so`,
  positionPrivate: ({ private: company }, _v) => say`${the(company)} is listed twice`,
} satisfies Partial<RefusalWords>
