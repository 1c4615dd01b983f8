import { type LabelId, NAMES, type SetsOffCode, type Vocabulary } from '../vocabulary'

/** Long names, steps, options and ends. */
export const labels: Readonly<Record<LabelId, string>> = {
  ...NAMES,
  tile: 'Gleisplättchen legen',
  station: 'Bahnhof setzen',
  run: 'Züge fahren',
  trains: 'Züge kaufen',
  doubleYellow: 'Zwei gelbe Gleisplättchen im ersten Spielzug (7a)',
  lnFromDecatur: 'L&N beginnt in Decatur (7b)',
  unlimited4D: '4D-Züge gehen nie aus (7c)',
  hardRust4: 'Mit dem 7er-Zug verfallen alle 4er-Züge (7d)',
  'doubleYellow what': 'Die Karte wächst schneller; manchen Gesellschaften hilft das mehr als anderen.',
  'lnFromDecatur what': 'Statt in Nashville: näher an Birmingham und so ein leichterer Anfang.',
  'unlimited4D what': 'Sind die aus der Schachtel verkauft, springen Züge ein, die aus dem Spiel sind.',
  'hardRust4 what': 'Keiner fährt noch einmal. Schwerer und nichts für das erste Spiel.',
  bank: 'Die Bank ist gesprengt',
  market: 'Ein Kurs hat 300 $ erreicht',
  'ending bank': 'die Bank wird gesprengt',
  'ending market': 'das Ende: 300 $ sind erreicht',
  bankruptcy: 'Ein Spieler ist bankrott',
  stopped: 'Der Tisch hat das Spiel beendet',
  cash: 'Geld',
  stock: 'Anteile',
  privates: 'Privatgesellschaften',
  'first seat': 'Wer beginnt und die Vorrangkarte hat',
  income: 'Privatgesellschaften zahlen',
}

/** What the first train of a type sets off. */
export const setsOff: Readonly<Record<SetsOffCode, string>> = {
  greenTiles: 'grüne Gleisplättchen',
  privatesToCorporations: 'Gesellschaften dürfen Privatgesellschaften kaufen',
  rounds2: 'zwei Betriebsrunden nach der nächsten Aktienrunde',
  goes2: 'alle 2er-Züge verfallen',
  limit3: 'Zuglimit 3',
  severalTrains: 'mehrere Züge je Spielzug von der Bank',
  privatesClose: 'Privatgesellschaften schließen',
  limit2: 'Zuglimit 2',
  brownTiles: 'braune Gleisplättchen',
  offBoardHigher: 'zweite Werte der roten Gebiete und von Meridian',
  rounds3: 'drei Betriebsrunden nach der nächsten Aktienrunde',
  goes3: 'alle 3er-Züge verfallen',
  coalGoes: 'der Warrior-Coal-Field-Marker geht',
  goes4:
    '4er-Züge verfallen: die des Käufers und die im Offenen Markt sofort, andere nach ihrer nächsten Fahrt',
  hardRust4: 'alle 4er-Züge verfallen',
  grayTile: 'das graue Birmingham-Plättchen',
}

/** Column heads for the parts of a net worth, and the states of the pieces of private companies. */
export const shorts: Vocabulary['shorts'] = {
  cash: 'Geld',
  stock: 'Anteile',
  privates: 'Privat',
  charter: 'noch zu legen',
  unlaid: 'noch zu legen',
  laid: 'gelegt',
  gone: 'aus dem Spiel',
}
