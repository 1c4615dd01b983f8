import type { Money } from '../../../bank/money'
import type { Outcome } from '../../../rules/apply'
import { applyAll, type Law } from '../../../rules/apply'
import type { ForeignEntry, Hitch, Importer } from '../../../rules/intake'
import type { Carried } from '../../../rules/ledger'
import type { Action, Refusal, Setup } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import { RecordedDesk } from '../../recorded/desk'
import type { Auctions } from '../auction/auctions'
import type { Game } from '../game'
import { type AnyRailway, frame, operatingTurn } from '../table'

/** Steps of an operating turn in the order of 18xx.games: an entry for a step already passed belongs to the next turn. */
export const STAGE = { tile: 0, station: 1, run: 2, dividend: 3, trains: 4, privates: 5, over: 6 } as const

/**
 * The stage after a pass, by the stage before it. A run is never passed: a pass after the station step means that the
 * purchase of trains is over.
 */
const AFTER_PASS = [STAGE.station, STAGE.run, STAGE.privates, STAGE.privates, STAGE.privates, STAGE.over]

/** An action of any railway game: what an import makes is checked by the law. */
export type RailEntry = Action & Readonly<Record<string, unknown>>

/** What a title says about its games on 18xx.games. */
export interface Recording {
  readonly game: Game
  readonly law: Law<AnyRailway, Action, Carried<AnyRailway>>
  start(setup: Setup): AnyRailway
  /** Our ids by those of 18xx.games, where they differ. */
  readonly corporations?: Readonly<Record<string, string>>
  readonly privates: Readonly<Record<string, string>>
  readonly options: Importer['options']
  /** Cities by the hex that their circles lie in. */
  readonly cities: Readonly<Record<string, string>>
  /** What the next tile on a hex costs, by how many were laid there before; `special` if a private company lays it. */
  terrain(state: AnyRailway, corporation: string, hex: string, before: number, special: boolean): Money
  /** What a private company's certificate exchanges for, by our ids; only of titles that have one. */
  readonly exchanges?: Readonly<Record<string, string>>
  readonly auctions: Pick<Auctions, 'price' | 'mustAccept'>
}

/** What a recorded game has shown so far that no table stores. */
interface Memory {
  /** The tiles on each hex, such as `57-0`, oldest first. */
  readonly tiles: Map<string, readonly string[]>
  /** Where train cards are, by their id on 18xx.games: on a charter or in the Pool. Any other card is new. */
  readonly trains: Map<string, string>
  /** Certificates that have left the Initial Offering: when bought again, they come from the Pool. */
  readonly issued: Set<string>
  /** A run whose dividend is not decided yet. */
  run: { readonly corporation: string; readonly revenue: Money } | null
}

/** Whose turn it is; `undefined` if something else lies on top. */
export const turnOf = (state: AnyRailway): PlayerId | string | undefined =>
  frame(state, 'stock')?.player ?? frame(state, 'operate')?.corporation

/** The entry for trains without a route: 18xx.games skips such a run silently; here it is an entry of 0. */
export const notRun = (corporation: string): RailEntry => ({
  type: 'run',
  corporation,
  revenue: 0,
  pay: false,
})

/** The run of 0 that 18xx.games omits if the trains have no route. */
export function unrun(state: AnyRailway, corporation: string): readonly RailEntry[] {
  const turn = frame(state, 'operate')
  const idle = turn?.corporation === corporation && turn.step !== 'trains'
  return idle && (state.depot.owned[corporation] ?? []).length > 0 ? [notRun(corporation)] : []
}

/** Turns entries of a recorded railway game into actions. */
export class RailDesk extends RecordedDesk<AnyRailway, RailEntry> {
  readonly memory: Memory = { tiles: new Map(), trains: new Map(), issued: new Set(), run: null }
  readonly recording: Recording

  constructor(recording: Recording, setup: Setup) {
    super(recording.start(setup), { first: STAGE.tile, over: STAGE.over })
    this.recording = recording
  }

  protected readonly carryOut = (state: AnyRailway, actions: readonly RailEntry[]): Outcome<AnyRailway> =>
    applyAll(this.recording.law, state, actions)
  protected readonly turnOf = turnOf
  protected readonly closers = (state: AnyRailway, heard: boolean): readonly RailEntry[] | undefined => {
    const player = frame(state, 'stock')?.player
    if (player !== undefined) return [this.taken(state, player) ?? { type: 'pass', player }]
    const turn = frame(state, 'operate')
    if (!turn || !heard) return undefined
    const { corporation } = turn
    const { depot } = state
    if ((depot.owned[corporation] ?? []).length > 0)
      return [...unrun(state, corporation), { type: 'endTurn', corporation }]
    const left = depot.market.length > 0 || Object.values(depot.offering).some(number => number !== 0)
    return [{ type: 'endTurn', corporation, ...(left ? { noRoute: true } : {}) }]
  }
  protected readonly roundOf = ({ round }: AnyRailway) => round

  protected get undecided(): boolean {
    return this.memory.run !== null
  }

  /** The private company that costs nothing any more, which 18xx.games gives this player without an entry. */
  private taken(state: AnyRailway, player: PlayerId): RailEntry | undefined {
    const { game, auctions } = this.recording
    const due = auctions.mustAccept(state, player) !== undefined
    return due ? { type: 'buyPrivate', player, private: game.unsold(state) } : undefined
  }

  /** Enters actions, all or none, and then the purchase that 18xx.games makes silently. */
  override enter(list: readonly RailEntry[], stage?: number): Refusal | undefined {
    const refusal = super.enter(list, stage)
    const player = frame(this.state, 'stock')?.player
    const taken = player === undefined ? undefined : this.taken(this.state, player)
    return refusal || !taken ? refusal : this.enter([taken])
  }

  /** A pass of one step in an operating turn: it enters nothing, but shows how far the turn has come. */
  passStep(corporation: string): Hitch | undefined {
    if (frame(this.state, 'over')) return undefined
    const hitch = this.arrive(corporation, this.stage === STAGE.over ? STAGE.privates : STAGE.over)
    if (!hitch) this.hear(AFTER_PASS[this.stage] ?? STAGE.over)
    return hitch
  }

  /** Our id of the private company that a file names. */
  company(named: unknown): string | undefined {
    const { game, privates } = this.recording
    if (typeof named !== 'string') return undefined
    const ours = Object.hasOwn(privates, named) ? privates[named] : named
    return game.privates.find(id => id === ours)
  }

  /** Our id of the corporation that a file names. */
  corporation(named: unknown): string | undefined {
    const { game, corporations = {} } = this.recording
    if (typeof named !== 'string') return undefined
    const ours = Object.hasOwn(corporations, named) ? corporations[named] : named
    return game.corporations.find(id => id === ours)
  }

  /** The corporation of an entry: its own, or the one that owns the private company whose power was used. */
  acting({ fields }: ForeignEntry): string | undefined {
    if (fields.entity_type !== 'company') return this.corporation(fields.entity)
    const company = this.company(fields.entity)
    const owner = company === undefined ? undefined : this.state.privates[company]
    return this.recording.game.corporations.find(id => id === owner)
  }

  /** The corporation whose turn it is, or whose turn has been interrupted. */
  get operating(): string | undefined {
    return operatingTurn(this.state)?.corporation
  }
}
