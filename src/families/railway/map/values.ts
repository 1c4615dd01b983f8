import type { Money } from '../../../bank/money'
import type { PlaceValue, RunBonus } from '../../sheet/sheet'
import type { Game } from '../game'
import type { AnyRailway } from '../table'
import type { PlaceFigure, RailwayMap } from './printed'

/** What a title adds to its map by the state of the table. */
export interface OwnMap {
  /** Places that are there by a private company only, by kind. */
  places?(state: AnyRailway): RailwayMap['places']
  /** What a place is worth to this corporation beyond its value. */
  more?(state: AnyRailway, corporation: string, place: string): Money
  /** Amounts for runs of this corporation that visit several places. */
  bonuses?(state: AnyRailway, corporation: string): readonly RunBonus[]
}

/** Whether a tile or color may be laid in this phase. */
export function isOpen(
  game: Game,
  { tileFrom }: Pick<RailwayMap, 'tileFrom'>,
  state: Pick<AnyRailway, 'phase'>,
  tile: string,
): boolean {
  const phase = tileFrom[tile]
  return phase === undefined || game.reached(state, phase)
}

/** What may lie at a place in this phase, and what it is then worth. */
export function valuesOf(
  game: Game,
  map: Pick<RailwayMap, 'tileFrom'>,
  state: Pick<AnyRailway, 'phase'>,
  figure: PlaceFigure,
): readonly PlaceValue[] {
  if (typeof figure === 'number') return [{ tile: null, value: figure }]
  if ('from' in figure) {
    const reached = Object.entries(figure.from).filter(([phase]) => game.reached(state, phase))
    return [{ tile: null, value: reached.at(-1)?.[1] ?? 0 }]
  }
  return Object.entries(figure.tiles)
    .filter(([tile], i) => i === 0 || isOpen(game, map, state, tile))
    .map(([tile, value]) => ({ tile, value }))
}

/** What a place is worth to a train of this type, if that is not what is worth to the others. */
export const valueFor = (figure: PlaceFigure | undefined, train: string): Money | undefined =>
  typeof figure === 'object' && 'from' in figure ? figure.for?.[train] : undefined

/** The places at this table by kind, with those that are there by a private company. */
export function placesOf(map: RailwayMap, own: OwnMap, state: AnyRailway): RailwayMap['places'] {
  const more = own.places?.(state) ?? {}
  return Object.fromEntries(
    Object.entries(map.places).map(([kind, places]) => [kind, { ...places, ...more[kind] }]),
  )
}
