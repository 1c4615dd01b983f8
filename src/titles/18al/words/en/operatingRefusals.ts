import { COAL_CITIES, game, SWAMPS } from '../../data'
import type { RefusalWords } from '../vocabulary'
import { list, name, say, train } from './say'
import { belongs } from './stockRefusals'

/** Refusals in an operating turn, except about trains (4.2 to 4.2.4, 4.2.6, Table III). */
export const operatingRefusals = {
  coalNobody: ({ city }) =>
    say`Nobody has a Warrior Coal Field token to place in ${city}: give the South & North Alabama to a corporation first`,
  stepOver: ({ corporation, step, now }, v) =>
    now === 'station'
      ? say`${name(corporation, v)} has placed its station this turn, and tiles are laid before that`
      : say`${name(corporation, v)} is already buying trains, and a ${step} comes before that`,
  terrainPrice: ({ cost }, v) =>
    say`Terrain costs ${v.money(20)}, ${v.money(60)} or nothing, not ${v.money(cost)}`,
  terrainPaid: ({ hex }) => say`The terrain of ${hex} is paid for: only the first tile there costs money`,
  noTileHere: ({ hex }) => say`${hex} is a red or gray area, where no tile may be laid`,
  tileLaid: ({ corporation, tiles }, v) =>
    tiles === 1
      ? say`${name(corporation, v)} has laid its one tile this turn`
      : say`${name(corporation, v)} has laid its ${tiles} tiles this turn`,
  lumberNotOwned: ({ corporation, owner }, v) =>
    say`${belongs('B&SLC', owner, v)}, so ${name(corporation, v)} may not lay the Lumber Terminal`,
  lumberGone: ({ state }) =>
    state === 'laid'
      ? say`The Lumber Terminal is on the map already`
      : say`The Lumber Terminal was not laid before the first 5 Train and is out of play`,
  lumberHex: ({ hex }) =>
    (SWAMPS as readonly string[]).includes(hex)
      ? say`The Lumber Terminal needs an empty swamp hex, but ${hex} has a tile`
      : say`The Lumber Terminal needs an empty swamp hex, ${list(SWAMPS, 'or')}, not ${hex}`,
  lumberStays: ({ hex }) => say`The Lumber Terminal in ${hex} is permanent and cannot be upgraded`,
  lumberFree: ({ cost }, v) => say`The Lumber Terminal is laid free of charge, so no ${v.money(cost)} is due`,
  noStation: ({ corporation }, v) =>
    say`${name(corporation, v)} has placed its ${game.charter(corporation).stations.length + 1} stations, including its home, and has none left`,
  stationThere: ({ corporation, city }, v) =>
    say`${name(corporation, v)} has its station in ${city}, and may have only one there`,
  notObjective: ({ corporation, objective, city }, v) =>
    city === null
      ? say`The historical objective of ${name(corporation, v)} is ${objective}`
      : say`The historical objective of ${name(corporation, v)} is ${objective}, not ${city}`,
  objectiveUnsaid: ({ corporation, objective }, v) =>
    say`${objective} is the historical objective of ${name(corporation, v)}: its station there brings ${v.money(100)} and is entered as the objective`,
  objectivePaid: ({ corporation }, v) =>
    say`${name(corporation, v)} has already received the ${v.money(100)} for its historical objective, which is paid only once`,
  coalNotOwned: ({ corporation, owner }, v) =>
    say`${belongs('S&NA', owner, v)}, so ${name(corporation, v)} has no Warrior Coal Field token to place`,
  coalGone: ({ at }) =>
    at === 'gone'
      ? say`The Warrior Coal Field tokens are out of play`
      : say`The Warrior Coal Field token is in ${at} and cannot be moved`,
  coalCity: ({ city }) =>
    say`The Warrior Coal Field token goes to ${list(COAL_CITIES, 'or')}, not to ${city}`,
  coalNoTrain: ({ corporation, city }, v) =>
    say`${name(corporation, v)} owns no train that could reach ${city}`,
  privatesNotYet: ({ phase }) =>
    say`Corporations may buy private companies once a ${train('3')} has been bought, but this is phase ${phase}`,
} satisfies Partial<RefusalWords>
