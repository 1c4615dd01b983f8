import { Desk as RecordedDesk } from '../../../families/recorded/desk'
import { applyAll } from '../../../rules/apply'
import type { PlayerId } from '../../../rules/state'
import type { CardId, CorporationId } from '../data'
import { law, type VaAction } from '../law'
import { frame, type VaState } from '../state'

/** Steps of an operating turn as 18xx.games passes through them: a step that is behind belongs to the next turn. */
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

/** What a recorded game has shown so far that our table does not keep. */
export interface Memory {
  /** The tile on each hex, such as `57-0`. */
  readonly tiles: Map<string, string>
  /** Train cards by their id there: whose they are, and as what they were declared. Any other is new. */
  readonly trains: Map<string, { readonly at: CorporationId | 'market'; readonly card: CardId }>
  /** Certificates that have left a treasury: where they are sold again, it is from the Pool. */
  readonly issued: Set<string>
  /** A run whose dividend is not decided yet. */
  run: { readonly corporation: CorporationId; readonly revenue: number; readonly coal: number } | null
}

/** Whose turn it is, where nothing else lies on top. */
export function turnOf(state: VaState): PlayerId | CorporationId | undefined {
  return (
    frame(state, 'auction')?.player ??
    frame(state, 'value')?.player ??
    frame(state, 'stock')?.player ??
    frame(state, 'operate')?.corporation
  )
}

/** Trains for which there is no route: 18xx.games passes the run over in silence, here it is an entry of $0. */
export function notRun(corporation: CorporationId): VaAction {
  return { type: 'run', corporation, revenue: 0, pay: false }
}

/** What ends the turn that is open: nothing where it did not begin in the record, or where something must be decided. */
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

/** Where entries of a recorded game of 18VA become actions. */
export class Desk extends RecordedDesk<VaState, VaAction> {
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

  /** A pass of one step in an operating turn: it enters nothing, and tells how far the turn has come. */
  passStep(corporation: CorporationId): void {
    this.reach(corporation, this.stage === STAGE.over ? STAGE.convert : STAGE.over)
    if (turnOf(this.state) === corporation) this.hear(this.stage < STAGE.run ? this.stage + 1 : STAGE.over)
  }
}
