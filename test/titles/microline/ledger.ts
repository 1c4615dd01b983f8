import type { Space } from '../../../src/bank/chart'
import type { Happening } from '../../../src/rules/happening'
import { StockLedger } from '../../../src/rules/ledger'
import type { Consequence, Rule } from '../../../src/rules/rule'
import type { CardId, CompanyId } from './data'
import { type MicroState, priceOf } from './state'

/**
 * The happenings of this title alone. A token's move carries its prices, because the words do not know the ladder of
 * the game.
 */
export type MicroOwnHappening =
  | { readonly is: 'card'; readonly card: CardId; readonly player: string }
  | { readonly is: 'priced'; readonly corporation: CompanyId; readonly from: number; readonly to: number }

/** All happenings at a table of Micro Line. */
export type MicroHappening = Happening | MicroOwnHappening

/** An action of Micro Line being carried out. */
export class MicroLedger extends StockLedger<CompanyId, MicroState, MicroOwnHappening> {
  /** Moves a company's token, and reports its prices. */
  price(corporation: CompanyId, to: Space, why: string): void {
    const from = priceOf(this.state, corporation)
    this.token(corporation, to, why)
    this.tell({ is: 'priced', corporation, from, to: priceOf(this.state, corporation) })
  }
}

/** A rule of Micro Line. */
export type MicroRule<A> = Rule<MicroState, A, MicroLedger>
/** A consequence that follows by itself. */
export type MicroConsequence = Consequence<MicroState, MicroLedger>
