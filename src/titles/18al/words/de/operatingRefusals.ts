import { COAL_CITIES, game, SWAMPS } from '../../data'
import type { RefusalWords } from '../vocabulary'
import { list, many, name, say, train } from './say'
import { belongs } from './stockRefusals'

const TILES = 'Gleisplättchen werden davor gelegt'

/** Says that a step comes before. */
const STEPS: Readonly<Record<string, string>> = {
  tile: TILES,
  station: 'der Bahnhof wird davor gesetzt',
  run: 'gefahren wird davor',
}

/** Refusals in an operating turn, except about trains (4.2 to 4.2.4, 4.2.6, Table III). */
export const operatingRefusals = {
  coalNobody: ({ city }) =>
    say`Niemand hat einen Warrior-Coal-Field-Marker für ${city}: Zuerst muss die South & North Alabama einer Gesellschaft gehören`,
  stepOver: ({ corporation, step, now }, v) =>
    now === 'station'
      ? say`${name(corporation, v)} hat den Bahnhof dieses Spielzugs gesetzt, aber ${TILES}`
      : say`${name(corporation, v)} ist schon beim Kauf von Zügen, aber ${STEPS[step] ?? step}`,
  terrainPrice: ({ cost }, v) =>
    say`Gelände kostet ${v.money(20)} oder ${v.money(60)} oder nichts, nicht ${v.money(cost)}`,
  terrainPaid: ({ hex }) =>
    say`Das Gelände von ${hex} ist bezahlt: Nur das erste Gleisplättchen dort kostet Geld`,
  noTileHere: ({ hex }) =>
    say`${hex} ist ein rotes oder graues Gebiet, und dort darf kein Gleisplättchen liegen`,
  tileLaid: ({ corporation, tiles }, v) =>
    tiles === 1
      ? say`${name(corporation, v)} hat das eine Gleisplättchen dieses Spielzugs schon gelegt`
      : say`${name(corporation, v)} hat die ${tiles} Gleisplättchen dieses Spielzugs schon gelegt`,
  lumberNotOwned: ({ corporation, owner }, v) =>
    say`${belongs('B&SLC', owner, v)}, also darf ${name(corporation, v)} das Lumber Terminal nicht legen`,
  lumberGone: ({ state }) =>
    state === 'laid'
      ? say`Das Lumber Terminal liegt schon auf dem Plan`
      : say`Das Lumber Terminal wurde nicht vor dem ersten ${train('5')} gelegt und ist aus dem Spiel`,
  lumberHex: ({ hex }) =>
    (SWAMPS as readonly string[]).includes(hex)
      ? say`Das Lumber Terminal braucht ein leeres Sumpffeld, aber auf ${hex} liegt ein Gleisplättchen`
      : say`Das Lumber Terminal braucht ein leeres Sumpffeld, ${list(SWAMPS, 'oder')}, nicht ${hex}`,
  lumberStays: ({ hex }) =>
    say`Das Lumber Terminal auf ${hex} bleibt für immer liegen und kann nicht ausgebaut werden`,
  lumberFree: ({ cost }, v) =>
    say`Das Lumber Terminal legt man kostenlos, also sind keine ${v.money(cost)} fällig`,
  noStation: ({ corporation }, v) =>
    say`${name(corporation, v)} hat alle ${game.charter(corporation).stations.length + 1} Bahnhöfe gesetzt, den Heimatbahnhof mitgezählt, und keinen mehr übrig`,
  stationThere: ({ corporation, city }, v) =>
    say`${name(corporation, v)} hat schon einen Bahnhof in ${city} und darf dort nur einen haben`,
  notObjective: ({ corporation, objective, city }, v) =>
    city === null
      ? say`Das historische Ziel von ${name(corporation, v)} ist ${objective}`
      : say`Das historische Ziel von ${name(corporation, v)} ist ${objective}, nicht ${city}`,
  objectiveUnsaid: ({ corporation, objective }, v) =>
    say`${objective} ist das historische Ziel von ${name(corporation, v)}: Der Bahnhof dort bringt ${v.money(100)} und wird als Ziel eingetragen`,
  objectivePaid: ({ corporation }, v) =>
    say`${name(corporation, v)} hat die ${v.money(100)} für das historische Ziel schon erhalten, und die gibt es nur einmal`,
  coalNotOwned: ({ corporation, owner }, v) =>
    say`${belongs('S&NA', owner, v)}, also kann ${name(corporation, v)} keinen Warrior-Coal-Field-Marker legen`,
  coalGone: ({ at }) =>
    at === 'gone'
      ? say`Die Warrior-Coal-Field-Marker sind aus dem Spiel`
      : say`Der Warrior-Coal-Field-Marker liegt in ${at} und kann nicht versetzt werden`,
  coalCity: ({ city }) =>
    say`Der Warrior-Coal-Field-Marker kommt nach ${list(COAL_CITIES, 'oder')}, nicht nach ${city}`,
  coalNoTrain: ({ corporation, city }, v) =>
    say`${name(corporation, v)} hat keinen Zug, der ${city} erreichen könnte`,
  mustRun: ({ corporation, trains }, v) =>
    say`${name(corporation, v)} hat ${many(trains, 'Zug', 'Züge')}: Zuerst kommen die Einnahmen: ausgeschüttet, einbehalten oder ${v.money(0)}`,
  privatesNotYet: ({ phase }) =>
    say`Gesellschaften dürfen Privatgesellschaften kaufen, sobald ein ${train('3')} gekauft ist, aber dies ist Phase ${phase}`,
} satisfies Partial<RefusalWords>
