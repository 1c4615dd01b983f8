import { many, say } from '../../../words/en/say'
import type { MapRefusals } from '../map'

/** Why a tile or station cannot lie on a map, and what is doubtful about one that does, in English. */
export const mapRefusals: MapRefusals = {
  noHex: ({ hex }) => say`There is no hex ${hex} on the map`,
  noTile: ({ tile }) => say`There is no tile ${tile} in this game`,
  noRotation: ({ tile, rotation }) =>
    say`A tile has six sides, so tile ${tile} is turned by 0 to 5 of them, not by ${rotation}`,
  otherKind: ({ hex, tile }) =>
    say`Tile ${tile} does not fit ${hex}: cities go on cities, towns on towns, and plain track on plain hexes`,
  tilesOut: ({ hex, tile }) => say`Every tile ${tile} there is lies on the map, so none is left for ${hex}`,
  layIncomplete: () => say`A tile is laid by its number, its hex and its rotation: all three or none`,
  twoTiles: ({ hex }) => say`Only one tile can lie on ${hex}, but two are named`,
  noCity: ({ hex }) => say`There is no city on ${hex}, so no station can be there`,
  stationTwice: ({ corporation, hex }, v) =>
    say`${v.name(corporation)} may have only one station on ${hex}, but two are named`,
  stationsOver: ({ corporation, stations }, v) =>
    say`${v.name(corporation)} has ${many(stations, 'station')} in all, and more are named`,
  colorLater: ({ hex, tile, corporation }, v) =>
    say`${v.name(corporation)} laid tile ${tile} on ${hex} before tiles of its color were available`,
  otherColor: ({ hex, tile, corporation }, v) =>
    say`Tile ${tile}, which ${v.name(corporation)} laid on ${hex}, is not the next color after what was there`,
  label: ({ hex, tile, corporation }, v) =>
    say`Tile ${tile}, which ${v.name(corporation)} laid on ${hex}, does not go with the name there`,
  trackLost: ({ hex, tile, corporation }, v) =>
    say`Tile ${tile}, which ${v.name(corporation)} laid on ${hex}, does not keep the track that was there`,
  deadEnd: ({ hex, tile, corporation }, v) =>
    say`Tile ${tile}, which ${v.name(corporation)} laid on ${hex}, has track that ends at a side which lets none through`,
  notConnected: ({ hex, tile, corporation }, v) =>
    say`Tile ${tile}, which ${v.name(corporation)} laid on ${hex}, was not connected to any of its stations`,
  notAllowed: ({ hex, tile, corporation }, v) =>
    say`${v.name(corporation)} was not allowed to lay tile ${tile} on ${hex}`,
  stationAgainst: ({ hex, corporation }, v) =>
    say`${v.name(corporation)} placed a station on ${hex}, which it was not connected to, or where no circle was free`,
  pieceAgainst: ({ city, corporation }, v) =>
    say`${v.name(corporation)} placed the token of a private company in ${city}, which none of its trains could reach`,
}
