import type { RefusalWords } from '../vocabulary'
import { aTrain, list, many, name, say, train, type, typeOf } from './say'

/** Why something with trains is refused, in English. */
export const trainRefusals = {
  trainLimit: ({ corporation, owned, limit }, v) =>
    say`${name(corporation, v)} owns ${many(owned, 'train')}, and its limit is ${limit}`,
  oneOfAType: ({ corporation, type: id }, v) =>
    say`${name(corporation, v)} has bought a ${type(id)} from the bank this turn, and until the first 6/5G only one of a type is allowed`,
  notNext: ({ train: card, next }) =>
    next.length === 0
      ? say`The bank has no trains left, and so no ${typeOf(card)}`
      : say`The bank sells the ${list(
          next.map(id => type(id)),
          'or the',
        )} now, not the ${typeOf(card)}`,
  notThere: ({ train: card, from }, v) =>
    from === 'market'
      ? say`There is no ${typeOf(card)} in the Pool`
      : say`${name(from, v)} owns no ${train(card)}`,
  ownTrain: ({ corporation }, v) => say`${name(corporation, v)} cannot buy from itself`,
  priceNeeded: ({ train: card, from }, v) =>
    say`${name(from, v)} sells ${aTrain(card)} for a price that both presidents agree on: enter it`,
  priceFixed: ({ train: card, price }, v) =>
    say`A ${typeOf(card)} costs ${v.money(price)} there, its face value`,
  tredegarNewOnly: ({ from }, v) =>
    say`The Tredegar Iron Works takes ${v.money(200)} off a new train from the bank, not off one from ${name(from, v)}`,
  treasuryOnly: ({ corporation, has, price }, v) =>
    has > 0
      ? say`${name(corporation, v)} pays another corporation with its own money: it has ${v.money(has)}, but this costs ${v.money(price)}`
      : say`${name(corporation, v)} has no money for the ${v.money(price)}, and its president pays another corporation only if it owns no train`,
  notForced: ({ corporation, has, price }, v) =>
    say`${name(corporation, v)} owns a train, so its treasury of ${v.money(has)} has to pay the ${v.money(price)} alone`,
  affordsCheaper: ({ corporation, has, price, train: id, from, cheapest }, v) =>
    say`${name(corporation, v)} has ${v.money(has)} and can pay for the ${type(id)} from ${name(from, v)} at ${v.money(cheapest)}, so its president adds nothing for one at ${v.money(price)}`,
  cheapestOnly: ({ price, cheapest, from, least }, v) =>
    say`With the president’s money only the cheapest train is bought: the ${type(cheapest)} from ${name(from, v)} at ${v.money(least)}, not one at ${v.money(price)}`,
  presidentShort: ({ player, has, needs, short }, v) =>
    say`${name(player, v)} has to add ${v.money(needs)} but has ${v.money(has)}: ${v.money(short)} short`,
  aboveFace: ({ train: card, price, face }, v) =>
    say`With the president’s money a ${typeOf(card)} costs at most its face value, ${v.money(face)}, not ${v.money(price)}`,
  soldForTrain: ({ player, corporation }, v) =>
    say`${name(player, v)} has sold shares to buy a train for ${name(corporation, v)}; Paymaster reads “as an alternative” so that the train then comes from the bank or the Pool, whoever pays`,
  nothingToDiscard: ({ corporation, owned, limit }, v) =>
    say`${name(corporation, v)} owns ${many(owned, 'train')} of ${limit} allowed and has none to discard`,
  overByRuling: ({ corporation, owned, limit }, v) =>
    say`A ruling put ${name(corporation, v)} over its limit of ${limit}, with ${many(owned, 'train')}: another ruling on a train puts it right, and no discard is due`,
  trainNeeded: ({ corporation }, v) =>
    say`${name(corporation, v)} owns no train, and the bank or the Pool has one: it has to buy`,
  notRaising: ({ player, turn }, v) =>
    turn === ''
      ? say`${name(player, v)} has no forced purchase to raise money for`
      : say`${name(player, v)} has no forced purchase to raise money for: it is the turn of ${name(turn, v)}`,
  nothingShort: ({ player, has, needs }, v) =>
    say`${name(player, v)} has ${v.money(has)} and needs ${v.money(needs)}, so nothing has to be sold`,
  keepsPresidency: ({ player, corporation, most }, v) =>
    most === 0
      ? say`${name(player, v)} would lose the presidency of ${name(corporation, v)}, the very corporation that is buying, and can sell none of it`
      : say`${name(player, v)} would lose the presidency of ${name(corporation, v)}, the very corporation that is buying, and can sell ${many(most, 'share')} of it`,
  sellsTooLittle: ({ player, corporation, shares, least }, v) =>
    say`${name(player, v)} sells only one block of ${name(corporation, v)}: ${least} shares can raise enough, ${shares} cannot`,
  sellsNotAll: ({ player, corporation, shares, all, raises, needs }, v) =>
    say`${name(player, v)} can raise only ${v.money(raises)} of ${v.money(needs)} and has to sell all that may be sold before going bankrupt: of ${name(corporation, v)} ${many(all, 'share')} in one block, not ${shares}`,
  sellsTooMuch: ({ shares, enough, short }, v) =>
    say`${v.money(short)} is missing, so ${many(enough, 'share')} will do, and ${shares} are more than needed`,
  notBankrupt: ({ player, raises, needs, tredegar }, v) =>
    tredegar
      ? say`${name(player, v)} can raise ${v.money(raises)} and with the Tredegar Iron Works has to add ${v.money(needs)}, so this is not bankruptcy`
      : say`${name(player, v)} can raise ${v.money(raises)} and has to add ${v.money(needs)}, so this is not bankruptcy`,
} satisfies Partial<RefusalWords>
