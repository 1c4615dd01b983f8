import { type Board, cellOf, type Laid } from '../../../families/map/board'
import { type Doubtful, impossibleLay, type Lay, laysOn, refuseLay } from '../../../families/map/lays'
import { reachOf } from '../../../families/map/reach'
import { reasons, type Why } from '../../../families/railway/law'
import { corporationIn, type RailLedger } from '../../../families/railway/ledger'
import { type AnyRailway, frame } from '../../../families/railway/table'
import type { Paragraph } from '../book'
import { CITIES, CORPORATIONS, game, TERRAIN } from '../data'
import { type KeptMap, ownOf } from '../own'
import { type MapReasons, own } from '../reasons'
import { chart, hexOf } from './best'
import { LUMBER_TERMINAL, layPolicy } from './board'

/** What an entry says of a tile that is laid; the rest of it is none of the map's business. */
interface Laying {
  readonly corporation: string
  readonly hex?: string
  readonly tile?: string
  readonly rotation?: number
  readonly private?: 'B&SLC'
}

/** Tiles that lie on the map as entries say them: hex, tile and rotation of each. */
type Tiles = readonly (readonly [hex: string, tile: string, rotation: number])[]

/** How the map lies, as an entry says it. */
interface Lies {
  readonly tiles?: Tiles
  readonly stations?: Readonly<Record<string, readonly string[]>>
}

const NONE: KeptMap = { tiles: {}, doubts: [] }

/** The paragraphs of reasons that are not in that on laying a tile. */
const CITES: { readonly [K in keyof MapReasons]?: Paragraph } = {
  otherColor: '4.2.1(c)',
  colorLater: '4.2.1(c)',
  lumberTile: 'Table III',
  notAllowed: 'Table III',
  noCity: '4.2.2',
  noCircle: '4.2.2',
  stationsOver: '4.2.2',
  stationTwice: '4.2.2(b)',
  stationAgainst: '4.2.2',
}

const told = reasons<MapReasons>()

const no: typeof told = (code, facts) => ({ ...told(code, facts), cite: CITES[code] ?? '4.2.1' })

/** The stations on the map by hex: the homes of corporations that have had a turn, and those placed in a city that was named. */
export function stationsOf(state: AnyRailway): Board['stations'] {
  const stations: Record<string, string[]> = {}
  const { cities } = ownOf(state)
  for (const id of CORPORATIONS) {
    const turn = frame(state, 'operate')?.corporation === id
    const home = turn || corporationIn(state, id).operated ? [game.home(state, id)] : []
    for (const city of [...home, ...(cities[id] ?? [])]) {
      const hex = hexOf(city)
      stations[hex] = [...(stations[hex] ?? []), id]
    }
  }
  return stations
}

/** The homes of corporations that are not on a board yet, by hex. */
export function homesOf(state: AnyRailway, { stations }: Pick<Board, 'stations'>): Board['stations'] {
  const homes: Record<string, string[]> = {}
  for (const id of CORPORATIONS) {
    const hex = hexOf(game.home(state, id))
    if (!stations[hex]?.includes(id)) homes[hex] = [...(homes[hex] ?? []), id]
  }
  return homes
}

/** The map as it lies, homes included; `undefined` if the table does not keep it. */
export function boardOf(state: AnyRailway): Board | undefined {
  const { map } = ownOf(state)
  return map && { tiles: map.tiles, stations: stationsOf(state) }
}

/** What a corporation may lay at this table (4.2.1, Table III). */
function policyOf(state: AnyRailway, corporation: string) {
  const { abilities } = ownOf(state)
  const lumber = abilities.lumber === 'unlaid' && state.privates['B&SLC'] === corporation
  return layPolicy(corporation, state.phase, lumber)
}

/**
 * The tiles that the corporation whose turn it is may lay by the rules of the map, by hex, in every rotation that differs in
 * track; nothing while none has its turn, or if the map is not kept.
 */
export function laysNow(state: AnyRailway): ReadonlyMap<string, readonly Laid[]> {
  const corporation = frame(state, 'operate')?.corporation
  const board = boardOf(state)
  return corporation && board ? laysOn(chart, policyOf(state, corporation), board) : new Map()
}

/** What is doubtful about a lay that is possible; `undefined` if the rules allow it. */
export function doubtOf(state: AnyRailway, corporation: string, lay: Lay): Doubtful | undefined {
  const board = { tiles: ownOf(state).map?.tiles ?? {}, stations: stationsOf(state) }
  const answer = refuseLay(chart, policyOf(state, corporation), board, lay)
  return answer && 'doubtful' in answer ? answer.doubtful : undefined
}

/** The entry that lays a tile: terrain is paid with the first one in its hex (4.2.1(f)), the Lumber Terminal is free. */
export function layEntry(state: AnyRailway, corporation: string, lay: Lay) {
  const { terrain, map } = ownOf(state)
  const lumber = lay.tile === LUMBER_TERMINAL
  const paid = lumber || terrain.includes(lay.hex) || map?.tiles[lay.hex] !== undefined
  const entry = { type: 'layTile' as const, corporation, cost: paid ? 0 : (TERRAIN[lay.hex] ?? 0), ...lay }
  return lumber ? { ...entry, private: 'B&SLC' as const } : entry
}

function refuseImpossible(tiles: Board['tiles'], { hex, tile, rotation }: Lay): Why | undefined {
  const code = impossibleLay(chart, { tiles }, { hex, tile, rotation })
  if (code === 'noTilesHere') return { ...own('noTileHere', { hex }), cite: '4.2.1(c)' }
  if (code === 'noRotation') return no(code, { tile, rotation })
  return code && no(code === 'noneLeft' ? 'tilesOut' : code, { hex, tile })
}

/** Why a tile that an entry names cannot lie there. */
export function refuseLaid(state: AnyRailway, act: Laying): Why | undefined {
  const { hex, tile, rotation, private: lumber } = act
  if (hex === undefined || tile === undefined || rotation === undefined) return no('layIncomplete', {})
  if ((tile === LUMBER_TERMINAL) !== (lumber !== undefined)) return no('lumberTile', { tile })
  return refuseImpossible(ownOf(state).map?.tiles ?? {}, { hex, tile, rotation })
}

/** Lays a tile on the map, which is kept from then on, and marks it if it is doubtful. */
export function layOn(ledger: RailLedger, { corporation, hex = '', tile = '', rotation = 0 }: Laying): void {
  const { tiles, doubts } = ownOf(ledger.state).map ?? NONE
  const code = doubtOf(ledger.state, corporation, { hex, tile, rotation })
  const others = doubts.filter(it => it.hex !== hex || it.code === 'stationAgainst')
  ledger.setOwn({
    map: {
      tiles: { ...tiles, [hex]: { tile, rotation } },
      doubts: code ? [...others, { hex, tile, corporation, code }] : others,
    },
  })
}

/**
 * The hexes of cities in which a corporation may place a station by the rules of the map (4.2.2): it is connected to them, has
 * none there, and a circle is free that is not kept for another's home. None if the map is not kept.
 */
export function stationsFor(state: AnyRailway, corporation: string): readonly string[] {
  const board = boardOf(state)
  if (!board) return []
  const reach = reachOf(chart, board, corporation)
  const homes = homesOf(state, board)
  return CITIES.filter(city => {
    const hex = hexOf(city)
    const { circles, exits } = cellOf(chart, board, hex)
    const owners = board.stations[hex] ?? []
    const isFree = owners.length + (homes[hex]?.length ?? 0) < circles
    return isFree && !owners.includes(corporation) && exits.some(exit => reach.comesTo(hex, exit))
  }).map(hexOf)
}

/** Marks a station that is about to be placed in a city if the rules of the map are against it. */
export function markStation(ledger: RailLedger, corporation: string, city: string): void {
  const { map } = ownOf(ledger.state)
  const hex = hexOf(city)
  if (!map || stationsFor(ledger.state, corporation).includes(hex)) return
  const doubt = { hex, corporation, code: 'stationAgainst' as const }
  ledger.setOwn({ map: { ...map, doubts: [...map.doubts, doubt] } })
}

/** Tiles by hex. */
const byHex = (tiles: Tiles): KeptMap['tiles'] =>
  Object.fromEntries(tiles.map(([hex, tile, rotation]) => [hex, { tile, rotation }] as const))

/** The map with these tiles on it, none of them doubted. */
const mapWith = (tiles: Tiles): KeptMap => ({
  tiles: byHex(tiles),
  doubts: [],
})

/** Why these tiles cannot lie on the map together. */
function refuseTiles(tiles: Tiles): Why | undefined {
  const laid: Record<string, Laid> = {}
  for (const [hex, tile, rotation] of tiles) {
    if (Object.hasOwn(laid, hex)) return no('twoTiles', { hex })
    const why = refuseImpossible(laid, { hex, tile, rotation })
    if (why) return why
    laid[hex] = { tile, rotation }
  }
  return undefined
}

/** Why these stations cannot be on the map with these tiles. */
function refuseStations(tiles: Board['tiles'], stations: NonNullable<Lies['stations']>): Why | undefined {
  for (const [hex, owners] of Object.entries(stations)) {
    const circles = Object.hasOwn(chart.hexes, hex) ? cellOf(chart, { tiles }, hex).circles : 0
    if (circles === 0) return no('noCity', { hex })
    const corporation = owners.find((it, i) => owners.indexOf(it) < i)
    if (corporation) return no('stationTwice', { corporation, hex })
    if (owners.length > circles) return no('noCircle', { hex, circles })
  }
  const all = Object.values(stations).flat()
  for (const corporation of CORPORATIONS) {
    const most = game.charter(corporation).stations.length + 1
    if (all.filter(it => it === corporation).length > most)
      return no('stationsOver', { corporation, stations: most })
  }
  return undefined
}

/** Why the map cannot lie as an entry says. */
export function refuseMap(state: AnyRailway, { tiles, stations = {} }: Lies): Why | undefined {
  const why = tiles && refuseTiles(tiles)
  return why ?? refuseStations(tiles ? byHex(tiles) : (ownOf(state).map?.tiles ?? {}), stations)
}

/** The cities of the stations of each corporation, without its home. */
function citiesOf(state: AnyRailway, stations: NonNullable<Lies['stations']>) {
  const cities = CORPORATIONS.map(id => {
    const hexes = Object.keys(stations).filter(hex => stations[hex]?.includes(id))
    const names = hexes.flatMap(hex => chart.hexes[hex]?.name ?? [])
    return [id, names.filter(city => city !== game.home(state, id))] as const
  })
  return Object.fromEntries(cities)
}

/** Takes over how the map lies, or that it is kept no longer. */
export function takeMap(ledger: RailLedger, { tiles, stations }: Lies): void {
  const { map, ...rest } = ownOf(ledger.state)
  if (!tiles && !stations) {
    ledger.set({ own: rest })
    return
  }
  const { doubts, ...lies } = map ?? NONE
  ledger.setOwn({
    // What the table says of its map is not doubted.
    map: tiles ? mapWith(tiles) : { ...lies, doubts: doubts.filter(({ code }) => code !== 'stationAgainst') },
    ...(stations ? { cities: citiesOf(ledger.state, stations) } : {}),
  })
}

/** The tiles that lie on the map by their hexes, as entries say them; `undefined` if the table does not keep it. */
function tilesOf(state: AnyRailway): Tiles | undefined {
  const { map } = ownOf(state)
  const tiles = Object.entries(map?.tiles ?? {}).toSorted()
  return map && tiles.map(([hex, { tile, rotation }]) => [hex, tile, rotation])
}

/** The map in a table report: tile and rotation by hex, and the corporations with stations by hex. */
export function mapReport(state: AnyRailway): object {
  const tiles = (tilesOf(state) ?? []).map(([hex, ...laid]) => [hex, laid] as const)
  const stations = Object.entries(stationsOf(state))
  return {
    tiles: Object.fromEntries(tiles),
    stations: Object.fromEntries(stations.toSorted()),
  }
}

/** What is doubtful about the tiles and stations on the map, as it was when they came there. */
export const doubtsOf = (state: AnyRailway): readonly Why[] =>
  (ownOf(state).map?.doubts ?? []).map(doubt => {
    if (doubt.code !== 'stationAgainst') {
      const { code, ...facts } = doubt
      return no(code, facts)
    }
    const { code, ...facts } = doubt
    return no(code, facts)
  })
