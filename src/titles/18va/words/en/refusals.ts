import { lotsRefusals } from '../../../../families/railway/words/en/lots/rest'
import { list, many, say } from '../../../../families/words/en/say'
import type { RefusalWords } from '../../../../families/words/vocabulary'
import { lots } from '../../data'
import type { SaidReasons } from '../../refusals'
import { t } from './terms'

const { name, company, train, percent: shares } = t
const type = (id: string) => t.type(id)

/** Why something with stock is refused in 18VA. */
const stock = {
  sellsTooFew: ({ player, corporation, held, limit, least }, v) =>
    say`${name(player, v)} holds ${many(held, 'certificate')}, over the limit of ${limit}, and sells only one block of ${name(corporation, v)} in this turn: at least ${shares(least)}`,
  salesOver: ({ player }, v) =>
    say`${name(player, v)} has bought a certificate this turn, and shares must be sold before that`,
  notOperated: ({ corporation }, v) =>
    say`${name(corporation, v)} has not completed a turn in an operating round, and until then its shares cannot be sold`,
  marketFull: ({ corporation, percent, limit }, v) =>
    say`${percent}% of ${name(corporation, v)} would be in the Pool, but no sale may bring more than ${limit}% there`,
  privateUnsold: ({ private: id }) => say`${company(id)} should have been sold in the first auction`,
} satisfies Partial<RefusalWords<SaidReasons>>

/** Why something in an operating turn other than trains is refused in 18VA. */
const operating = {
  stepOver: ({ corporation }, v) =>
    say`Stations and tokens are placed before the run, which is too late now for ${name(corporation, v)}`,
  convertNotYet: ({ phase }) => say`Corporations convert from phase 3 on, but it is phase ${phase}`,
  tenShares: ({ corporation }, v) => say`${name(corporation, v)} is a Ten-Share Company already`,
  convertLate: ({ corporation }, v) =>
    say`A conversion comes first in a turn, but ${name(corporation, v)} has already done something else`,
  yellowBase: ({ city, owner }, v) =>
    say`${city} is the base city of ${name(owner, v)}: in phase 2 its tile is yellow, and only the Potomac Yards’ token may be placed there`,
  stationThere: ({ corporation, city }, v) => say`${name(corporation, v)} has a station in ${city} already`,
  notOwned: ({ corporation, private: id, owner }, v) =>
    owner === 'closed'
      ? say`${company(id)} is closed`
      : say`${company(id)} belongs to ${name(owner, v)}, not to ${name(corporation, v)}`,
  useNeeded: ({ private: id }) =>
    say`${company(id)} gives an extra station or one more train: say which of the two`,
  useNotAsked: ({ private: id }) => say`${company(id)} has only one power, so there is nothing to choose`,
  notInCity: ({ city }) => say`The +$10 goes in a city on the map, but ${city} is an Off-Map Area`,
  noCityNeeded: ({ city }) => say`One more train is not placed anywhere, so ${city} does not belong here`,
  powerLate: ({ owners }, v) =>
    say`Paymaster reads the rule so that what a new phase requires comes first, before the Potomac Yards’ extra train: ${list(owners.map(owner => name(owner, v)))} ${owners.length === 1 ? 'has' : 'have'} to discard, and the power would have been used before the purchase`,
  coalOver: ({ coal, phase }, v) =>
    say`In phase ${phase} coal brings nothing into treasuries, so ${v.money(coal)} cannot be paid`,
  coalTooHigh: ({ coal, most, freight }, v) =>
    freight.length === 0
      ? say`Only freight trains run to coal, and the corporation owns none, so ${v.money(coal)} cannot be paid`
      : say`Its ${freight.length === 1 ? 'freight train' : 'freight trains'} (${list(freight)}) can bring ${v.money(most)} of coal into the treasury, not ${v.money(coal)}`,
  coalParts: ({ coal, sums, freight }, v) =>
    say`A freight train brings ${v.money(20)} times its number into the treasury, or nothing: ${list(freight)} can bring ${list(
      sums.map(sum => v.money(Number(sum))),
      'or',
    )}, not ${v.money(coal)}`,
  coalOverRevenue: ({ coal, revenue }, v) =>
    say`Coal for the treasury is part of the revenue, and ${v.money(coal)} is more than ${v.money(revenue)}`,
  shouldConvert: ({ corporation, phase }, v) =>
    say`In phase ${phase} every corporation is a Ten-Share Company, but ${name(corporation, v)} has five shares`,
  convertedEarly: ({ corporation, phase }, v) =>
    say`${name(corporation, v)} has ten shares, but in phase ${phase} only the B&O can`,
} satisfies Partial<RefusalWords<SaidReasons>>

/** Why something with trains, or with the money for one, is refused in 18VA. */
const trains = {
  oneOfAType: ({ corporation, type: id }, v) =>
    say`${name(corporation, v)} has bought a ${type(id)} from the bank this turn, and until the first 6/5G only one of a type is allowed`,
  notNext: ({ train: card, next }) =>
    next.length === 0
      ? say`The bank has no trains left, and so no ${type(card)}`
      : say`The bank sells the ${list(next.map(type), 'or the')} now, not the ${type(card)}`,
  tredegarNewOnly: ({ from }, v) =>
    say`The Tredegar Iron Works takes ${v.money(200)} off a new train from the bank, not off one from ${name(from, v)}`,
  treasuryOnly: ({ corporation, has, price }, v) =>
    has > 0
      ? say`${name(corporation, v)} pays another corporation with its own money: it has ${v.money(has)}, but this costs ${v.money(price)}`
      : say`${name(corporation, v)} has no money for the ${v.money(price)}, and its president pays another corporation only if it owns no train`,
  cheapestOnly: ({ price, cheapest, from, least }, v) =>
    say`With the president’s money only the cheapest train is bought: the ${type(cheapest)} from ${name(from, v)} at ${v.money(least)}, not one at ${v.money(price)}`,
  aboveFace: ({ train: card, price, face }, v) =>
    say`With the president’s money a ${train(card)} costs at most its face value, ${v.money(face)}, not ${v.money(price)}`,
  soldForTrain: ({ player, corporation }, v) =>
    say`${name(player, v)} has sold shares to buy a train for ${name(corporation, v)}; Paymaster reads “as an alternative” so that the train then comes from the bank or the Pool, whoever pays`,
  trainNeeded: ({ corporation }, v) =>
    say`${name(corporation, v)} owns no train, and the bank or the Pool has one: it has to buy`,
  keepsPresidency: ({ player, corporation, most }, v) =>
    say`${name(player, v)} would lose the presidency of ${name(corporation, v)}, the very corporation that is buying, and can sell ${most === 0 ? 'none' : shares(most)} of it`,
  sellsTooLittle: ({ player, corporation, shares: sold, least }, v) =>
    say`${name(player, v)} sells only one block of ${name(corporation, v)}: with all else that may be sold ${least} shares can raise enough, ${sold} cannot`,
  sellsNotAll: ({ player, corporation, shares: sold, all, raises, needs }, v) =>
    say`${name(player, v)} can raise only ${v.money(raises)} of ${v.money(needs)} and has to sell all that may be sold before going bankrupt: of ${name(corporation, v)} ${shares(all)} in one block, not ${sold}`,
  notBankrupt: ({ player, raises, needs, tredegar }, v) =>
    say`${name(player, v)} can raise ${v.money(raises)} and ${tredegar ? 'with the Tredegar Iron Works ' : ''}has to add ${v.money(needs)}, so this is not bankruptcy`,
} satisfies Partial<RefusalWords<SaidReasons>>

/** What only 18VA refuses, or refuses on another ground than other games, in English. */
export const refusals: RefusalWords<SaidReasons> = {
  ...lotsRefusals(t, lots),
  ...stock,
  ...operating,
  ...trains,
  positionSize: ({ corporation, size, phase }, v) =>
    say`${name(corporation, v)} cannot have ${size} shares in phase ${phase}`,
  positionLimit: ({ corporation, said, limit }, v) =>
    say`The train limit of ${name(corporation, v)} is ${limit}, or ${limit + 1} with the Potomac Yards, not ${said}`,
  positionNowhere: ({ private: id }) =>
    say`${company(id)} belongs to nobody, and none can have been used before phase 3`,
}
