import type { Holder } from '../../bank/money'
import { movePrivate } from '../../bank/privates'
import type { OwnHappening } from '../../rules/happening'
import { RailwayLedger } from '../../rules/ledger'
import type { Consequence } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import { type AnyRailway, type Corporation, frame, tableWith } from './table'

/** What railway games report besides what the app reads; a title adds to it by `noted`, with a code that its words name. */
export type RailHappening =
  | {
      readonly is: 'president'
      readonly corporation: string
      readonly from: PlayerId | null
      readonly to: PlayerId
    }
  | { readonly is: 'floated'; readonly corporation: string }
  | {
      readonly is: 'private'
      readonly private: string
      readonly from: Holder
      readonly to: Holder
      readonly why: string
    }
  /** Private companies that close together, each with its owner before. */
  | { readonly is: 'closing'; readonly privates: readonly (readonly [company: string, owner: Holder])[] }
  /** Trains of a type that a new phase takes out of play together: what each was called, and where it lay. */
  | {
      readonly is: 'removed'
      readonly type: string
      readonly trains: readonly (readonly [card: string, from: Holder])[]
      readonly why: string
    }
  /** `powerless`: an option takes the powers of private companies. */
  | { readonly is: 'phase'; readonly phase: string; readonly powerless?: true }
  | { readonly is: 'priority'; readonly player: PlayerId }
  | { readonly is: 'auction'; readonly private: string; readonly player: PlayerId }
  | { readonly is: 'noted'; readonly code: string; readonly of: string }

/** One action of a railway game being carried out. */
export class RailLedger<S extends AnyRailway = AnyRailway> extends RailwayLedger<
  string,
  string,
  string,
  S,
  RailHappening
> {
  override set(patch: Partial<S>): void {
    this.state = tableWith(this.state, patch)
  }

  /** Reports something of a kind that only one title has. */
  report<H extends OwnHappening>(happening: H): void {
    this.happened.push(happening as OwnHappening as RailHappening)
  }

  /** Replaces parts of what only one title knows. It says of which type that is: a misspelt key does not compile. */
  setOwn<Own extends object = never>(patch: Partial<NoInfer<Own>>): void {
    this.set({ own: { ...this.state.own, ...patch } } as Partial<S>)
  }

  /** Replaces parts of one corporation's record. */
  setCorporation(id: string, patch: Partial<Corporation>): void {
    const { corporations } = this.state
    this.set({
      corporations: { ...corporations, [id]: { ...corporationIn(this.state, id), ...patch } },
    } as Partial<S>)
  }

  /** Hands over a private company; does nothing if the game does without it, or the holder has it already. */
  private(company: string, to: Holder, why: string): void {
    const from = this.state.privates[company]
    if (from === undefined || from === to) return
    this.set({ privates: movePrivate(this.state.privates, company, to) } as Partial<S>)
    this.tell({ is: 'private', private: company, from, to, why })
  }

  /** Makes a player president of a corporation. Whoever takes one over on its turn counts as having sold nothing for its train yet. */
  president(corporation: string, to: PlayerId): void {
    const from = corporationIn(this.state, corporation).president
    this.setCorporation(corporation, { president: to })
    const turn = frame(this.state, 'operate')
    if (turn?.corporation === corporation) this.setTurn({ ...turn, raised: [] })
    this.tell({ is: 'president', corporation, from, to })
  }

  /** Gives a player the Priority Deal. */
  priority(player: PlayerId): void {
    this.set({ priorityDeal: player } as Partial<S>)
    this.tell({ is: 'priority', player })
  }
}

/** A corporation's record. Throws for an id that the game does not have. */
export function corporationIn({ corporations }: AnyRailway, id: string): Corporation {
  const corporation = corporations[id]
  if (corporation === undefined) throw new Error(`no corporation ${id}`)
  return corporation
}

/** Something that follows by itself in a railway game. */
export type RailConsequence = Consequence<AnyRailway, RailLedger>
