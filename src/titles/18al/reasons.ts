import type { Holder, Money } from '../../bank/money'
import { reasons } from '../../families/railway/law'
import type { PlayerId } from '../../rules/state'

/** A tile as it was to be laid, or as it was laid. */
type Tiled = { readonly hex: string; readonly tile: string }

/** A tile that the table has laid against the rules. */
type LaidBy = Tiled & { readonly corporation: string }

/** Why a tile or station cannot lie where an entry puts it, and what is doubtful about one that is there all the same. */
export interface MapReasons {
  noHex: Tiled
  noTile: Tiled
  noRotation: { tile: string; rotation: number }
  otherKind: Tiled
  tilesOut: Tiled
  layIncomplete: Readonly<Record<string, never>>
  lumberTile: { tile: string }
  twoTiles: { hex: string }
  noCity: { hex: string }
  stationTwice: { corporation: string; hex: string }
  noCircle: { hex: string; circles: number }
  stationsOver: { corporation: string; stations: number }
  colorLater: LaidBy
  otherColor: LaidBy
  label: LaidBy
  trackLost: LaidBy
  deadEnd: LaidBy
  notConnected: LaidBy
  notAllowed: LaidBy
  stationAgainst: { hex: string; corporation: string }
}

/** Why only 18AL refuses an entry, with the figures that decide it. */
export interface OwnReasons extends MapReasons {
  // tiles, stations and pieces
  noTileHere: { hex: string }
  lumberNotOwned: { corporation: string; owner: Holder }
  lumberGone: { state: string }
  lumberHex: { hex: string }
  lumberStays: { hex: string }
  lumberFree: { cost: Money }
  stationThere: { corporation: string; city: string }
  notObjective: { corporation: string; objective: string; city: string }
  objectiveUnsaid: { corporation: string; objective: string }
  objectivePaid: { corporation: string }
  coalNotOwned: { corporation: string; owner: Holder }
  coalGone: { at: string }
  coalCity: { city: string }
  coalNoTrain: { corporation: string; city: string }
  coalNobody: { city: string }
  chitsNobody: { holder: Holder }
  // trains
  oneTrainATurn: { corporation: string; phase: string }
  yardsNotOwned: { corporation: string; owner: Holder }
  yardsNewOnly: { train: string }
  yardsMust: { corporation: string; train: string; price: Money }
  sellsTooMuch: { player: PlayerId; left: Money; least: Money; shares: number }
  takeBack: { player: PlayerId; left: Money; least: Money }
  privatesNotYet: { phase: string }
  // end and rulings
  noExtraRound: { why: string }
  privateOpen: { private: string }
  privateClosed: { private: string }
}

/** Makes a reason that only 18AL has. */
export const own = reasons<OwnReasons>()
