import { successionIn } from '../../../families/stock/presidency'
import type { PlayerId } from '../../../rules/state'
import { type CorporationId, PRESIDENT_SHARES } from '../data'
import type { VaLedger } from '../ledger'
import { playersAfter, shares, type VaState } from '../state'

const succession = successionIn<CorporationId, VaState>(playersAfter)

/** Who takes over from a president, the next in move order on a tie, and who is president after a sale (4.4.2). */
export const { heirTo, presidentAfter } = succession

/** After a sale, or a purchase by `buyer`: a player with more shares than the president takes over (4.4.2). */
export function settlePresidency(ledger: VaLedger, corporation: CorporationId, buyer?: PlayerId): void {
  const { state } = ledger
  const heir =
    buyer === undefined ? heirTo(state, corporation) : succession.heirAfterPurchase(state, corporation, buyer)
  if (heir) ledger.president(corporation, heir)
}

/** Who takes over from a bankrupt president, who has no shares left: the greatest holder of two or more (4.6.3). */
export function heirOfBankrupt(state: VaState, corporation: CorporationId): PlayerId | undefined {
  const heir = heirTo(state, corporation)
  return heir && shares(state, corporation, heir) >= PRESIDENT_SHARES ? heir : undefined
}
