import { CHARTERS, PRIVATE_CARDS } from '../../data'
import type { LabelId, SetsOffCode, WorthId } from '../vocabulary'

/** Long names, steps, options, ends and parts of a net worth. */
export const labels: Readonly<Record<LabelId, string>> = {
  'B&O': CHARTERS['B&O'].name,
  'C&O': CHARTERS['C&O'].name,
  'N&W': CHARTERS['N&W'].name,
  'RF&P': CHARTERS['RF&P'].name,
  SR: CHARTERS.SR.name,
  VGN: CHARTERS.VGN.name,
  WM: CHARTERS.WM.name,
  REA: PRIVATE_CARDS.REA.name,
  TIW: PRIVATE_CARDS.TIW.name,
  PY: PRIVATE_CARDS.PY.name,
  convert: 'Umwandeln',
  station: 'Bahnhof setzen',
  run: 'Fahren',
  trains: 'Züge kaufen',
  seventyPercent: 'Bis zu 70 % einer Gesellschaft (3.1, zu zweit)',
  'seventyPercent what': 'Sieben Zehntel einer Gesellschaft dürfen in einer Hand sein; sonst sind es sechs.',
  bank: 'Die Bank ist gesprengt',
  'ending bank': 'die Bank wird gesprengt',
  bankruptcy: 'Alle Spieler bis auf einen sind bankrott',
  stopped: 'Der Tisch hat das Spiel beendet',
  cash: 'Bargeld',
  stock: 'Anteile',
  privates: 'Privatgesellschaften',
  income: 'Privatgesellschaften zahlen',
  coal: 'Kohle',
  'first seat': 'Wer beginnt und die Vorrangkarte hat',
}

/** What the first train of a type sets off. */
export const setsOff: Readonly<Record<SetsOffCode, string>> = {
  greenTiles: 'grüne Gleisplättchen',
  privatesToCorporations: 'Gesellschaften dürfen Privatgesellschaften kaufen',
  mayConvert: 'Gesellschaften mit fünf Anteilen dürfen sich umwandeln',
  rounds2: 'zwei Betriebsrunden nach der nächsten Aktienrunde',
  goes2: 'alle 2/1G-Züge verfallen',
  limit1and3: 'Zuglimits 1 und 3',
  goes3: 'alle 3/2G-Züge verfallen',
  mustConvert: 'alle Gesellschaften haben zehn Anteile',
  limit2: 'Zuglimit 2',
  brownTiles: 'braune Gleisplättchen',
  secondValues: 'zweite Werte der Städte außerhalb',
  rounds3: 'drei Betriebsrunden nach der nächsten Aktienrunde',
  '4DOnSale': 'auch 4D-Züge stehen zum Verkauf',
  severalOfAType: 'mehrere Züge eines Typs je Spielzug',
  goes4: 'alle 4/3G-Züge verfallen',
  coalEnds: 'Kohle bringt den Kassen nichts mehr',
  grayTiles: 'graue Gleisplättchen für Richmond und Washington',
}

/** Column heads for the parts of a net worth. */
export const shorts: Readonly<Record<WorthId, string>> = {
  cash: 'Geld',
  stock: 'Anteile',
  privates: 'Privat',
}
