import { heirAmong } from '../../../families/stock/presidency'
import type { PlayerId } from '../../../rules/state'
import { type CorporationId, PRESIDENT_SHARES } from '../data'
import type { VaLedger } from '../ledger'
import { playersAfter, shares, type VaState } from '../state'

/**
 * Who would take over the presidency if each player held `holds(player)` shares: the greatest holder of more than the
 * president, the next in move order on a tie (4.4.2). `undefined` if nobody would.
 */
export function heirTo(
  state: VaState,
  corporation: CorporationId,
  holds: (player: PlayerId) => number,
): PlayerId | undefined {
  const { president } = state.corporations[corporation]
  return president === null ? undefined : heirAmong(president, playersAfter(state, president), holds)
}

/** After a purchase or sale: a player with more shares than the president takes over (4.4.2). */
export function settlePresidency(ledger: VaLedger, corporation: CorporationId): void {
  const { state } = ledger
  const heir = heirTo(state, corporation, player => shares(state, corporation, player))
  if (heir) ledger.president(corporation, heir)
}

/** Who takes over from a bankrupt president, who has no shares left: the greatest holder of two or more (4.6.3). */
export function heirOfBankrupt(state: VaState, corporation: CorporationId): PlayerId | undefined {
  const heir = heirTo(state, corporation, player => shares(state, corporation, player))
  return heir && shares(state, corporation, heir) >= PRESIDENT_SHARES ? heir : undefined
}
