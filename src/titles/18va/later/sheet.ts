import type { Money } from '../../../bank/money'
import type { Kind, MapPlace, PlaceValue, Sheet, SheetTrain, Visits } from '../../../families/sheet/sheet'
import type { Paragraph } from '../book'
import { CHARTERS, CITIES, COAL_REVENUE, type CorporationId, freightOf, STATIONS } from '../data'
import { COAL_DISTRICTS, EXPRESS_BONUS, MINES, OFF_MAP, PORTS, runOf, tilesIn } from '../map/map'
import { game, type VaState } from '../state'

/**
 * Only cities count against the train number; a run has at most one Off-Map City, one port and one coal district, each
 * at an end of the run (4.5.5).
 */
const KINDS = {
  city: { stop: true, end: false },
  port: { stop: false, end: true },
  offMap: { stop: true, end: true },
  coal: { stop: false, end: true },
  mine: { stop: false, end: false, several: MINES.number },
} as const satisfies Readonly<Record<string, Kind>>

const PORT = 'Port of '

/** Id under which the mines of a run are counted. */
const MINE = 'mine'

const OFF_MAP_CITIES = Object.keys(OFF_MAP) as (keyof typeof OFF_MAP)[]

/** The id of a city's port, which is a place of its own. */
export const portOf = (city: string) => `${PORT}${city}`

/** Does the corporation have a station at a place? `'unsaid'` if one of its stations stands at a place that was never named. */
function stationAt(state: VaState, corporation: CorporationId, place: string): boolean | 'unsaid' {
  const { size, stations, places, extraStation } = state.corporations[corporation]
  if (CHARTERS[corporation].home === place || places.includes(place)) return true
  const laid = STATIONS[size] - stations + (extraStation ? 1 : 0)
  return laid > places.length && 'unsaid'
}

/** The value of a place without or with a station; both if it is not known whether there is one. */
function valuesOf(station: boolean | 'unsaid', without: Money, withOne: Money): readonly PlaceValue[] {
  const no = { tile: 'noStation', value: without }
  const yes = { tile: 'station', value: withOne }
  return station === 'unsaid' ? [no, yes] : [station ? yes : no]
}

function places(state: VaState, corporation: CorporationId): readonly Omit<MapPlace, 'more'>[] {
  const second = game.reached(state, '5') ? 1 : 0
  const own = (
    id: string,
    kind: keyof typeof KINDS,
    place: string,
    without: Money,
    withOne: Money,
  ): Omit<MapPlace, 'more'> => ({
    id,
    kind,
    own: true,
    values: valuesOf(stationAt(state, corporation, place), without, withOne),
  })
  return [
    ...CITIES.map(id => ({ id, kind: 'city', values: tilesIn(state, id) })),
    // Without a station the port adds nothing (4.5.4.2).
    ...(Object.keys(PORTS) as (keyof typeof PORTS)[]).map(city =>
      own(portOf(city), 'port', city, 0, PORTS[city][second]),
    ),
    ...OFF_MAP_CITIES.map(id => own(id, 'offMap', id, OFF_MAP[id][second], 2 * OFF_MAP[id][second])),
    ...COAL_DISTRICTS.map(id => own(id, 'coal', id, COAL_REVENUE, COAL_REVENUE)),
    { id: MINE, kind: 'mine', values: [{ tile: null, value: MINES.value }] },
  ]
}

/** Coal districts and mines are only for freight trains; a port needs a visit to its city (4.5.4.2, 4.5.4.3, 4.5.5). */
function refuses(train: SheetTrain, visits: Visits, { id, kind }: MapPlace): string | undefined {
  if ((kind === 'coal' || kind === 'mine') && freightOf(train.type) === 0) return 'freight'
  return kind === 'port' && !visits.has(id.slice(PORT.length)) ? 'city' : undefined
}

/**
 * What a run lacks: a second place that counts (for a 1G, a mine or coal district), or a station. A station whose place
 * was never named gets the benefit of the doubt (4.5.5).
 */
function lacks(state: VaState, corporation: CorporationId, train: SheetTrain, visits: Visits) {
  const freight = freightOf(train.type)
  const coal = COAL_DISTRICTS.filter(id => visits.has(id))
  const cities = [...CITIES, ...OFF_MAP_CITIES].filter(id => visits.has(id))
  const goods = coal.length + (visits.has(MINE) ? 1 : 0)
  if (cities.length + goods < 2) return freight === 1 && goods === 0 ? 'goods' : 'alone'
  return [...cities, ...coal].every(id => stationAt(state, corporation, id) === false) ? 'station' : undefined
}

/** A freight train doubles a city and its port if the port counts; coal is $20 times the train's number (4.5.4.2, 4.5.4.3). */
function worth(train: SheetTrain, visits: Visits, { id, kind, more }: MapPlace, value: Money): Money {
  const freight = freightOf(train.type)
  if (kind === 'coal') return value * freight
  const port = kind === 'port' ? value : kind === 'city' ? (visits.get(portOf(id)) ?? 0) : 0
  return (value + more) * (freight > 0 && port > 0 ? 2 : 1) * train.times
}

/** What stations in coal districts earn the treasury: the coal of each run once more, until the first 4D (4.5.4.3). */
function coal(
  trains: readonly SheetTrain[],
  places: readonly MapPlace[],
  runs: readonly Visits[],
  tileAt: (place: MapPlace) => string | null,
): Money {
  const mined = places.filter(place => place.kind === 'coal' && tileAt(place) === 'station')
  return runs.reduce((sum, visits, i) => {
    const train = trains[i]
    if (!train) return sum
    return mined.reduce((all, { id }) => all + (visits.get(id) ?? 0) * freightOf(train.type), sum)
  }, 0)
}

/**
 * The revenue sheet of a corporation: places by phase, tile and station, its trains, its +10 (4.5.4, 4.5.5). `express`
 * is the city of its +10, which no entry has to name.
 */
export function sheet(state: VaState, corporation: CorporationId, express?: string): Sheet {
  const plus = state.corporations[corporation].express ? express : undefined
  const all = places(state, corporation).map(place => ({
    ...place,
    more: place.id === plus ? EXPRESS_BONUS : 0,
  }))
  const trains = state.depot.owned[corporation].map(type => ({ type, ...runOf(type) }))
  return {
    places: all,
    trains,
    bonuses: [],
    kinds: KINDS,
    alikeEnds: 1,
    refuses,
    lacks: (train, visits) => lacks(state, corporation, train, visits),
    worth,
    shows: (train, { kind }, value) => (kind === 'coal' ? value * Math.max(1, freightOf(train.type)) : value),
    beside: (runs, tileAt) => (state.phase === '4D' ? 0 : coal(trains, all, runs, tileAt)),
    cites: ['4.5.5', '4.5.4.2', '4.5.4.3'] satisfies Paragraph[],
  }
}
