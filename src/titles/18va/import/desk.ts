import { refused } from '../../../families/recorded/entry'
import { apply, applyAll } from '../../../rules/apply'
import type { Hitch } from '../../../rules/intake'
import type { Refusal } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import type { CardId, CorporationId } from '../data'
import { law, type VaAction } from '../law'
import { frame, operatingTurn, type VaState } from '../state'

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

/** So many turns in a row may be closed without a word of them in the record; more means that it does not fit. */
const MOST_CLOSED = 40

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

/**
 * Where entries become actions: it holds the table as it stands by now and asks the engine about each action. 18xx.games ends
 * turns by itself and passes step by step; here a turn ends by an entry. That entry is made once the next turn is heard of.
 */
export class Desk {
  state: VaState
  readonly actions: VaAction[] = []
  readonly memory: Memory = { tiles: new Map(), trains: new Map(), issued: new Set(), run: null }
  /** How far the operating turn has come at least, and whether the record has spoken of it. */
  private stage: number = STAGE.convert
  private heard = false

  constructor(state: VaState) {
    this.state = state
  }

  /** Enters actions, all or none. */
  enter(list: readonly VaAction[], stage: number = STAGE.convert): Refusal | undefined {
    let { state } = this
    for (const action of list) {
      const outcome = apply(law, state, action)
      if ('refusal' in outcome) return outcome.refusal
      state = outcome.state
      if (action.type === 'endTurn' || !operatingTurn(state)) {
        this.stage = STAGE.convert
        this.heard = false
      }
    }
    this.state = state
    this.actions.push(...list)
    if (list.length > 0 && list.at(-1)?.type !== 'endTurn' && frame(state, 'operate')) this.hear(stage)
    return undefined
  }

  /** The record speaks of the turn that is open, at this stage of it. */
  hear(stage: number): void {
    this.heard = true
    this.stage = Math.max(this.stage, stage)
  }

  /** The turns to close until it is somebody's turn, at most so many; nothing where that cannot be. */
  private closing(who: PlayerId | CorporationId, most = MOST_CLOSED): readonly VaAction[] | undefined {
    if (this.memory.run) return undefined
    let { state, heard } = this
    const list: VaAction[] = []
    for (let turns = 0; turns < most; turns++) {
      const next = closers(state, heard)
      if (!next) return undefined
      const outcome = applyAll(law, state, next)
      if ('refusal' in outcome) return undefined
      state = outcome.state
      list.push(...next)
      heard = false
      if (turnOf(state) === who) return list
    }
    return undefined
  }

  /** Closes turns until it is somebody's; also their own, where the record is at a step that the turn has left behind. */
  reach(who: PlayerId | CorporationId, stage: number = STAGE.over): void {
    const mine = turnOf(this.state) === who
    if (mine && stage >= this.stage) return
    const closing = this.closing(who, mine ? 1 : MOST_CLOSED)
    if (closing) this.enter(closing)
  }

  /** Enters what somebody did on their turn, closing what lies before it. Having been done it tells that the turn has come to this stage. */
  act(
    who: PlayerId | CorporationId,
    make: (state: VaState) => readonly VaAction[],
    stage: number = STAGE.over,
  ): Hitch | undefined {
    this.reach(who, stage)
    const refusal = this.enter(make(this.state), stage)
    return refusal && refused(refusal)
  }

  /** A pass of one step in an operating turn: it enters nothing, and tells how far the turn has come. */
  passStep(corporation: CorporationId): void {
    this.reach(corporation, this.stage === STAGE.over ? STAGE.convert : STAGE.over)
    if (turnOf(this.state) === corporation) this.hear(this.stage < STAGE.run ? this.stage + 1 : STAGE.over)
  }

  /** Ends the round in progress, where the record says that the game was over with it; tells whether it was. */
  finish(): boolean {
    const { round } = this.state
    for (let turns = 0; turns < MOST_CLOSED && !frame(this.state, 'over'); turns++) {
      const { operating, stock } = this.state.round
      if (operating !== round.operating || stock !== round.stock || operating === 0) break
      const next = closers(this.state, this.heard)
      if (!next || this.memory.run || this.enter(next)) break
    }
    return frame(this.state, 'over') !== undefined
  }
}
