import { many, say } from '../../../words/de/say'
import type { MapRefusals } from '../map'

/** Why a tile or station cannot lie on a map, and what is doubtful about one that does, in German. */
export const mapRefusals: MapRefusals = {
  noHex: ({ hex }) => say`Ein Feld ${hex} gibt es auf dem Plan nicht`,
  noTile: ({ tile }) => say`Ein Gleisplättchen ${tile} gibt es in diesem Spiel nicht`,
  noRotation: ({ tile, rotation }) =>
    say`Ein Gleisplättchen hat sechs Seiten: ${tile} wird um 0 bis 5 davon gedreht, nicht um ${rotation}`,
  otherKind: ({ hex, tile }) =>
    say`Gleisplättchen ${tile} passt nicht auf ${hex}: Städte kommen auf Städte, Orte auf Orte und bloßes Gleis auf leere Felder`,
  tilesOut: ({ hex, tile }) =>
    say`Alle Gleisplättchen ${tile} liegen schon auf dem Plan, für ${hex} ist keines übrig`,
  layIncomplete: () =>
    say`Ein Gleisplättchen legt man mit Nummer, Feld und Drehung: alle drei oder keine davon`,
  twoTiles: ({ hex }) => say`Auf ${hex} kann nur ein Gleisplättchen liegen, genannt sind zwei`,
  noCity: ({ hex }) => say`Auf ${hex} ist keine Stadt, also kann dort kein Bahnhof stehen`,
  stationTwice: ({ corporation, hex }, v) =>
    say`${v.name(corporation)} darf auf ${hex} nur einen Bahnhof haben, genannt sind zwei`,
  stationsOver: ({ corporation, stations }, v) =>
    say`${v.name(corporation)} hat insgesamt ${many(stations, 'Bahnhof', 'Bahnhöfe')}, genannt sind mehr`,
  colorLater: ({ hex, tile, corporation }, v) =>
    say`${v.name(corporation)} hat ${tile} auf ${hex} gelegt, bevor es Gleisplättchen dieser Farbe gab`,
  otherColor: ({ hex, tile, corporation }, v) =>
    say`${tile}, von ${v.name(corporation)} auf ${hex} gelegt, hat nicht die Farbe, die auf das folgt, was dort lag`,
  label: ({ hex, tile, corporation }, v) =>
    say`${tile}, von ${v.name(corporation)} auf ${hex} gelegt, passt nicht zum Namen dort`,
  trackLost: ({ hex, tile, corporation }, v) =>
    say`${tile}, von ${v.name(corporation)} auf ${hex} gelegt, behält das Gleis nicht bei, das dort lag`,
  deadEnd: ({ hex, tile, corporation }, v) =>
    say`${tile}, von ${v.name(corporation)} auf ${hex} gelegt, führt Gleis an eine Seite, durch die keines geht`,
  notConnected: ({ hex, tile, corporation }, v) =>
    say`${tile}, von ${v.name(corporation)} auf ${hex} gelegt, war mit keinem eigenen Bahnhof verbunden`,
  notAllowed: ({ hex, tile, corporation }, v) =>
    say`${v.name(corporation)} durfte ${tile} nicht auf ${hex} legen`,
  stationAgainst: ({ hex, corporation }, v) =>
    say`${v.name(corporation)} hat auf ${hex} einen Bahnhof gesetzt, ohne damit verbunden zu sein oder ohne dass ein Kreis frei war`,
  pieceAgainst: ({ city, corporation }, v) =>
    say`${v.name(corporation)} hat den Marker einer Privatgesellschaft nach ${city} gelegt, wohin keiner der eigenen Züge fahren konnte`,
}
