import * as v from 'valibot'
import {
  type FrameTable,
  type PositionTable as RailTable,
  whole,
} from '../../../families/railway/joining/table'
import { rotationField, tileField } from '../../../families/railway/kept/fields'
import type { Deed, OperatingTurn, RailwayTurn, StockTurn } from '../../../families/railway/table'
import { freshOperatingTurn } from '../../../families/railway/turns'
import { added, flag, maybe, player } from '../../../rules/schema'
import { CITIES, CORPORATIONS, PRIVATES, STEPS } from '../data'
import { hexField } from '../map/layTile'

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

/** The frames of a position as a file has them. */
export type StoredFrame = v.InferOutput<typeof frame>
type StoredStock = Extract<StoredFrame, { at: 'stock' }>

/** What was done on a stock turn, in an order that the rules do not tell from the real one. */
function deedsOf({ acted, bought, sold, soldAfter }: StoredStock): readonly Deed[] {
  const [sale, purchase] = [{ is: 'sold', of: '' } as const, { is: 'bought', of: '' } as const]
  if (bought && sold) return soldAfter ? [purchase, sale] : [sale, purchase]
  if (bought || sold) return [bought ? purchase : sale]
  return acted ? [{ is: 'offered', of: '' }] : []
}

/** A frame of a file, as the rules know it. */
export function frameOf(frame: FrameTable): RailwayTurn {
  const stored = frame as StoredFrame
  if (stored.at === 'stock') {
    const { at, player, passed, last, soldInRound } = stored
    return { at, player, deeds: deedsOf(stored), passed, last, soldInRound }
  }
  if (stored.at !== 'operate') return stored
  const { corporation, step, revenue, tiles, fromBank, least, operated } = stored
  return {
    ...freshOperatingTurn(corporation, step, operated),
    revenue,
    tiles,
    placed: step === 'station' ? 1 : 0,
    fromBank: Array<string>(fromBank).fill(''),
    raised: least === null ? [] : [{ of: '', each: least }],
  }
}

function storedStock({ at, player, deeds, passed, last, soldInRound }: StockTurn) {
  const [first, second] = [
    deeds.findIndex(({ is }) => is === 'bought'),
    deeds.findLastIndex(({ is }) => is === 'sold'),
  ]
  return {
    at,
    player,
    acted: deeds.length > 0,
    bought: first >= 0,
    sold: second >= 0,
    soldAfter: first >= 0 && second > first,
    passed,
    last,
    soldInRound,
  }
}

function storedOperating({ raised, ...turn }: OperatingTurn) {
  const { at, corporation, step, revenue, tiles, fromBank, used, operated } = turn
  const least = raised.length === 0 ? null : Math.min(...raised.map(({ each }) => each))
  return { at, corporation, step, revenue, tiles, fromBank: fromBank.length + used, least, operated }
}

/** A frame as a file has it. */
export function storedFrame(turn: RailwayTurn): FrameTable {
  if (turn.at === 'stock') return storedStock(turn)
  return turn.at === 'operate' ? storedOperating(turn) : turn
}
