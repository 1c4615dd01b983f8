import type { Outcome } from '../../rules/apply'
import type { Hitch } from '../../rules/intake'
import type { Action, Refusal } from '../../rules/rule'
import type { Frame, PlayerId, Table } from '../../rules/state'
import { refused } from './entry'

/** At most this many turns in a row are closed without any mention in the record; more means that the record does not fit. */
const MOST_CLOSED = 40

/** Whose turn it is: a player's, or that of a corporation, by its id. */
type Whose = PlayerId | string

/** Turns closed in a row, and the table after them. */
interface Closing<S, A> {
  readonly list: readonly A[]
  readonly state: S
}

/** Turns that cannot be closed: the rule that forbids it, if it is one. */
interface Stuck {
  readonly refusal?: Refusal | undefined
}

const isOver = ({ turn }: Table) => turn[0].at === 'over'
const isOperating = ({ at }: Frame) => at === 'operate'

/**
 * Turns entries of 18xx.games into actions: holds the current table and asks the engine about each action. 18xx.games
 * ends turns by itself and passes step by step; here an entry ends a turn. That entry is made once the record
 * mentions the next turn. A title says which stages its operating turn has, and what closes a turn.
 */
export abstract class RecordedDesk<S extends Table, A extends Action> {
  state: S
  readonly actions: A[] = []
  /** The stage that the operating turn has at least reached, and whether the record has mentioned the turn. */
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

  /** Carries out actions on a table, all or none. */
  protected abstract readonly carryOut: (state: S, actions: readonly A[]) => Outcome<S>
  /** Whose turn it is; `undefined` if another frame lies on top. */
  protected abstract readonly turnOf: (state: S) => Whose | undefined
  /** What ends the open turn; `undefined` if the record has not begun that turn, or if something must be decided. */
  protected abstract readonly closers: (state: S, heard: boolean) => readonly A[] | undefined
  /** The numbers of the stock round and the operating round of a table. */
  protected abstract readonly roundOf: (state: S) => { readonly stock: number; readonly operating: number }
  /** The corporation whose run waits for its dividend; until then nothing is closed. */
  abstract get undecided(): Whose | undefined

  /** Enters actions, all or none; returns the refusal if there is one. */
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

  /** Whether an operating turn is open that the record has not mentioned. */
  get unheard(): boolean {
    return !this.heard && isOperating(this.state.turn[0])
  }

  /** Notes that the record mentions the open turn, at this stage. */
  hear(stage: number): void {
    this.heard = true
    this.stage = Math.max(this.stage, stage)
  }

  /** The turns to close, at most `most`, until it is the turn of `who`, or why that cannot be reached. */
  private closing(who: Whose, most = MOST_CLOSED): Closing<S, A> | Stuck {
    if (this.undecided !== undefined) return {}
    let { state, heard } = this
    const list: A[] = []
    for (let turns = 0; turns < most; turns++) {
      const next = this.closers(state, heard)
      // A turn that the record leaves out is not closed here, but a rule may say why it could not be left out.
      const outcome = this.tried(state, next ?? this.closers(state, true))
      if (!next || !outcome || 'refusal' in outcome) return outcome && 'refusal' in outcome ? outcome : {}
      state = outcome.state
      list.push(...next)
      heard = false
      if (this.turnOf(state) === who) return { list, state }
    }
    return {}
  }

  private tried(state: S, list: readonly A[] | undefined): Outcome<S> | undefined {
    return list && this.carryOut(state, list)
  }

  /** Closes turns until it is the turn of `who`; also their own turn, if the record is at a stage that this turn has already passed. */
  reach(who: Whose, stage: number = this.last): void {
    const mine = this.turnOf(this.state) === who
    if (mine && stage >= this.stage) return
    const closing = this.closing(who, mine ? 1 : MOST_CLOSED)
    if ('list' in closing) this.enter(closing.list)
  }

  /** Closes turns until it is the turn of a corporation, as `reach` does; returns the rule that stands in the way. */
  arrive(corporation: string, stage: number): Hitch | undefined {
    this.reach(corporation, stage)
    if (this.turnOf(this.state) === corporation) return undefined
    const closing = this.closing(corporation)
    const outcome = this.carryOut(this.state, [{ type: 'endTurn', corporation } as Action as A])
    const refusal =
      ('list' in closing ? undefined : closing.refusal) ??
      ('refusal' in outcome ? outcome.refusal : undefined)
    return refusal && refused(refusal)
  }

  /**
   * Enters what `who` did on their own turn, after closing the turns before it. The action may be done up to the
   * stage `until`; once done, it shows that the turn has reached the stage `at`. Returns a hitch if a rule refuses
   * it.
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
    const mine = this.turnOf(this.state) === who
    // What its stage does not assign to a corporation's next turn was done in this one, or not at all.
    if (mine && isOperating(this.state.turn[0])) return refused(refusal)
    // It may already be that player's next turn, if everybody in between had nothing to do.
    const closing = this.closing(who)
    if ('list' in closing)
      return this.enter([...closing.list, ...make(closing.state)], at) && refused(refusal)
    return refused(mine ? refusal : (closing.refusal ?? refusal))
  }

  /** Enters that the table ended the game by hand, if it is not over already. */
  stop(): Hitch | undefined {
    if (isOver(this.state)) return undefined
    const refusal = this.enter([{ type: 'stop' } as A])
    return refusal && refused(refusal)
  }

  /** Ends the round in progress, if the record says that the game ended with it; returns whether the game is over. */
  finish(): boolean {
    const round = this.roundOf(this.state)
    for (let turns = 0; turns < MOST_CLOSED && !isOver(this.state); turns++) {
      const { operating, stock } = this.roundOf(this.state)
      if (operating !== round.operating || stock !== round.stock || operating === 0) break
      const next = this.closers(this.state, this.heard)
      if (!next || this.undecided !== undefined || this.enter(next)) break
    }
    return isOver(this.state)
  }
}
