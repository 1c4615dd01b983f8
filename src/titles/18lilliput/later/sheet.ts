import type { Money } from '../../../bank/money'
import type { Kind, MapPlace, Sheet, SheetTrain, Visits } from '../../../families/sheet/sheet'
import type { Paragraph } from '../book'
import {
  ALLENBECK_BONUS,
  type CharacterId,
  type CorporationId,
  TRAIN_CARDS,
  type TrainCard,
  WITH_STATION,
} from '../data'
import { trainRun } from '../operating/mostRun'
import { type LilState, trainsOf } from '../state'

/** What the banker has typed about the places of this game, by key: values, and the names of cities. */
export type Notes = Readonly<Record<string, string>>

/** The keys for the value and the name of a place. */
export const keysOf = (place: string) => ({ value: `value ${place}`, name: `name ${place}` })

/** The values of yellow cities; those of all others are printed on the tiles only. */
export const YELLOW = { city: 20, yCity: 30 } as const

/**
 * Only cities count against a train's range. Maputo, Luggnagg and the Harbour have to be ends of a route; the Harbour and
 * the towns are no cities (running, characters).
 */
const KINDS = {
  city: { stop: true, end: false },
  named: { stop: true, end: false },
  terminal: { stop: true, end: true },
  special: { stop: true, end: false },
  town: { stop: false, end: false },
  harbour: { stop: false, end: true },
} as const satisfies Readonly<Record<string, Kind>>

/** The places any game may have, by kind; their values have to be typed. */
const FIXED: readonly (readonly [id: string, kind: keyof typeof KINDS])[] = [
  ['maputo', 'terminal'],
  ['luggnagg', 'terminal'],
  ['castle', 'special'],
  ['fort', 'special'],
  ['town 1', 'town'],
  ['town 2', 'town'],
  ['harbour', 'harbour'],
]

/**
 * Character tiles. One of them counts more for a company with a station there; the book leaves open which, so each offers
 * both values.
 */
const TILES: readonly string[] = ['luggnagg', 'castle', 'fort', 'harbour']

/** Who brings a tile: it is out of the game with a character whom nobody chose. The Treasurer may be traded in after Luggnagg lies. */
const BROUGHT_BY: Readonly<Record<string, CharacterId>> = {
  castle: 'emperor',
  fort: 'general',
  harbour: 'admiral',
}

/** The places that are no cities: a route needs two others (running). */
const NO_CITIES: readonly string[] = FIXED.flatMap(([id, kind]) => (KINDS[kind].stop ? [] : [id]))

/** The three named cities that are tiles of their own. */
const NAMED_TILES = ['allenbeck', 'tottenham', 'plips'] as const

/**
 * The named cities of the Allenbeck-Tottenham-Express. Three tiles come with it; for the fourth name, Mildendo, only the
 * red starting tile is left, which is the Maputo of the rules (variants).
 */
const NAMED: readonly string[] = ['maputo', ...NAMED_TILES]

const CITY = /^value (city (\d+))$/

/** The cities that the banker has added to the sheet, in the order of their adding. */
export function citiesIn(notes: Notes): readonly string[] {
  const found = Object.keys(notes).flatMap(key => {
    const [, id = '', number = ''] = CITY.exec(key) ?? []
    return id === '' ? [] : [{ id, number: Number(number) }]
  })
  return found.sort((a, b) => a.number - b.number).map(({ id }) => id)
}

/** The id for the next city added to the sheet. */
export function nextCity(notes: Notes): string {
  const last = citiesIn(notes).at(-1)?.split(' ')[1] ?? '0'
  return `city ${Number(last) + 1}`
}

/** The typed value of a place; 0 if none was typed. */
export const typedValue = (notes: Notes, place: string): Money => Number(notes[keysOf(place).value] ?? 0) || 0

/** The values of cities are multiples of $10. */
const isTyped = (value = 0) => value > 0 && value % 10 === 0

function placeOf(notes: Notes, id: string, kind: string): MapPlace {
  const value = typedValue(notes, id)
  if (!TILES.includes(id)) return { id, kind, values: [{ tile: null, value }], more: 0 }
  const values = [
    { tile: 'noStation', value },
    { tile: 'station', value: WITH_STATION },
  ]
  return { id, kind, values, more: 0, own: true }
}

function trainOf(card: TrainCard): SheetTrain {
  const { stops, times } = trainRun(card)
  return { type: card, stops, times }
}

const isObsolete = (type: string) => TRAIN_CARDS.some(card => card === type && trainRun(card).obsolete)

/** A route has at least two cities, and the Harbour and the towns are none (running, characters). */
function lacks(_: SheetTrain, visits: Visits): string | undefined {
  return [...visits.keys()].filter(id => !NO_CITIES.includes(id)).length < 2 ? 'alone' : undefined
}

/** An obsolete train earns half, rounded down to tens (obsolete). */
const earned = ({ type }: SheetTrain, _: Visits, sum: Money): Money =>
  isObsolete(type) ? 10 * Math.floor(sum / 20) : sum

/** $20 for three of the named cities by one train, $50 for all four, never doubled (variants). */
function bonusOf(visits: Visits) {
  const at = NAMED.filter(id => visits.has(id))
  const { three, four } = ALLENBECK_BONUS
  const value = at.length === NAMED.length ? four : at.length === NAMED.length - 1 ? three : 0
  return value > 0 ? { name: `${at.length}`, at, value } : undefined
}

/** The revenue sheet of a company: its trains, and the places of this game with their typed values (running). */
export function sheet(state: LilState, corporation: CorporationId, notes: Notes): Sheet {
  const express = state.options.allenbeck === true
  const named = express ? NAMED_TILES.map(id => placeOf(notes, id, 'named')) : []
  const cities = citiesIn(notes).map(id => placeOf(notes, id, 'city'))
  const lies = (id: string) => {
    const character = BROUGHT_BY[id]
    return !character || state.characters[character] !== null || typedValue(notes, id) > 0
  }
  const fixed = FIXED.flatMap(([id, kind]) => (lies(id) ? [placeOf(notes, id, kind)] : []))
  const { named: _, ...kinds } = KINDS
  return {
    places: [...cities, ...named, ...fixed],
    trains: trainsOf(state, corporation).map(trainOf),
    bonuses: [],
    kinds: express ? KINDS : kinds,
    alikeEnds: 2,
    refuses: (_, __, { values: [typed], own }) => (isTyped(typed?.value) || own ? undefined : 'untyped'),
    lacks,
    worth: ({ times }, _, __, value) => times * value,
    earned,
    ...(express ? { bonusOf } : {}),
    cites: [
      'running',
      'obsolete',
      'characters',
      ...(express ? ['variants' as const] : []),
    ] satisfies Paragraph[],
  }
}
