import { kindOf, type MapPlace, type Sheet, type Visits, whyNotVisit } from './sheet'

/** What lies at places, by `tileKey`. */
export type Tiles = Readonly<Record<string, string>>

/** A remembered run: the type of its train, and the places that it visited. */
export interface RememberedRun {
  readonly train: string
  readonly places: readonly string[]
}

/** The key under which the tile at a place is remembered: for one corporation only, if what lies there is its own. */
export function tileKey({ id, own }: MapPlace, corporation: string): string {
  return own ? `${corporation} ${id}` : id
}

/** A sheet with what is remembered of the board. */
export interface SheetNow {
  readonly sheet: Sheet
  readonly corporation: string
  readonly tiles: Tiles
}

/** The current value of a place: that of the tile remembered there, otherwise the first. */
export function valueNow({ corporation, tiles }: SheetNow, place: MapPlace) {
  const tile = tiles[tileKey(place, corporation)]
  return place.values.find(it => it.tile === tile) ?? place.values[0] ?? { tile: null, value: 0 }
}

/** The tile that a tap on a place's button leads to: the next later one, after the last the first. */
export function nextTile(now: SheetNow, place: MapPlace): string | null {
  const at = place.values.indexOf(valueNow(now, place))
  return (place.values[(at + 1) % place.values.length] ?? valueNow(now, place)).tile
}

/** The places of a run with their values; a place visited several times counts that many times. */
export function visitsOf(now: SheetNow, run: readonly string[]): Visits {
  const visits = new Map<string, number>()
  for (const place of now.sheet.places) {
    const times = run.filter(id => id === place.id).length
    if (times > 0) visits.set(place.id, times * valueNow(now, place).value)
  }
  return visits
}

/**
 * What each current train visits: the places that a train of its type visited last, each remembered run used once.
 * Places that no longer exist, and visits that the train cannot make, are left out.
 */
export function runsNow(
  now: SheetNow,
  remembered: readonly RememberedRun[] = [],
): readonly (readonly string[])[] {
  const { sheet } = now
  const left = [...remembered]
  const known = new Map(sheet.places.map(place => [place.id, place]))
  return sheet.trains.map(train => {
    const at = left.findIndex(run => run.train === train.type)
    const [run] = at < 0 ? [] : left.splice(at, 1)
    const kept: string[] = []
    for (const id of run?.places ?? []) {
      const place = known.get(id)
      if (!place || (kept.includes(id) && !kindOf(sheet, place).several)) continue
      if (whyNotVisit(sheet, train, visitsOf(now, kept), id) === undefined) kept.push(id)
    }
    return kept
  })
}
