import type { Money } from '../../../bank/money'
import { applyAll, type Outcome } from '../../../rules/apply'
import type { ForeignEntry, Hitch } from '../../../rules/intake'
import type { Refusal, Setup } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import { type AnyRailway, frame, operatingTurnIn, trainsOf } from '../table'
import { AFTER_PASS, type RailEntry, type RecordedTitle, STAGE, unrun } from './recording'

/** At most this many turns in a row are closed without any mention in the record; more means that the record does not fit. */
const MOST_CLOSED = 40

/** Whose turn it is: a player's, or that of a corporation, by its id. */
type Whose = PlayerId | string

/** Turns closed in a row, and the table after them. */
interface Closing {
  readonly list: readonly RailEntry[]
  readonly state: AnyRailway
}

/** Turns that cannot be closed: the rule that forbids it, if it is one. */
interface Stuck {
  readonly refusal?: Refusal | undefined
}

/** Takes in one kind of entry of a game recorded elsewhere. */
export type Take = (desk: RailDesk, entry: ForeignEntry) => Hitch | undefined

/** How a title takes in its games on 18xx.games; made anew for each game, of which it may remember something. */
export interface Recording extends RecordedTitle {
  /** Entries that only this title has, or takes in its own way, by their types on 18xx.games. */
  readonly takes?: Readonly<Record<string, Take>>
  /** What the routes of a run earned, if a file may not say it; or why it cannot be told. */
  earned?(desk: RailDesk, corporation: string, routes: readonly unknown[]): Money | Hitch
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

/** The hitch for an entry that a rule of the game refuses. */
export const refused = (refusal: Refusal): Hitch => ({ code: 'refused', facts: {}, refusal })

/**
 * Turns entries of 18xx.games into actions: holds the current table and asks the engine about each action. 18xx.games
 * ends turns by itself and passes step by step; here an entry ends a turn. That entry is made once the record
 * mentions the next turn.
 */
export class RailDesk {
  readonly memory: Memory = { tiles: new Map(), trains: new Map(), issued: new Set(), run: null }
  readonly actions: RailEntry[] = []
  readonly recording: Recording
  state: AnyRailway
  /** The first stage of an operating turn, and the one that the open turn has at least reached. */
  readonly begins: number
  reached: number
  /** Whether the record has mentioned the open turn. */
  private heard = false

  constructor(recording: Recording, setup: Setup) {
    this.recording = recording
    this.state = recording.start(setup)
    this.begins = recording.converts ? STAGE.convert : STAGE.tile
    this.reached = this.begins
  }

  /** Carries out actions on a table, all or none. */
  private carryOut(state: AnyRailway, actions: readonly RailEntry[]): Outcome<AnyRailway> {
    return applyAll(this.recording.law, state, actions)
  }

  private turnOf(state: AnyRailway): Whose | undefined {
    return (
      this.recording.turnOf?.(state) ?? frame(state, 'stock')?.player ?? frame(state, 'operate')?.corporation
    )
  }

  /** What ends the open turn; `undefined` if the record has not begun that turn, or if something must be decided. */
  private closers(state: AnyRailway, heard: boolean): readonly RailEntry[] | undefined {
    const auction = this.recording.unasked && frame(state, 'auction')
    if (auction) return [{ type: 'pass', player: auction.player }]
    const player = frame(state, 'stock')?.player
    if (player !== undefined) return this.adapted(state, [this.taken(state) ?? { type: 'pass', player }])
    const turn = frame(state, 'operate')
    if (!turn || !heard) return undefined
    const { corporation } = turn
    const { depot } = state
    if (trainsOf(state, corporation).length > 0)
      return [...unrun(state, corporation), { type: 'endTurn', corporation }]
    const left = depot.market.length > 0 || Object.values(depot.offering).some(number => number !== 0)
    return [{ type: 'endTurn', corporation, ...(left && !this.recording.mustOwn ? { noRoute: true } : {}) }]
  }

  /** The corporation whose run waits for its dividend; until then nothing is closed. */
  get undecided(): string | undefined {
    return this.memory.run?.corporation
  }

  /** Whose turn it is; `undefined` if something else lies on top. */
  get whose(): Whose | undefined {
    return this.turnOf(this.state)
  }

  /** The corporation whose turn it is, or whose turn has been interrupted. */
  get operating(): string | undefined {
    return operatingTurnIn(this.state)?.corporation
  }

  /** Whether an operating turn is open that the record has not mentioned. */
  get unheard(): boolean {
    return !this.heard && frame(this.state, 'operate') !== undefined
  }

  /** Notes that the record mentions the open turn, at this stage. */
  hear(stage: number): void {
    this.heard = true
    this.reached = Math.max(this.reached, stage)
  }

  /** The private company that costs nothing any more, which 18xx.games gives whose stock turn it is without an entry. */
  private taken(state: AnyRailway): RailEntry | undefined {
    const player = frame(state, 'stock')?.player
    const { game, auctions } = this.recording
    if (player === undefined || auctions?.mustAccept(state, player) === undefined) return undefined
    return { type: 'buyPrivate', player, private: game.unsold(state) }
  }

  /** The entries as the rules take them. */
  adapted(state: AnyRailway, list: readonly RailEntry[]): readonly RailEntry[] {
    return this.recording.adapted?.(state, list) ?? list
  }

  /** Enters actions, all or none, and then the purchase that 18xx.games makes silently; returns the refusal if there is one. */
  enter(list: readonly RailEntry[], stage: number = this.begins): Refusal | undefined {
    let { state } = this
    for (const action of list) {
      const outcome = this.carryOut(state, [action])
      if ('refusal' in outcome) return outcome.refusal
      state = outcome.state
      if (action.type === 'endTurn' || !operatingTurnIn(state)) {
        this.reached = this.begins
        this.heard = false
      }
    }
    this.state = state
    this.actions.push(...list)
    const last = list.at(-1)
    if (last && last.type !== 'endTurn' && last.type !== 'pass' && frame(state, 'operate')) this.hear(stage)
    const taken = this.taken(state)
    return taken && this.enter([taken])
  }

  /** The turns to close, at most `most`, until it is the turn of `who`, or why that cannot be reached. */
  private closing(who: Whose, most = MOST_CLOSED): Closing | Stuck {
    if (this.undecided !== undefined) return {}
    let { state, heard } = this
    const list: RailEntry[] = []
    for (let turns = 0; turns < most; turns++) {
      const next = this.closers(state, heard)
      // A turn that the record leaves out is not closed here, but a rule may say why it could not be left out.
      const tried = next ?? this.closers(state, true)
      const outcome = tried && this.carryOut(state, tried)
      if (!next || !outcome || 'refusal' in outcome) return outcome && 'refusal' in outcome ? outcome : {}
      state = outcome.state
      list.push(...next)
      heard = false
      if (this.turnOf(state) === who) return { list, state }
    }
    return {}
  }

  /** Closes turns until it is the turn of `who`; also their own turn, if the record is at a stage that this turn has already passed. */
  reach(who: Whose, stage: number = STAGE.over): void {
    const mine = this.whose === who
    if (mine && stage >= this.reached) return
    const closing = this.closing(who, mine ? 1 : MOST_CLOSED)
    if ('list' in closing) this.enter(closing.list)
  }

  /** Closes turns until it is the turn of a corporation, as `reach` does; returns the rule that stands in the way. */
  arrive(corporation: string, stage: number): Hitch | undefined {
    this.reach(corporation, stage)
    if (this.whose === corporation) return undefined
    const closing = this.closing(corporation)
    const outcome = this.carryOut(this.state, [{ type: 'endTurn', corporation }])
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
    make: (state: AnyRailway) => readonly RailEntry[],
    until: number = STAGE.over,
    at: number = until,
  ): Hitch | undefined {
    const made = (state: AnyRailway) => this.adapted(state, make(state))
    this.reach(who, until)
    const refusal = this.enter(made(this.state), at)
    if (!refusal) return undefined
    const mine = this.whose === who
    // What its stage does not assign to a corporation's next turn was done in this one, or not at all.
    if (mine && frame(this.state, 'operate')) return refused(refusal)
    // It may already be that player's next turn, if everybody in between had nothing to do.
    const closing = this.closing(who)
    if ('list' in closing)
      return this.enter([...closing.list, ...made(closing.state)], at) && refused(refusal)
    return refused(mine ? refusal : (closing.refusal ?? refusal))
  }

  /** Enters that the table ended the game by hand, if it is not over already. */
  stop(): Hitch | undefined {
    if (frame(this.state, 'over')) return undefined
    const refusal = this.enter([{ type: 'stop' }])
    return refusal && refused(refusal)
  }

  /** Ends the round in progress, if the record says that the game ended with it; returns whether the game is over. */
  finish(): boolean {
    const { round } = this.state
    for (let turns = 0; turns < MOST_CLOSED && !frame(this.state, 'over'); turns++) {
      const { operating, stock } = this.state.round
      if (operating !== round.operating || stock !== round.stock || operating === 0) break
      const next = this.closers(this.state, this.heard)
      if (!next || this.undecided !== undefined || this.enter(next)) break
    }
    return frame(this.state, 'over') !== undefined
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
    const hitch = this.arrive(corporation, this.reached === STAGE.over ? STAGE.privates : STAGE.over)
    const { trainsLast } = this.recording
    const next = AFTER_PASS[this.reached] ?? STAGE.over
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
}
