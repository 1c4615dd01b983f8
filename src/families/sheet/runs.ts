import { kindOf, type Place, type Sheet, type Visits, whyNotVisit } from './sheet'

/** What lies at places, by the key of the place. */
export type Tiles = Readonly<Record<string, string>>

/** A run that is remembered: the type of its train, and the places that it visited. */
export interface RememberedRun {
  readonly train: string
  readonly places: readonly string[]
}

/** Under which key it is remembered what lies at a place: what is a corporation's own, for that one only. */
export function tileKey({ id, own }: Place, corporation: string): string {
  return own ? `${corporation} ${id}` : id
}

/** A sheet with what is remembered of the board. */
export interface SheetNow {
  readonly sheet: Sheet
  readonly corporation: string
  readonly tiles: Tiles
}

/** The value of a place that counts: that of what is remembered to lie there, else the first. */
export function valueNow({ corporation, tiles }: SheetNow, place: Place) {
  const tile = tiles[tileKey(place, corporation)]
  return place.values.find(it => it.tile === tile) ?? place.values[0] ?? { tile: null, value: 0 }
}

/** What follows at a place when its button is tapped: later tiles, then from the beginning. */
export function nextTile(now: SheetNow, place: Place): string | null {
  const at = place.values.indexOf(valueNow(now, place))
  return (place.values[(at + 1) % place.values.length] ?? valueNow(now, place)).tile
}

/** The places of a run with their values; one that is visited several times counts as often. */
export function visitsOf(now: SheetNow, run: readonly string[]): Visits {
  const visits = new Map<string, number>()
  for (const place of now.sheet.places) {
    const times = run.filter(id => id === place.id).length
    if (times > 0) visits.set(place.id, times * valueNow(now, place).value)
  }
  return visits
}

/**
 * What each train of now visits: what a train of its type visited last, each remembered run once; places that are no longer
 * there, and more than a train can visit, are left out.
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
