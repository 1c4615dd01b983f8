import { refused } from '../../../families/recorded/entry'
import { apply, applyAll, check } from '../../../rules/apply'
import type { Hitch } from '../../../rules/intake'
import type { Refusal } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import { type CityId, type CorporationId, PRIVATES } from '../data'
import { type AlAction, law } from '../law'
import { type AlState, bankHasTrains, frame, operatingTurn } from '../state'
import { mustAccept } from '../stock/pass'

/** Steps of an operating turn as 18xx.games passes through them: a step that is behind belongs to the next turn. */
export const STAGE = { tile: 0, station: 1, run: 2, dividend: 3, trains: 4, privates: 5, over: 6 } as const

/** The stage after a pass: a run is never passed, so a pass from the station on leaves the purchase of trains behind. */
const AFTER_PASS = [STAGE.station, STAGE.run, STAGE.privates, STAGE.privates, STAGE.privates, STAGE.over]

/** So many turns in a row may be closed without a word of them in the record; more means that it does not fit. */
const MOST_CLOSED = 40

/** What an entry amounts to here, once the turn of whoever made it has come. */
type Make = (state: AlState) => readonly AlAction[]

/** Turns closed in a row, and the table after them. */
interface Closing {
  readonly list: readonly AlAction[]
  readonly state: AlState
}

/** What a recorded game has shown so far that our table does not keep. */
export interface Memory {
  /** The tile on each hex, such as `57-0`. */
  readonly tiles: Map<string, string>
  /** Train cards by their id there: on a charter or in the Open Market. Any other is new. */
  readonly trains: Map<string, CorporationId | 'market'>
  /** Certificates that have left the Initial Offering: where they are sold again, it is from the Open Market. */
  readonly issued: Set<string>
  /** A run whose dividend is not decided yet. */
  run: { readonly corporation: CorporationId; readonly revenue: number } | null
  /** A coal token placed out of turn: it waits for its owner's. */
  coal: { readonly corporation: CorporationId; readonly city: CityId } | null
  /** Who has left the running auction. */
  readonly left: Set<PlayerId>
}

/** Whose turn it is, where nothing else (an auction, a discard) lies on top. */
export function turnOf(state: AlState): PlayerId | CorporationId | undefined {
  return frame(state, 'stock')?.player ?? frame(state, 'operate')?.corporation
}

/** What ends the turn that is open: nothing where it did not begin in the record, or where something must be decided. */
function closers(state: AlState, heard: boolean): readonly AlAction[] | undefined {
  const auction = frame(state, 'auction')
  if (auction) return [{ type: 'pass', player: auction.player }]
  const stock = frame(state, 'stock')
  if (stock) {
    const { player } = stock
    return mustAccept(state, player)
      ? [{ type: 'buyPrivate', player, private: PRIVATES[0] }]
      : [{ type: 'pass', player }]
  }
  const turn = frame(state, 'operate')
  if (!turn || !heard) return undefined
  const { corporation } = turn
  if (state.depot.owned[corporation].length === 0)
    return [{ type: 'endTurn', corporation, ...(bankHasTrains(state) ? { noRoute: true as const } : {}) }]
  const end = { type: 'endTurn' as const, corporation }
  return turn.step === 'trains' ? [end] : [notRun(corporation), end]
}

/** Trains for which there is no route: 18xx.games passes the run over in silence, here it is an entry of $0. */
export function notRun(corporation: CorporationId): AlAction {
  return { type: 'run', corporation, revenue: 0, pay: false }
}

/**
 * Where entries become actions: it holds the table as it stands by now and asks the engine about each action. 18xx.games ends
 * turns by itself and passes step by step; here a turn ends by an entry. That entry is made once the next turn is heard of.
 */
export class Desk {
  state: AlState
  readonly actions: AlAction[] = []
  readonly memory: Memory = {
    tiles: new Map(),
    trains: new Map(),
    issued: new Set(),
    run: null,
    coal: null,
    left: new Set(),
  }
  /** How far the operating turn has come at least, and whether the record has spoken of it. */
  private stage: number = STAGE.tile
  private heard = false

  constructor(state: AlState) {
    this.state = state
  }

  /** Enters actions, all or none, and what 18xx.games does in silence after them. */
  enter(list: readonly AlAction[], stage: number = STAGE.tile): Refusal | undefined {
    let { state } = this
    for (const action of list) {
      const outcome = apply(law, state, action)
      if ('refusal' in outcome) return outcome.refusal
      state = outcome.state
      const fresh = action.type === 'endTurn' || !operatingTurn(state)
      this.stage = fresh ? STAGE.tile : this.stage
      this.heard = fresh ? false : this.heard
    }
    this.state = state
    this.actions.push(...list)
    const last = list.at(-1)
    if (last && last.type !== 'endTurn' && last.type !== 'pass' && frame(state, 'operate')) this.hear(stage)
    return this.giveAway()
  }

  /** An operating turn is open, and the record has not spoken of it. */
  get unheard(): boolean {
    return !this.heard && frame(this.state, 'operate') !== undefined
  }

  /** The record speaks of the turn that is open, at this stage of it. */
  hear(stage: number): void {
    this.heard = true
    this.stage = Math.max(this.stage, stage)
  }

  /** Once the Tuscumbia costs nothing, 18xx.games hands it to the next player without an entry (3.1.2). */
  private giveAway(): Refusal | undefined {
    const player = frame(this.state, 'stock')?.player
    if (player === undefined || !mustAccept(this.state, player)) return undefined
    return this.enter([{ type: 'buyPrivate', player, private: PRIVATES[0] }])
  }

  /** The turns to close until it is somebody's turn, at most so many; nothing where that cannot be. */
  private closing(who: PlayerId | CorporationId, most = MOST_CLOSED): Closing | undefined {
    if (this.memory.run) return undefined
    let { state, heard } = this
    const list: AlAction[] = []
    for (let turns = 0; turns < most; turns++) {
      const next = closers(state, heard)
      if (!next) return undefined
      const outcome = applyAll(law, state, next)
      if ('refusal' in outcome) return undefined
      state = outcome.state
      list.push(...next)
      heard = false
      if (turnOf(state) === who) return { list, state }
    }
    return undefined
  }

  /** Closes turns until it is somebody's; also that player's own, where the record is at a step that the turn has left behind. */
  reach(who: PlayerId | CorporationId, stage: number = STAGE.over): void {
    const mine = turnOf(this.state) === who
    if (mine && stage >= this.stage) return
    const closing = this.closing(who, mine ? 1 : MOST_CLOSED)
    if (closing) this.enter(closing.list)
  }

  /**
   * Enters what somebody did on their own turn, closing what lies before it. Up to the stage `until` it may be done there; having
   * been done it tells that the turn has come to the stage `at`.
   */
  act(
    who: PlayerId | CorporationId,
    make: Make,
    until: number = STAGE.over,
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

  /** A pass of one step in an operating turn: it enters nothing, and tells how far the turn has come. */
  passStep(corporation: CorporationId): Hitch | undefined {
    if (frame(this.state, 'over')) return undefined
    this.reach(corporation, this.stage === STAGE.over ? STAGE.privates : STAGE.over)
    if (turnOf(this.state) === corporation) {
      this.hear(AFTER_PASS[this.stage] ?? STAGE.over)
      return undefined
    }
    const refusal = check(law, this.state, { type: 'endTurn', corporation })
    return refusal && refused(refusal)
  }

  /** Ends the round in progress, where the record says that the game was over with it; tells whether it was. */
  finish(): boolean {
    const { round } = this.state.extra
    for (let turns = 0; turns < MOST_CLOSED && !frame(this.state, 'over'); turns++) {
      const { operating, stock } = this.state.extra.round
      if (operating !== round.operating || stock !== round.stock || operating === 0) break
      const next = closers(this.state, this.heard)
      if (!next || this.memory.run || this.enter(next)) break
    }
    return frame(this.state, 'over') !== undefined
  }
}
