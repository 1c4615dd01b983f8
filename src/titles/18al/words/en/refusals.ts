import type { Holder } from '../../../../bank/money'
import { list, many, say } from '../../../../families/words/en/say'
import type { Voice } from '../../../../rules/rule'
import { COAL_CITIES, game, SWAMPS } from '../../data'
import type { OwnRefusals } from '../vocabulary'

const ENDS: Readonly<Record<string, string>> = {
  bank: 'the bank has run out',
  market: 'a market value has reached $300',
  bankruptcy: 'a player is bankrupt',
  stopped: 'the table has ended the game',
}

const NO_EXTRA_ROUND: Readonly<Record<string, string>> = {
  running: 'The game is still on: an extra operating round only breaks a tie at its end.',
  bankruptcy: 'The game ended with a bankruptcy, and no extra operating round follows that.',
  stopped: 'The table ended the game, and no extra operating round follows that.',
  played: 'The extra operating round has been played, and there is only one.',
  noTie: 'First place is not tied, so no extra operating round is played.',
}

/** Whose a private company is, for the sentences that depend on it. */
function belongs(id: string, owner: Holder, v: Voice): string {
  const company = `the ${game.printed.privates[id]?.name}`
  if (owner === 'bank') return `${company} is still the bank’s`
  return owner === 'closed' ? `${company} is closed` : `${company} belongs to ${v.name(owner)}`
}

/** Why only 18AL refuses something, in English. */
export const refusals: OwnRefusals = {
  gameOver: ({ by }) => say`The game is over: ${ENDS[by] ?? by}`,
  noExtraRound: ({ why }) => NO_EXTRA_ROUND[why] ?? why,
  noTileHere: ({ hex }) => say`${hex} is a red or gray area, where no tile may be laid`,
  lumberNotOwned: ({ corporation, owner }, v) =>
    say`${belongs('B&SLC', owner, v)}, so ${v.name(corporation)} may not lay the Lumber Terminal`,
  lumberGone: ({ state }) =>
    state === 'laid'
      ? say`The Lumber Terminal is on the map already`
      : say`The Lumber Terminal was not laid before the first 5 Train and is out of play`,
  lumberHex: ({ hex }) =>
    SWAMPS.includes(hex)
      ? say`The Lumber Terminal needs an empty swamp hex, but ${hex} has a tile`
      : say`The Lumber Terminal needs an empty swamp hex, ${list(SWAMPS, 'or')}, not ${hex}`,
  lumberStays: ({ hex }) => say`The Lumber Terminal in ${hex} is permanent and cannot be upgraded`,
  lumberFree: ({ cost }, v) => say`The Lumber Terminal is laid free of charge, so no ${v.money(cost)} is due`,
  stationThere: ({ corporation, city }, v) =>
    say`${v.name(corporation)} has its station in ${city}, and may have only one there`,
  notObjective: ({ corporation, objective, city }, v) =>
    say`The historical objective of ${v.name(corporation)} is ${objective}, not ${city}`,
  objectiveUnsaid: ({ corporation, objective }, v) =>
    say`${objective} is the historical objective of ${v.name(corporation)}: its station there brings ${v.money(100)} and is entered as the objective`,
  objectivePaid: ({ corporation }, v) =>
    say`${v.name(corporation)} has already received the ${v.money(100)} for its historical objective, which is paid only once`,
  coalNotOwned: ({ corporation, owner }, v) =>
    say`${belongs('S&NA', owner, v)}, so ${v.name(corporation)} has no Warrior Coal Field token to place`,
  coalGone: ({ at }) =>
    at === 'gone'
      ? say`The Warrior Coal Field tokens are out of play`
      : say`The Warrior Coal Field token is in ${at} and cannot be moved`,
  coalCity: ({ city }) =>
    say`The Warrior Coal Field token goes to ${list(COAL_CITIES, 'or')}, not to ${city}`,
  coalNoTrain: ({ corporation, city }, v) =>
    say`${v.name(corporation)} owns no train that could reach ${city}`,
  coalNobody: ({ city }) =>
    say`Nobody has a Warrior Coal Field token to place in ${city}: give the South & North Alabama to a corporation first`,
  chitsNobody: ({ holder }, v) =>
    say`Only a corporation can have the name chits, and ${v.name(holder)} is not one`,
  privatesNotYet: ({ phase }) =>
    say`Corporations may buy private companies once a 3 Train has been bought, but this is phase ${phase}`,
  oneTrainATurn: ({ corporation, phase }, v) =>
    say`${v.name(corporation)} has bought a train from the bank this turn; before the first 4 Train only one per turn is allowed, and this is phase ${phase}`,
  yardsNotOwned: ({ corporation, owner }, v) =>
    owner === corporation
      ? say`The half price of the New Decatur Yards ended with the first 5 Train`
      : say`${belongs('NDY', owner, v)}, so ${v.name(corporation)} pays the full price`,
  yardsNewOnly: ({ train }) =>
    say`The New Decatur Yards halves the price of a new train from the Initial Offering, but this ${train} Train is not new`,
  yardsMust: ({ corporation, train, price }, v) =>
    say`${v.name(corporation)} owns the New Decatur Yards, which must be used here: with it the ${train} Train costs ${v.money(price)}, and only that may be paid with the president’s money`,
  keepsPresidency: ({ player, corporation }, v) =>
    say`${v.name(player)} would lose the presidency of ${v.name(corporation)}, which is buying the train`,
  sellsTooMuch: ({ player, left, least, shares }, v) =>
    say`${v.name(player)} would have ${v.money(left)} left after the purchase, which has to be less than the ${v.money(least)} that a certificate brings: sell ${many(shares, 'share')} instead`,
  takeBack: ({ player, left, least }, v) =>
    say`${v.name(player)} would have ${v.money(left)} left after the purchase, which has to be less than the ${v.money(least)} of the cheapest certificate sold: take that sale back, or sell what brings less`,
  lumberTile: ({ tile }) =>
    tile === '445'
      ? say`Tile ${tile} is the Lumber Terminal of Brown & Sons Lumber, and is laid as that`
      : say`The Lumber Terminal is tile 445, not ${tile}`,
}
