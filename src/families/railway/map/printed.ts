import type { Money } from '../../../bank/money'
import type { Kind } from '../../sheet/sheet'

/**
 * What a place earns: always the same; by what may lie there, the first from the beginning; or from a phase on (`from`,
 * oldest first), and for trains of some types something else (`for`).
 */
export type PlaceFigure =
  | Money
  | { readonly tiles: Readonly<Record<string, Money>> }
  | { readonly from: Readonly<Record<string, Money>>; readonly for?: Readonly<Record<string, Money>> }

/** What a train may visit, and how many times over it counts that; without `stops`, as many as it can reach. */
export interface TrainRun {
  readonly stops?: number
  readonly times?: number
}

/** A kind of place; `once` if trains that count double do not double it. */
export type PlaceKind = Kind & { readonly once?: true }

/** The printed map as far as revenue goes, as data. */
export interface RailwayMap {
  /** Places by kind; the kinds in the order in which a revenue sheet shows them. */
  readonly places: Readonly<Record<string, Readonly<Record<string, PlaceFigure>>>>
  readonly kinds: Readonly<Record<string, PlaceKind>>
  /** The phase from which a tile may be laid; those that are missing may be from the beginning. */
  readonly tileFrom: Readonly<Record<string, string>>
  readonly trains: Readonly<Record<string, TrainRun>>
  /** How many ends of one kind a run may have. */
  readonly alikeEnds: number
  /** The paragraphs on where a train may run, and what it earns. */
  readonly cites: readonly string[]
}
