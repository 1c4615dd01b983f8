import { reasons } from '../law'

/** A tile as it was to be laid, or as it was laid. */
type Tiled = { readonly hex: string; readonly tile: string }

/** A tile that the table has laid against the rules. */
type LaidBy = Tiled & { readonly corporation: string }

/** Why a tile or station cannot lie where an entry puts it, and what is doubtful about one that is there all the same. */
export interface MapReasons {
  noHex: Tiled
  noTile: Tiled
  noRotation: { tile: string; rotation: number }
  noTileHere: { hex: string }
  otherKind: Tiled
  tilesOut: Tiled
  layIncomplete: Readonly<Record<string, never>>
  twoTiles: { hex: string }
  noCity: { hex: string }
  stationTwice: { corporation: string; hex: string }
  stationsOver: { corporation: string; stations: number }
  colorLater: LaidBy
  otherColor: LaidBy
  label: LaidBy
  trackLost: LaidBy
  deadEnd: LaidBy
  notConnected: LaidBy
  notAllowed: LaidBy
  stationAgainst: { hex: string; corporation: string }
  pieceAgainst: { hex: string; city: string; corporation: string }
}

/** Makes a reason of the map. */
export const told = reasons<MapReasons>()
