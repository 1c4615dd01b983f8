import type { MapWords } from '../map'

/** What the map says in English. */
export const map: MapWords = {
  title: 'Map',
  enlarge: ['Larger', 'Whole map'],
}
