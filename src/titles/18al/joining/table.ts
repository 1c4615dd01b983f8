import * as v from 'valibot'
import { type PositionTable as RailTable, whole } from '../../../families/railway/joining/table'
import { added, flag, maybe, player } from '../../../rules/schema'
import { CITIES, CORPORATIONS, PRIVATES } from '../data'
import { hexField, rotationField, tileField } from '../fields'
import { STEPS } from '../steps'

const corporation = v.picklist(CORPORATIONS)
const corporations = v.array(corporation)
const hexes = v.array(hexField)

/** A frame of a turn in progress, as a file has it. */
export const frame = v.variant('at', [
  v.strictObject({
    at: v.literal('stock'),
    player,
    acted: v.boolean(),
    bought: v.boolean(),
    sold: v.boolean(),
    soldAfter: v.boolean(),
    passed: v.array(player),
    last: v.nullable(player),
    soldInRound: v.record(v.string(), corporations),
  }),
  v.strictObject({ at: v.literal('auction'), private: v.picklist(PRIVATES), player }),
  v.strictObject({
    at: v.literal('operate'),
    corporation,
    step: v.picklist(STEPS),
    revenue: whole,
    tiles: whole,
    fromBank: whole,
    least: v.nullable(whole),
    operated: corporations,
  }),
  v.strictObject({ at: v.literal('discard') }),
])

/** Keys of a corporation's row: whether its objective was paid, and the cities of its stations, if named. */
export const row = { objective: added(flag), cities: added(v.array(v.picklist(CITIES))) }

/** The pieces of Table III, hexes whose terrain was paid for, and hexes with a tile that cost nothing. */
export const pieces = {
  coal: added(
    v.strictObject({ at: v.picklist(['charter', 'gone', ...CITIES]), corporation: maybe(corporation) }),
  ),
  lumber: added(v.strictObject({ at: v.picklist(['unlaid', 'laid', 'gone']), hex: maybe(hexField) })),
  /** The corporation that has the name chits, or `null`. */
  chits: added(v.nullable(corporation)),
  terrain: added(hexes),
  laid: added(hexes),
  /** The map of a table that keeps it, as a report has it. */
  map: added(
    v.strictObject({
      tiles: v.record(hexField, v.strictTuple([tileField, rotationField])),
      stations: v.record(hexField, corporations),
    }),
    4,
  ),
}

type Piece<K extends keyof typeof pieces> = v.InferOutput<(typeof pieces)[K]['wrapped']>

/** A table of 18AL that is joined in progress. */
export interface PositionTable extends RailTable {
  readonly coal?: Piece<'coal'>
  readonly lumber?: Piece<'lumber'>
  readonly chits?: Piece<'chits'>
  readonly terrain?: readonly string[]
  readonly laid?: readonly string[]
  readonly map?: Piece<'map'>
  readonly extraRound?: true
  readonly corporations: Readonly<Record<string, CorporationTable>>
}

/** A corporation's row in it. */
export type CorporationTable = RailTable['corporations'][string] & {
  readonly objective?: true
  readonly cities?: readonly string[]
}
