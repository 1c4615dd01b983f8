import { Desk as RecordedDesk } from '../../../families/recorded/desk'
import { refused } from '../../../families/recorded/entry'
import { applyAll, check } from '../../../rules/apply'
import type { Hitch } from '../../../rules/intake'
import type { Refusal } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import { type CityId, type CorporationId, PRIVATES } from '../data'
import { type AlAction, law } from '../law'
import { type AlState, bankHasTrains, frame } from '../state'
import { mustAccept } from '../stock/pass'

/** Steps of an operating turn as 18xx.games passes through them: a step that is behind belongs to the next turn. */
export const STAGE = { tile: 0, station: 1, run: 2, dividend: 3, trains: 4, privates: 5, over: 6 } as const

/** The stage after a pass: a run is never passed, so a pass from the station on leaves the purchase of trains behind. */
const AFTER_PASS = [STAGE.station, STAGE.run, STAGE.privates, STAGE.privates, STAGE.privates, STAGE.over]

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

/** Where entries of a recorded game of 18AL become actions. */
export class Desk extends RecordedDesk<AlState, AlAction> {
  readonly memory: Memory = {
    tiles: new Map(),
    trains: new Map(),
    issued: new Set(),
    run: null,
    coal: null,
    left: new Set(),
  }

  constructor(state: AlState) {
    super(state, { first: STAGE.tile, over: STAGE.over })
  }

  protected readonly carryOut = (state: AlState, actions: readonly AlAction[]) =>
    applyAll(law, state, actions)
  protected readonly turnOf = turnOf
  protected readonly closers = closers
  protected readonly roundOf = ({ extra }: AlState) => extra.round

  protected get undecided(): boolean {
    return this.memory.run !== null
  }

  /** Enters actions, all or none, and what 18xx.games does in silence after them: once the Tuscumbia costs nothing, it hands it to the next player (3.1.2). */
  override enter(list: readonly AlAction[], stage?: number): Refusal | undefined {
    const refusal = super.enter(list, stage)
    const player = frame(this.state, 'stock')?.player
    if (refusal || player === undefined || !mustAccept(this.state, player)) return refusal
    return this.enter([{ type: 'buyPrivate', player, private: PRIVATES[0] }])
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
}
