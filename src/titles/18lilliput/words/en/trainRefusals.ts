import type { RefusalWords } from '../vocabulary'
import { aTrain, card, many, name, say, train } from './say'

/** Refusals about trains: where they are, what they cost, who may buy them when. */
export const trainRefusals = {
  trainsBought: ({ card: id, most }, v) =>
    say`${many(most, 'train has', 'trains have')} been bought with ${card(id, v)}, and it allows no more`,
  notNext: ({ train: wanted, next }) =>
    next === null
      ? say`The stack has no trains left, so no ${train(wanted)}`
      : say`The stack sells its trains in order: the next is a ${train(next)}, not ${aTrain(wanted)}`,
  notThere: ({ train: wanted, from }, v) =>
    from === 'scrapped'
      ? say`There is no ${train(wanted)} among the scrapped trains`
      : say`${name(from, v)} has no ${train(wanted)}`,
  ownTrain: ({ corporation }, v) => say`${name(corporation, v)} cannot buy a train from itself`,
  priceNeeded: ({ train: wanted, from }, v) =>
    say`The price of ${aTrain(wanted)} from ${name(from, v)} must be agreed on and entered, at least ${v.money(1)}`,
  priceFixed: ({ train: wanted, price }, v) =>
    say`The bank sells ${aTrain(wanted)} at ${v.money(price)}, which is worked out, not entered`,
  trainLimit: ({ corporation, owned, limit }, v) =>
    owned > limit
      ? say`${name(corporation, v)} owns ${many(owned, 'train')}, and the limit is ${limit}`
      : say`${name(corporation, v)} owns ${many(owned, 'train')}, counting obsolete ones, and the limit is ${limit}, so it may buy none`,
  ownsTrain: ({ corporation, trains, has, price }, v) =>
    say`${name(corporation, v)} has ${v.money(has)}, but the train costs ${v.money(price)}; it owns ${many(trains, 'train')}, and a director adds money only for a company without any`,
  directorShort: ({ player, has, needs, short }, v) =>
    say`${name(player, v)} would have to add ${v.money(needs)} but has ${v.money(has)}: ${v.money(short)} is missing`,
  scrappedLater: ({ card: id }, v) =>
    id === null
      ? say`A scrapped train is bought after founding a company or after a run without a dividend, and no card has been taken yet`
      : say`A scrapped train is bought after founding a company or after a run without a dividend, not with ${card(id, v)}`,
  scrappedOnly: ({ corporation }, v) =>
    say`While companies run, ${name(corporation, v)} can buy only a scrapped train: other trains need a card`,
  justFoundedOnly: ({ corporation, founded }, v) =>
    say`The scrapped train of this card is for ${name(founded, v)}, which has just been founded, not for ${name(corporation, v)}`,
  paidDividend: ({ corporation }, v) =>
    say`${name(corporation, v)} has paid a dividend, and a scrapped train is bought only after a run without one`,
  equipped: ({ corporation }, v) => say`${name(corporation, v)} has bought its one scrapped train this turn`,
  notObsolete: ({ train: wanted }) =>
    say`Only an obsolete train is scrapped by choice, and a ${train(wanted)} front side up is not`,
  overByRuling: ({ corporation, owned, limit }, v) =>
    say`A ruling put ${name(corporation, v)} over its limit of ${limit}, with ${many(owned, 'train')}: another ruling on a train puts it right, and no discard is due`,
  nothingToDiscard: ({ corporation, owned, limit }, v) =>
    say`${name(corporation, v)} owns ${many(owned, 'train')}, and the limit is ${limit}: no discard is due`,
} satisfies Partial<RefusalWords>
