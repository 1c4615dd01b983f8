import type { Money } from '../../../bank/money'
import type { Outcome } from '../../../rules/apply'
import { applyAll, type Law } from '../../../rules/apply'
import type { ForeignEntry, Hitch, Importer } from '../../../rules/intake'
import type { Carried } from '../../../rules/ledger'
import type { Action, Refusal, Setup } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import { RecordedDesk } from '../../recorded/desk'
import type { Take } from '../../recorded/entry'
import type { Auctions } from '../auction/auctions'
import type { Game } from '../game'
import { type AnyRailway, frame, operatingTurn } from '../table'

/** Steps of an operating turn in the order of 18xx.games: an entry for a step already passed belongs to the next turn. */
export const STAGE = {
  convert: 0,
  tile: 1,
  station: 2,
  run: 3,
  dividend: 4,
  trains: 5,
  privates: 6,
  over: 7,
} as const

/**
 * The stage after a pass, by the stage before it. A run is never passed: a pass after the station step means that the
 * purchase of trains is over.
 */
const AFTER_PASS = [
  ...[STAGE.tile, STAGE.station, STAGE.run],
  ...[STAGE.privates, STAGE.privates, STAGE.privates, STAGE.over],
]

/** An action of any railway game: what an import makes is checked by the law. */
export type RailEntry = Action & Readonly<Record<string, unknown>>

/** What a title says about its games on 18xx.games; made anew for each game, of which it may remember something. */
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
  terrain?(state: AnyRailway, corporation: string, hex: string, before: number, special: boolean): Money
  /** What a tile is besides, by its number and rotation: fields of its entry. */
  tiled?(state: AnyRailway, lay: RailEntry, tile: string, rotation: unknown): object
  /** What a private company's certificate exchanges for, by our ids; only of titles that have one. */
  readonly exchanges?: Readonly<Record<string, string>>
  readonly auctions?: Pick<Auctions, 'price' | 'mustAccept'>
  /** Whether an operating turn begins with a step to convert, and whether it never ends without a train that can be had. */
  readonly converts?: true
  readonly mustOwn?: true
  /** Whether no pass follows the one over the purchase of trains. */
  readonly trainsLast?: true
  /** Whether a tile that costs nothing is an entry, too. */
  readonly everyTile?: true
  /** Whether 18xx.games may end an auction without asking everybody whom the rules ask: they pass. */
  readonly unasked?: true
  /** Entries that only this title has, or takes in its own way, by their types on 18xx.games. */
  readonly takes?: Readonly<Record<string, Take<RailDesk>>>
  /** Who is to act in a turn that only this title has. */
  turnOf?(state: AnyRailway): PlayerId | undefined
  /** The entries that the rules take instead, where 18xx.games departs from the book: a ruling says so. */
  adapted?(state: AnyRailway, entries: readonly RailEntry[]): readonly RailEntry[]
  /** What a share costs, if files are to be held to it. */
  sharePrice?(state: AnyRailway, corporation: string): Money
  /** What a station is besides: fields of its entry. */
  station?(state: AnyRailway, corporation: string, city: string): object
  /** What the routes of a run earned, if a file may not say it; or why it cannot be told. */
  earned?(desk: RailDesk, corporation: string, routes: readonly unknown[]): Money | Hitch
  /** What a run brings besides its revenue: fields of the entry, or why it cannot be told. */
  besides?(entry: ForeignEntry): Hitch | { readonly fields: object }
  /** What else belongs to the purchase of a train that was declared as `card`: another price, fields, entries that follow. */
  purchase?(entry: ForeignEntry, buy: RailEntry, card: string): Purchase
}

/** What a purchase of a train is besides. */
export interface Purchase {
  readonly face?: Money
  readonly fields?: object
  readonly after?: readonly RailEntry[]
}

/** What a recorded game has shown so far that no table stores. */
interface Memory {
  /** The tiles on each hex, such as `57-0`, oldest first. */
  readonly tiles: Map<string, readonly string[]>
  /** Train cards by their id on 18xx.games: on which charter or in the Pool, and declared as what. Any other is new. */
  readonly trains: Map<string, { readonly at: string; readonly card: string }>
  /** Certificates that have left the Initial Offering: when bought again, they come from the Pool. */
  readonly issued: Set<string>
  /** A run whose dividend is not decided yet. */
  run: { readonly corporation: string; readonly revenue: Money; readonly fields: object } | null
}

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
    super(recording.start(setup), {
      first: recording.converts ? STAGE.convert : STAGE.tile,
      over: STAGE.over,
    })
    this.recording = recording
  }

  protected readonly carryOut = (state: AnyRailway, actions: readonly RailEntry[]): Outcome<AnyRailway> =>
    applyAll(this.recording.law, state, actions)
  protected readonly turnOf = (state: AnyRailway): PlayerId | string | undefined =>
    this.recording.turnOf?.(state) ?? frame(state, 'stock')?.player ?? frame(state, 'operate')?.corporation
  protected readonly closers = (state: AnyRailway, heard: boolean): readonly RailEntry[] | undefined => {
    const auction = this.recording.unasked && frame(state, 'auction')
    if (auction) return [{ type: 'pass', player: auction.player }]
    const player = frame(state, 'stock')?.player
    if (player !== undefined)
      return this.adapted(state, [this.taken(state, player) ?? { type: 'pass', player }])
    const turn = frame(state, 'operate')
    if (!turn || !heard) return undefined
    const { corporation } = turn
    const { depot } = state
    if ((depot.owned[corporation] ?? []).length > 0)
      return [...unrun(state, corporation), { type: 'endTurn', corporation }]
    const left = depot.market.length > 0 || Object.values(depot.offering).some(number => number !== 0)
    return [{ type: 'endTurn', corporation, ...(left && !this.recording.mustOwn ? { noRoute: true } : {}) }]
  }
  protected readonly roundOf = ({ round }: AnyRailway) => round

  get undecided(): string | undefined {
    return this.memory.run?.corporation
  }

  /** The private company that costs nothing any more, which 18xx.games gives this player without an entry. */
  private taken(state: AnyRailway, player: PlayerId): RailEntry | undefined {
    const { game, auctions } = this.recording
    const due = auctions?.mustAccept(state, player) !== undefined
    return due ? { type: 'buyPrivate', player, private: game.unsold(state) } : undefined
  }

  /** Enters actions, all or none, and then the purchase that 18xx.games makes silently. */
  override enter(list: readonly RailEntry[], stage?: number): Refusal | undefined {
    const refusal = super.enter(list, stage)
    const player = frame(this.state, 'stock')?.player
    const taken = player === undefined ? undefined : this.taken(this.state, player)
    return refusal || !taken ? refusal : this.enter([taken])
  }

  /** The entries as the rules take them. */
  adapted(state: AnyRailway, list: readonly RailEntry[]): readonly RailEntry[] {
    return this.recording.adapted?.(state, list) ?? list
  }

  override act(
    who: string,
    make: (state: AnyRailway) => readonly RailEntry[],
    until?: number,
    at?: number,
  ): Hitch | undefined {
    return super.act(who, state => this.adapted(state, make(state)), until, at)
  }

  /** Whose turn it is; `undefined` if something else lies on top. */
  get whose(): PlayerId | string | undefined {
    return this.turnOf(this.state)
  }

  /** The stage that the operating turn has at least reached, and the first of all. */
  get reached(): number {
    return this.stage
  }
  get begins(): number {
    return this.recording.converts ? STAGE.convert : STAGE.tile
  }

  /** Forgets certificates and trains of corporations that a bankruptcy has closed: they may start again. */
  forgetClosed(): void {
    const { issued, trains } = this.memory
    const started = (id: string | undefined) => id !== undefined && this.state.corporations[id]?.par !== null
    for (const id of issued) if (!started(this.corporation(id.replace(/_\d+$/, '')))) issued.delete(id)
    for (const [id, { at, card }] of trains)
      if (at !== 'market' && !started(at)) trains.set(id, { at: 'market', card })
  }

  /** A pass of one step in an operating turn: it enters nothing, but shows how far the turn has come. */
  passStep(corporation: string): Hitch | undefined {
    if (frame(this.state, 'over')) return undefined
    const hitch = this.arrive(corporation, this.stage === STAGE.over ? STAGE.privates : STAGE.over)
    const { trainsLast } = this.recording
    const next = AFTER_PASS[this.stage] ?? STAGE.over
    if (!hitch) this.hear(trainsLast && next === STAGE.privates ? STAGE.over : next)
    return hitch
  }

  /** Our id of the private company that a file names by its id, or in files of early 2020 by its name. */
  company(named: unknown): string | undefined {
    const { game, privates } = this.recording
    if (typeof named !== 'string') return undefined
    const ours = Object.hasOwn(privates, named) ? privates[named] : named
    return game.privates.find(id => id === ours || game.company(this.state, id).name === named)
  }

  /** Our id of the corporation that a file names. */
  corporation(named: unknown): string | undefined {
    const { game, corporations = {} } = this.recording
    if (typeof named !== 'string') return undefined
    const ours = Object.hasOwn(corporations, named) ? corporations[named] : named
    return game.corporations.find(id => id === ours)
  }

  /** The corporation of an entry: its own, or the one that owns the private company whose power was used. */
  owning({ fields }: ForeignEntry): string | undefined {
    if (fields.entity_type !== 'company') return this.corporation(fields.entity)
    const company = this.company(fields.entity)
    const owner = company === undefined ? undefined : this.state.privates[company]
    return this.recording.game.corporations.find(id => id === owner)
  }

  /** The same; if no corporation owns the private company, a rule says so to the one whose turn it is. */
  acting(entry: ForeignEntry): string | undefined {
    const { entity, entity_type: kind } = entry.fields
    const used = kind === 'company' && this.company(entity) !== undefined
    return this.owning(entry) ?? (used ? this.operating : undefined)
  }

  /** The corporation whose turn it is, or whose turn has been interrupted. */
  get operating(): string | undefined {
    return operatingTurn(this.state)?.corporation
  }
}
