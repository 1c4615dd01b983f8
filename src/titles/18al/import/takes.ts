import * as v from 'valibot'
import { type RailDesk, STAGE } from '../../../families/railway/import/desk'
import {
  asCorporation,
  takeCompany as takeAcquired,
  takeTile as takeOther,
  tiled,
} from '../../../families/railway/import/operating'
import { dealPrice, label, reading, stranger, type Take, typeOf } from '../../../families/recorded/entry'
import type { Hitch } from '../../../rules/intake'
import { hexField } from '../fields'
import { type Coal, placing } from './coal'
import { CITIES, LUMBER_TILE } from './tables'

/** The Lumber Terminal, which early versions of 18xx.games let be laid after the run: by a ruling that says so (4.2.1, Table III). */
function lateLumber(desk: RailDesk, corporation: string): Hitch | undefined {
  const reason = 'Early versions of 18xx.games let the Lumber Terminal be laid after the run'
  return desk.act(corporation, () => [{ type: 'correct', reason, lumber: 'laid' }], STAGE.over, STAGE.tile)
}

/** A tile; the Lumber Terminal is free, and not the tile of the turn (4.2.1(f), Table III). */
export const takeTile = reading(
  v.looseObject({ hex: hexField, tile: label }),
  (desk: RailDesk, { hex, tile }, entry) => {
    if (typeOf(tile) !== LUMBER_TILE) return takeOther(desk, entry)
    return asCorporation(desk, entry, corporation => {
      const lay = { type: 'layTile', corporation, cost: 0, hex, private: 'B&SLC' }
      const hitch = desk.act(corporation, state => [tiled(desk, state, lay, entry)], STAGE.run, STAGE.tile)
      const stop = hitch?.refusal?.code === 'stepOver' ? lateLumber(desk, corporation) : hitch
      if (!stop) desk.memory.tiles.set(hex, [...(desk.memory.tiles.get(hex) ?? []), tile])
      return stop
    })
  },
)

/** The S&NA's coal token. 18xx.games lets it be placed out of turn; it then waits for its owner's turn. */
export const takeAssignment = (coal: Coal): Take<RailDesk> =>
  reading(v.looseObject({ target: hexField }), (desk: RailDesk, { target }, entry) =>
    asCorporation(desk, entry, corporation => {
      const city = new Map<string, string>(Object.entries(CITIES)).get(target)
      if (!city || desk.company(entry.fields.entity) !== 'S&NA') return stranger(target)
      if (desk.whose === corporation)
        return desk.act(corporation, state => [placing(state, corporation, city)], STAGE.privates, STAGE.tile)
      coal.waiting = { corporation, city }
      return undefined
    }),
  )

/** A private company: sold between players on a stock turn of the buyer (3.2(c)(4)), or by a player to a corporation (4.2.6). */
export const takeCompany = reading(
  v.looseObject({ company: label, price: dealPrice }),
  (desk: RailDesk, fields, entry) => {
    const buyer = entry.player
    if (buyer === undefined) return takeAcquired(desk, entry)
    const company = desk.company(fields.company)
    if (!company) return stranger(fields.company)
    const { price } = fields
    return desk.act(buyer, state => [
      { type: 'sellPrivate', player: state.privates[company] ?? '', private: company, to: buyer, price },
    ])
  },
)
