import type { Holder, Money } from '../../bank/money'
import type { MapReasons } from '../../families/railway/kept/reasons'
import { reasons } from '../../families/railway/law'
import type { PlayerId } from '../../rules/state'

/** Why only 18AL refuses an entry, with the figures that decide it. */
export interface OwnReasons extends Pick<MapReasons, 'noTileHere'> {
  // tiles, stations and pieces
  lumberTile: { tile: string }
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
