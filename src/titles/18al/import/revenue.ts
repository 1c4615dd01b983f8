import type { Cell } from '../../../families/map/board'
import type { RailDesk } from '../../../families/railway/import/desk'
import { hexIn, type Route, readRoutes } from '../../../families/railway/import/earned'
import { typeOf } from '../../../families/railway/import/entry'
import { hexOf } from '../../../families/railway/kept/board'
import { worthOf } from '../../../families/railway/kept/running'
import type { Hitch } from '../../../rules/intake'
import { kept } from '../map/kept'
import { CHITS, COAL_BONUS } from '../map/map'
import { coalOf, ownOf } from '../own'
import { CITIES } from './tables'

/** The stops of a route: the two ends of each connection, each place once. A hex may carry more than its id. */
function stopsOf({ connections }: Route): ReadonlySet<string> {
  const ends = (connections ?? []).flatMap(way => [way[0], way.at(-1)])
  return new Set(ends.flatMap(hex => (hex === undefined ? [] : [hexIn(hex)])))
}

/** The stop in a hex by its last tile, or as it is printed; `undefined` if there is none. */
function stopIn(desk: RailDesk, hex: string): Pick<Cell, 'hex' | 'kind' | 'value'> | undefined {
  const { chart } = kept
  const laid = desk.memory.tiles.get(hex)?.at(-1)
  const bare = chart.bare.get(hex)
  const printed = bare && bare.exits.length > 0 ? bare : undefined
  const stop = laid === undefined ? printed : chart.tiles.get(typeOf(laid))
  return stop?.kind === undefined ? undefined : { hex, kind: stop.kind, value: stop.value }
}

/** What a train earns at its stops: by tile, phase and the coal token; towns do not count double for a 4D (4.2.3.1). */
function stopsRevenue(
  desk: RailDesk,
  corporation: string,
  { train }: Route,
  stops: ReadonlySet<string>,
): number | Hitch {
  const { state, memory } = desk
  const coal = coalOf(state)
  const factor = typeOf(train) === '4D' ? 2 : 1
  let revenue = 0
  for (const hex of stops) {
    const stop = stopIn(desk, hex)
    if (!stop) return { code: 'noStop', facts: { hex, tile: memory.tiles.get(hex)?.at(-1) ?? '' } }
    revenue += worthOf(kept, stop, state.phase) * (stop.kind === 'town' ? 1 : factor)
    if (coal?.corporation === corporation && coal.at === CITIES[hex]) revenue += COAL_BONUS
  }
  return revenue
}

/** What all trains of a run earn: as recorded, or computed; a name chit pays for one train (Table III). */
export function runRevenue(
  desk: RailDesk,
  corporation: string,
  recorded: readonly unknown[],
): number | Hitch {
  const routes = readRoutes(recorded)
  if ('code' in routes) return routes
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
  for (const { at, value } of CHITS)
    if (open.some(({ stops }) => at.every(place => stops.has(hexOf(kept, place))))) total += value
  return total
}
