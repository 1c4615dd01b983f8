import { cashOf, type Holder, type Money } from '../../bank/money'
import type { PlayerId, Table } from '../../rules/state'
import { type Holders, sharesIn } from './reading'

/** What taking over the money and shares of a table needs of the ledger. */
interface TakingLedger<C extends string> {
  readonly state: Table
  pay(from: Holder, to: Holder, amount: Money, why: string): void
  shares(corporation: C, from: Holder, to: Holder, shares: number): void
}

/** Takes over the cash of the players and the treasuries of these corporations; what the players began with goes back first. */
export function takeMoney<C extends string>(
  ledger: TakingLedger<C>,
  table: { readonly players: Readonly<Record<PlayerId, { readonly cash: Money }>> },
  rows: readonly (readonly [C, { readonly treasury?: Money }])[],
): void {
  const { players } = ledger.state
  for (const player of players) ledger.pay(player, 'bank', cashOf(ledger.state.cash, player), 'position')
  for (const player of players) ledger.pay('bank', player, table.players[player]?.cash ?? 0, 'position')
  for (const [id, { treasury = 0 }] of rows) ledger.pay('bank', id, treasury, 'position')
}

/** Takes over who holds a corporation's shares, and how many are in the market. */
export function takeShares<C extends string>(
  ledger: TakingLedger<C>,
  table: Holders<C>,
  corporation: C,
  market: number,
): void {
  for (const player of ledger.state.players) {
    const shares = sharesIn(table, player, corporation)
    if (shares > 0) ledger.shares(corporation, 'ipo', player, shares)
  }
  if (market > 0) ledger.shares(corporation, 'ipo', 'market', market)
}
