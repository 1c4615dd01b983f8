import type { RefusalWords } from '../vocabulary'
import { many, name, say, train } from './say'
import { belongs } from './stockRefusals'

/** Refusals about buying trains, forced purchases and bankruptcy (4.2.5, 4.2.5.2). */
export const trainRefusals = {
  oneTrainATurn: ({ corporation, phase }, v) =>
    say`${name(corporation, v)} has bought a train from the bank this turn; before the first ${train('4')} only one per turn is allowed, and this is phase ${phase}`,
  notNext: ({ train: type, next }) =>
    next === null
      ? say`There is no train left in the Initial Offering`
      : say`The next train in the Initial Offering is a ${train(next)}, not a ${train(type)}`,
  priceFixed: ({ train: type, price }, v) =>
    say`From the bank, a ${train(type)} costs its face value of ${v.money(price)}; no other price can be set`,
  yardsNotOwned: ({ corporation, owner }, v) =>
    owner === corporation
      ? say`The half price of the New Decatur Yards ended with the first ${train('5')}`
      : say`${belongs('NDY', owner, v)}, so ${name(corporation, v)} pays the full price`,
  yardsNewOnly: ({ train: type }) =>
    say`The New Decatur Yards halves the price of a new train from the Initial Offering, but this ${train(type)} is not new`,
  cheapestOnly: ({ train: type, cheapest, from, price }, v) =>
    say`With the president’s money only the cheapest train can be bought: the ${train(cheapest)} in ${name(from, v)} at ${v.money(price)}, not a ${train(type)}`,
  yardsMust: ({ corporation, train: type, price }, v) =>
    say`${name(corporation, v)} owns the New Decatur Yards, which must be used here: with it the ${train(type)} costs ${v.money(price)}, and only that may be paid with the president’s money`,
  trainNeeded: ({ corporation }, v) =>
    say`${name(corporation, v)} owns no train and has to buy one, unless it has no legal run`,
  noRouteOwnsTrain: ({ corporation }, v) =>
    say`${name(corporation, v)} owns a train, so it ends its turn without saying that it has no legal run`,
  keepsPresidency: ({ player, corporation }, v) =>
    say`${name(player, v)} would lose the presidency of ${name(corporation, v)}, which is buying the train`,
  sellsTooMuch: ({ player, left, least, shares }, v) =>
    say`${name(player, v)} would have ${v.money(left)} left after the purchase, which has to be less than the ${v.money(least)} that a certificate brings: sell ${many(shares, 'share')} instead`,
  soldForTrain: ({ player, corporation }, v) =>
    say`${name(player, v)} has sold certificates to buy a train for ${name(corporation, v)}, so it has to buy the cheapest one from the Bank`,
  takeBack: ({ player, left, least }, v) =>
    say`${name(player, v)} would have ${v.money(left)} left after the purchase, which has to be less than the ${v.money(least)} of the cheapest certificate sold: take that sale back, or sell what brings less`,
} satisfies Partial<RefusalWords>
