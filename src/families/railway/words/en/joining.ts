import { many, say } from '../../../words/en/say'
import type { Voiced } from '../terms'
import type { JoinRefusals } from '../vocabulary'

/** What must hold for a part of a joined table to fit the rest of it, by key. */
const UNFIT: Readonly<Record<string, string>> = {
  stacks: 'it names each corporation with a token on the chart once',
  rounds: 'a set has at least as many operating rounds as have begun, and a stock round is in no set',
  operated: 'in an operating round it names corporations that may operate, but not the one whose turn it is',
  cities: 'it names each city once, and no more cities than stations placed',
  bids: 'bids rise and are for what the bank still sells, and each player has the money for theirs',
  turns: 'it begins with whoever has the turn, fits the round, and names only players in the game',
  terrain: 'no hex is named more often than its terrain is paid for',
  closed: 'nobody has a private company that is out of play',
  unstarted:
    'only rulings lead to these, for corporations that have not started and whose president’s certificate is still there',
  gone: 'it names only types that never run out',
}

/** Why a game in progress cannot be joined with a table, in English. */
export const joinRefusals = (
  { name, unsold, company, percent, game }: Voiced,
  unfit: Readonly<Record<string, string>> = {},
): JoinRefusals => ({
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
  positionUnfit: ({ key }) =>
    say`What the table says under “${key}” contradicts the rest of it: ${unfit[key] ?? UNFIT[key] ?? key}`,
  positionLate: () => say`A game is joined before its first entry, and this one has begun`,
  positionMoney: ({ sum, bank, missing }, v) =>
    say`Players, treasuries and bank hold ${v.money(sum)} together, but the game has ${v.money(bank)}: ${v.money(Math.abs(missing))} ${missing > 0 ? 'missing' : 'too much'}`,
  positionShares: ({ corporation, percent }, v) =>
    say`${percent}% of ${name(corporation, v)} is accounted for, but it must be 100%`,
})
