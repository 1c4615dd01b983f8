import type { Money } from '../../../bank/money'
import type { PlaceFigure, RailwayMap } from '../../../families/railway/map/printed'
import type { OwnMap } from '../../../families/railway/map/values'
import type { Paragraph } from '../book'
import { coalOf, ownOf } from '../own'

const from5 = (before: Money, since: Money): PlaceFigure => ({ from: { '1': before, '5': since } })
const city: PlaceFigure = { tiles: { yellow: 20, green: 30, brown: 40 } }

/** What the places of Alabama earn; towns do not count against the length of a train and are never doubled (4.2.3). */
export const MAP = {
  kinds: {
    offMap: { stop: true, end: true },
    city: { stop: true, end: false },
    town: { stop: false, end: false, once: true },
  },
  places: {
    offMap: {
      ...{ Nashville: from5(40, 50), Corinth: from5(40, 30), Chattanooga: from5(30, 50) },
      ...{ Atlanta: from5(40, 70), 'Gulf of Mexico': from5(30, 40), Mobile: from5(40, 50) },
    },
    city: {
      ...{ Decatur: city, Gadsden: city },
      Birmingham: { tiles: { yellow: 10, green: 30, brown: 50, gray: 70 } },
      ...{ Anniston: city, Tuscaloosa: city, 'West Point': city, York: city, Selma: city },
      Montgomery: { tiles: { yellow: 20, green: 40, brown: 50 } },
      ...{ Meridian: from5(30, 40), Tupelo: 30, Oxmoor: 30 },
    },
    town: { Florence: 10, Stevenson: 10, Rome: 10, 'Phenix City': 10, Dothan: 10 },
  },
  tileFrom: { green: '3', brown: '5', gray: '4D' },
  trains: {
    ...{ '2': { stops: 2 }, '3': { stops: 3 }, '4': { stops: 4 }, '5': { stops: 5 } },
    ...{ '6': { stops: 6 }, '7': { stops: 7 }, '4D': { stops: 4, times: 2 } },
  },
  alikeEnds: 2,
  cites: ['4.2.3', '4.2.3.1'] satisfies Paragraph[],
} satisfies RailwayMap

/** What the Warrior Coal Field token adds to its city (Table III). */
export const COAL_BONUS: Money = 10

/** The name chits of the M&C (Table III). */
export const CHITS = [
  { name: 'Robert E. Lee', at: ['Atlanta', 'Birmingham'], value: 20 },
  { name: 'Pan American', at: ['Nashville', 'Mobile'], value: 40 },
] as const

/** What the pieces of private companies bring (Table III). */
export const ownMap: OwnMap = {
  // The town on the tile that only the owner of the B&SLC may lay.
  places: state => (ownOf(state).abilities.lumber === 'laid' ? { town: { 'Lumber Terminal': 20 } } : {}),
  more(state, corporation, place) {
    const coal = coalOf(state)
    return coal?.corporation === corporation && coal.at === place ? COAL_BONUS : 0
  },
  bonuses: (state, corporation) => (ownOf(state).abilities.chits === corporation ? CHITS : []),
}
