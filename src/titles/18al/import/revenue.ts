import * as v from 'valibot'
import type { RailDesk } from '../../../families/railway/import/desk'
import { label, sum, typeOf } from '../../../families/recorded/entry'
import type { Hitch } from '../../../rules/intake'
import { game } from '../data'
import { COAL_BONUS } from '../map/map'
import { ownOf } from '../own'
import { CITIES, NAME_CHITS, PRINTED_STOPS, TILE_STOPS, type Worth } from './tables'

const hexes = v.pipe(v.array(label), v.maxLength(100))

/** A train's route: newer files record what it earned, older ones only the hexes of each connection. */
const route = v.looseObject({
  train: label,
  revenue: v.nullish(sum),
  connections: v.nullish(v.pipe(v.array(hexes), v.maxLength(100))),
})
type Route = v.InferOutput<typeof route>

/** The stops of a route: the two ends of each connection, each place once. A hex may carry more than its id. */
function stopsOf({ connections }: Route): ReadonlySet<string> {
  const ends = (connections ?? []).flatMap(way => [way[0], way.at(-1)])
  return new Set(ends.flatMap(hex => (hex === undefined ? [] : [hex.split(' ')[0] ?? hex])))
}

function worthAt(desk: RailDesk, hex: string): Worth | undefined {
  const tile = desk.memory.tiles.get(hex)?.at(-1)
  return tile === undefined ? PRINTED_STOPS.get(hex) : TILE_STOPS.get(typeOf(tile))
}

/** What a train earns at its stops: by tile, phase and the coal token; cities count double for a 4D (4.2.3.1). */
function stopsRevenue(
  desk: RailDesk,
  corporation: string,
  { train }: Route,
  stops: ReadonlySet<string>,
): number | Hitch {
  const { coal } = ownOf(desk.state).abilities
  const factor = typeOf(train) === '4D' ? 2 : 1
  let revenue = 0
  for (const hex of stops) {
    const worth = worthAt(desk, hex)
    if (!worth) return { code: 'noStop', facts: { hex, tile: desk.memory.tiles.get(hex)?.at(-1) ?? '' } }
    const value = game.reached(desk.state, '5') ? worth.since : worth.before
    revenue += worth.town ? value : value * factor
    if ('corporation' in coal && coal.corporation === corporation && coal.at === CITIES[hex])
      revenue += COAL_BONUS
  }
  return revenue
}

/** What all trains of a run earn: as recorded, or computed; a name chit pays for one train (Table III). */
export function runRevenue(
  desk: RailDesk,
  corporation: string,
  recorded: readonly unknown[],
): number | Hitch {
  const read = v.safeParse(v.array(route), recorded)
  if (!read.success)
    return { code: 'unreadable', facts: { key: `routes.${v.getDotPath(read.issues[0]) ?? ''}` } }
  const routes = read.output
  const open = routes
    .filter(({ revenue }) => typeof revenue !== 'number')
    .map(it => ({ it, stops: stopsOf(it) }))
  let total = routes.reduce((sum, { revenue }) => sum + (revenue ?? 0), 0)
  for (const { it, stops } of open) {
    const earned = stopsRevenue(desk, corporation, it, stops)
    if (typeof earned !== 'number') return earned
    total += earned
  }
  if (ownOf(desk.state).abilities.chits !== corporation) return total
  for (const { hexes, bonus } of NAME_CHITS)
    if (open.some(({ stops }) => hexes.every(hex => stops.has(hex)))) total += bonus
  return total
}
