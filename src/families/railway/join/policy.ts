import type { Action, Refusal } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import type { JoinedStock, Missing, MostShares } from '../../join/form'
import type { Auctions } from '../auction/auctions'
import type { Game } from '../game'
import type { JoiningPolicy } from '../joining/policy'
import type { FrameTable, PositionTable } from '../joining/table'
import type { AnyRailway, OperatingTurn } from '../table'
import type { DeedsDone, Joined } from './answers'

/** How far a corporation has come in its turn: the step that it has at least reached, and what has been done. */
export interface Stage {
  readonly step: string
  readonly tiles?: number
  readonly placed?: number
  /** What a turn is assumed to remember besides. */
  readonly likely?: Partial<OperatingTurn>
}

/** How often each of these was so, most once at most: players and corporations by name, others as they are. */
interface Tally {
  readonly is: 'tally'
  most(form: Joined, fresh: AnyRailway): Readonly<Record<string, number>>
}

/** One of these numbers; the first is the likeliest. */
interface Choice {
  readonly is: 'choice'
  readonly of: readonly number[]
}

/** One of these codes; the first is the likeliest. */
interface One {
  readonly is: 'one'
  readonly of: readonly string[]
}

/**
 * The corporation that has something: the one that is likely, otherwise any; `nobody` if none need have it, which is so until
 * the form says otherwise, unless it is `open`.
 */
interface Owner {
  readonly is: 'owner'
  readonly nobody?: true
  readonly open?: true
  likely?(form: Joined): string | undefined
}

/** Whether something is so that the end of the game depends on. */
interface Flag {
  readonly is: 'flag'
}

/** A question of a title as data. Its key is that of the table, too; `at` is the private company it is asked below. */
export type Question = (Tally | Choice | One | Owner | Flag) & {
  readonly key: string
  readonly at?: string
  asked(form: Joined, phase: string): boolean
}

/** Whether something is so of a corporation. */
export interface RowQuestion {
  readonly key: string
  asked(corporation: string, row: JoinedStock, form: Joined): boolean
  /** What is so until the form says otherwise; `undefined` if the form must say. Without this, it is so. */
  likely?(row: JoinedStock): boolean | undefined
}

/** A title's own questions, without their parts of the screen. */
export interface OwnQuestions {
  /** What the answers say under the title's keys; whatever is as it most likely is stays out. */
  table(form: Joined, phase: string, fresh: AnyRailway): Partial<PositionTable>
  /** What they say of a player and of a corporation under the keys of their rows. */
  player?(form: Joined, player: PlayerId): object
  row?(form: Joined, corporation: string, row: JoinedStock, phase: string): object
  /** The turn in progress, if it is one that only this title has. */
  turn?(form: Joined, fresh: AnyRailway): FrameTable | undefined
  /** The answers that a table gives. */
  form(table: PositionTable, fresh: AnyRailway): Joined['own']
  /** What is still open. */
  missing?(form: Joined, phase: string, fresh: AnyRailway): readonly Missing<string>[]
}

/** What of a corporation depends on its size: its shares, stations and train limit, and the most shares that the form offers. */
export interface Sized {
  readonly shares: number
  readonly stations: number
  readonly trainLimit: number
  readonly most: JoinPolicy['most']
}

/** Corporations of several sizes: which a corporation may have in a phase, and what depends on it. */
export interface Sizes {
  readonly all: readonly number[]
  inPhase(phase: string, corporation: string): readonly number[]
  of(size: number, phase: string, fresh: AnyRailway): Sized
  /** How many trains more than its size allows a corporation may have, as far as is said. */
  moreTrains?(form: Joined, corporation: string): number
}

/** What the form for joining a table depends on in a title. */
export interface JoinPolicy {
  readonly game: Game
  readonly joining: Omit<JoiningPolicy, 'own' | 'faults'>
  /** Stages of an operating turn by their codes, in their order. */
  readonly stages: Readonly<Record<string, Stage>>
  /**
   * Whether it matters which stock a player has sold in this turn, and which a president has sold for a train; otherwise
   * only the least counts that a president got for a certificate.
   */
  readonly salesBy: boolean
  /** What a player may have done in a stock turn, if not anything in any order. */
  readonly deeds?: readonly DeedsDone[]
  /** Whether the move order is another by now than that of the seats, if it can be. */
  moves?(form: Joined): boolean
  /** A player who goes bankrupt is out, and the game goes on: the form asks who is. */
  readonly playsOn?: true
  /** If not all corporations are alike. */
  readonly sizes?: Sizes
  /** Whether no more than one train a turn may be bought from the bank, so that it matters if one was. */
  oneTrain?(phase: string): boolean
  /** The types of which no more than one each may be bought from the bank in a turn. */
  oneOfEach?(phase: string): readonly string[]
  /** The lowest next bid on a private company, and the paragraph that sets it, if each is sold by bids on it. */
  readonly bids?: { readonly least: Auctions['least']; readonly rule: string }
  /** Why the rules refuse an entry. */
  refusal(fresh: AnyRailway, entry: Action, form: Joined): Refusal | undefined
  readonly most: MostShares
  /** The title's own questions: as data, and what follows from them or from parts of its own. */
  readonly questions: readonly Question[]
  readonly rows?: readonly RowQuestion[]
  readonly own: OwnQuestions
}
