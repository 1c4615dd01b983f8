import { frame } from '../../../families/railway/table'
import { RecordedDesk } from '../../../families/recorded/desk'
import { refused } from '../../../families/recorded/entry'
import { applyAll } from '../../../rules/apply'
import type { Hitch } from '../../../rules/intake'
import type { PlayerId } from '../../../rules/state'
import type { CardId, CorporationId } from '../data'
import { law, type VaAction } from '../law'
import { lotsTurn, started, type VaState, valueTurn } from '../state'
import { forcedLot } from '../stock/auction'
import { asCounted } from './departures'
import { corporationOf } from './tables'

/**
 * Stages of an operating turn in the order of 18xx.games: an entry for an earlier stage than the current one belongs to
 * the next turn.
 */
export const STAGE = {
  convert: 0,
  tile: 1,
  token: 2,
  run: 3,
  dividend: 4,
  trains: 5,
  companies: 6,
  over: 7,
} as const

/** What a recorded game has shown so far that our own state does not keep. */
export interface Memory {
  /** The tile on each hex, such as `57-0`. */
  readonly tiles: Map<string, string>
  /** Known train cards by their 18xx.games id: who has each, and what it was declared as. A train not listed is new. */
  readonly trains: Map<string, { readonly at: CorporationId | 'market'; readonly card: CardId }>
  /** Certificates that have left a treasury: if one is bought again, it comes from the Pool. */
  readonly issued: Set<string>
  /** A run whose dividend has not been decided yet. */
  run: { readonly corporation: CorporationId; readonly revenue: number; readonly coal: number } | null
}

/** The player or corporation to act, unless a frame that belongs to neither is on top. */
export function turnOf(state: VaState): PlayerId | CorporationId | undefined {
  return (
    lotsTurn(state)?.player ??
    valueTurn(state)?.player ??
    frame(state, 'stock')?.player ??
    frame(state, 'operate')?.corporation
  )
}

/** The entry for trains without a route: 18xx.games skips the run silently; here it is a run of $0. */
export function notRun(corporation: CorporationId): VaAction {
  return { type: 'run', corporation, revenue: 0, pay: false }
}

/** The actions that end the open turn; `undefined` if the record has not mentioned this turn, or if there is none to end. */
function closers(state: VaState, heard: boolean): readonly VaAction[] | undefined {
  const player = frame(state, 'stock')?.player
  if (player !== undefined) return asCounted(state, [{ type: 'pass', player }])
  const turn = frame(state, 'operate')
  if (!turn || !heard) return undefined
  const corporation = turn.corporation as CorporationId
  const { step } = turn
  const end = { type: 'endTurn' as const, corporation }
  const idle = state.depot.owned[corporation].length > 0 && step !== 'trains'
  return idle ? [notRun(corporation), end] : [end]
}

/** Turns entries of a recorded game of 18VA into actions. */
export class ImportDesk extends RecordedDesk<VaState, VaAction> {
  readonly memory: Memory = { tiles: new Map(), trains: new Map(), issued: new Set(), run: null }

  constructor(state: VaState) {
    super(state, { first: STAGE.convert, over: STAGE.over })
  }

  protected readonly carryOut = (state: VaState, actions: readonly VaAction[]) =>
    applyAll(law, state, actions)
  protected readonly turnOf = turnOf
  protected readonly closers = closers
  protected readonly roundOf = ({ round }: VaState) => round

  protected get undecided(): boolean {
    return this.memory.run !== null
  }

  /** The stage that the open operating turn has at least reached. */
  get reached(): number {
    return this.stage
  }

  /**
   * The bid of $0 on an item that costs nothing anymore, which 18xx.games makes for the player whose turn it is (4.1).
   */
  bidByForce(): Hitch | undefined {
    const lot = forcedLot(this.state)
    const player = lotsTurn(this.state)?.player
    if (lot === undefined || player === undefined) return undefined
    const refusal = this.enter([{ type: 'bid', player, private: lot, amount: 0 }])
    return refusal && refused(refusal)
  }

  /** A pass of one step in an operating turn: it enters no action, but shows how far the turn has come. */
  passStep(corporation: CorporationId): Hitch | undefined {
    if (frame(this.state, 'over')) return undefined
    const hitch = this.arrive(corporation, this.stage === STAGE.over ? STAGE.convert : STAGE.over)
    if (!hitch) this.hear(this.stage < STAGE.run ? this.stage + 1 : STAGE.over)
    return hitch
  }

  /** Forgets the certificates and trains of corporations that a bankruptcy has closed: they may start again (4.6.3). */
  forgetClosed(): void {
    const { issued, trains } = this.memory
    const isStarted = (id: CorporationId | undefined) => id !== undefined && started(this.state, id)
    for (const id of issued) if (!isStarted(corporationOf(id))) issued.delete(id)
    for (const [id, { at, card }] of trains)
      if (at !== 'market' && !isStarted(at)) trains.set(id, { at: 'market', card })
  }
}
