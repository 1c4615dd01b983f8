import type { Outcome } from '../../rules/apply'
import type { Hitch } from '../../rules/intake'
import type { Action, Refusal } from '../../rules/rule'
import type { Frame, PlayerId, Table } from '../../rules/state'
import { refused } from './entry'

/** So many turns in a row may be closed without a word of them in the record; more means that it does not fit. */
const MOST_CLOSED = 40

/** Whose turn it is: a player's, or that of a corporation, by its id. */
type Whose = PlayerId | string

/** Turns closed in a row, and the table after them. */
interface Closing<S, A> {
  readonly list: readonly A[]
  readonly state: S
}

const isOver = ({ turn }: Table) => turn[0].at === 'over'
const isOperating = ({ at }: Frame) => at === 'operate'

/**
 * Where entries of 18xx.games become actions: it holds the table as it stands by now and asks the engine about each action.
 * 18xx.games ends turns by itself and passes step by step; here a turn ends by an entry. That entry is made once the next turn
 * is heard of. A title says which stages its operating turn has, and what closes a turn.
 */
export abstract class Desk<S extends Table, A extends Action> {
  state: S
  readonly actions: A[] = []
  /** How far the operating turn has come at least, and whether the record has spoken of it. */
  protected stage: number
  protected heard = false
  private readonly first: number
  private readonly last: number

  constructor(state: S, stages: { readonly first: number; readonly over: number }) {
    this.state = state
    this.first = stages.first
    this.last = stages.over
    this.stage = this.first
  }

  /** Carries actions out on a table, all or none. */
  protected abstract readonly carryOut: (state: S, actions: readonly A[]) => Outcome<S>
  /** Whose turn it is, where nothing else lies on top. */
  protected abstract readonly turnOf: (state: S) => Whose | undefined
  /** What ends the turn that is open: nothing where it did not begin in the record, or where something must be decided. */
  protected abstract readonly closers: (state: S, heard: boolean) => readonly A[] | undefined
  /** The stock and the operating round of a table. */
  protected abstract readonly roundOf: (state: S) => { readonly stock: number; readonly operating: number }
  /** Does a run wait for its dividend? Nothing is closed before that. */
  protected abstract get undecided(): boolean

  /** Enters actions, all or none. */
  enter(list: readonly A[], stage: number = this.first): Refusal | undefined {
    let { state } = this
    for (const action of list) {
      const outcome = this.carryOut(state, [action])
      if ('refusal' in outcome) return outcome.refusal
      state = outcome.state
      if (action.type === 'endTurn' || !state.turn.some(isOperating)) {
        this.stage = this.first
        this.heard = false
      }
    }
    this.state = state
    this.actions.push(...list)
    const last = list.at(-1)
    if (last && last.type !== 'endTurn' && last.type !== 'pass' && isOperating(state.turn[0]))
      this.hear(stage)
    return undefined
  }

  /** An operating turn is open, and the record has not spoken of it. */
  get unheard(): boolean {
    return !this.heard && isOperating(this.state.turn[0])
  }

  /** The record speaks of the turn that is open, at this stage of it. */
  hear(stage: number): void {
    this.heard = true
    this.stage = Math.max(this.stage, stage)
  }

  /** The turns to close until it is somebody's turn, at most so many; nothing where that cannot be. */
  private closing(who: Whose, most = MOST_CLOSED): Closing<S, A> | undefined {
    if (this.undecided) return undefined
    let { state, heard } = this
    const list: A[] = []
    for (let turns = 0; turns < most; turns++) {
      const next = this.closers(state, heard)
      const outcome = next && this.carryOut(state, next)
      if (!outcome || 'refusal' in outcome) return undefined
      state = outcome.state
      list.push(...next)
      heard = false
      if (this.turnOf(state) === who) return { list, state }
    }
    return undefined
  }

  /** Closes turns until it is somebody's; also their own, where the record is at a step that the turn has left behind. */
  reach(who: Whose, stage: number = this.last): void {
    const mine = this.turnOf(this.state) === who
    if (mine && stage >= this.stage) return
    const closing = this.closing(who, mine ? 1 : MOST_CLOSED)
    if (closing) this.enter(closing.list)
  }

  /**
   * Enters what somebody did on their own turn, closing what lies before it. Up to the stage `until` it may be done there; having
   * been done it tells that the turn has come to the stage `at`.
   */
  act(
    who: Whose,
    make: (state: S) => readonly A[],
    until: number = this.last,
    at: number = until,
  ): Hitch | undefined {
    this.reach(who, until)
    const refusal = this.enter(make(this.state), at)
    if (!refusal) return undefined
    // Perhaps it is that player's next turn already, and everybody between had nothing to do.
    const closing = this.closing(who)
    const again = closing && this.enter([...closing.list, ...make(closing.state)], at)
    return closing && !again ? undefined : refused(refusal)
  }

  /** Ends the round in progress, where the record says that the game was over with it; tells whether it was. */
  finish(): boolean {
    const round = this.roundOf(this.state)
    for (let turns = 0; turns < MOST_CLOSED && !isOver(this.state); turns++) {
      const { operating, stock } = this.roundOf(this.state)
      if (operating !== round.operating || stock !== round.stock || operating === 0) break
      const next = this.closers(this.state, this.heard)
      if (!next || this.undecided || this.enter(next)) break
    }
    return isOver(this.state)
  }
}
