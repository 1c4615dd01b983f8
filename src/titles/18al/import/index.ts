import { railwayImporter } from '../../../families/railway/import'
import type { Recording } from '../../../families/railway/import/desk'
import type { AnyRailway } from '../../../families/railway/table'
import { game, OBJECTIVES, TERRAIN } from '../data'
import { auctions, law } from '../law'
import { keeping } from '../map/kept'
import { ownOf } from '../own'
import { start } from '../start'
import { biddingTakes } from './bidding'
import { runRevenue } from './revenue'
import { CITIES, CORPORATIONS, OPTIONS, PRIVATES } from './tables'
import { type Coal, coalFirst, takeAssignment, takeCompany, takeTile } from './takes'

/** A new train, which costs half with the New Decatur Yards: files of 2020 name the discount, later ones the company (4.2.5). */
const purchase: NonNullable<Recording['purchase']> = ({ fields }, { train }) => {
  const { price } = game.train(String(train))
  const yards =
    fields.ability === 'train_discount' || (fields.entity_type === 'company' && fields.entity === 'NDY')
  return yards ? { face: price / 2, fields: { private: 'NDY' } } : { face: price }
}

/** Tile and rotation, unless the map says that the tile cannot lie there: the game goes on without it. */
const tiled: NonNullable<Recording['tiled']> = (state, lay, tile, rotation) => {
  if (typeof rotation !== 'number') return {}
  const named = { corporation: '', ...lay, tile, rotation }
  return keeping.refuseLaid(state, named) ? {} : { tile, rotation }
}

/** What 18AL says about a game on 18xx.games. */
export function recordingOf(): Recording {
  const coal: Coal = { waiting: null }
  return {
    game,
    law,
    start,
    corporations: CORPORATIONS,
    privates: PRIVATES,
    options: OPTIONS,
    cities: CITIES,
    everyTile: true,
    unasked: true,
    auctions,
    terrain: (_state, _corporation, hex, before) => (before === 0 ? (TERRAIN[hex] ?? 0) : 0),
    /** In the corporation's objective, a station earns the $100. */
    station: (state: AnyRailway, corporation, city) =>
      OBJECTIVES[corporation] === city && !ownOf(state).objectives.includes(corporation)
        ? { objective: true }
        : {},
    earned: runRevenue,
    tiled,
    purchase,
    adapted: (state, entries) => coalFirst(coal, state, entries),
    takes: {
      ...biddingTakes(),
      lay_tile: takeTile,
      assign: takeAssignment(coal),
      buy_company: takeCompany,
    },
  }
}

/** Takes in games of 18AL that were recorded on 18xx.games. */
export const importer = railwayImporter(recordingOf)
