import type { Doubtful } from '../../../map/lays'
import type { MapEntry } from '../../kept/entry'

/** What the screens of a map say in English. */
export const map = {
  title: 'Map',
  /** What its page is for. */
  what: 'Keep it here: tiles and stations in two taps each',
  /** The button that enlarges it, and then the one that shows the whole again. */
  enlarge: ['Larger', 'Whole map'] as readonly [more: string, whole: string],
  list: 'Hexes as a list',
  lit: 'Possible now',
  unlit: 'Other hexes',
  close: 'Close',
  /** The sides of a hex, clockwise from the south. */
  sides: ['south', 'southwest', 'northwest', 'north', 'northeast', 'southeast'],
  /** What a tile looks like, for those who do not see it: where track leads from its stop, or the ends of its plain track. */
  leads: (stop: boolean, to: readonly string[]) => `${stop ? 'track to' : 'track'} ${to.join(', ')}`,
  joins: (one: string, other: string) => `${one} to ${other}`,
  left: (count: number) => `${count} left`,
  none: 'The rules let no tile be laid here now.',
  against: 'Other tiles, against the rules',
  doubts: {
    colorLater: 'color comes later',
    otherColor: 'not the next color',
    label: 'not with this name',
    trackLost: 'loses track',
    deadEnd: 'ends at a closed side',
    notConnected: 'not connected',
    notAllowed: 'not allowed',
  } satisfies Record<Doubtful, string>,
  station: (price: string, bonus: string) => `Station, ${price}${bonus === '' ? '' : ` (${bonus})`}`,
  stationAgainst: 'not by the rules: not connected, or no circle free',
  /** A corporation without a train that says it has none. */
  route: (cite: string) => `By the map there is a route (${cite})`,
  /** The page on which the map is begun, corrected, or kept no longer. */
  keep: {
    about:
      'A table may keep its map here: tap a hex, then the picture of the tile. Its price is then known, and what is against the rules is marked. Without it nothing changes.',
    empty: 'Begin with the empty map',
    enter: 'Enter the map as it is now',
    correct: 'Correct the map',
    stop: 'Stop keeping the map',
    stopNote: 'Tiles and stations are no longer entered. Undo takes it back.',
    how: 'Tap a hex to enter its tile and its stations as they lie on the table.',
    noTile: 'No tile',
    stations: 'Stations',
    done: 'The map is like this',
    cancel: 'Cancel',
  },
}

/** The log's sentence for how a map lies, in English. */
export const mapEntries = {
  map: ({ tiles, stations }: MapEntry) => {
    if (!tiles && !stations) return 'The map is no longer kept.'
    return tiles?.length === 0 && !stations
      ? 'The map is kept from now on, and still empty.'
      : 'The map is kept as it lies now.'
  },
}
