import type { Space } from '../bank/chart'
import { placeToken, sameSpace, spaceOf } from '../bank/chart'
import { moveTrain, type TrainPlace } from '../bank/depot'
import { type Holder, type Money, transfer } from '../bank/money'
import { moveShares } from '../bank/paper'
import { movePrivate } from '../bank/privates'
import type { Happening } from './happening'
import type { Corporation, Ids, State } from './state'

/**
 * One action being carried out: holds the table as it stands by now and what has happened so far. The states
 * themselves are never changed, only replaced; everything that crosses the table goes through these methods, so it is
 * conserved and told.
 */
export class Ledger<I extends Ids, Turn, Extra> {
  state: State<I, Turn, Extra>
  readonly happened: Happening[] = []

  constructor(state: State<I, Turn, Extra>) {
    this.state = state
  }

  /** Tells something that moves nothing by itself. */
  tell(happening: Happening): void {
    this.happened.push(happening)
  }

  /** Replaces slices of the state. */
  set(patch: Partial<State<I, Turn, Extra>>): void {
    this.state = { ...this.state, ...patch }
  }

  /** Replaces parts of the title's own drawer. */
  setExtra(patch: Partial<Extra>): void {
    this.state = { ...this.state, extra: { ...this.state.extra, ...patch } }
  }

  /** Replaces parts of one corporation's record. */
  setCorporation(corporation: I['corporation'], patch: Partial<Corporation>): void {
    const { corporations } = this.state
    this.set({ corporations: { ...corporations, [corporation]: { ...corporations[corporation], ...patch } } })
  }

  /** Puts a frame in the place of the top one. */
  setTurn(frame: Turn): void {
    this.set({ turn: [frame, ...this.state.turn.slice(1)] })
  }

  /** Lays a frame on top: it acts first. */
  pushTurn(frame: Turn): void {
    this.set({ turn: [frame, ...this.state.turn] })
  }

  /** Takes the top frame off. Throws where it is the last one. */
  popTurn(): void {
    const [, next, ...rest] = this.state.turn
    if (next === undefined) throw new Error('the last frame cannot be taken off')
    this.set({ turn: [next, ...rest] })
  }

  /** Moves whole dollars and tells it, unless it is nothing. `of` names what it was paid for. */
  pay(from: Holder, to: Holder, amount: Money, why: string, of?: string): void {
    if (amount === 0) return
    this.set({ cash: transfer(this.state.cash, from, to, amount) })
    this.tell(
      of === undefined ? { is: 'paid', from, to, amount, why } : { is: 'paid', from, to, amount, why, of },
    )
  }

  /** Moves shares of a corporation between holders. */
  shares(corporation: I['corporation'], from: Holder, to: Holder, shares: number): void {
    const { held } = this.state
    this.set({ held: { ...held, [corporation]: moveShares(held[corporation], from, to, shares) } })
    this.tell({ is: 'shares', corporation, from, to, shares })
  }

  /** Moves a market value token under whatever lies in the space; nothing happens where it lies there already. */
  token(corporation: I['corporation'], to: Space, why: string): void {
    const from = spaceOf(this.state.chart, corporation) ?? null
    if (from && sameSpace(from, to)) return
    this.set({ chart: placeToken(this.state.chart, corporation, to) })
    this.tell({ is: 'token', corporation, from, to, why })
  }

  /** Moves a train card. */
  train(train: I['train'], from: TrainPlace, to: TrainPlace, why: string): void {
    this.set({ depot: moveTrain(this.state.depot, train, from, to) })
    this.tell({ is: 'train', train, from, to, why })
  }

  /** Hands over a private company. */
  private(company: I['private'], to: Holder, why: string): void {
    const from = this.state.privates[company]
    if (from === to) return
    this.set({ privates: movePrivate(this.state.privates, company, to) })
    this.tell({ is: 'private', private: company, from, to, why })
  }
}
