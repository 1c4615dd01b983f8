import { RecordedDesk } from '../../../families/recorded/desk'
import { applyAll } from '../../../rules/apply'
import type { PlayerId } from '../../../rules/state'
import type { CardId, CorporationId } from '../data'
import { law, type VaAction } from '../law'
import { frame, type VaState } from '../state'

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
    frame(state, 'auction')?.player ??
    frame(state, 'value')?.player ??
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
  if (player !== undefined) return [{ type: 'pass', player }]
  const turn = frame(state, 'operate')
  if (!turn || !heard) return undefined
  const { corporation, step } = turn
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

  /** A pass of one step in an operating turn: it enters no action, but shows how far the turn has come. */
  passStep(corporation: CorporationId): void {
    this.reach(corporation, this.stage === STAGE.over ? STAGE.convert : STAGE.over)
    if (turnOf(this.state) === corporation) this.hear(this.stage < STAGE.run ? this.stage + 1 : STAGE.over)
  }
}
