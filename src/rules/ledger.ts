import { type Grid, placeToken, type Space, sameSpace, spaceOf, valueAt } from '../bank/chart'
import { moveTrain, type TrainPlace } from '../bank/depot'
import { type Holder, type Money, transfer } from '../bank/money'
import { moveShares } from '../bank/paper'
import type { Happening, OwnHappening } from './happening'
import type { Railways, Stocks, Table } from './state'

type TurnOf<S extends Table> = S['turn'][0]

/** What every title's ledger has: the current table, and what has happened. */
export interface Carried<S extends Table> {
  readonly state: S
  readonly happened: readonly OwnHappening[]
  set(patch: Partial<S>): void
}

/**
 * One action being carried out: holds the table so far and what has happened so far. States are replaced, never mutated.
 * Everything that crosses the table goes through these methods, so it is conserved and reported. A title extends this class
 * by whatever else crosses its table.
 */
export class Ledger<S extends Table, Own extends OwnHappening = never> implements Carried<S> {
  state: S
  readonly happened: (Happening | Own)[] = []

  constructor(state: S) {
    this.state = state
  }

  /** Reports a happening that moves nothing by itself. */
  tell(happening: Happening | Own): void {
    this.happened.push(happening)
  }

  /**
   * Replaces slices of the state. All changes go through here: states made in one place share one object shape, which makes
   * a replay twice as fast.
   */
  set(patch: Partial<S>): void {
    this.state = { ...this.state, ...patch }
  }

  /** Replaces the whole stack of frames. */
  setTurns(turn: S['turn']): void {
    this.set({ turn } as Partial<S>)
  }

  /** Replaces the top frame. */
  setTurn(frame: TurnOf<S>): void {
    this.setTurns([frame, ...this.state.turn.slice(1)])
  }

  /** Pushes a frame on top: it acts first. */
  pushTurn(frame: TurnOf<S>): void {
    this.setTurns([frame, ...this.state.turn])
  }

  /** Removes the top frame. Throws if it is the last one. */
  popTurn(): void {
    const [, next, ...rest] = this.state.turn
    if (next === undefined) throw new Error('the last frame cannot be taken off')
    this.setTurns([next, ...rest])
  }

  /** Moves whole dollars and reports it; does nothing for an amount of 0. `of` names what was paid for. */
  pay(from: Holder, to: Holder, amount: Money, why: string, of?: string): void {
    if (amount === 0) return
    this.set({ cash: transfer(this.state.cash, from, to, amount) } as Partial<S>)
    this.tell(
      of === undefined ? { is: 'paid', from, to, amount, why } : { is: 'paid', from, to, amount, why, of },
    )
  }
}

/** A ledger that also moves shares and market value tokens. */
export class StockLedger<
  C extends string,
  S extends Table & Stocks<C>,
  Own extends OwnHappening = never,
> extends Ledger<S, Own> {
  /** Moves shares of a corporation between holders. */
  shares(corporation: C, from: Holder, to: Holder, shares: number): void {
    const { held } = this.state
    const moved = moveShares(held[corporation], from, to, shares)
    this.set({ held: { ...held, [corporation]: moved } } as Partial<S>)
    this.tell({ is: 'shares', corporation, from, to, shares })
  }

  /** Moves a market value token on a chart under any others in the space; does nothing if it is already there. */
  token(grid: Grid, corporation: C, to: Space, why: string): void {
    const from = spaceOf(this.state.chart, corporation) ?? null
    if (from && sameSpace(from, to)) return
    this.tokenUnder(grid, corporation, to, why)
  }

  /** Moves a token under the others in the space even if it lies there already. */
  tokenUnder(grid: Grid, corporation: C, to: Space, why: string): void {
    const { chart } = this.state
    const from = spaceOf(chart, corporation) ?? null
    const others = chart.filter(token => token.corporation !== corporation)
    this.set({ chart: placeToken(others, corporation, to) } as Partial<S>)
    const was = from && valueAt(grid, from)
    this.tell({ is: 'token', corporation, from, to, was, value: valueAt(grid, to), why })
  }
}

/** A ledger for railway games, which moves trains besides shares and tokens. */
export class RailwayLedger<
  C extends string,
  T extends string,
  Card extends string,
  S extends Table & Railways<C, T, Card>,
  Own extends OwnHappening = never,
> extends StockLedger<C, S, Own> {
  /** Moves a train card; `as` is its new name if that changes (declared, turned over, or a plain type again). */
  train(train: T | Card, from: TrainPlace, to: TrainPlace, why: string, as: T | Card = train): void {
    this.set({ depot: moveTrain(this.state.depot, train, from, to, as) } as Partial<S>)
    this.tell({ is: 'train', train, from, to, why, ...(as === train ? {} : { as }) })
  }
}
