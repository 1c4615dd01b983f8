import * as v from 'valibot'
import type { RailDesk, Take } from '../../../families/railway/import/desk'
import {
  asCorporation,
  dealPrice,
  label,
  reading,
  stranger,
  typeOf,
} from '../../../families/railway/import/entry'
import {
  takeCompany as takeAcquired,
  takeTile as takeOther,
  tiled,
} from '../../../families/railway/import/operating'
import { type RailEntry, type RecordedTitle, STAGE } from '../../../families/railway/import/recording'
import { type AnyRailway, frame } from '../../../families/railway/table'
import { check } from '../../../rules/apply'
import type { Hitch } from '../../../rules/intake'
import { law } from '../law'
import { LUMBER_TERMINAL } from '../map/kept'
import { hexField } from '../map/layTile'
import { CITIES } from './tables'

/** The Lumber Terminal, which early versions of 18xx.games let be laid after the run: by a ruling that says so (4.2.1, Table III). */
function lateLumber(desk: RailDesk, corporation: string): Hitch | undefined {
  const reason = 'Early versions of 18xx.games let the Lumber Terminal be laid after the run'
  return desk.act(corporation, () => [{ type: 'correct', reason, lumber: 'laid' }], STAGE.over, STAGE.tile)
}

/** A tile; the Lumber Terminal is free, and not the tile of the turn (4.2.1(f), Table III). */
export const takeTile = reading(
  v.looseObject({ hex: hexField, tile: label }),
  (desk, { hex, tile }, entry) => {
    if (typeOf(tile) !== LUMBER_TERMINAL) return takeOther(desk, entry)
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
export const takeAssignment = (coal: Coal): Take =>
  reading(v.looseObject({ target: hexField }), (desk, { target }, entry) =>
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
  (desk, fields, entry) => {
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

/** The law, for entries as an import makes them: it checks each of them. */
const rules: RecordedTitle['law'] = law

/** The S&NA's coal token if it was placed out of turn on 18xx.games: it waits for its owner's turn. */
export interface Coal {
  waiting: { readonly corporation: string; readonly city: string } | null
}

/** Places the coal token; of a corporation without a train by a ruling that says so (Table III). */
function placing(state: AnyRailway, corporation: string, city: string): RailEntry {
  const place: RailEntry = { type: 'placeCoalToken', corporation, city }
  if (check(rules, state, place)?.code !== 'coalNoTrain') return place
  const reason = '18xx.games lets a corporation without a train place the coal token'
  return { type: 'correct', reason, coal: city }
}

/** The entries, after the coal token if it waits for the turn in which they are made; the first 5 takes it out of play, placed or not. */
export function coalFirst({ waiting }: Coal, state: AnyRailway, entries: readonly RailEntry[]) {
  if (!waiting || frame(state, 'operate')?.corporation !== waiting.corporation) return entries
  const place = placing(state, waiting.corporation, waiting.city)
  return check(rules, state, place)?.code === 'coalGone' ? entries : [place, ...entries]
}
