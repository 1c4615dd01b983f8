import type { SheetMemory } from '../../../../app/sheets'
import type { Place, Sheet, Visits } from '../../../../rules/sheet'

/** The value of a place that counts: that of the tile remembered for it, else the earliest. */
export function valueNow(place: Place, tiles: SheetMemory['tiles']) {
  return place.values.find(it => it.tile === tiles[place.id]) ?? place.values[0] ?? { tile: null, value: 0 }
}

/** The tile that follows on a place when its button is tapped: later ones, then from the beginning. */
export function nextTile(place: Place, tiles: SheetMemory['tiles']): string | null {
  const at = place.values.indexOf(valueNow(place, tiles))
  return (place.values[(at + 1) % place.values.length] ?? valueNow(place, tiles)).tile
}

type Remembered = NonNullable<SheetMemory['runs'][string]>

/**
 * What each train of now visits: what a train of its type visited last, each remembered run once; places that are no longer
 * there, and more than a train can visit, are left out.
 */
export function runsNow(sheet: Sheet, remembered: Remembered = []): readonly (readonly string[])[] {
  const left = [...remembered]
  const known = new Map(sheet.places.map(place => [place.id, place]))
  return sheet.trains.map(({ type, stops }) => {
    const at = left.findIndex(run => run.train === type)
    const [run] = at < 0 ? [] : left.splice(at, 1)
    let room = stops
    return (run?.places ?? []).filter(id => {
      const place = known.get(id)
      if (!place) return false
      if (place.kind !== 'town') room -= 1
      return room >= 0
    })
  })
}

/** The places of a run with their values. */
export function visitsOf(sheet: Sheet, run: readonly string[], tiles: SheetMemory['tiles']): Visits {
  const places = sheet.places.filter(place => run.includes(place.id))
  return new Map(places.map(place => [place.id, valueNow(place, tiles).value]))
}
