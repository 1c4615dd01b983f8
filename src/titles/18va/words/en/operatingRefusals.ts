import type { RefusalWords } from '../vocabulary'
import { company, list, many, name, say, type } from './say'

const NOW: Readonly<Record<string, string>> = {
  convert: 'it is about to begin its turn',
  station: 'it has begun its turn',
  run: 'its trains are about to run',
  trains: 'its run is over',
}

/** Why something in an operating turn other than trains is refused, in English. */
export const operatingRefusals = {
  stepOver: ({ corporation, now }, v) =>
    say`Stations and tokens are placed before the trains run; for ${name(corporation, v)}, ${NOW[now] ?? now}`,
  convertNotYet: ({ phase }) => say`Corporations convert from phase 3 on, but it is phase ${phase}`,
  tenShares: ({ corporation }, v) => say`${name(corporation, v)} is a Ten-Share Company already`,
  convertLate: ({ corporation }, v) =>
    say`A conversion comes first in a turn, but ${name(corporation, v)} has already done something else`,
  secondStation: ({ corporation }, v) =>
    say`${name(corporation, v)} has placed a station this turn, and only one is allowed`,
  noStation: ({ corporation }, v) => say`${name(corporation, v)} has no stations left`,
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
  notInCity: ({ city }) => say`The +10 goes in a city on the map, but ${city} is an Off-Map Area`,
  noCityNeeded: ({ city }) => say`One more train is not placed anywhere, so ${city} does not belong here`,
  noTrain: ({ corporation }, v) => say`${name(corporation, v)} owns no train and does not run`,
  hasRun: ({ corporation }, v) =>
    say`${name(corporation, v)} has run or skipped its run this turn; trains run only once`,
  mustRun: ({ corporation, trains }, v) =>
    say`${name(corporation, v)} owns ${many(trains, 'train')} and runs first; even a run of ${v.money(0)} is entered`,
  tens: ({ revenue }, v) => say`Earnings are multiples of ${v.money(10)}, and ${v.money(revenue)} is not`,
  nothingToPay: ({ corporation }, v) =>
    say`${name(corporation, v)} earned nothing, so nothing can be paid out`,
  coalOver: ({ coal, phase }, v) =>
    say`In phase ${phase} coal brings nothing into treasuries, so ${v.money(coal)} cannot be paid`,
  coalTooHigh: ({ coal, most, freight }, v) =>
    freight.length === 0
      ? say`Only freight trains run to coal, and the corporation owns none, so ${v.money(coal)} cannot be paid`
      : say`Its ${freight.length === 1 ? 'freight train' : 'freight trains'} (${list(freight)}) can bring ${v.money(most)} of coal into the treasury, not ${v.money(coal)}`,
  coalParts: ({ coal, sums, freight }, v) =>
    say`A freight train brings ${v.money(20)} times its number into the treasury, or nothing: ${list(freight)} can bring ${list(sums.map(sum => v.money(Number(sum))))}, not ${v.money(coal)}`,
  coalOverRevenue: ({ coal, revenue }, v) =>
    say`Coal for the treasury is part of the earnings, and ${v.money(coal)} is more than ${v.money(revenue)}`,
  privatesNotYet: ({ phase }) =>
    say`Corporations own private companies from phase 3 on, but it is phase ${phase}`,
  notFromPlayer: ({ private: id, owner }, v) =>
    owner === 'closed'
      ? say`${company(id)} is closed`
      : say`${company(id)} belongs to ${name(owner, v)}, and only a player can sell it`,
  priceRange: ({ private: id, price, least, most }, v) =>
    say`A corporation pays ${v.money(least)} to ${v.money(most)} for ${company(id)}, not ${v.money(price)}`,
  shouldConvert: ({ corporation, phase }, v) =>
    say`In phase ${phase} every corporation is a Ten-Share Company, but ${name(corporation, v)} has five shares`,
  convertedEarly: ({ corporation, phase }, v) =>
    say`${name(corporation, v)} has ten shares, but in phase ${phase} only the B&O can`,
  trainGone: ({ train: id, by }) =>
    say`The first ${type(by)} scraps every ${type(id)}, but one is still there`,
} satisfies Partial<RefusalWords>
