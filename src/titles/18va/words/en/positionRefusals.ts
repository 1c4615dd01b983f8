import type { RefusalWords } from '../vocabulary'
import { many, name, say, company as the, type } from './say'

/** Why a game in progress cannot be joined with a table, in English. */
export const positionRefusals = {
  positionPlayer: ({ holder }, v) =>
    say`The table must list each player of this game once, which is not so for ${name(holder, v)}`,
  positionPresident: ({ corporation, presidents }, v) =>
    presidents === 1
      ? say`The president of ${name(corporation, v)} must hold at least two shares of it`
      : say`${name(corporation, v)} has ${presidents === 0 ? 'no president' : many(presidents, 'president')}, but it must have one`,
  positionSize: ({ corporation, size, phase }, v) =>
    say`${name(corporation, v)} cannot have ${size} shares in phase ${phase}`,
  positionLimit: ({ corporation, said, limit }, v) =>
    say`The train limit of ${name(corporation, v)} is ${limit}, or ${limit + 1} with the Potomac Yards, not ${said}`,
  positionPrice: ({ corporation, price }, v) =>
    say`No such space of the stock chart shows ${v.money(price)}, the value of ${name(corporation, v)}`,
  positionTrains: ({ train, found, number }) =>
    say`There are ${number} trains of type ${type(train)}, but ${found} are accounted for`,
  positionNowhere: ({ private: company }, _v) =>
    say`${the(company)} belongs to nobody, and none can have been used before phase 3`,
  positionPhase: ({ phase, latest }) =>
    say`The table says phase ${phase}, but its trains make it phase ${latest}; if a ruling set the phase back, “ruled” says so`,
  positionPrivate: ({ private: company }) => say`${the(company)} is listed twice`,
} satisfies Partial<RefusalWords>
