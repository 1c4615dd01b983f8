import type { Money } from '../../../bank/money'
import type { Kind, Place, Sheet, SheetTrain, Visits } from '../../../families/sheet/sheet'
import type { Paragraph } from '../book'
import { type CorporationId, TRAIN_CARDS, type TrainCard, TYPE_OF } from '../data'
import { type LilState, trainsOf } from '../state'

/** What the banker has typed of the places of this game, by key: values, and names of cities. */
export type Notes = Readonly<Record<string, string>>

/** Under which keys a place's value and name are kept. */
export const keysOf = (place: string) => ({ value: `value ${place}`, name: `name ${place}` })

/** What the first yellow cities are worth; of all others the values are on the tiles only. */
export const YELLOW = { city: 20, yCity: 30 } as const

/** What one of the special tiles counts for a company with a station there. */
const WITH_STATION: Money = 80

/** Only cities count against the number of a train; Maputo and Luggnagg are ends of a route, and so is the Harbour, which is no city (running). */
const KINDS = {
  city: { stop: true, end: false },
  named: { stop: true, end: false },
  terminal: { stop: true, end: true },
  special: { stop: true, end: false },
  harbour: { stop: false, end: true },
} as const satisfies Readonly<Record<string, Kind>>

/** Places that every game may have, by kind; their values have to be typed. */
const FIXED: readonly (readonly [id: string, kind: keyof typeof KINDS])[] = [
  ['maputo', 'terminal'],
  ['luggnagg', 'terminal'],
  ['castle', 'special'],
  ['fort', 'special'],
  ['harbour', 'harbour'],
]

/** Character tiles: one of them counts more for a company with a station there. */
const TILES: readonly string[] = ['luggnagg', 'castle', 'fort', 'harbour']

/** The named cities of the Allenbeck-Tottenham-Express. */
const NAMED = ['mildendo', 'allenbeck', 'tottenham', 'plips'] as const

const CITY = /^value (city (\d+))$/

/** The cities that the banker has put on the sheet, in the order in which they came. */
export function citiesIn(notes: Notes): readonly string[] {
  const found = Object.keys(notes).flatMap(key => {
    const [, id = '', number = ''] = CITY.exec(key) ?? []
    return id === '' ? [] : [{ id, number: Number(number) }]
  })
  return found.sort((a, b) => a.number - b.number).map(({ id }) => id)
}

/** The id of a city that is put on the sheet next. */
export function nextCity(notes: Notes): string {
  const last = citiesIn(notes).at(-1)?.split(' ')[1] ?? '0'
  return `city ${Number(last) + 1}`
}

/** The value of a place as it was typed; 0 before that. */
export const typedValue = (notes: Notes, place: string): Money => Number(notes[keysOf(place).value] ?? 0) || 0

/** Values of cities are in tens. */
const isTyped = (value = 0) => value > 0 && value % 10 === 0

function placeOf(notes: Notes, id: string, kind: string): Place {
  const value = typedValue(notes, id)
  if (!TILES.includes(id)) return { id, kind, values: [{ tile: null, value }], more: 0 }
  const values = [
    { tile: 'noStation', value },
    { tile: 'station', value: WITH_STATION },
  ]
  return { id, kind, values, more: 0, own: true }
}

/** The number on the card, and twice its places for a D train (running). */
function trainOf(card: TrainCard): SheetTrain {
  return { type: card, stops: Number.parseInt(card, 10), times: TYPE_OF[card].endsWith('D') ? 2 : 1 }
}

const isObsolete = (type: string) => TRAIN_CARDS.some(card => card === type && TYPE_OF[card] !== card)

/** A route has two cities at least; an obsolete train brings half, rounded down to tens (running, obsolete). */
function earned({ type }: SheetTrain, visits: Visits, sum: Money): Money {
  const cities = [...visits.keys()].filter(id => id !== 'harbour').length
  if (cities < 2) return 0
  return isObsolete(type) ? 10 * Math.floor(sum / 20) : sum
}

/** $20 for three of the named cities by one train, $50 for all four, never doubled (variants). */
function bonusOf(visits: Visits) {
  const at = NAMED.filter(id => visits.has(id))
  const value = at.length === NAMED.length ? 50 : at.length === NAMED.length - 1 ? 20 : 0
  return value > 0 ? { name: `${at.length}`, at, value } : undefined
}

/** The revenue sheet of a company: its trains, and the places of this game with the values that were typed (running). */
export function sheet(state: LilState, corporation: CorporationId, notes: Notes): Sheet {
  const express = state.options.allenbeck === true
  const named = express ? NAMED.map(id => placeOf(notes, id, 'named')) : []
  const cities = citiesIn(notes).map(id => placeOf(notes, id, 'city'))
  const fixed = FIXED.map(([id, kind]) => placeOf(notes, id, kind))
  const { named: _, ...kinds } = KINDS
  return {
    places: [...cities, ...named, ...fixed],
    trains: trainsOf(state, corporation).map(trainOf),
    bonuses: [],
    kinds: express ? KINDS : kinds,
    alikeEnds: 2,
    refuses: (_, __, { values: [typed], own }) => (isTyped(typed?.value) || own ? undefined : 'untyped'),
    worth: ({ times }, _, __, value) => times * value,
    earned,
    ...(express ? { bonusOf } : {}),
    cites: ['running', 'obsolete', ...(express ? ['variants' as const] : [])] satisfies Paragraph[],
  }
}
