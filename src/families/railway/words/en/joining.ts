import { many, say } from '../../../words/en/say'
import type { Voiced } from '../terms'
import type { JoinRefusals } from '../vocabulary'

/** Why a game in progress cannot be joined with a table, in English. */
export const joinRefusals = ({ name, unsold, company, percent, game }: Voiced): JoinRefusals => ({
  positionPlayer: ({ holder }, v) =>
    say`The table must list exactly the players of this game, which is not so for ${name(holder, v)}`,
  positionPresident: ({ corporation, presidents }, v) =>
    presidents === 1
      ? say`The president of ${name(corporation, v)} must hold at least ${percent(game.printed.paper.presidentShares)} of it`
      : say`${name(corporation, v)} has ${presidents === 0 ? 'no president' : many(presidents, 'president')}, but it must have one`,
  positionPrice: ({ corporation, price }, v) =>
    say`No space of the stock chart shows ${v.money(price)}, the price of ${name(corporation, v)}`,
  positionFloated: ({ corporation, percent: left }, v) =>
    say`Whether ${name(corporation, v)} has floated follows from the ${left}% of it in ${unsold}, and the table says otherwise; if a ruling did it, “ruled” says so`,
  positionTrains: ({ train: type, found, number, phase }) =>
    say`There are ${number} trains of type ${type}, but the table accounts for ${found}${found < number ? `, and is in phase ${phase}` : ''}`,
  positionUnlimited: ({ train: type, number }) =>
    say`There are ${number} trains of type ${type}, so “trainsLeft” must say how many are left: only an unlimited type has no number`,
  positionPhase: ({ phase, latest }) =>
    say`The table says phase ${phase}, but its trains make it phase ${latest}; if a ruling set the phase, “ruled” says so`,
  positionPrivate: ({ private: id }) => say`${company(id)} is listed twice`,
  positionWithout: ({ private: id }) => say`${company(id)} is not in this game`,
  positionNowhere: ({ private: id }) =>
    say`${company(id)} belongs to nobody: private companies are sold in order and stay open until a phase closes them`,
  positionBid: ({ player, private: id, amount, is }, v) => {
    const bids = `${name(player, v)} has bid ${v.money(amount)} on ${company(id)}`
    if (is === 'sold') return say`${bids}, which the bank no longer has`
    return is === 'twice'
      ? say`${bids}, and has another bid on it: only the highest of a player stands`
      : say`${bids}, which is not above the bid before it`
  },
  positionBids: ({ player, bid, has }, v) =>
    say`${name(player, v)} has bid ${v.money(bid)} in all, but has ${v.money(has)}`,
  privateOpen: ({ private: id }) => say`${company(id)} should have closed by now`,
  privateClosed: ({ private: id }) => say`${company(id)} should still be open`,
})
