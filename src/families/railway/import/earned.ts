import * as v from 'valibot'
import type { Money } from '../../../bank/money'
import type { Hitch } from '../../../rules/intake'
import type { PlaceFigure, RailwayMap } from '../map/printed'
import { valueFor, valuesOf } from '../map/values'
import type { RailDesk, Recording } from './desk'
import { label, sum, typeOf } from './entry'

const hexes = v.pipe(v.array(label), v.maxLength(100))

/** A train's route: newer files record what it earned, older ones only its hexes, or those of each connection. */
const route = v.looseObject({
  train: label,
  revenue: v.nullish(sum),
  connections: v.nullish(v.pipe(v.array(hexes), v.maxLength(100))),
  hexes: v.nullish(hexes),
})
export type Route = v.InferOutput<typeof route>

/** Reads the routes of a run; or says which of their fields cannot be read. */
export function readRoutes(routes: readonly unknown[]): readonly Route[] | Hitch {
  const read = v.safeParse(v.array(route), routes)
  if (read.success) return read.output
  return { code: 'unreadable', facts: { key: `routes.${v.getDotPath(read.issues[0]) ?? ''}` } }
}

/** The id of a hex, which may carry more than that in a file. */
export const hexIn = (text: string): string => text.split(' ')[0] ?? text

/** The tiles with a city or a town by what they are to a printed map; their numbers are those of every title. */
const TILES: Readonly<Record<string, readonly string[]>> = {
  yellow: ['5', '6', '57', '438'],
  green: ['12', '13', '14', '15', '205', '206', '439', '440'],
  brown: ['448', '465', '466', '492', '611'],
  town: ['3', '58'],
  port: ['437'],
}

/** A place in a hex, and what it earns. */
type Stop = readonly [hex: string, figure: PlaceFigure]

/** What a train earns at its stops, of which it has two at least; or that a tile is none for its place. */
function stopsEarn(
  { recording: { game }, state, memory }: RailDesk,
  map: RailwayMap,
  stops: readonly Stop[],
  train: string,
): Money | Hitch {
  let earned = 0
  // A train that goes nowhere may stand in a file as well.
  if (stops.length < 2) return earned
  for (const [hex, figure] of stops) {
    const laid = memory.tiles.get(hex)?.at(-1)
    const now = valuesOf(game, map, state, figure).find(
      ({ tile }) => laid === undefined || tile === null || TILES[tile]?.includes(typeOf(laid)),
    )
    if (!now) return { code: 'noStop', facts: { hex, tile: laid ?? '' } }
    earned += valueFor(figure, train) ?? now.value
  }
  return earned
}

/**
 * What the routes of a run earned, as the file says it for each; one of which it says only the hexes is added up from
 * the printed map. `named` are the places besides the cities by their hexes.
 */
export const earnedOn = (
  map: RailwayMap,
  named: Readonly<Record<string, string>>,
): NonNullable<Recording['earned']> => {
  const figures = new Map(Object.values(map.places).flatMap(places => Object.entries(places)))
  return (desk, _corporation, recorded) => {
    const routes = readRoutes(recorded)
    if ('code' in routes) return routes
    const names = new Map(Object.entries({ ...desk.recording.cities, ...named }))
    let total = 0
    for (const [at, { train, revenue, connections, hexes }] of routes.entries()) {
      if (typeof revenue === 'number') {
        total += revenue
        continue
      }
      if (!connections && !hexes) return { code: 'unreadable', facts: { key: `routes.${at}.revenue` } }
      const way = new Set([...(connections ?? []), hexes ?? []].flat().map(hexIn))
      const stops = [...way].flatMap((hex): readonly Stop[] => {
        const figure = figures.get(names.get(hex) ?? '')
        return figure === undefined ? [] : [[hex, figure]]
      })
      const earned = stopsEarn(desk, map, stops, typeOf(train))
      if (typeof earned !== 'number') return earned
      total += earned
    }
    return total
  }
}
