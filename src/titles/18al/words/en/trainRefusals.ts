import type { RefusalWords } from '../vocabulary'
import { many, name, say, train } from './say'
import { belongs } from './stockRefusals'

/** Refusals about buying trains, forced purchases and bankruptcy (4.2.5, 4.2.5.2). */
export const trainRefusals = {
  trainLimit: ({ corporation, owned, limit }, v) =>
    say`${name(corporation, v)} owns ${many(owned, 'train')}, and the limit is ${limit}`,
  oneTrainATurn: ({ corporation, phase }, v) =>
    say`${name(corporation, v)} has bought a train from the bank this turn; before the first ${train('4')} only one per turn is allowed, and this is phase ${phase}`,
  notNext: ({ train: type, next }) =>
    next === null
      ? say`There is no train left in the Initial Offering`
      : say`The next train in the Initial Offering is a ${train(next)}, not a ${train(type)}`,
  notThere: ({ train: type, from }, v) =>
    from === 'ipo' || from === 'market'
      ? say`There is no ${train(type)} in ${name(from, v)}`
      : say`${name(from, v)} owns no ${train(type)}`,
  obsolete: ({ train: type }) => say`This ${train(type)} is obsolete, so nobody may buy it`,
  ownTrain: ({ corporation }, v) => say`${name(corporation, v)} cannot buy a train from itself`,
  priceNeeded: ({ train: type, from }, v) =>
    say`The price of a ${train(type)} from ${name(from, v)} must be agreed on and be at least ${v.money(1)}`,
  priceFixed: ({ train: type, price }, v) =>
    say`From the bank, a ${train(type)} costs its face value of ${v.money(price)}; no other price can be set`,
  yardsNotOwned: ({ corporation, owner }, v) =>
    owner === corporation
      ? say`The half price of the New Decatur Yards ended with the first ${train('5')}`
      : say`${belongs('NDY', owner, v)}, so ${name(corporation, v)} pays the full price`,
  yardsNewOnly: ({ train: type }) =>
    say`The New Decatur Yards halves the price of a new train from the Initial Offering, but this ${train(type)} is not new`,
  treasuryOnly: ({ corporation, has, price }, v) =>
    say`${name(corporation, v)} has ${v.money(has)}, but the price is ${v.money(price)}: its president may not add money for another corporation’s train`,
  notForced: ({ corporation, has, price }, v) =>
    say`${name(corporation, v)} has ${v.money(has)}, but the train costs ${v.money(price)}: its president may add money only while it owns no train`,
  affordsCheaper: ({ corporation, has, price, train: type, cheapest }, v) =>
    say`${name(corporation, v)} has ${v.money(has)}, enough for a ${train(type)} at ${v.money(cheapest)}: its president may not add money for a train at ${v.money(price)}`,
  cheapestOnly: ({ train: type, cheapest, from, price }, v) =>
    say`With the president’s money only the cheapest train can be bought: the ${train(cheapest)} in ${name(from, v)} at ${v.money(price)}, not a ${train(type)}`,
  yardsMust: ({ corporation, train: type, price }, v) =>
    say`${name(corporation, v)} owns the New Decatur Yards, which must be used here: with it the ${train(type)} costs ${v.money(price)}, and only that may be paid with the president’s money`,
  presidentShort: ({ player, has, needs, short }, v) =>
    say`${name(player, v)} has to add ${v.money(needs)} but has ${v.money(has)}: ${v.money(short)} is still to be raised`,
  nothingToDiscard: ({ corporation, owned, limit }, v) =>
    say`${name(corporation, v)} owns ${many(owned, 'train')}, the limit is ${limit}, and no discard is due`,
  overByRuling: ({ corporation, owned, limit }, v) =>
    say`A ruling put ${name(corporation, v)} over its limit of ${limit}, with ${many(owned, 'train')}: another ruling on a train puts it right, and no discard is due`,
  trainNeeded: ({ corporation }, v) =>
    say`${name(corporation, v)} owns no train and has to buy one, unless it has no legal run`,
  noRouteOwnsTrain: ({ corporation }, v) =>
    say`${name(corporation, v)} owns a train, so it ends its turn without saying that it has no legal run`,
  notRaising: ({ player, turn }, v) =>
    turn === ''
      ? say`No forced train purchase asks ${name(player, v)} for money now`
      : say`It is ${name(turn, v)}’s turn, and no forced train purchase asks ${name(player, v)} for money now`,
  nothingShort: ({ player, has, needs }, v) =>
    say`${name(player, v)} has ${v.money(has)} and has to add only ${v.money(needs)}, so nothing more may be sold`,
  keepsPresidency: ({ player, corporation }, v) =>
    say`${name(player, v)} would lose the presidency of ${name(corporation, v)}, which is buying the train`,
  sellsTooMuch: ({ player, left, least, shares }, v) =>
    say`${name(player, v)} would have ${v.money(left)} left after the purchase, which has to be less than the ${v.money(least)} that a certificate brings: sell ${many(shares, 'share')} instead`,
  soldForTrain: ({ player, corporation }, v) =>
    say`${name(player, v)} has sold certificates to buy a train for ${name(corporation, v)}, so it has to buy the cheapest one from the Bank`,
  takeBack: ({ player, left, least }, v) =>
    say`${name(player, v)} would have ${v.money(left)} left after the purchase, which has to be less than the ${v.money(least)} of the cheapest certificate sold: take that sale back, or sell what brings less`,
  notBankrupt: ({ player, raises, needs }, v) =>
    say`${name(player, v)} can raise ${v.money(raises)} and has to add ${v.money(needs)}, so this is not bankruptcy`,
} satisfies Partial<RefusalWords>
