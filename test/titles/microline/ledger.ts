import type { Happening } from '../../../src/rules/happening'
import { StockLedger } from '../../../src/rules/ledger'
import type { Consequence, Rule } from '../../../src/rules/rule'
import type { CardId, CompanyId } from './data'
import type { MicroState } from './state'

/** The happening of this title alone. */
export interface MicroOwnHappening {
  readonly is: 'card'
  readonly card: CardId
  readonly player: string
}

/** All happenings at a table of Micro Line. */
export type MicroHappening = Happening | MicroOwnHappening

/** An action of Micro Line being carried out. */
export class MicroLedger extends StockLedger<CompanyId, MicroState, MicroOwnHappening> {}

/** A rule of Micro Line. */
export type MicroRule<A> = Rule<MicroState, A, MicroLedger>
/** A consequence that follows by itself. */
export type MicroConsequence = Consequence<MicroState, MicroLedger>
