import type { Money } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'
import type { JoinedForm } from '../../join/form'
import type { JoinedMemory } from '../../join/memory'
import type { PositionTable } from '../joining/table'
import type { OperatingTurn, Raised } from '../table'

/** What a player may have done in a stock turn that is joined. */
export const DEEDS = ['nothing', 'sold', 'bought', 'soldBought', 'boughtSold'] as const
export type DeedsDone = (typeof DEEDS)[number]

/** Standing bids on private companies, by company and player. */
export type JoinedBids = Readonly<Record<string, Readonly<Record<PlayerId, Money>>>>

/** What the round and the turn in progress remember, as far as filled in; all of it may be omitted. */
export interface Progress {
  readonly memory?: JoinedMemory
  readonly deed?: DeedsDone
  /** Corporations whose stock was sold in this turn. */
  readonly soldNow?: readonly string[]
  /** A code of the title's stages. */
  readonly stage?: string
  /** Types of the trains bought from the bank on this turn. */
  readonly fromBank?: readonly string[]
  /** What the president has sold for a train. */
  readonly raised?: readonly Raised[]
  readonly bids?: JoinedBids
  /** Who has the turn once the auction is over. */
  readonly afterwards?: PlayerId | undefined
  /** Who got a share for a private company, of a corporation that is not started yet. */
  readonly exchangedBy?: PlayerId | undefined
  /** What no question asks about: revenue and tiles of the turn that the table was joined in. */
  readonly keptTurn?: OperatingTurn | undefined
}

/** What is answered about a table; what only the title asks is in `own`, by key. */
export interface Answers extends JoinedForm, Progress {
  /** The end that was once set off, even if its cause is gone. */
  readonly ending?: string | undefined
  readonly own: Readonly<Record<string, unknown>>
}

/** A table that is joined in progress, as far as it is filled in. */
export interface Joined extends Answers {
  /** The table that was joined before and is being corrected, and what was answered when it was filled in. */
  readonly kept?: { readonly table: PositionTable; readonly answers: Answers } | undefined
}
