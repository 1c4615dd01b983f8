import { PRIVATE_CARDS } from '../../data'
import type { RefusalWords } from '../vocabulary'
import { isCorporation, item, list, many, name, say, stockPlace } from './say'

/** Why something in the auction or in a stock round is refused, in English. */
export const stockRefusals = {
  auctionFirst: ({ lots }) =>
    say`Stock is bought once the first auction is over, but ${list(lots.map(item))} ${lots.length === 1 ? 'is' : 'are'} not sold yet`,
  valueFirst: ({ player }, v) =>
    say`${name(player, v)} bought the presidency of the B&O and sets its starting value first`,
  auctionOver: () => say`The first auction is over`,
  lotSold: ({ lot, owner }, v) => say`${item(lot)} belongs to ${name(owner, v)} already`,
  fives: ({ amount }, v) => say`Bids are multiples of ${v.money(5)}, and ${v.money(amount)} is not`,
  bidTooLow: ({ lot, least, amount }, v) =>
    say`The next bid on ${item(lot)} must be at least ${v.money(least)}, not ${v.money(amount)}`,
  setAside: ({ payer, free, aside, price }, v) =>
    aside > 0
      ? say`${name(payer, v)} has ${v.money(free)} free and ${v.money(aside)} set aside for other bids, but this takes ${v.money(price)}`
      : say`${name(payer, v)} has ${v.money(free)}, but this takes ${v.money(price)}`,
  mustBid: ({ player, lot }, v) =>
    say`The face value of ${item(lot)} has fallen to ${v.money(0)}, so ${name(player, v)} has to bid on it now, ${v.money(0)} or more`,
  notStartingValue: ({ price, values }, v) =>
    say`${v.money(price)} is not a starting value; those are ${list(
      values.map(value => v.money(Number(value))),
      'and',
    )}`,
  started: ({ corporation, president }, v) =>
    say`${name(corporation, v)} is started already, and ${name(president, v)} is its president`,
  notStarted: ({ corporation }, v) =>
    say`${name(corporation, v)} is not started: its president’s certificate is bought first`,
  noneLeft: ({ corporation, from }, v) =>
    from === 'ipo'
      ? say`${name(corporation, v)} has no shares left in its treasury`
      : say`${stockPlace(from, v)} has no shares of ${name(corporation, v)}`,
  onePurchase: ({ player }, v) =>
    say`${name(player, v)} has bought a certificate this turn, and only one is allowed`,
  soldThisRound: ({ player, corporation }, v) =>
    say`${name(player, v)} sold shares of ${name(corporation, v)} in this stock round and cannot buy any back until the next`,
  shareLimit: ({ player, corporation, percent, limit }, v) =>
    say`${name(player, v)} would hold ${percent}% of ${name(corporation, v)}, but ${limit}% is the most allowed`,
  certificateLimit: ({ player, held, limit }, v) =>
    say`${name(player, v)} holds ${many(held, 'certificate')}, and ${limit} is the limit`,
  overLimit: ({ player, held, limit }, v) =>
    say`${name(player, v)} holds ${many(held, 'certificate')}, over the limit of ${limit}, and has to sell first`,
  sellsTooFew: ({ player, corporation, held, limit, least }, v) =>
    say`${name(player, v)} holds ${many(held, 'certificate')}, over the limit of ${limit}, and sells only one block of ${name(corporation, v)} in this turn: at least ${many(least, 'share')}`,
  salesOver: ({ player }, v) =>
    say`${name(player, v)} has bought a certificate this turn, and shares must be sold before that`,
  oneBlock: ({ player, corporation }, v) =>
    say`${name(player, v)} has already sold shares of ${name(corporation, v)}, and all shares of a corporation are sold at once`,
  notHeld: ({ player, corporation, held, shares }, v) =>
    held === 0
      ? say`${name(player, v)} holds no shares of ${name(corporation, v)}`
      : say`${name(player, v)} holds ${many(held, 'share')} of ${name(corporation, v)}, not ${shares}`,
  notOperated: ({ corporation }, v) =>
    say`${name(corporation, v)} has not completed a turn in an operating round, and until then its shares cannot be sold`,
  poolFull: ({ corporation, percent, limit }, v) =>
    say`${percent}% of ${name(corporation, v)} would be in the Pool, but no sale may bring more than ${limit}% there`,
  presidentStays: ({ player, corporation, most }, v) =>
    most === 0
      ? say`Nobody else holds two shares of ${name(corporation, v)}, so ${name(player, v)} has to keep the president’s certificate and can sell none`
      : say`Nobody else holds two shares of ${name(corporation, v)}, so ${name(player, v)} has to keep the president’s certificate and can sell ${many(most, 'share')}`,
  tooExpensive: ({ payer, has, price }, v) =>
    say`${name(payer, v)} has ${v.money(has)}${isCorporation(payer) ? ' in its treasury' : ''}, but this costs ${v.money(price)}`,
  privateUnsold: ({ private: id }) =>
    say`The ${PRIVATE_CARDS[id].name} should have been sold in the first auction`,
} satisfies Partial<RefusalWords>
