import type { Holder } from '../../../../bank/money'
import type { Voice } from '../../../../rules/rule'
import type { RefusalWords } from '../vocabulary'
import { company, list, many, name, percent, say } from './say'

/** Whose a private company is, for the sentences that depend on it. */
export function belongs(id: string, owner: Holder, voice: Voice): string {
  if (owner === 'bank') return `${company(id)} is still the bank’s`
  return owner === 'closed' ? `${company(id)} is closed` : `${company(id)} belongs to ${name(owner, voice)}`
}

/** Refusals about private companies and in stock turns (3). */
export const stockRefusals = {
  mustAccept: ({ player, private: id }, v) =>
    say`${company(id)} now costs ${v.money(0)}: ${name(player, v)} has to accept it and can neither bid nor pass`,
  setAside: ({ payer, free, aside, price }, v) =>
    aside === 0
      ? say`${name(payer, v)} has ${v.money(free)}, but this takes ${v.money(price)}`
      : say`${name(payer, v)} can use ${v.money(free)}, but this takes ${v.money(price)}: ${v.money(aside)} of the cash is set aside for bids`,
  privatesUnsold: ({ private: id }) =>
    say`The bank still has ${company(id)} to sell: until the last private company is sold, a player may only buy the cheapest one, bid on another or pass`,
  notCheapest: ({ private: id, cheapest }) =>
    say`Only the cheapest unsold private company, ${company(cheapest)}, can be bought; ${company(id)} can be bid on`,
  privateSold: ({ private: id, owner }, v) => say`${belongs(id, owner, v)} and is not for sale by the bank`,
  cheapestNotForBids: ({ private: id, price }, v) =>
    say`${company(id)} is the cheapest unsold private company: it is bought for ${v.money(price)} and takes no bids`,
  auctionOn: ({ private: id, player }, v) =>
    say`${company(id)} is being auctioned: ${name(player, v)} is asked to raise the bid or pass`,
  auctionNext: ({ private: id }) =>
    say`There are bids on ${company(id)}, so it goes to auction when this turn ends`,
  bidOn: ({ private: id }) => say`There are bids on ${company(id)}, so it goes to auction`,
  bidTooLow: ({ private: id, least, amount }, v) =>
    say`The next bid on ${company(id)} must be at least ${v.money(least)}, not ${v.money(amount)}`,
  notThisAuction: ({ private: id, auction }) =>
    say`${company(auction)} is being auctioned now; ${company(id)} has to wait`,
  notPar: ({ price, pars }, v) =>
    say`A par value is ${list(
      pars.map(par => v.money(Number(par))),
      'or',
    )}, not ${v.money(price)}`,
  started: ({ corporation, president }, v) =>
    say`The president’s certificate of ${name(corporation, v)} is sold: ${name(president, v)} is its president`,
  notStarted: ({ corporation }, v) =>
    say`The president’s certificate of ${name(corporation, v)} is not sold yet: it comes first, and sets the par value`,
  noneLeft: ({ corporation, from }, v) =>
    say`There is no certificate of ${name(corporation, v)} in ${name(from, v)}`,
  onePurchase: ({ player }, v) => say`${name(player, v)} has already made the one purchase of this turn`,
  soldThisRound: ({ player, corporation }, v) =>
    say`${name(player, v)} has sold stock of ${name(corporation, v)} in this stock round and may not buy any of it until the next`,
  shareLimit: ({ player, corporation, percent: share, limit }, v) =>
    say`${share}% of ${name(corporation, v)} is more than the ${limit}% that ${name(player, v)} may own`,
  certificateLimit: ({ player, held, limit }, v) =>
    say`${name(player, v)} holds ${many(held, 'certificate')}, and the limit is ${limit}`,
  overLimit: ({ player, held, limit }, v) =>
    say`${name(player, v)} holds ${many(held, 'certificate')}, and the limit is ${limit}, so some have to be sold`,
  sellFirst: ({ player, held, limit }, v) =>
    say`${name(player, v)} still holds ${many(held, 'certificate')}, the limit is ${limit}, and a purchase now would end the sales of this turn`,
  noSalesYet: ({ round }) =>
    say`Nothing may be sold to the bank in the first stock round, and this is ${round}`,
  notHeld: ({ player, corporation, held, shares }, v) =>
    say`${name(player, v)} holds ${percent(held)} of ${name(corporation, v)} and cannot sell ${percent(shares)}`,
  marketFull: ({ corporation, percent: share, limit }, v) =>
    say`${share}% of ${name(corporation, v)} is more than the ${limit}% that the Open Market may hold`,
  presidentStays: ({ player, corporation, most }, v) =>
    most > 0
      ? say`No other player holds the 20% of ${name(corporation, v)} that would take over the presidency, so ${name(player, v)} can sell at most ${percent(most)}`
      : say`No other player holds the 20% of ${name(corporation, v)} that would take over the presidency, so ${name(player, v)} can sell none`,
  salesOver: ({ player }, v) =>
    say`${name(player, v)} has sold and then bought: a turn’s purchase comes before all its sales or after them`,
  notOwner: ({ private: id, owner, player }, v) =>
    say`${belongs(id, owner, v)}, so ${name(player, v)} cannot sell it`,
  noPlayer: ({ to }, v) => say`The buyer has to be a player, and ${name(to, v)} is not`,
  toSelf: ({ player, private: id }, v) =>
    say`${name(player, v)} owns ${company(id)} already: the buyer has to be another player`,
  neithersTurn: ({ turn, private: id }, v) =>
    say`${company(id)} can change hands only on the turn of its seller or its buyer, but it is ${name(turn, v)}’s turn`,
} satisfies Partial<RefusalWords>
