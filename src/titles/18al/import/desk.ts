import { trainsOf } from '../../../families/railway/operating/offers'
import { type AnyRailway, frame } from '../../../families/railway/table'
import { RecordedDesk } from '../../../families/recorded/desk'
import { applyAll } from '../../../rules/apply'
import type { Hitch } from '../../../rules/intake'
import type { Refusal } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import { PRIVATES } from '../data'
import { type AlAction, auctions, forced, law } from '../law'

/** Steps of an operating turn in the order in which 18xx.games goes through them: a step already passed belongs to the next turn. */
export const STAGE = { tile: 0, station: 1, run: 2, dividend: 3, trains: 4, privates: 5, over: 6 } as const

/**
 * The stage after a pass, by the stage before it. A run is never passed: a pass after the station step means that the
 * purchase of trains is over.
 */
const AFTER_PASS = [STAGE.station, STAGE.run, STAGE.privates, STAGE.privates, STAGE.privates, STAGE.over]

/** What a recorded game has shown so far that our table does not store. */
export interface Memory {
  /** The tile on each hex, such as `57-0`. */
  readonly tiles: Map<string, string>
  /** Where train cards are, by their id on 18xx.games: on a charter or in the Open Market. Any other card is new. */
  readonly trains: Map<string, string | 'market'>
  /** Certificates that have left the Initial Offering: when sold again, they come from the Open Market. */
  readonly issued: Set<string>
  /** A run whose dividend is not decided yet. */
  run: { readonly corporation: string; readonly revenue: number } | null
  /** A coal token placed out of turn: it waits for its owner's turn. */
  coal: { readonly corporation: string; readonly city: string } | null
  /** Who has dropped out of the auction in progress. */
  readonly left: Set<PlayerId>
}

/** Whose turn it is; `undefined` if something else (an auction, a discard) lies on top. */
export function turnOf(state: AnyRailway): PlayerId | string | undefined {
  return frame(state, 'stock')?.player ?? frame(state, 'operate')?.corporation
}

/** What ends the open turn; `undefined` if the record has not begun that turn, or if something must be decided. */
function closers(state: AnyRailway, heard: boolean): readonly AlAction[] | undefined {
  const auction = frame(state, 'auction')
  if (auction) return [{ type: 'pass', player: auction.player }]
  const stock = frame(state, 'stock')
  if (stock) {
    const { player } = stock
    return auctions.mustAccept(state, player)
      ? [{ type: 'buyPrivate', player, private: PRIVATES[0] ?? '' }]
      : [{ type: 'pass', player }]
  }
  const turn = frame(state, 'operate')
  if (!turn || !heard) return undefined
  const { corporation } = turn
  if (trainsOf(state, corporation).length === 0)
    return [
      {
        type: 'endTurn',
        corporation,
        ...(forced.cheapest(state, corporation) ? { noRoute: true as const } : {}),
      },
    ]
  const end = { type: 'endTurn' as const, corporation }
  return turn.step === 'trains' ? [end] : [notRun(corporation), end]
}

/** The entry for trains without a route: 18xx.games skips such a run silently; here it is an entry of $0. */
export function notRun(corporation: string): AlAction {
  return { type: 'run', corporation, revenue: 0, pay: false }
}

/** Turns entries of a recorded game of 18AL into actions. */
export class ImportDesk extends RecordedDesk<AnyRailway, AlAction> {
  readonly memory: Memory = {
    tiles: new Map(),
    trains: new Map(),
    issued: new Set(),
    run: null,
    coal: null,
    left: new Set(),
  }

  constructor(state: AnyRailway) {
    super(state, { first: STAGE.tile, over: STAGE.over })
  }

  protected readonly carryOut = (state: AnyRailway, actions: readonly AlAction[]) =>
    applyAll(law, state, actions)
  protected readonly turnOf = turnOf
  protected readonly closers = closers
  protected readonly roundOf = ({ round }: AnyRailway) => round

  get undecided(): string | undefined {
    return this.memory.run?.corporation
  }

  /**
   * Enters actions, all or none, and then what 18xx.games does silently: once the Tuscumbia costs nothing, the next
   * player gets it (3.1.2).
   */
  override enter(list: readonly AlAction[], stage?: number): Refusal | undefined {
    const refusal = super.enter(list, stage)
    const player = frame(this.state, 'stock')?.player
    if (refusal || player === undefined || !auctions.mustAccept(this.state, player)) return refusal
    return this.enter([{ type: 'buyPrivate', player, private: PRIVATES[0] ?? '' }])
  }

  /** A pass of one step in an operating turn: it enters nothing, but shows how far the turn has come. */
  passStep(corporation: string): Hitch | undefined {
    if (frame(this.state, 'over')) return undefined
    const hitch = this.arrive(corporation, this.stage === STAGE.over ? STAGE.privates : STAGE.over)
    if (!hitch) this.hear(AFTER_PASS[this.stage] ?? STAGE.over)
    return hitch
  }
}
