import type { MapWords } from '../map'

/** What the map says in German. */
export const map: MapWords = {
  title: 'Karte',
  enlarge: ['Größer', 'Ganze Karte'],
}
